/** The knob of a scene, Run both to the end, and what comes of it; loaded after the first paint. */
export const runBothTexts = {
  run: 'Run both to the end',
  running: 'runs now',
  changed: 'What did your change do?',
  before: 'before',
  after: 'after',
  choose: 'Choose an answer to compare with.',
  letters: (a: string, b: string) =>
    `${a} runs now; ${b} is compared with it. Press another answer, and it runs at once, as ${b}.`,
  since: (a: string, b: string, answer: string, time: string) =>
    `${b}: ${answer}, since ${time} s. ${a}: as it was. Undo takes the change back.`,
  over: 'The run is over: a press on an answer says what to compare with.',
  taken: (b: string) => `The network runs ${b} from this moment on. Undo takes it back.`,
  begun: (b: string) => `Changed from 0 s on: ${b}. Undo takes it back.`,
  locked: 'Locked by this link',
  fromStart: (a: string, b: string) => `${a} and ${b}, both from 0 s`,
  from: (a: string, b: string, time: string) => `${a} and ${b}, both from ${time} s`,
  progress: (done: string, all: string) => `Both runs: ${done} of ${all} s`,
  cancel: 'Cancel',
  cancelled: 'Cancelled. Nothing has changed.',
} as const;
