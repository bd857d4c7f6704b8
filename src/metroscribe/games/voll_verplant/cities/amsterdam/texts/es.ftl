city-amsterdam = Ámsterdam
