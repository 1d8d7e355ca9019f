import type { Picoseconds } from '../../../contract/index.ts';
import type { Meter } from '../../metrics/cellOutcomes.ts';
import type { Node } from '../../sim/node.ts';
import type { RateTrace } from './rateTrace.ts';

/** A meter, and what it read where the window under way began. */
interface Read {
  readonly meter: Meter;
  readonly before: Float64Array;
}

/** What has been counted of a window, and at how many nodes. */
interface Window {
  readonly cells: Float64Array;
  nodes: number;
}

/**
 * What cumulative counters gain in equal windows. Each node's counters are read when that node comes to the end of a window,
 * which it does in its own time where each switch runs on its own: a window is known once all have. So nothing is counted cell by
 * cell; where all nodes meet at a mark, they are read together. A replay comes to the same counts, and only windows that are new are read.
 */
export class WindowCounts {
  readonly binPs: Picoseconds;
  /** End of the first window that is not over at all nodes; Infinity: nothing is counted. */
  next: Picoseconds;
  private readonly traces: readonly RateTrace[];
  private readonly readings: ReadonlyMap<Node, readonly Read[]>;
  /** The same of all nodes. */
  private readonly all: readonly Read[];
  /** Windows that are over at some node, the first one at `next`. */
  private readonly windows: Window[] = [];
  /** One that is over at all nodes, for the next that begins. */
  private spare: Window | null = null;

  /** @param traces by place, to which values of meters add; @param now time of all nodes */
  constructor(meters: readonly Meter[], traces: readonly RateTrace[], binPs: Picoseconds, now: Picoseconds) {
    this.binPs = binPs;
    this.traces = traces;
    const readings = new Map<Node, Read[]>();
    for (const meter of meters) {
      const before = new Float64Array(meter.values.length);
      readings.set(meter.node, [...(readings.get(meter.node) ?? []), { meter, before }]);
    }
    this.readings = readings;
    this.all = [...readings.values()].flat();
    this.next = Infinity;
    this.restart(now);
  }

  /** The node has done all that comes before `time`, an end of windows, and nothing else. */
  passed(node: Node, time: Picoseconds): void {
    const readings = this.readings.get(node);
    if (readings === undefined) return;
    const { windows } = this;
    const place = (time - this.next) / this.binPs;
    if (place < 0 || place !== Math.trunc(place)) return;
    if (place === windows.length) windows.push(this.newWindow());
    const window = windows[place]!;
    for (let i = 0; i < readings.length; i++) gain(readings[i]!, time, window.cells);
    window.nodes++;
    if (window.nodes < this.readings.size) return;
    windows.shift();
    this.close(window);
  }

  /** All nodes have done all that comes before `time`: a window that is over at all of them at once is read in one go. */
  allPassed(time: Picoseconds): void {
    if (time !== this.next || this.windows.length > 0) {
      for (const node of this.readings.keys()) this.passed(node, time);
      return;
    }
    const { all } = this;
    const window = this.newWindow();
    for (let i = 0; i < all.length; i++) gain(all[i]!, time, window.cells);
    this.close(window);
  }

  private newWindow(): Window {
    const { spare, traces } = this;
    this.spare = null;
    return spare ?? { cells: new Float64Array(traces.length), nodes: 0 };
  }

  private close(window: Window): void {
    const { traces } = this;
    const { cells } = window;
    for (let i = 0; i < traces.length; i++) {
      traces[i]!.endWindow(cells[i]!);
      cells[i] = 0;
    }
    window.nodes = 0;
    this.spare = window;
    this.next += this.binPs;
  }

  /** By trace: what the window under way has so far, all nodes have come to `now`; NaN where a part of it was not seen. */
  partialCount(now: Picoseconds): readonly number[] {
    const cells = this.traces.map(({ isWhole }) => (isWhole ? 0 : Number.NaN));
    for (const { meter, before } of this.all) {
      meter.read(now);
      meter.targets.forEach((places, i) => {
        for (const place of places) cells[place]! += meter.values[i]! - before[i]!;
      });
    }
    return cells;
  }

  /** Counts begin again at the present time of all nodes; the window that holds this moment is not known unless it begins here. */
  restart(now: Picoseconds): void {
    this.windows.length = 0;
    for (const { meter, before } of this.all) {
      meter.read(now);
      before.set(meter.values);
    }
    if (this.readings.size > 0) this.next = (Math.floor(now / this.binPs) + 1) * this.binPs;
  }
}

/** Reads a meter and adds what it has gained. */
function gain({ meter, before }: Read, time: Picoseconds, cells: Float64Array): void {
  const { values, targets } = meter;
  meter.read(time);
  for (let i = 0; i < values.length; i++) {
    const more = values[i]! - before[i]!;
    if (more === 0) continue;
    before[i] = values[i]!;
    const places = targets[i]!;
    for (let k = 0; k < places.length; k++) cells[places[k]!]! += more;
  }
}
