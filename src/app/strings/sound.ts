/** Words of the run as sound; loaded with it. */
export const soundTexts = {
  title: 'Sound',
  play: 'Play the run as sound',
  hint: 'The higher the tone, the higher the curve; a click is a drop at the shown port. The plot, its sentence and its table say the same without sound.',
  what: 'Sound source',
  queue: 'Queue',
  window: (vc: string) => `Window of ${vc}`,
  rate: (vc: string) => `Allowed rate of ${vc}`,
  volume: 'Volume',
  volumes: { low: 'low', middle: 'medium', high: 'high' },
  now: (curve: string, percent: string) => `${curve}: ${percent} of its scale`,
  on: (curve: string) => `Sound on: ${curve}. A click is a drop.`,
  off: 'Sound off',
  none: 'This browser cannot make sound.',
};
