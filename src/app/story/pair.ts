import { createStore, type StoreApi } from 'zustand';
import {
  leastShareOf,
  linkResult,
  lostAt,
  measureOf,
  PS_PER_SECOND,
  portResult,
  type RaceFailure,
  type RunResults,
  type ScenarioDocument,
  slowestFileOf,
  throughOf,
} from '../../contract/index.ts';
import type { GainEnding, Guess, RUN_VALUES, Story } from '../../stories/story.ts';
import { invalidateNow } from '../clocks.ts';
import { changeOf } from '../compare/change.ts';
import { busy } from '../rest.ts';
import type { StoryRecord } from './record.ts';
import { followRun } from './runs.ts';

/** A run that is over. */
export interface DoneRun {
  readonly results: RunResults;
  readonly record: StoryRecord;
}

/** Both runs with one seed, null until each is over. */
export interface StoryPair {
  readonly seed: number;
  readonly a: DoneRun | null;
  readonly b: DoneRun | null;
}

export type WholePair = StoryPair & { readonly a: DoneRun; readonly b: DoneRun };
export const isWhole = (pair: StoryPair): pair is WholePair => pair.a !== null && pair.b !== null;

export interface PairsState {
  /** Pairs by seed, that of the story first. */
  readonly pairs: readonly StoryPair[];
  readonly failure: RaceFailure | null;
  /** Whether the worker of a run did not respond, and another one that has restarted it has not finished. */
  readonly isRestarted: boolean;
}

/** Results of the run's shown port. */
export function portOf({ results, record }: DoneRun): RunResults['ports'][number] {
  const port = portResult(results, record.started.port);
  if (port === undefined) throw new Error(`the run has no results of port ${record.started.port}`);
  return port;
}

/** Goodput of each sender, Mb/s, in order. */
export const ratesOf = ({ results }: DoneRun): readonly number[] =>
  results.sessions.map(({ goodputMbps }) => goodputMbps);

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** `RUN_VALUES` of a run. */
function valuesOf(run: DoneRun): Readonly<Record<(typeof RUN_VALUES)[number], number>> {
  const { results, record } = run;
  const port = portOf(run);
  const used = 100 * (linkResult(results, record.started.port)?.utilization ?? Number.NaN);
  const rates = ratesOf(run);
  return {
    packets: results.whole.packets,
    lost: lostAt(port),
    packetsLost: sum(results.sessions.map(({ packetsLost }) => packetsLost)),
    inVain: sum(results.sessions.map(({ deadCells }) => deadCells)),
    used,
    idle: 100 - used,
    hitPerOverflow: port.hitPerEpoch,
    timeouts: results.whole.timeouts,
    waits: port.queueMean,
    slowestMs: 1000 * slowestFileOf(results),
    count: throughOf(results, 'equal'),
    rate: sum(rates),
    least: Math.min(...rates),
    most: Math.max(...rates),
    leastPart: 100 * leastShareOf(results),
  };
}

/** The largest possible goodput of the link, Mb/s: packets that fit it, at the mean size of those that arrived. */
export function fullRateOf(run: DoneRun): number {
  const { packets, maximumPackets } = run.results.whole;
  return (sum(ratesOf(run)) * maximumPackets) / packets;
}

/** Values of an ending's measure in both runs; fairness is relative to the senders' due shares. */
export const measuredOf = (
  { measure }: Pick<GainEnding, 'measure'>,
  ...runs: readonly [a: DoneRun, b: DoneRun]
): readonly [a: number, b: number] => {
  const of = ({ results, record }: DoneRun): number => measureOf({ measure }, results, record.started.port);
  return [of(runs[0]), of(runs[1])];
};

