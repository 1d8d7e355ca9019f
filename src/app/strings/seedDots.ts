/** Of a picture with a dot for each seed. */
export const seedDotsTexts = {
  /** `zero`: what the runs are compared with, A or Reno. */
  label: (zero: string): string => `One dot for each seed: how far it is from ${zero}`,
  dot: (seed: number, by: string): string => `Seed ${seed}: ${by}`,
};
