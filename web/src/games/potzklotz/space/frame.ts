// The window through which the base is seen, in units of the paper: for the drawing, for what can
// be touched and for the camera, so that all three lie exactly over each other.
export const WINDOW = { left: -26, top: -23.5, width: 52, height: 42.5 };
/** The picture in space is larger by this part on each side, for what stands out of the window. */
export const BLEED = 0.16;
