"""What is generated: documents, pictures, the bank of problems, the facts of Discord's API."""
