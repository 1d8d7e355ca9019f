import type {
  Cells,
  ChoiceParameter,
  NumberParameter,
  ParameterSpec,
  ParameterValues,
} from '../../contract/index.ts';
import { cellProbability } from './probability.ts';
import { queueThreshold } from './queueThreshold.ts';

/** Thresholds as shares of the buffer as in Rosolen et al.: 2,000 and 12,000 of 16,000 cells. */
export const averageThresholds = [
  queueThreshold(
    { name: 'minTh', label: 'min', help: 'While the average is below this, nothing is refused at random.' },
    0.125,
  ),
  queueThreshold(
    {
      name: 'maxTh',
      label: 'max',
      help: 'The first part of the probability ends at this average; `aboveMax` says what follows.',
    },
    0.75,
  ),
] as const;

export const averagesInOrder = [['minTh', 'maxTh']] as const;

/** What follows above `maxTh`. @param standard what the source of the policy has */
export const aboveMax = (standard: 'step' | 'gentle', help: string): ChoiceParameter => ({
  kind: 'choice',
  name: 'aboveMax',
  label: 'above',
  options: [
    { value: 'step', label: 'everything, at once' },
    { value: 'gentle', label: 'rises to 1 at twice max' },
    { value: 'buffer', label: 'rises to 1 at the full buffer' },
  ],
  default: standard,
  help: `How the probability goes on above max: it jumps to 1 (Floyd & Jacobson 1993), or has a second part, as in Floyd's gentle RED. ${help}`,
});

/** What the second part means where it is that of cells. */
export const CELLS_MULTIPLY =
  'It is the chance of a cell: a packet of n cells draws n times, so for packets the second part is steep.';

/** The average at which the probability reaches 1. */
export function certaintyOf({ aboveMax: shape, maxTh }: ParameterValues, capacity: Cells): Cells {
  const max = maxTh as Cells;
  if (shape === 'gentle') return 2 * max;
  return shape === 'buffer' ? Math.max(max, capacity) : max;
}

interface Plain extends Partial<NumberParameter> {
  readonly name: string;
  readonly label: string;
  readonly default: number;
  readonly help: string;
}

const plain = (spec: Plain): NumberParameter => ({
  kind: 'number',
  unit: '',
  min: 0.000_001,
  max: 1,
  integer: false,
  role: 'plain',
  scale: 'log',
  ...spec,
});

export const averageWeight = (standard: number, seen: string): NumberParameter =>
  plain({
    name: 'wq',
    label: 'wq',
    default: standard,
    help: `Weight of the newest queue in the average, which ${seen} brings up to date. A small weight smooths more; 1: the queue itself.`,
  });

export const packetProbability: NumberParameter = plain({
  name: 'maxP',
  label: 'maxP',
  min: 0.0001,
  default: 0.1,
  help: 'Probability for a whole packet when the average is at the upper threshold.',
});

const packetCells = (standard: number, help: string): NumberParameter =>
  plain({
    name: 'packetCells',
    label: 'n',
    unit: 'cells',
    min: 1,
    max: 1366,
    integer: true,
    default: standard,
    help,
  });

/** Size of the packets that an idle time is counted in. */
export const idlePacket = packetCells(
  12,
  'While the queue is empty, the average falls as if a packet of so many cells had met it each time one could have left.',
);

/** The probability of a cell at `maxTh`: worked out from that of a packet, or given. @param more to say about n */
export const cellProbabilities = (more = ''): readonly ParameterSpec[] => [
  {
    kind: 'choice',
    name: 'given',
    label: 'given',
    options: [
      { value: 'packet', label: 'maxP of a packet of n cells' },
      { value: 'cell', label: 'maxC of a cell' },
    ],
    default: 'packet',
    help: 'Which of the two is set; the other follows: maxC = 1 − (1 − maxP)^(1/n).',
  },
  packetProbability,
  packetCells(192, `Cells of a packet that meets maxP; shorter packets are refused less often.${more}`),
  plain({
    name: 'maxC',
    label: 'maxC',
    default: 0.000_55,
    help: 'Probability for a single cell when the average is at the upper threshold; used when it is the one given.',
  }),
];

/** maxC, whichever way it was given. */
export const maxCOf = ({ given, maxC, maxP, packetCells: n }: ParameterValues): number =>
  given === 'cell' ? (maxC as number) : cellProbability(maxP as number, n as number);
