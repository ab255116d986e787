"""What is generated from the program: documents, pictures, the bank of problems."""
