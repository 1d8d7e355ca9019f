/** Where the builder of networks is opened from. */
export const builderOpeners = {
  build: 'Build a network',
  change: 'Change this network',
} as const;