/** `ENDING_VALUES` of both runs. */
export function endingValues(
  { ending }: Pick<Story, 'ending'>,
  a: DoneRun,
  b: DoneRun,
): Readonly<Record<string, number>> {
  const [ofA, ofB] = [valuesOf(a), valuesOf(b)];
  const named = (side: string, values: Readonly<Record<string, number>>) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [`${side}.${name}`, value]));
  const ratesB = ratesOf(b);
  const given = ratesOf(a).map((rate, i) => rate - (ratesB[i] ?? 0));
  const place = given.indexOf(Math.max(...given));
  const full = fullRateOf(a);
  return {
    ...named('a', ofA),
    ...named('b', ofB),
    gain: ending.kind === 'gain' ? changeOf(...measuredOf(ending, a, b)) : Number.NaN,
    lostFactor: ofB.lost / ofA.lost,
    full,
    equalShare: full / a.results.sessions.length,
    pays: a.results.sessions[place]?.vc ?? Number.NaN,
  };
}

/** Senders whose cells cross the shown link. */
export const crossing = ({ results, record }: DoneRun): readonly number[] =>
  results.sessions
    .filter(({ waits }) => waits.some(({ port }) => port === record.started.port))
    .map(({ vc }) => vc);

/** True value of the guessed share, percent of the link: in the window of the guess, else in that of the results. */
export function guessedOf(guess: Guess | undefined, run: DoneRun): number {
  const { results, record } = run;
  const sender = guess?.measure === 'sender' ? guess.sender : undefined;
  if (guess?.windowS !== undefined) {
    const [from, to] = guess.windowS;
    return 100 * (sender === undefined ? record.shareUsed(from, to) : record.shareOf(sender, from, to));
  }
  if (sender === undefined)
    return 100 * (linkResult(results, record.started.port)?.utilization ?? Number.NaN);
  const { fromS, toS } = results.window;
  const slots = ((toS - fromS) * PS_PER_SECOND) / record.started.cellPs;
  const session = results.sessions.find(({ vc }) => vc === sender);
  return (100 * (session?.cellsDelivered ?? Number.NaN)) / slots;
}

const seedsOf = ({ seeds }: Story['ending'], first: number): readonly number[] =>
  Array.from({ length: seeds }, (_, i) => first + i);

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
      pairs: seeds.map((pairSeed) => ({ seed: pairSeed, a: null, b: null })),
      failure: null,
      isRestarted: false,
    }));
    // The first run is already computed for the moments.
    this.jobs = seeds.flatMap((each, i) =>
      i === 0
        ? [{ seed: each, side: 'b' as const }]
        : (['b', 'a'] as const).map((side) => ({ seed: each, side })),
    );
  }

  dispose(): void {
    for (const stop of this.stops) stop();
    this.jobs.length = 0;
    this.settle();
  }

  /** Starts the other runs once the first one is over and its processor is free. */
  begin(first: DoneRun): void {
    this.learn(this.first.seed, 'a', first);
    const size = Math.max(1, Math.min(this.jobs.length, navigator.hardwareConcurrency - 1));
    for (let i = this.running; i < size; i++) this.next();
  }

  /** Called when the reader waits: the page counts as busy until all runs are over. */
  await(): void {
    this.isAwaited = true;
    this.settle();
  }

  private get first(): StoryPair {
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
    const stop = followRun(
      {
        scenario,
        run: story[job.side],
        seed: job.seed,
        untilS: story.untilS,
        watches: [],
        // The senders of cells are recorded for every seed if the story draws them.
        whole: job.seed === this.first.seed || story.show.includes('who'),
      },
      {
        done: (results, record) => {
          this.learn(job.seed, job.side, { results, record });
          over();
        },
        restarted: () => this.store.setState({ isRestarted: true }),
        failed: (failure) => {
          this.fail(failure);
          this.settle();
          over();
        },
      },
    );
    this.stops.add(stop);
  }

  fail(failure: PairsState['failure']): void {
    this.store.setState({ failure });
  }

  private learn(seed: number, side: 'a' | 'b', run: DoneRun): void {
    const { pairs } = this.store.getState();
    this.store.setState({
      pairs: pairs.map((pair) => (pair.seed === seed ? { ...pair, [side]: run } : pair)),
    });
    this.settle();
    invalidateNow();
  }
}
