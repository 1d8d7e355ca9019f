import {
  type DrawnTrace,
  EventCode,
  type Picoseconds,
  PS_PER_SECOND,
  type TraceWish,
} from '../../contract/index.ts';
import type { Simulation } from '../run/simulation.ts';
import { Recorder } from './recorder.ts';

/** Number of parts in which the run is computed; the bins are taken after each. */
const PARTS = 100;

/** Smallest and largest value of each step of one channel. */
class DrawnChannel {
  readonly low: number[];
  readonly high: number[];
  private readonly from: Picoseconds;
  private readonly stepPs: Picoseconds;

  constructor(from: Picoseconds, stepPs: Picoseconds, steps: number) {
    this.from = from;
    this.stepPs = stepPs;
    this.low = Array<number>(steps).fill(Number.NaN);
    this.high = Array<number>(steps).fill(Number.NaN);
  }

  /** Adds a bin to all steps that it overlaps. */
  add(begins: Picoseconds, ends: Picoseconds, low: number, high: number): void {
    if (Number.isNaN(low)) return;
    const first = Math.max(0, Math.floor((begins - this.from) / this.stepPs));
    const last = Math.min(this.low.length, Math.ceil((ends - this.from) / this.stepPs));
    for (let step = first; step < last; step++) {
      if (!(this.low[step]! <= low)) this.low[step] = low;
      if (!(this.high[step]! >= high)) this.high[step] = high;
    }
  }
}

/**
 * Runs to the end of a figure over time and returns its data.
 * @param progress receives the finished share, 0 to 1
 * @throws RangeError for a channel or port that the run does not have
 */
export function drawTrace(
  simulation: Simulation,
  wish: TraceWish,
  progress: (share: number) => void = () => {},
): DrawnTrace {
  const recorder = new Recorder(simulation);
  const from = Math.round(wish.fromS * PS_PER_SECOND);
  const to = Math.min(Math.round(wish.toS * PS_PER_SECOND), simulation.end);
  const stepPs = (to - from) / wish.steps;
  const infos = recorder.channels;
  const drawn = new Map(
    wish.channels.map((id) => {
      const place = infos.findIndex((info) => info.id === id);
      if (place < 0)
        throw new RangeError(`channel = ${id}: this run has ${infos.map((info) => info.id).join(', ')}`);
      return [place, new DrawnChannel(from, stepPs, wish.steps)] as const;
    }),
  );
  const lossPort = portOf(simulation, wish.losses);
  const losses = new Map<number, Set<number>>();
  const take = (): void => {
    for (const { channel, firstBin, min, max } of recorder.takeColumns()) {
      const trace = drawn.get(channel);
      const { binPs } = infos[channel]!;
      if (trace === undefined) continue;
      for (let i = 0; i < min.length; i++)
        trace.add((firstBin + i) * binPs, (firstBin + i + 1) * binPs, min[i]!, max[i]!);
    }
    const events = recorder.takeEvents();
    if (events === null) return;
    const { time, code, vc, port } = events;
    for (let i = 0; i < time.length; i++) {
      const isLoss = code[i] === EventCode.drop || code[i] === EventCode.pushOut;
      if (!isLoss || port[i] !== lossPort || time[i]! < from || time[i]! >= to) continue;
      const steps = losses.get(vc[i]!) ?? new Set();
      losses.set(vc[i]!, steps.add(Math.floor((time[i]! - from) / stepPs)));
    }
  };
  for (let part = 1; part <= PARTS; part++) {
    simulation.runUntil(part === PARTS ? to : Math.round((to * part) / PARTS));
    recorder.flush();
    take();
    progress(part / PARTS);
  }
  return {
    channels: [...drawn.values()].map(({ low, high }) => ({ low, high })),
    losses: [...losses].sort(([a], [b]) => a - b).map(([vc, steps]) => ({ vc, steps: [...steps] })),
  };
}

/** Index of a port in events; -1 for none. */
function portOf({ network }: Simulation, id: string | null): number {
  if (id === null) return -1;
  const place = network.ports.findIndex((port) => port.id === id);
  if (place < 0)
    throw new RangeError(`port = ${id}: this run has ${network.ports.map((port) => port.id).join(', ')}`);
  return place;
}
