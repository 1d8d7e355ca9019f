/** The knob of a scene, Run both to the end, and what comes of it; loaded after the first paint. */
export const runBothTexts = {
  run: 'Run both to the end',
  compareWith: 'Compare with',
  running: 'runs now',
  changed: 'What did your change do?',
  before: 'before',
  after: 'after',
  choose: 'Choose an answer to compare with.',
  locked: 'Locked by this link',
  moment: {
    overflow: 'just before this overflow',
    first: 'just before the first overflow',
    head: 'the play head',
    start: 'the start of the run',
    change: 'the moment of the change',
  },
  from: (a: string, b: string, time: string, moment: string) => `${a} and ${b} from ${time} s, ${moment}`,
  progress: (done: string, all: string) => `Both runs: ${done} of ${all} s`,
  cancel: 'Cancel',
  cancelled: 'Cancelled. Nothing has changed.',
} as const;
