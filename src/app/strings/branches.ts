/** Words about the futures of a run that are there from the beginning. */
export const branchTexts = {
  undo: 'Undo',
  redo: 'Redo',
  undoHint: 'Takes your last change back (Alt+Z); Redo: Alt+Shift+Z',
  twin: 'Twin',
  twinHint: 'A second run from the same bits, from here on beside this one (Alt+F)',
  more: (count: number) => (count > 1 ? `Branches ${count}` : 'More'),
  item: (count: number) => (count > 1 ? `Branches ${count}` : 'Branches'),
  moreLabel: 'Branches, stops, bookmarks',
  asOpened: 'as opened',
  unchanged: 'as its parent so far',
  more_: (count: number) => `and ${count} more`,
  close: 'Close',
  views: (count: number, beside: 'rates' | 'credit' | 'windows' | null) => {
    const windows = { rates: 'Rates', credit: 'Credit', windows: 'Windows' }[beside ?? 'windows'];
    const only = count > 2 ? '' : ' only';
    return {
      overlaid: 'Overlaid',
      both: 'Side by side',
      queues: `Queues${only}`,
      windows: `${windows}${only}`,
    };
  },
  fork: 'fork',
  sharedPast: 'shared past',
  futures: (count: number) => `${['no', 'one', 'two', 'three', 'four'][count] ?? count} futures`,
  above: (a: string, b: string, by: string) => `${a} above ${b} by ${by}`,
  below: (a: string, b: string, by: string) => `${a} below ${b} by ${by}`,
  level: (a: string, b: string) => `${a} level with ${b}`,
  ghost: (badge: string, words: string) => `${badge}, ${words}`,
  said: {
    twin: 'A twin runs along. What you change now is its own.',
    undone: 'Undone.',
    redone: 'Redone.',
    nothing: 'Nothing left.',
    alone: 'One run alone: Twin (Alt+F) makes a second one to show beside it.',
    view: (name: string) => `Twins: ${name.toLowerCase()}.`,
  },
} as const;
