/** Where the builder of networks is opened from. */
export const builderOpeners = {
  build: 'Build a network',
  change: 'Edit this network',
  /** The same where there is room for a word. */
  edit: 'Edit',
} as const;
