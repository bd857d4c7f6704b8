city-classic-tokyo = Tokio (klassisch)
