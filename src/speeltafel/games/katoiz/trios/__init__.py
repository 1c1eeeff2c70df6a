"""3-stel: three discs on tiles with one value in common (KZ-20 … KZ-25)."""
