import { PS_PER_SECOND } from '../../src/contract/index.ts';
import { binOfRate, rateBinStart } from '../../src/engine/abr/rateBins.ts';
import type { Simulation } from '../../src/engine/index.ts';
import { settlingStart } from '../../src/engine/metrics/fair/judge.ts';
import { startTimeOf, TOGETHER } from '../../src/engine/network/build/starts.ts';
import { rateSourceOf } from '../../src/engine/network/nodes/network.ts';

/** Part of its level by which a rate may be off and has settled. */
const NEAR = 0.05;

/** What the allowed rate of a VC was over a window, from each of its changes. Cells per second. */
export interface RateTruth {
  readonly vc: number;
  readonly mean: number;
  readonly deviation: number;
  /** Highest in the time that is judged. */
  readonly highest: number;
  /** From the last start or change of a setting to the moment from which the rate stayed at its level; Infinity: it did not. */
  readonly settlingMs: number;
}

/** Every change of the allowed rates of a run, as sources make them: no meter, no totals and no traces. */
export class RateCourse {
  private readonly sources: readonly {
    readonly vc: number;
    /** When it begins to send. */
    readonly start: number;
    readonly times: number[];
    readonly rates: number[];
  }[];
  private readonly simulation: Simulation;

  /** @param simulation at 0 s */
  constructor(simulation: Simulation) {
    this.simulation = simulation;
    const { network } = simulation;
    this.sources = network.connections.flatMap(({ vc, sender }) => {
      const source = rateSourceOf(network, sender.data.index);
      if (source === null) return [];
      const [times, rates] = [[0], [source.rules.acr]];
      const record = (time: number, rate: number): void => {
        times.push(time);
        rates.push(rate);
      };
      source.probes.add({ onRate: record });
      return [{ vc: vc.id, start: startTimeOf(vc, simulation.seed), times, rates }];
    });
  }

  /**
   * Of a window, in which no session ends. Picoseconds.
   * @param changes of settings while it ran @param fair share of each VC with rate control, cells/s
   */
  over(from: number, to: number, changes: readonly number[], fair: ReadonlyMap<number, number>): RateTruth[] {
    const { scenario, seed } = this.simulation;
    const mark = settlingStart(scenario, seed);
    const begin = mark > from && mark <= to ? mark : from;
    const level = (vc: number): number => fair.get(vc) ?? Number.NaN;
    const means = this.sources.map((source) => integral(source, begin, to, (rate) => rate) / (to - begin));
    const [all, due] = [means, this.sources.map(({ vc }) => level(vc))].map((list) =>
      list.reduce((sum, one) => sum + one, 0),
    ) as [number, number];
    const start = Math.max(mark + TOGETHER, ...changes.filter((time) => time <= to));
    return this.sources.map((source, i) => {
      const mean = means[i]!;
      const squares = integral(source, begin, to, (rate) => (rate - mean) ** 2) / (to - begin);
      const own = level(source.vc);
      const outside = lastOutside(source, (own * all) / due, to);
      const settled = Math.max(start, outside);
      const isSettled = settled <= begin + 0.9 * (to - begin);
      return {
        vc: source.vc,
        mean,
        deviation: Math.sqrt(squares),
        // A VC that starts last begins above its share by its own initial rate.
        highest: highest(source, begin, to, begin === mark && source.start <= mark ? own : Infinity),
        settlingMs: isSettled ? (1000 * (settled - start)) / PS_PER_SECOND : Number.POSITIVE_INFINITY,
      };
    });
  }
}

interface Steps {
  readonly times: readonly number[];
  readonly rates: readonly number[];
}

function integral({ times, rates }: Steps, from: number, to: number, of: (rate: number) => number): number {
  return rates.reduce((sum, rate, i) => {
    const [begin, end] = [Math.max(from, times[i]!), Math.min(to, times[i + 1] ?? to)];
    return end > begin ? sum + of(rate) * (end - begin) : sum;
  }, 0);
}

/** When a rate was last off its level; rates that a meter holds for one are one. */
function lastOutside({ times, rates }: Steps, level: number, to: number): number {
  const isOff = (rate: number): boolean =>
    rateBinStart(binOfRate(rate) + 1) <= level * (1 - NEAR) ||
    rateBinStart(binOfRate(rate)) >= level * (1 + NEAR);
  for (let i = rates.length - 1; i >= 0; i--)
    if (times[i]! < to && isOff(rates[i]!)) return Math.min(to, times[i + 1] ?? to);
  return -1;
}

/** @param share a rate above it at the beginning is none of its doing until it has come down */
function highest({ times, rates }: Steps, from: number, to: number, share: number): number {
  let most = Number.NaN;
  let comesDown = false;
  for (let i = 0; i < rates.length && times[i]! < to; i++) {
    const rate = rates[i]!;
    if (times[i]! <= from) {
      most = rate;
      comesDown = rate > share * (1 + NEAR);
    } else if (comesDown && rate <= share * (1 + NEAR)) {
      most = rate;
      comesDown = false;
    } else most = Math.max(most, rate);
  }
  return most;
}
