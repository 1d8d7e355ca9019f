/** The sentence about the latest event and its cost. */
export const sentenceTexts = {
  live: {
    label: 'Now',
    starting: 'The network is being built.',
    startingBody: 'The worker computes the run up to the opening moment of this scene.',
    senders: (some: string, all: string, isOne: boolean) =>
      some === all && !isOne ? `all ${all} senders` : `${some} of ${all} ${isOne ? 'sender' : 'senders'}`,
    /** `at`, here and below: the time, for words in the past tense that stay true; null for words in the present tense. */
    listed: (vcs: string, many: boolean, at: string | null) =>
      at === null
        ? `${vcs} ${many ? 'are' : 'is'} on the drop list.`
        : `At ${at} s, ${vcs} ${many ? 'were' : 'was'} on the drop list.`,
    losing: (who: string, isOne: boolean, first: string) =>
      isOne
        ? `So far ${who} has lost cells in this burst, the first at ${first} s.`
        : `So far ${who} have lost cells in this burst, the first at ${first} s.`,
    lossesBegan: (first: string) => `At ${first} s losses began.`,
    lostWithin: (who: string, cells: number, span: string | null, first: string) =>
      span === null
        ? `At ${first} s, ${who} lost ${cells === 1 ? 'a cell' : 'cells'}.`
        : `From ${first} s on, ${who} lost cells, within ${span}.`,
    lostLong: (who: string, from: string, to: string) => `From ${from} to ${to} s, ${who} lost cells.`,
    timersRan: (vc: string | null, count: string, span: string | null, first: string) => {
      if (vc !== null) return `The timer of ${vc} ran out at ${first} s.`;
      return span === null
        ? `At ${first} s, ${count} timers ran out.`
        : `From ${first} s on, ${count} timers ran out, within ${span}.`;
    },
    timersRunning: (count: string, first: string, at: string | null) =>
      at === null
        ? `So far ${count} timers have run out, the first at ${first} s.`
        : `By ${at} s, ${count} timers had run out, the first at ${first} s.`,
    /** The link is idle after losses. @param isTcp whether some other VC has no window, so that `TCP senders` is meant */
    idle: (
      at: string | null,
      { hit, isAll, span }: { readonly hit: string; readonly isAll: boolean; readonly span: string },
      {
        waiting,
        doAllWait,
        isOne,
      }: { readonly waiting: string; readonly doAllWait: boolean; readonly isOne: boolean },
      isTcp: boolean,
    ) => {
      const senders = isTcp ? 'TCP senders' : 'senders';
      if (at === null && isAll)
        return doAllWait
          ? `The link stands idle. All ${hit} ${senders} lost cells within ${span}, and all wait for their timers.`
          : isOne
            ? `The link stands idle. All ${hit} ${senders} lost cells within ${span}, and ${waiting} waits for its timer.`
            : `The link stands idle. All ${hit} ${senders} lost cells within ${span}, and ${waiting} wait for their timers.`;
      if (at === null)
        return isOne
          ? `The link stands idle. ${hit} ${senders} lost cells within ${span}, and ${waiting} waits for its timer.`
          : doAllWait
            ? `The link stands idle. ${hit} ${senders} lost cells within ${span}, and all wait for their timers.`
            : `The link stands idle. ${hit} ${senders} lost cells within ${span}, and ${waiting} wait for their timers.`;
      if (isAll)
        return doAllWait
          ? `At ${at} s the link was idle: all ${hit} ${senders} had lost cells within ${span}, and all waited for their timers.`
          : isOne
            ? `At ${at} s the link was idle: all ${hit} ${senders} had lost cells within ${span}, and ${waiting} waited for its timer.`
            : `At ${at} s the link was idle: all ${hit} ${senders} had lost cells within ${span}, and ${waiting} waited for their timers.`;
      return isOne
        ? `At ${at} s the link was idle: ${hit} ${senders} had lost cells within ${span}, and ${waiting} waited for its timer.`
        : doAllWait
          ? `At ${at} s the link was idle: ${hit} ${senders} had lost cells within ${span}, and all waited for their timers.`
          : `At ${at} s the link was idle: ${hit} ${senders} had lost cells within ${span}, and ${waiting} waited for their timers.`;
    },
    /** The same without losses of several senders. */
    idleWaiting: (at: string | null, count: string, all: string, isOne: boolean, isTcp: boolean) => {
      const senders = isTcp ? 'TCP senders' : 'senders';
      if (at === null)
        return isOne
          ? `The link stands idle. ${count} of ${all} ${senders} waits for its timer.`
          : `The link stands idle. ${count} of ${all} ${senders} wait for their timers.`;
      return isOne
        ? `At ${at} s the link was idle: ${count} of ${all} ${senders} waited for its timer.`
        : `At ${at} s the link was idle: ${count} of ${all} ${senders} waited for their timers.`;
    },
    lostFrom: (first: string) => `The losses began at **${first} s**.`,
    emptySlots: (share: string) => `**${share}** of all cell slots so far passed empty.`,
    nextTimer: (vc: string, ms: string) => `Next of those that wait: **${vc}, in ${ms} ms**.`,
    repaired: (vc: string) => `${vc} has repaired its loss and sends alone.`,
    alone: (vc: string) => `${vc} sends alone.`,
    /** Number of senders in letters. */
    one: 'one',
    empty: (ms: string, orMore: boolean, at: string | null) => {
      const long = orMore ? `${ms} ms or more` : `${ms} ms`;
      return at === null
        ? `The queue has been empty for ${long}.`
        : `At ${at} s the queue had been empty for ${long}.`;
    },
    filling: (queue: string, buffer: string, at: string | null) =>
      at === null
        ? 'The queue is filling.'
        : `At ${at} s the queue was filling: it held ${queue} of ${buffer} cells.`,
    draining: (queue: string, buffer: string, at: string | null) =>
      at === null
        ? 'The queue is draining.'
        : `At ${at} s the queue was draining: it held ${queue} of ${buffer} cells.`,
    range: (from: string, to: string, least: string | null, most: string, buffer: string) =>
      least === null
        ? `From ${from} to ${to} s the queue held ${most} of ${buffer} ${buffer === '1' ? 'cell' : 'cells'}.`
        : `From ${from} to ${to} s the queue held ${least} to ${most} of ${buffer} ${buffer === '1' ? 'cell' : 'cells'}.`,
    begun: 'The run has just begun.',
    holds: (queue: string, buffer: string) =>
      `The queue holds **${queue}** of **${buffer}** ${buffer === '1' ? 'cell' : 'cells'}.`,
    emptyFor: (ms: string, orMore: boolean, timeouts: number, text: string) => {
      if (timeouts === 0) return orMore ? `Empty for **${ms} ms** or more.` : `Empty for **${ms} ms**.`;
      return orMore
        ? `Empty for **${ms} ms** or more, **${text}** ${timeouts === 1 ? 'timeout' : 'timeouts'} in the last 200 ms.`
        : `Empty for **${ms} ms**, **${text}** ${timeouts === 1 ? 'timeout' : 'timeouts'} in the last 200 ms.`;
    },
    lostCells: (count: number, text: string, ms: string) =>
      `**${text}** ${count === 1 ? 'cell was' : 'cells were'} lost in the last **${ms} ms**.`,
    more: (cells: string, ms: string) => `At least **${cells}** more than **${ms} ms** ago.`,
    fewer: (cells: string, ms: string) => `At least **${cells}** fewer than **${ms} ms** ago.`,
    pushedOut: (count: number, text: string) =>
      `**${text}** of them ${count === 1 ? 'was' : 'were'} pushed out for others.`,
    windows: (size: string) => `All windows together: **${size}**.`,
    /** About the whole run, at its end. */
    end: {
      lead: (from: string, to: string) => `From ${from} to ${to} s`,
      outcome: (clause: string) => `${clause}.`,
      packets: (clause: string, idle: string) => `${clause}, and ${idle} of the cell slots passed empty.`,
      /** The measure has no value. */
      missing: {
        file: (from: string, to: string) => `From ${from} to ${to} s not every sender finished a file.`,
        other: (from: string, to: string) =>
          `From ${from} to ${to} s nothing was counted of what this scene asks about.`,
      },
      /** @param idle null if the headline states it */
      link: (useful: string, idle: string | null) =>
        idle === null
          ? `**${useful}** of the cell slots carried useful cells.`
          : `**${useful}** of the cell slots carried useful cells, and **${idle}** passed empty.`,
      carried: (share: string) => `**${share}** of the cell slots carried cells.`,
      rate: (name: string, part: string) => `${name} was allowed **${part}** of its fair share on average.`,
      /** @param none classes without losses; empty: there are none */
      classes: (name: string, share: string, none: string) =>
        none === ''
          ? `${name} lost **${share}** of its cells.`
          : `${name} lost **${share}** of its cells, ${none} none.`,
      lost: (share: string) => `**${share}** of all cells were lost.`,
      jain: (value: string) => `Jain’s index of fairness was **${value}**.`,
      rates: (value: string) => `Jain’s index of rates over fair shares was **${value}**.`,
      recovery: (timeouts: number, text: string, fast: string) =>
        `**${text}** ${timeouts === 1 ? 'timeout' : 'timeouts'}, **${fast}** fast ${fast === '1' ? 'retransmit' : 'retransmits'}.`,
      queue: (mean: string) => `The mean queue was **${mean}** ${mean === '1' ? 'cell' : 'cells'}.`,
    },
    all: 'Explain this drop',
    notYet: 'The port has made no decision yet.',
    notYetBody: 'Press Play, or step to a cell to see its decision with all numbers.',
  },
  cost: {
    label: (vc: string) => `What it cost ${vc}`,
    one: 'lost',
    cells: (n: number, count: string) => (n === 1 ? '1 cell' : `${count} cells`),
    cellsLost: (n: number, count: string) => (n === 1 ? '1 cell lost' : `${count} cells lost`),
    stayed: (span: string) => `for ${span}`,
    staying: (span: string) => `${span} so far`,
    after: (span: string) => `+${span}`,
    halved: (span: string, before: string, after: string) => `+${span}, ${before} \u2192 ${after}`,
    left: (span: string, after: string) => `+${span}, ${after}`,
    fastRetransmit: 'fast retransmit',
    retransmit: 'retransmit',
    timeout: 'timeout',
    none: (vc: string, span: string) => `${vc} has not reacted to this loss in the ${span} computed so far.`,
    notYet: 'The consequences are not computed yet.',
    seek: (what: string) => `${what}: go there`,
  },
} as const;
