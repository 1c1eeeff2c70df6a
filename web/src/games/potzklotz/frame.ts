// The window through which the base is seen, in units of the paper: for the drawing, for what can
// be touched and for the camera, so that all three lie exactly over each other.
export const WINDOW = { left: -29, top: -33, width: 58, height: 54 };
