"""What every game stands on: networks, cards, chance, the contract, scores, errors. Standard library only."""
