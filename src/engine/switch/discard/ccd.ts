import type {
  EvaluatedLine,
  Gauge,
  NumberParameter,
  ParameterValues,
  PolicyCurve,
} from '../../../contract/index.ts';
import { grouped } from '../../text.ts';
import { Calm } from '../calm.ts';
import { cellsAxis } from '../curves.ts';
import { FrontDrop } from '../frontDrop.ts';
import { Occupancy } from '../occupancy.ts';
import { queueThreshold } from '../queueThreshold.ts';
import { acceptedHeadline, action, decimal, milliseconds, test } from '../telling.ts';
import {
  type ArrivingCell,
  accept,
  type DiscardPolicy,
  type Explanation,
  type FlowPoint,
  type Names,
  type PolicyDefinition,
  pseudoCode,
  type Verdict,
} from './policy.ts';

/** Half of the largest window without scaling, in cells of 53 bytes as eq. 8 has it. */
const HALF_WINDOW = 65_536 / 53 / 2;
/** Packets of a window behind the first of two that are lost, eq. 7. */
const PACKETS_BEHIND = 9;

const INSERT = 8;
const BURST = 3;
const OVERFLOW = 7;

/** Throws away a few cells at the head of a long queue, all at once, and then none for a while. */
class ConcentratedCellDiscard implements DiscardPolicy {
  readonly list = null;
  readonly occupancy: Occupancy;
  readonly calm = new Calm(INSERT);
  readonly front = new FrontDrop();
  capacity = 0;
  threshold = 0;
  packetCells = 1;
  zeta = 0;
  estimate = 1;
  largest = true;
  /** No discarding but for overflow before this time. */
  suspendedUntil = 0;
  /** When cells were last thrown away for the threshold, and how many. */
  lastTime = 0;
  lastCells = 0;

  constructor(flows: number) {
    this.occupancy = new Occupancy(flows);
  }

  configure(params: ParameterValues, capacity: number): void {
    this.capacity = capacity;
    this.threshold = params.tq as number;
    this.packetCells = params.packetCells as number;
    this.zeta = params.zeta as number;
    this.estimate = (params.nvcPercent as number) / 100;
    this.largest = params.ttMode === 'max';
    this.calm.below = Math.min(this.threshold, capacity);
  }

  /** N_VC as the switch believes it to be: VCs with cells in the queue, times the error of the estimate. */
  private get vcs(): number {
    return this.estimate * Math.max(1, this.occupancy.active);
  }

  /** D, eq. 5: as many cells as one packet of each VC times zeta; zeta at least one cell of each, eq. 6. */
  private burst(): number {
    return Math.max(1, Math.floor(Math.max(1, this.zeta * this.packetCells) * this.vcs));
  }

  /** Tt in cell times, eq. 9 as printed (min) or as its two conditions ask (max). */
  private pause(): number {
    const packets = PACKETS_BEHIND * this.packetCells;
    const longer = packets > HALF_WINDOW === this.largest;
    return this.vcs * (longer ? packets : HALF_WINDOW);
  }

  private surplus(queue: number): number {
    return Math.max(0, queue - this.capacity + 1);
  }

  /** Cells thrown away at once by queue, when not suspended. The cycle on the time axis is in `suspend` events. */
  curve(): PolicyCurve {
    const { threshold, capacity } = this;
    const perVc = Math.max(1, this.zeta * this.packetCells) * this.estimate;
    return {
      meaning: 'amount',
      x: cellsAxis('queue', capacity),
      y: { label: 'thrown away at once, for each VC in the queue', unit: 'cells', min: 0, max: 2 * perVc },
      lines: [
        { label: 'when not suspended', x: [0, threshold, threshold, capacity], y: [0, 0, perVc, perVc] },
      ],
      handles: [{ parameter: 'tq', along: 'x', x: threshold, y: perVc }],
    };
  }

  points(queue: number): readonly FlowPoint[] {
    const perVc = this.burst() / Math.max(1, this.occupancy.active);
    return [{ x: queue, y: queue >= this.threshold ? perVc : 0, flow: null }];
  }

  gauges(): readonly Gauge[] {
    const threshold: Gauge = { name: 'threshold', label: 'Tq', unit: 'cells', value: this.threshold };
    if (this.lastCells === 0) return [threshold];
    return [
      threshold,
      { name: 'lastTime', label: 'last thrown away at', unit: 'ps', value: this.lastTime },
      { name: 'lastCells', label: 'D then', unit: 'cells', value: this.lastCells },
      { name: 'suspendedUntil', label: 'suspended until', unit: 'ps', value: this.suspendedUntil },
    ];
  }

  decide({ queue, now, cellTime }: ArrivingCell): Verdict {
    if (queue >= this.threshold && now >= this.suspendedUntil) {
      // The arriving cell needs a place, whatever D is.
      const cells = Math.min(queue, Math.max(this.burst(), this.surplus(queue)));
      this.lastTime = now;
      this.lastCells = cells;
      const pausePs = Math.floor(this.pause() * cellTime);
      this.suspendedUntil = now + pausePs;
      this.front.ask(cells, BURST, pausePs);
    } else this.front.ask(this.surplus(queue), OVERFLOW);
    return accept(INSERT);
  }

