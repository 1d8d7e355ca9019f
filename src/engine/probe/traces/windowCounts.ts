import type { Picoseconds } from '../../../contract/index.ts';
import type { Meter } from '../../metrics/cellOutcomes.ts';
import type { Node } from '../../sim/node.ts';
import type { RateTrace } from './rateTrace.ts';

/** A meter, and its values at the start of the present window. */
interface Read {
  readonly meter: Meter;
  readonly before: Float64Array;
}

/** Counts of a window, and the number of nodes at which it is over. */
interface Window {
  readonly cells: Float64Array;
  nodes: number;
}

/**
 * Increments of cumulative counters in equal windows. The counters of a node are read when it reaches the end of a window; if switches
 * run by their own clocks, nodes do so one after the other, and a window is complete once all have. So nothing is counted cell by
 * cell; if all nodes stop at a mark, they are read together. A replay gives the same counts, and only new windows are read.
 */
export class WindowCounts {
  readonly binPs: Picoseconds;
  /** End of the first window that is not over at all nodes; Infinity if nothing is counted. */
  next: Picoseconds;
  private readonly traces: readonly RateTrace[];
  private readonly readings: ReadonlyMap<Node, readonly Read[]>;
  /** The same for all nodes together. */
  private readonly all: readonly Read[];
  /** Windows that are over at some node; the first one ends at `next`. */
  private readonly windows: Window[] = [];
  /** A completed window, for reuse. */
  private spare: Window | null = null;

  /** @param traces to which values of meters are added, by index; @param now time of all nodes */
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

  /** The node has processed all events before `time`, an end of windows, and none later. */
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

  /** All nodes have processed all events before `time`: reads a window that ends for all of them at once. */
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

  /** By trace: count of the present window so far, NaN if a part of it was not observed. All nodes must have run up to `now`. */
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

  /** Restarts counting at the present time of all nodes; the present window gets no value unless it begins now. */
  restart(now: Picoseconds): void {
    this.windows.length = 0;
    for (const { meter, before } of this.all) {
      meter.read(now);
      before.set(meter.values);
    }
    if (this.readings.size > 0) this.next = (Math.floor(now / this.binPs) + 1) * this.binPs;
  }
}

/** Reads a meter and adds the increments. */
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
