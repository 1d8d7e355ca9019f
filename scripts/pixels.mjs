/** Rendering that does not depend on the machine: one set of flags for tests and screenshots. */
export const STABLE_PIXELS = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  // A tile drawn anew only in part keeps another edge smoothing than one drawn whole.
  '--disable-partial-raster',
];
