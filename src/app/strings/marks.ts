/** Bookmarks and breakpoints: texts of the first load. */
export const markTexts = {
  bookmarked: 'Bookmarked.',
  kinds: {
    loss: 'next drop',
    timeout: 'next timeout',
    halving: 'a window is cut',
    above: 'queue above',
    below: 'queue below',
    rate: 'ACR below',
    time: 'at a time',
  },
  units: { above: 'cells', below: 'cells', rate: 'cells/s', time: 's' },
  at: {
    vc: (name: string) => ` of ${name}`,
    port: (name: string) => ` at ${name}`,
    quantities: { queue: 'queue', acr: 'ACR', cwnd: 'window' } as Readonly<Record<string, string>>,
    level: (channel: string, side: string, limit: string) => `${channel} ${side} ${limit}`,
    time: (time: string) => `at ${time} s`,
  },
} as const;
