/** The picture of an RM cell on its loop; loaded with the lesson that has it. */
export const loopTexts = {
  label: (vc: string): string => `An RM cell of ${vc} on its loop`,
  stations: 'Stations of the RM cell',
  destination: 'destination',
  share: (node: string): string => `Share at ${node}`,
  rate: (rate: string): string => `${rate} cells/s`,
  leaves: (vc: string, rate: string): string =>
    `An RM cell leaves ${vc}. Its explicit rate (ER) is ${rate} cells/s, as fast as ${vc} could send.`,
  lowers: (node: string, before: string, after: string): string =>
    `${node} has less to give than ${before}: it writes its share, ${after} cells/s.`,
  leavesIt: (node: string, share: string, rate: string): string =>
    `${node} has ${share} to give, which is not less: ER stays ${rate} cells/s.`,
  turns: (rate: string): string => `The destination sends the RM cell back with ${rate} cells/s in it.`,
  home: (vc: string, rate: string, least: readonly string[]): string =>
    least.length > 0
      ? `${vc} may send ${rate} cells/s: the least share of all, that of ${least.join(' and ')}.`
      : `${vc} may send ${rate} cells/s, its own limit: every switch has more to give.`,
  back: (rate: string): string => `← ER ${rate} cells/s`,
  hop: 'Next hop',
  around: 'Whole way around',
  again: 'Next RM cell',
  drag: 'Drag the opening of a switch to change its share. Which switch must give more so that the source may send more?',
};
