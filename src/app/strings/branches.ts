import { inside } from '../../strings/en/settings/words.ts';

/** Branches of a run: texts of the first load. */
export const branchTexts = {
  undo: 'Undo',
  redo: 'Redo',
  parameters: 'Parameters',
  undoHint: 'Reverts your last change (Alt+Z). Redo: Alt+Shift+Z',
  second: 'Fork',
  secondHint: 'Starts a second branch at this moment and compares the two (Alt+F)',
  more: (count: number) => (count > 1 ? `Branches ${count}` : 'More'),
  item: (count: number) => (count > 1 ? `Branches ${count}` : 'Branches'),
  moreLabel: 'Branches, breakpoints, bookmarks',
  asOpened: 'as opened',
  since: (words: string, time: string) => `${words} from ${time} s on`,
  senders: (count: string, group: string) => `${count} senders at ${group}`,
  inAll: (changes: string, senders: number) => `${changes}, ${senders} senders in all`,
  changed: (changes: string, subtitle: string) =>
    subtitle === '' ? changes : `${changes}; opened with ${subtitle}`,
  /** Keys of a run that no card has. */
  keys: {
    buffer: 'buffer',
    buffers: 'buffers',
    seed: 'seed',
    weight: 'weight',
    serviceClass: 'service class',
    min: 'least share',
    max: 'largest share',
    rate: 'cells/s',
  } as Readonly<Record<string, string>>,
  unchanged: 'same as its parent so far',
  /** The first changes of a list, and how many more there are. */
  andMore: (named: string, count: number) => `${named} and ${count} more`,
  close: 'Close',
  views: (count: number, also: 'rates' | 'credit' | 'windows' | null) => {
    const among = { rates: 'Rates', credit: 'Credit', windows: 'Windows' };
    const alone = { rates: 'Rates only', credit: 'Credit only', windows: 'Windows only' };
    const isAmong = count > 2;
    return {
      result: 'Result',
      overlaid: 'Overlaid',
      both: 'Side by side',
      queues: isAmong ? 'Queues' : 'Queues only',
      windows: (isAmong ? among : alone)[also ?? 'windows'],
    };
  },
  fork: 'branch',
  sharedPast: 'shared past',
  running: (count: number) => `${['no', 'one', 'two', 'three', 'four'][count] ?? count} branches`,
  above: (a: string, b: string, by: string) => `${a} above ${b} by ${by}`,
  below: (a: string, b: string, by: string) => `${a} below ${b} by ${by}`,
  level: (a: string, b: string) => `${a} level with ${b}`,
  named: (badge: string, words: string) => `${badge}, ${words}`,
  said: {
    branched: 'A second branch runs too. Your changes now act on it alone.',
    undone: 'Undone.',
    redone: 'Redone.',
    nothing: 'Nothing to undo or redo.',
    alone: 'There is one branch. Fork (Alt+F) starts a second one to compare with.',
    view: (name: string) => `Compare: ${inside(name)}.`,
  },
} as const;
