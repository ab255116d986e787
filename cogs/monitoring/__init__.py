"""What a host may watch: metrics, the health page, and reports of errors."""
