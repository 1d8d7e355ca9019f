import { panelNames } from './panelNames.ts';

/** Texts of the rates of the senders, one on the other. */
export const senderRatesTexts = {
  title: panelNames.senderRates.title,
  brief: 'Rates',
  unit: (ms: string) => `goodput, Mb/s, over ${ms}\u00a0ms`,
  follow: 'press one to follow it',
  share: 'dots: an equal share',
  fills: 'fill the link',
  label: 'What the application of each destination gets, one sender on the other, megabits per second',
  value: (each: string, sum: string) => `${each}, together ${sum} Mb/s`,
  spoken: (now: string, most: string) => `Goodput of each sender: ${now}. ${most} Mb/s fill the link.`,
  time: 'From, s',
  column: (vc: string) => `${vc}, Mb/s`,
} as const;
