/** Shapes of marks of curves, as paths around a point: distinguishable without colour. */
export const MARKS = [
  'M-4,0a4,4 0 1,0 8,0a4,4 0 1,0 -8,0',
  'M-3.5,-3.5h7v7h-7z',
  'M0,-4.5L4.5,3.5H-4.5z',
  'M0,4.5L4.5,-3.5H-4.5z',
  'M-4,-4L4,4M-4,4L4,-4',
  'M0,-5V5M-5,0H5',
] as const;
/** Mark of a printed number. */
export const DIAMOND = 'M0,-5L5,0L0,5L-5,0z';
/** Dash patterns of curves. */
export const DASHES = ['', '6 3', '2 3', '8 3 2 3', '4 2', '1 3', '10 3'] as const;
