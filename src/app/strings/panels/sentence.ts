/** The sentence about the latest event and its cost. */
export const sentenceTexts = {
  live: {
    label: 'Now',
    starting: 'The network is being built.',
    startingBody: 'The worker computes the run up to the opening moment of this scene.',
    refused: (vcs: string, many: boolean) => `${vcs} ${many ? 'are' : 'is'} refused.`,
    listed: (vcs: string, many: boolean) => `${vcs} ${many ? 'are' : 'is'} on the drop list.`,
    dropping: (sessions: number, all: number) =>
      sessions === all && all > 1
        ? `All ${all} senders lose cells.`
        : `Cells of ${sessions} of ${all} ${all === 1 ? 'sender' : 'senders'} are refused.`,
    idle: (lost: string, wait: string) => `The link stands idle. ${lost}${wait}.`,
    lost: (hit: string, all: boolean, ms: string) =>
      `${all ? `All ${hit}` : hit} senders lost a cell within ${ms} ms, and `,
    wait: (count: string, one: boolean) =>
      one ? `${count} waits for its timer` : `${count} wait for their timers`,
    allWait: 'all wait for their timers',
    someWait: (count: string, all: string, one: boolean) =>
      one
        ? `${count} of ${all} senders waits for its timer`
        : `${count} of ${all} senders wait for their timers`,
    emptySlots: (share: string) => `**${share}** of all cell slots so far passed empty.`,
    nextTimer: (vc: string, ms: string) => `Next timer: **${vc}, in ${ms} ms**.`,
    repaired: (vc: string) => `${vc} has repaired its loss and sends alone.`,
    alone: (vc: string) => `${vc} sends alone.`,
    /** Up to ten in letters. */
    counts: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
    empty: 'The queue is empty.',
    filling: 'The queue is filling.',
    draining: 'The queue is draining.',
    sparse: 'The queue is nearly empty.',
    full: 'The buffer stays full.',
    steady: 'The queue holds its level.',
    changing: 'The state changes quickly.',
    holds: (queue: string, buffer: string) =>
      `The queue holds **${queue}** of **${buffer}** ${buffer === '1' ? 'cell' : 'cells'}.`,
    emptyFor: (ms: string, orMore: boolean, timeouts: string) =>
      `Empty for **${ms} ms**${orMore ? ' or more' : ''}${timeouts}.`,
    timeouts: (count: number, text: string) =>
      `, **${text}** ${count === 1 ? 'timeout' : 'timeouts'} in the last 200 ms`,
    refusedCells: (count: number, text: string, ms: string) =>
      `The port refused **${text}** ${count === 1 ? 'cell' : 'cells'} in the last **${ms} ms**.`,
    change: (cells: string, ms: string) => `**${cells}** in the last **${ms} ms**.`,
    atMost: (cells: string, ms: string) =>
      `At most **${cells}** ${cells === '1' ? 'cell' : 'cells'} waited in the last **${ms} ms**.`,
    pushedOut: (count: number, text: string) =>
      `**${text}** waiting ${count === 1 ? 'cell was' : 'cells were'} pushed out for others.`,
    windows: (size: string) => `All windows together: **${size}**.`,
    all: 'Explain this drop',
    notYet: 'The port has made no decision yet.',
    notYetBody: 'Press Play, or step to a cell to see its decision with all numbers.',
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
    none: (vc: string, span: string) => `${vc} has not reacted in the ${span} computed so far.`,
    notYet: 'The consequences are not computed yet.',
    seek: (what: string) => `${what}: go there`,
  },
} as const;
