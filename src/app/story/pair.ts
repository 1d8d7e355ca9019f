import { createStore, type StoreApi } from 'zustand';
import type { RaceFailure, RunResults, ScenarioDocument } from '../../contract/index.ts';
import type { GainEnding, ShareEnding, Story } from '../../stories/story.ts';
import { requestPaint } from '../clocks.ts';
import { busy } from '../rest.ts';
import type { StoryRecord } from './record.ts';
import { follow } from './runs.ts';

/** A run that is over. */
export interface DoneRun {
  readonly results: RunResults;
  readonly record: StoryRecord;
}

/** Both runs with one seed, as far as they are over. */
export interface Pair {
  readonly seed: number;
  readonly a: DoneRun | null;
  readonly b: DoneRun | null;
}

export interface PairsState {
  /** The seed of the story first. */
  readonly pairs: readonly Pair[];
  readonly failure: RaceFailure | null;
}

/** The shown port of a run. */
export function portOf({ results, record }: DoneRun): RunResults['ports'][number] {
  const port = results.ports.find(({ port: id }) => id === record.started.port);
  if (port === undefined) throw new Error(`the run has no results of port ${record.started.port}`);
  return port;
}

/** Share of the cell slots of the shown link that carried a cell in the window of the results, percent. */
export function usedOf({ results, record }: DoneRun): number {
  const link = results.links.find(({ link: id }) => id === record.started.port);
  return 100 * (link?.utilization ?? Number.NaN);
}

export const packetsOf = ({ results }: DoneRun): number => results.whole.packets;
export const lostOf = (run: DoneRun): number => portOf(run).dropped + portOf(run).pushedOut;

/** By how much more B delivers, a share of A's packets. */
export const gainOf = (a: DoneRun, b: DoneRun): number => packetsOf(b) / packetsOf(a) - 1;

/** `GAIN_VALUES` of a pair. */
export const gainValues = (a: DoneRun, b: DoneRun): Readonly<Record<string, number>> => ({
  'a.packets': packetsOf(a),
  'b.packets': packetsOf(b),
  'a.lost': lostOf(a),
  'b.lost': lostOf(b),
  'a.used': usedOf(a),
  'b.used': usedOf(b),
  'a.hitPerOverflow': portOf(a).hitPerEpoch,
  'b.hitPerOverflow': portOf(b).hitPerEpoch,
  gain: gainOf(a, b),
  lostFactor: lostOf(b) / lostOf(a),
});

/** Mb/s that arrived of each sender, in their order. */
export const ratesOf = ({ results }: DoneRun): readonly number[] =>
  results.sessions.map(({ goodputMbps }) => goodputMbps);

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

/** What the link could deliver in all, Mb/s: packets that fit it, at the size of those that arrived. */
export function fullRateOf(run: DoneRun): number {
  const { packets, maximumPackets } = run.results.whole;
  return (sum(ratesOf(run)) * maximumPackets) / packets;
}

/** `SHARE_VALUES` of a pair. */
export function shareValues(a: DoneRun, b: DoneRun, { over }: ShareEnding): Readonly<Record<string, number>> {
  const full = fullRateOf(a);
  const equalShare = full / a.results.sessions.length;
  const [ratesA, ratesB] = [ratesOf(a), ratesOf(b)];
  const countOf = (rates: readonly number[]): number =>
    rates.filter((rate) => rate > over * equalShare).length;
  const given = ratesA.map((rate, i) => rate - (ratesB[i] ?? 0));
  const place = given.indexOf(Math.max(...given));
  return {
    'a.count': countOf(ratesA),
    'b.count': countOf(ratesB),
    'a.rate': sum(ratesA),
    'b.rate': sum(ratesB),
    full,
    equalShare,
    pays: a.results.sessions[place]?.vc ?? Number.NaN,
  };
}

const seedsOf = (ending: GainEnding | ShareEnding, first: number): readonly number[] => {
  const count = ending.kind === 'gain' ? ending.seeds : 1;
  return Array.from({ length: count }, (_, i) => first + i);
};

/** Both runs of every seed that the ending names, on workers of their own: those of the story's seed first. */
export class Pairs {
  readonly store: StoreApi<PairsState>;
  private readonly stops = new Set<() => void>();
  private readonly jobs: { readonly seed: number; readonly side: 'a' | 'b' }[];
  private readonly story: Story;
  private readonly scenario: ScenarioDocument;
  private running = 0;
  private isAwaited = false;
  private atRest: (() => void) | null = null;

  constructor(story: Story, scenario: ScenarioDocument, seed: number) {
    this.story = story;
    this.scenario = scenario;
    const seeds = seedsOf(story.ending, seed);
    this.store = createStore<PairsState>()(() => ({
      pairs: seeds.map((one) => ({ seed: one, a: null, b: null })),
      failure: null,
    }));
    // The first run is that of the moments.
    this.jobs = seeds.flatMap((one, i) =>
      i === 0
        ? [{ seed: one, side: 'b' as const }]
        : (['b', 'a'] as const).map((side) => ({ seed: one, side })),
    );
  }

  dispose(): void {
    for (const stop of this.stops) stop();
    this.jobs.length = 0;
    this.settle();
  }

  /** The first run is over: there is a processor for the others. */
  begin(first: DoneRun): void {
    this.learn(this.first.seed, 'a', first);
    const size = Math.max(1, Math.min(this.jobs.length, navigator.hardwareConcurrency - 1));
    for (let i = this.running; i < size; i++) this.next();
  }

  /** The reader waits: the page is not at rest before all runs are over. */
  await(): void {
    this.isAwaited = true;
    this.settle();
  }

  private get first(): Pair {
    const [first] = this.store.getState().pairs;
    if (first === undefined) throw new Error('a story has a first seed');
    return first;
  }

  private get isOver(): boolean {
    const { pairs, failure } = this.store.getState();
    return failure !== null || pairs.every(({ a, b }) => a !== null && b !== null);
  }

  private settle(): void {
    if (this.isAwaited && !this.isOver) this.atRest ??= busy();
    else {
      this.atRest?.();
      this.atRest = null;
    }
  }

  private next(): void {
    const job = this.jobs.shift();
    if (job === undefined) return;
    this.running++;
    const { story, scenario } = this;
    const over = (): void => {
      this.stops.delete(stop);
      this.running--;
      this.next();
    };
    const stop = follow(
      {
        scenario,
        run: story[job.side],
        seed: job.seed,
        untilS: story.untilS,
        watches: [],
        whole: job.seed === this.first.seed,
      },
      {
        done: (results, record) => {
          this.learn(job.seed, job.side, { results, record });
          over();
        },
        failed: (failure) => {
          this.store.setState({ failure });
          this.settle();
          over();
        },
      },
    );
    this.stops.add(stop);
  }

  private learn(seed: number, side: 'a' | 'b', run: DoneRun): void {
    const { pairs } = this.store.getState();
    this.store.setState({
      pairs: pairs.map((pair) => (pair.seed === seed ? { ...pair, [side]: run } : pair)),
    });
    this.settle();
    requestPaint();
  }
}
