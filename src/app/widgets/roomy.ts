/** Where there is room for sliders beside code and score, they are open from the start. */
export const roomy =
  typeof matchMedia === 'function' && matchMedia('(min-height: 56em), (max-width: 63.99em)').matches;
