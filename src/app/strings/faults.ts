import type { ControlName } from '../link/controls.ts';

/** What the page calls its parts when one of them fails. */
export const partNames: Partial<Record<ControlName, string>> = {
  header: 'the header',
  network: 'the network',
  buffer: 'the buffer',
  queue: 'the queue plot',
  windows: 'the plot of windows or rates',
  droplist: 'the drop list',
  frames: 'the plot of frames',
  policy: 'the policy card',
  score: 'the score',
  questions: 'the questions',
  sentence: 'the sentence',
};

export const otherParts = {
  axis: 'the time axis',
  transport: 'the transport bar',
  scenes: 'the list of scenes',
  help: 'the help',
  share: 'the share dialog',
  race: 'the race',
  rules: 'the list of rules',
  announcer: 'the announcements',
} as const;

export const faults = {
  unknown: 'a part of the page',
  failed: (part: string, message: string) => `An error stopped ${part}: ${message}.`,
  works: 'The simulation and the other parts go on.',
  leftOut: (part: string) => `An error stopped ${part}.`,
  again: 'Try again',
} as const;
