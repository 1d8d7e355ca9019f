import type { seedDotsTexts as english } from '../../../app/strings/seedDots.ts';

export const seedDotsTexts: typeof english = {
  label: (zero) => `Ein Punkt für jeden Seed: wie weit er von ${zero} weg ist`,
  dot: (seed, by) => `Seed ${seed}: ${by}`,
};
