/** What runs at a port, as cards call it. */
export const mechanismWords = {
  policy: 'Policy',
  scheduler: 'Scheduler',
  allocation: 'Sharing',
  algorithm: 'Rate algorithm',
} as const;
