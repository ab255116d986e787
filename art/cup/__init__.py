"""The pictures of a cup: brackets, cross tables and Swiss tables on the paper of a score pad."""
