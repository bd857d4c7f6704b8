city-berlin = Berlín
