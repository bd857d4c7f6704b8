city-classic-tokyo = Tokio clásico
