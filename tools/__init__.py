"""What is made from the program rather than written: documents, pictures, the bank of problems."""
