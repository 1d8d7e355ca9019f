import { panelNames } from './panelNames.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const inWords = (count: number): string => NUMBERS[count] ?? String(count);

/** `one`, `one or two`: a mean of whole numbers. */
function about(mean: number): string {
  const [low, high] = [Math.floor(mean), Math.ceil(mean)];
  if (mean - low < 0.05 || low === 0) return inWords(Math.max(1, low));
  return high - mean < 0.05 ? inWords(high) : `${inWords(low)} or ${inWords(high)}`;
}

const senders = (mean: number): string => `${about(mean)} ${mean < 1.05 ? 'sender' : 'senders'}`;

/** What two branches differ in, and why; loaded with them. */
export const resultTexts = {
  label: 'Result',
  numbers: 'A against B',
  none: 'No difference so far.',
  /** Of a setting that is no rule: `With th1 1,400 the port`. */
  withChange: (change: string) => `With ${change} the network`,
  sentence: (who: string, parts: readonly string[]) => `${who} ${parts.join(' and ')}.`,
  inAll: 'delivers about as many packets in all',
  gains: (who: string, share: string) => `${who} gets ${share} more`,
  loses: (who: string, share: string) => `${who} ${share} fewer`,
  gives: (vc: string, b: string, a: string) => `gives ${vc} ${b} of its fair share instead of ${a}`,
  finishes: (b: string, a: string) => `finishes the slowest file in ${b} s instead of ${a} s`,
  why: {
    fewHit: (mean: number) => `It hits ${senders(mean)} at a time; the others keep the link busy.`,
    manyHit: (mean: number) =>
      `It hits ${senders(mean)} at once; they fall silent together, and the link waits.`,
    deadLess: 'It carries fewer cells of broken packets.',
    deadMore: 'It carries more cells of broken packets.',
    timersLess: 'Fewer senders wait for their timers, so the link is idle less.',
    timersMore: 'More senders wait for their timers, so the link is idle more.',
    packetsLess: 'It takes its cells from fewer packets, so fewer windows fall.',
    packetsMore: 'It takes its cells from more packets, so more windows fall.',
    apart: 'The windows no longer fall together, so the link is idle less.',
    inStep: 'The windows fall together, so the link is idle more.',
    sharesNearer: 'The rates come closer to the fair shares.',
    sharesFurther: 'The rates move away from the fair shares.',
    equal: 'The senders share the link more equally.',
    unequal: 'The senders share the link less equally.',
    queueLess: 'Fewer cells wait, so each packet is there sooner.',
    queueMore: 'More cells wait, so each packet takes longer.',
  },
  figures: {
    hit: 'senders hit per overflow',
    synchronization: 'synchronisation',
    dead: 'dead cells',
    useful: 'useful slots',
    timeouts: 'timeouts',
    idle: 'idle slots',
    packetLoss: 'packets lost',
    cellsPerPacket: 'cells lost per lost packet',
    shares: 'Jain on shares',
    deviation: 'ACR, sd / mean',
    jain: 'Jain’s index',
    worst: 'fewest packets of a sender',
    queueMean: 'mean queue',
    delay: 'packet delay',
  },
  /** Above large numbers. */
  large: {
    packets: 'Packets delivered',
    dropped: 'Cells dropped',
    idle: 'Idle cell slots',
    queueMean: 'Cells waiting, mean',
    shares: 'Fairness (Jain)',
    settling: 'Settled after',
  },
  /** In a list. */
  small: {
    idle: 'idle cell slots',
    jain: 'fairness (Jain)',
    timeouts: 'timeouts',
    deviation: 'ACR, sd / mean',
  },
  times: (factor: string) => `${factor} times`,
  points: (by: string) => `${by} points`,
  costs: (parts: string) => `Also: ${parts}.`,
  cost: (name: string, a: string, b: string) => `${name} ${a} and ${b}`,
  who: (badgeA: string, a: string, badgeB: string, b: string, from: string, to: string) =>
    `${badgeA} is ${a}, ${badgeB} is ${b}, measured from ${from} to ${to} s.`,
  soFar: 'The two have not come to the end of the run: these are the numbers so far.',
  watch: 'Watch the difference begin',
  keep: (badge: string) => `Keep ${badge}`,
  share: 'Share',
  after: (time: string, kept: string, closed: string) =>
    `Slow motion from ${time} s. Keep ${kept} closes ${closed}; Undo brings it back.`,
  all: 'All measures',
  hits: {
    title: panelNames.hits.title,
    note: 'in each overflow',
    label: 'Senders hit in each overflow',
    spoken: (count: number, mean: string, all: number) =>
      `${count} overflows in sight, ${mean} of ${all} senders hit in each`,
    one: (hit: number, all: number) => `${hit} of ${all} senders hit`,
    none: 'no overflow here',
    empty: 'No overflow so far.',
    mean: (mean: string, all: number) => `${mean} of ${all}`,
    onAverage: 'on average',
    columns: ['Overflow at, s', 'Senders hit', 'Cells lost'],
    caption: 'Overflows',
  },
} as const;
