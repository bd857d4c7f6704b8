"""HTTP and sockets: requests are read, limited and answered."""
