/** The picture of runs with different seeds; loaded with the lesson that has it. */
export const seedsTexts = {
  seeds: 'Runs, one for each seed',
  seed: (seed: string): string => `Seed ${seed}`,
  mean: (value: string): string => `mean ${value}`,
  printed: (value: string): string => `printed ${value}`,
  zero: '0',
  interval: (seeds: string, mean: string, low: string, high: string): string =>
    `${seeds} seeds: mean ${mean}, 95 % interval from ${low} to ${high}.`,
  alone: 'One seed has no interval.',
  difference: (printed: string, isPrintedWithin: boolean, isZeroWithin: boolean): string =>
    isZeroWithin
      ? `0 is within it: these seeds show no difference. The printed ${printed} is ${isPrintedWithin ? 'within it, too' : 'outside'}.`
      : `0 is outside: these seeds show a difference. The printed ${printed} is ${isPrintedWithin ? 'within it' : 'outside, too'}.`,
  level: (printed: string, isWithin: boolean): string =>
    `The printed ${printed} is ${isWithin ? 'within it' : 'outside'}.`,
  more: 'One more seed',
  all: (seeds: string): string => `All ${seeds} seeds`,
  again: 'Begin again',
};
