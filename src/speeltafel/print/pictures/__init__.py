"""Pictures of what is in the boxes, from the geometry of the engine: SVG, in the inks chosen."""
