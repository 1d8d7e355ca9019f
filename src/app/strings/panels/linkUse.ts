import { panelNames } from './panelNames.ts';

/** Texts of the plots of the link and of all windows together. */
export const linkUseTexts = {
  title: panelNames.linkUse.title,
  brief: 'Link use',
  each: (ms: string) => `slots, each ${ms}\u00a0ms`,
  label: (port: string) => `Use of the link ${port}, shares of its cell slots`,
  idle: 'idle',
  isIdle: (share: string) => `${share} idle`,
  isUseful: (share: string) => `${share} useful`,
  lately: (ms: string) => `in the last ${ms}\u00a0ms`,
  parts: {
    useful: 'useful',
    dead: 'dead',
    duplicate: 'duplicate',
    rm: 'RM cells',
    credit: 'credit cells',
    idle: 'idle',
  },
  value: (shares: string, ms: string) => `${shares} in the last ${ms} ms`,
  spoken: (port: string, shares: string, lately: string) =>
    `Use of the link ${port}, shares of its cell slots. Since 0 s ${shares}. Lately ${lately}.`,
  spokenEmpty: (port: string) => `Use of the link ${port}, shares of its cell slots: not recorded.`,
  columns: ['From, s', 'Useful, %', 'Dead, %', 'Duplicate, %', 'RM and credit, %', 'Idle, %'],
} as const;

export const allWindowsTexts = {
  title: panelNames.allWindows.title,
  unit: 'together, KB',
  fills: 'fill the link',
  label: 'All congestion windows over the link together, bytes',
  spoken: (vcs: number, now: string, fill: string) =>
    `Windows of ${vcs} VCs together: ${now} now. ${fill} fill the link for a round trip.`,
  columns: ['Time, s', 'All windows, bytes'],
} as const;
