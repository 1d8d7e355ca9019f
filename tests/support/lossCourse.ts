import { EventCode } from '../../src/contract/index.ts';
import type { Simulation } from '../../src/engine/index.ts';
import { isNewLoss, type Verdict } from '../../src/engine/switch/discard/policy.ts';

/** Fresh losses further apart are of two overflows, picoseconds. */
const GAP = 20e9;

/** What was lost in a run, cell by cell as ports decide: no counters of overflows and of packets. */
export class LossCourse {
  /** Data frames, each at its first loss at a port. */
  private readonly frames: number[] = [];
  /** Losses at the shown port that nothing had announced, in order of time. */
  private readonly fresh: { readonly time: number; readonly flow: number }[] = [];

  private readonly vcOf: (flow: number) => number;

  /** @param simulation at 0 s */
  constructor({ network, scenario }: Simulation) {
    this.vcOf = (flow) => network.flows[flow]?.vc ?? Number.NaN;
    const hit = new Set<string>();
    for (const port of network.ports) {
      port.probes.add({
        onCell: (time, _port, flow, frame, code) => {
          const name = `${flow.index} ${frame}`;
          if (code === EventCode.mark || hit.has(name) || flow.bytes[flow.slot(frame)] === 0) return;
          hit.add(name);
          this.frames.push(time);
        },
      });
    }
    const shown = network.ports.find(({ id }) => id === scenario.shownPort);
    if (shown === undefined) return;
    const { losses } = shown;
    const note = (time: number, flow: number): void => void this.fresh.push({ time, flow });
    const [byPolicy, refusedByCap, byPushOut] = [losses.byPolicy, losses.refusedByCap, losses.byPushOut];
    losses.byPolicy = function (...args) {
      if (isNewLoss(args[4] as Verdict)) note(args[0], args[1]);
      byPolicy.apply(this, args);
    };
    losses.refusedByCap = function (...args) {
      note(args[0], args[1]);
      refusedByCap.apply(this, args);
    };
    losses.byPushOut = function (...args) {
      note(args[0], args[1]);
      byPushOut.apply(this, args);
    };
  }

  /** VCs that each overflow of the shown port hit, in ascending order, of those that begin in a span. */
  hitByOverflow(from: number, to: number): readonly (readonly number[])[] {
    const overflows: { readonly begins: number; readonly vcs: Set<number> }[] = [];
    let last = -Infinity;
    for (const { time, flow } of this.fresh) {
      if (time - last > GAP) overflows.push({ begins: time, vcs: new Set() });
      overflows.at(-1)?.vcs.add(this.vcOf(flow));
      last = time;
    }
    return overflows
      .filter(({ begins }) => begins >= from && begins < to)
      .map(({ vcs }) => [...vcs].sort((a, b) => a - b));
  }

  /** Packets that lost their first cell in a span of time, at a port. */
  packetsHit(from: number, to: number): number {
    return this.frames.filter((time) => time >= from && time < to).length;
  }

  /** Senders that an overflow of the shown port hit on average: hits over overflows that begin in the span. */
  hitPerOverflow(from: number, to: number): number {
    let [overflows, hits, last] = [0, 0, -Infinity];
    let known = new Set<number>();
    for (const { time, flow } of this.fresh) {
      const isIn = time >= from && time < to;
      if (time - last > GAP) {
        known = new Set();
        if (isIn) overflows++;
      }
      if (!known.has(flow) && isIn) hits++;
      known.add(flow);
      last = time;
    }
    return overflows === 0 ? Number.NaN : hits / overflows;
  }
}

/** Mean correlation of all pairs of curves that vary, each a list of samples. */
export function meanCorrelation(curves: readonly (readonly number[])[]): number {
  const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length;
  // The mean of a constant curve may differ from it in the last bit.
  const varying = curves
    .filter((curve) => curve.some((value) => value !== curve[0]))
    .map((curve) => {
      const middle = mean(curve);
      return curve.map((value) => value - middle);
    });
  const product = (a: readonly number[], b: readonly number[]): number =>
    mean(a.map((value, i) => value * (b[i] ?? Number.NaN)));
  const found = varying.flatMap((a, i) =>
    varying.slice(i + 1).map((b) => product(a, b) / Math.sqrt(product(a, a) * product(b, b))),
  );
  return mean(found);
}
