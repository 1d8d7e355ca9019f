/** The gallery of scenes; loaded with it. */
export const sceneTexts = {
  current: 'Shown now',
  start: 'Start here',
  find: 'Find a scene',
  found: (scenes: number) => (scenes === 1 ? '1 scene' : `${scenes} scenes`),
  none: 'No scene fits all of this.',
  clear: 'Show all scenes',
  filters: { levels: 'Level', mechanisms: 'Mechanism', papers: 'Paper' },
  mechanisms: {
    discard: 'Discard policies',
    tcp: 'TCP',
    buffer: 'Buffers',
    scheduling: 'Schedulers',
    abr: 'ABR',
    credit: 'Credit',
  },
  papersPage: 'The papers’ tables, run here',
  sweepPage: 'Sweeps: settings over ranges',
  drop: 'Or drop a scenario, a saved run or a lesson (JSON) anywhere on the page.',
  didYouMean: 'Did you mean',
  or: 'or',
};
