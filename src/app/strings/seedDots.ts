export const seedDotsTexts = {
  /** `zero`: the reference of the comparison, A or Reno. */
  label: (zero: string): string => `One dot for each seed: how far it is from ${zero}`,
  dot: (seed: number, by: string): string => `Seed ${seed}: ${by}`,
};
