import { CELL_BITS } from '../../../contract/index.ts';
import { sweepAddress } from '../../link/sweepLink.ts';

/** Thresholds of EPD on the lab sheet, cells. The buffer has 2,000. */
export const THRESHOLDS = [50, 100, 200, 500, 1000, 1500, 1800, 1900, 1960, 1990, 1999] as const;
export const SEEDS = 10;

/** Cheon & Panwar's symmetric networks, by packet size in bytes. */
export const NETWORKS = [
  { bytes: 500, scene: 'symmetric-500' },
  { bytes: 1500, scene: 'symmetric-1500' },
] as const;

export type LabNetwork = (typeof NETWORKS)[number];

/** Cell time of the link, microseconds: at 155.52 Mb/s. */
export const CELL_US = CELL_BITS / 155.52;

const USEFUL = 'links.S2>S3.ledger.useful';
const QUEUE = 'ports.S2>S3.queueMean';

const sweepOf = (scene: string, vary: string): string =>
  sweepAddress.link({
    scene,
    vary: [vary],
    policies: ['epd'],
    metrics: [USEFUL, QUEUE],
    set: [],
    seeds: SEEDS,
  });

/** All thresholds with ten seeds each, ready to run. */
export const thresholdSweep = ({ scene }: LabNetwork): string =>
  sweepOf(scene, `policy.threshold=${THRESHOLDS.join()}`);

/** One run with a threshold, on the stage. */
export const stageRun = ({ scene }: LabNetwork, threshold: number): string =>
  `?scene=${scene}&policy=epd&policy.threshold=${threshold}`;

/** A time to step from: the queue has just reached the threshold. */
export const thresholdMomentLink = (threshold: number): string =>
  `?scene=symmetric-500&policy=epd&policy.threshold=${threshold}&t=0.4&at=drop1&paused=1`;

export type Factor = 'buffer' | 'rto' | 'tcp' | 'senders';

/** One more setting, at the threshold that the paper uses. */
export const FACTORS: readonly (readonly [Factor, string])[] = [
  ['buffer', sweepOf('symmetric-500', 'buffer=1970,2000,2100,3000,4000')],
  ['rto', sweepOf('symmetric-500', 'tcp.minRtoMs=10,50,200,500,1000')],
  ['tcp', sweepOf('symmetric-500', 'tcp.congestionControl=tahoe,reno,newreno,sack')],
  ['senders', sweepOf('symmetric-500', 'senders.S2=2,5,10,20')],
];

/** Expected results: means over seeds 1 to 10; `half` is half a 95 % interval. */
export interface Expected {
  /** Share of the slots of S2>S3. */
  readonly useful: number;
  readonly half: number;
  /** Mean queue, cells. */
  readonly queue: number;
}

const expected = (useful: number, half: number, queue: number): Expected => ({ useful, half, queue });

/** By packet size in bytes, in the order of the thresholds. */
export const EXPECTED: Readonly<Record<LabNetwork['bytes'], readonly Expected[]>> = {
  500: [
    expected(0.587, 0.032, 6),
    expected(0.713, 0.011, 16),
    expected(0.666, 0.017, 31),
    expected(0.63, 0.011, 68),
    expected(0.669, 0.013, 166),
    expected(0.686, 0.008, 290),
    expected(0.71, 0.015, 387),
    expected(0.713, 0.01, 419),
    expected(0.728, 0.016, 458),
    expected(0.696, 0.014, 433),
    expected(0.592, 0.02, 340),
  ],
  1500: [
    expected(0.679, 0.012, 10),
    expected(0.765, 0.008, 23),
    expected(0.805, 0.011, 52),
    expected(0.787, 0.007, 121),
    expected(0.84, 0.008, 287),
    expected(0.878, 0.009, 521),
    expected(0.892, 0.011, 670),
    expected(0.902, 0.008, 735),
    expected(0.889, 0.01, 732),
    expected(0.763, 0.016, 572),
    expected(0.739, 0.01, 549),
  ],
};
