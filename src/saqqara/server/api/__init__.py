"""HTTP and sockets around the house: addresses, cookies, headers, limits."""
