"""The drawing of messages: a scene (what one viewer may see) becomes a layout, and nothing else."""
