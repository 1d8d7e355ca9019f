/** A value that never comes, and how far two values are apart: of the first load. */
export const differenceTexts = {
  never: 'never',
  times: (factor: string) => `${factor} times`,
  points: (by: string) => `${by} points`,
} as const;
