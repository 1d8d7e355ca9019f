/** Names of the kinds of mechanisms at a port, as on cards. */
export const mechanismWords = {
  policy: 'Policy',
  scheduler: 'Scheduler',
  allocation: 'Sharing',
  algorithm: 'Rate algorithm',
} as const;
