/** Breakpoints as sentences. */
export const markTexts = {
  subjects: {
    any: 'any VC',
    burst: 'a burst',
    time: 'the time',
    queue: (port: string) => `the queue of ${port}`,
    link: (port: string) => `the link ${port}`,
  },
  /** Predicates: what the subject does when the run pauses. */
  verbs: {
    loss: 'loses a cell',
    timeout: 'times out',
    halving: 'cuts its window',
    mark: 'gets an EFCI mark',
    floor: 'falls to MCR',
    credit: 'uses its credit up',
    burst: 'begins',
    above: 'rises above',
    below: 'falls below',
    refill: 'fills again',
    windowAbove: 'window rises above',
    windowBelow: 'window falls below',
    rateAbove: 'rate rises above',
    rateBelow: 'rate falls below',
    idle: 'is idle for',
    time: 'is',
  },
  /** Predicates for events that scripts and links name. */
  events: {
    drop: 'loses a cell',
    fastRetransmit: 'retransmits fast',
    capture: 'enters a drop list',
    release: 'leaves a drop list',
    pushOut: 'gives a place up',
  } as Readonly<Record<string, string>>,
  units: { cells: 'cells', segments: 'segments', rate: 'cells/s', ms: 'ms', s: 's' },
  /** The sentence of a breakpoint: also parsed, when it is typed (`branches/stops/readStop.ts`). */
  does: (subject: string, verb: string) => `${subject} ${verb}`,
  reaches: (subject: string, verb: string, limit: string) => `${subject} ${verb} ${limit}`,
  amount: (number: string, unit: string) => `${number} ${unit}`,
  of: (name: string, what: string) => `${name}’s ${what}`,
  at: (port: string) => `at ${port}`,
  placed: (words: string, port: string) => `${words} at ${port}`,
  quantities: { queue: 'queue', acr: 'ACR' } as Readonly<Record<string, string>>,
  level: (quantity: string, of: string, side: string, limit: string) =>
    `${quantity} of ${of} ${side} ${limit}`,
} as const;
