/** The sentence about what just happened, and what it cost. */
export const sentenceTexts = {
  live: {
    starting: 'The network is being built.',
    startingBody: 'The run is computed up to the moment this scene is about.',
    listed: (vcs: string) => `${vcs} refused.`,
    dropping: (sessions: number, all: number) =>
      sessions === all && all > 1
        ? `All ${all} senders lose cells.`
        : `Cells of ${sessions} of ${all} senders are refused.`,
    droppingBody: (drops: string, ms: string, queue: string, buffer: string) =>
      `In the last **${ms} ms** the port refused **${drops}** cells. The queue holds **${queue}** of **${buffer}** cells.`,
    listedBody: (queue: string, buffer: string, drops: string) =>
      `The queue holds **${queue}** of **${buffer}** cells; **${drops}** refused in the last 10 ms.`,
    pushedOut: (cells: string, one: boolean) =>
      `**${cells}** waiting ${one ? 'cell was' : 'cells were'} pushed out for others.`,
    silent: 'Nobody is waiting at this port.',
    silentBody: (ms: string, timeouts: string, window: string | null) =>
      window === null
        ? `Empty for **${ms} ms**.`
        : `Empty for **${ms} ms**, **${timeouts}** timeouts in the last 200 ms, all windows together **${window}**.`,
    sparse: 'Hardly anything is waiting.',
    filling: 'The queue is filling.',
    draining: 'The queue is draining.',
    steady: 'The queue holds its level.',
    levelBody: (queue: string, buffer: string, change: string, window: string | null) =>
      `**${queue}** of **${buffer}** cells, **${change}** in 10 ms.${window === null ? '' : ` All windows together: **${window}**.`}`,
    all: 'All about this drop',
    notYet: 'The port has yet to decide.',
    notYetBody: 'Press Play, or step to a cell to see it decided, with every number of the decision.',
  },
  cost: {
    label: (vc: string) => `What it cost ${vc}`,
    one: 'refused',
    cells: (n: number, count: string) => (n === 1 ? '1 cell' : `${count} cells`),
    refused: ' refused',
    stayed: (span: string) => `for ${span}`,
    staying: (span: string) => `${span} so far`,
    after: (span: string) => `+${span}`,
    halved: (before: string, after: string) => `, ${before} \u2192 ${after}`,
    left: (after: string) => `, ${after}`,
    fast: 'fast ',
    retransmit: 'retransmit',
    timeout: 'timeout',
    none: (vc: string, span: string) => `${vc} has not noticed yet in the ${span} computed after it.`,
    notYet: 'What comes of it is not computed yet.',
    seek: (what: string) => `${what}: go there`,
  },
} as const;