  explain(cell: ArrivingCell, names: Names): Explanation {
    const { queue, now } = cell;
    const above = queue >= this.threshold;
    const free = now >= this.suspendedUntil;
    const begins = test(1, `${grouped(queue)} ≥ ${grouped(this.threshold)}`, above);
    const until = test(2, `suspended until ${milliseconds(this.suspendedUntil)}`, !free);
    const told = above && free ? this.tellBurst(cell) : this.tellRest(cell, names, above);
    return {
      line: INSERT,
      accepted: true,
      ...told,
      evaluated: [begins, ...(above ? [until] : []), ...told.evaluated, action(INSERT)],
    };
  }

  private tellBurst({ queue, cellTime }: ArrivingCell): Told {
    const cells = Math.min(queue, Math.max(this.burst(), this.surplus(queue)));
    const pause = this.pause();
    const vcs = decimal(this.vcs, 2);
    const time = milliseconds(Math.floor(pause * cellTime));
    return {
      evaluated: [action(BURST, `D = ${grouped(cells)}`), action(4, `Tt = ${decimal(pause, 1)} cells`)],
      headline: `${grouped(cells)} ${cells === 1 ? 'cell is' : 'cells are'} thrown away at the head of the queue.`,
      sentence: `The queue, **${grouped(queue)}**, has reached Tq **${grouped(this.threshold)}**. With ${vcs} VCs in it, **${grouped(cells)}** cells go at once, whatever frames they belong to; then nothing is thrown away for ${time}, so that no window is hit a second time.`,
    };
  }

  private tellRest(cell: ArrivingCell, names: Names, above: boolean): Told {
    const { queue } = cell;
    const removed = this.surplus(queue);
    const full = test(6, `${grouped(queue)} ≥ ${grouped(this.capacity)}`, removed > 0);
    const threshold = `Tq **${grouped(this.threshold)}**`;
    const waits = `discarding is suspended until **${milliseconds(this.suspendedUntil)}**`;
    if (removed === 0) {
      return {
        evaluated: [full],
        headline: acceptedHeadline(cell, names),
        sentence: above
          ? `The queue, **${grouped(queue)}**, is not below ${threshold}, but ${waits}.`
          : `The queue, **${grouped(queue)}**, is below ${threshold}.`,
      };
    }
    return {
      evaluated: [full, action(OVERFLOW, `−${removed}`)],
      headline: `The head of the queue makes room for a cell of ${names.flow(cell.flow)}.`,
      sentence: `${above ? `${waits.replace('d', 'D')}, but the` : 'The'} buffer is full with **${grouped(queue)}** cells: ${removed === 1 ? 'the one at the head goes' : `the ${removed} at the head go`}.`,
    };
  }
}

interface Told {
  readonly evaluated: readonly EvaluatedLine[];
  readonly headline: string;
  readonly sentence: string;
}

const number = (spec: Omit<NumberParameter, 'kind' | 'role'>): NumberParameter => ({
  kind: 'number',
  role: 'plain',
  ...spec,
});

export const ccd: PolicyDefinition = {
  id: 'ccd',
  short: 'CCD',
  name: 'concentrated cell discard',
  citation: 'Nagata, Morita, Noguchi & Miyake 2000, section 3, eq. 5-9',
  help: 'When the queue reaches Tq, throws away about one cell of each VC at the head of the queue, all at once, and then nothing for the time Tt: long enough that no window of TCP is hit twice. Knows nothing of frames. If the buffer overflows meanwhile, the head makes room.',
  parameters: [
    queueThreshold(
      { name: 'tq', label: 'Tq', help: 'From this queue on, cells are thrown away, once per pause.' },
      0.5,
    ),
    number({
      name: 'packetCells',
      label: 'Pcell',
      unit: 'cells',
      min: 1,
      max: 1_366,
      integer: true,
      default: 32,
      scale: 'log',
      help: 'Cells of one packet. 32 for a datagram of 1,500 bytes; the paper reckons with 30.',
    }),
    number({
      name: 'zeta',
      label: 'ζ',
      unit: '',
      min: 0.0007,
      max: 0.99,
      integer: false,
      default: 0.0007,
      scale: 'log',
      help: 'Share of a packet of each VC that is thrown away at once: D = ζ × Pcell × N. Less than one cell of each VC is rounded up to one, the best value by the paper.',
    }),
    {
      kind: 'choice',
      name: 'ttMode',
      label: 'Tt',
      options: [
        { value: 'max', label: 'max: both conditions hold' },
        { value: 'min', label: 'min: eq. 9 as printed' },
      ],
      default: 'max',
      help: 'The pause should outlast 9 packets of every VC (eq. 7) and half a window of 64 KB of every VC (eq. 8). The smallest value that does both is their maximum; eq. 9 prints the minimum.',
    },
    number({
      name: 'nvcPercent',
      label: 'N estimate',
      unit: '%',
      min: 1,
      max: 10_000,
      integer: false,
      default: 100,
      scale: 'log',
      help: 'What the switch believes the number of active VCs to be, in percent of the true one: an error of its estimate. Too low is forgiven more easily than 60 times too high.',
    }),
  ],
  pseudoCode: pseudoCode(`
if queue ≥ Tq
  if not suspended
    discard D cells at the head
    suspend for Tt
N: VCs in queue; D = ζ Pcell N; Tt of 9 Pcell N, N × 65536/53/2
while queue ≥ buffer
  discard the cell at the head
insert
`),
  dropsWaiting: true,
  create: (flows) => new ConcentratedCellDiscard(flows),
};
