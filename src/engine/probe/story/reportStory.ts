import {
  type Picoseconds,
  PS_PER_MS,
  PS_PER_SECOND,
  type Seconds,
  type STORY_VALUES,
  type StoryMeasure,
  type StoryReport,
  type StoryValues,
  type StoryWatch,
} from '../../../contract/index.ts';
import { cellsBegun } from '../../metrics/totals.ts';
import type { Simulation } from '../../run/simulation.ts';
import { conditionsOf, holds, isOfSender, isOfTime, timesIn, windowsIn } from './conditions.ts';
import { Scout } from './scout.ts';
import { StoryProbe } from './storyProbe.ts';

/** Time of the run per reported part, ps. */
const PART_PS = 5e9;

/** Request of a story to a run. */
export interface StoryRequest {
  readonly watches: readonly StoryWatch[];
  readonly whole: boolean;
  readonly untilS: Seconds;
}

/** Cells that had begun to leave at the times that measures need. */
class Counts {
  private readonly at = new Map<Picoseconds, number>();
  private readonly asked: Picoseconds[];

  constructor(watches: readonly StoryWatch[]) {
    const all = watches
      .flatMap(({ values = {} }) => Object.values(values))
      .flatMap((measure) => ('fromS' in measure ? [measure.fromS, measure.toS] : []));
    const timesS = all.filter((time): time is number => typeof time === 'number');
    this.asked = [...new Set(timesS.map((time) => Math.round(time * PS_PER_SECOND)))].sort((a, b) => a - b);
  }

  /** The next time at which cells have to be counted; Infinity for none. */
  get next(): Picoseconds {
    return this.asked[0] ?? Infinity;
  }

  take({ now, network, scenario }: Simulation): void {
    if (now !== this.next) return;
    this.asked.shift();
    const port = network.ports.find(({ id }) => id === scenario.shownPort)!;
    this.at.set(now, cellsBegun(network, port.link, now));
  }

  of(timeS: number): number | undefined {
    return this.at.get(Math.round(timeS * PS_PER_SECOND));
  }
}

/**
 * Runs to the end, and reports the data for the pictures of a story and the time at which each watch was met. At each event, the
 * conditions of the first watch that has not been met are tested. A watch that the whole run does not meet is reported as missed, and
 * the next one is searched from the time of the last that was met.
 * @param begin creates the run again, at 0 s
 * @throws RangeError for a value whose window is not over at its moment
 */
export function reportStory(
  begin: () => Simulation,
  { watches, whole, untilS }: StoryRequest,
  post: (report: StoryReport) => void,
): void {
  const plans = watches.map((_, i) => planOf(watches.slice(i)));
  let from: Picoseconds = 0;
  let first = 0;
  let done: StoryReport | null = null;
  do {
    const isFirst = done === null;
    const simulation = begin();
    const pass = new Pass(
      simulation,
      new StoryProbe(
        simulation,
        whole,
        watches.length > 0,
        plans.some(({ hasSenders }) => hasSenders),
      ),
      new Counts(watches),
      watches.length > 0 ? new Scout(begin()) : null,
      plans,
    );
    if (isFirst) post(pass.probe.started);
    const silent = (report: StoryReport): void => {
      if (isFirst || (report.type !== 'story-part' && report.type !== 'story-started')) post(report);
    };
    const met = pass.run(first, { from, until: untilS * PS_PER_SECOND }, silent);
    simulation.runUntil(simulation.end);
    done ??= { type: 'story-done', results: simulation.results() };
    first = met.next;
    from = met.time;
    if (first < watches.length) post({ type: 'story-missed', watch: first++ });
  } while (first < watches.length);
  post(done);
}

/** One pass through the run. */
class Pass {
  private sentUntil: Picoseconds = 0;

  constructor(
    private readonly simulation: Simulation,
    readonly probe: StoryProbe,
    private readonly counts: Counts,
    private readonly scout: Scout | null,
    private readonly plans: readonly Plan[],
  ) {}

  /**
   * @param span start time of the search, and time up to which to run once all watches are met
   * @returns index of the watch that is not met, and the time at which the previous one was met
   */
  run(
    first: number,
    { from, until }: { readonly from: Picoseconds; readonly until: Picoseconds },
    post: (report: StoryReport) => void,
  ): { readonly next: number; readonly time: Picoseconds } {
    const { simulation, probe, counts, plans } = this;
    let next = first;
    let time = from;
    for (;;) {
      const plan = plans[next];
      if (simulation.now >= from && plan !== undefined) {
        const isElse = metBy(plan.watch, probe);
        if (isElse !== null) {
          this.sendPart(post);
          time = probe.now;
          post({ type: 'story-met', watch: next++, isElse, time, values: this.valuesOf(plan.watch) });
          probe.count();
          continue;
        }
      }
      if (simulation.now >= simulation.end || (plan === undefined && simulation.now >= until)) break;
      probe.stop = Math.min(counts.next, plan === undefined ? Infinity : waitsUntil(plan, simulation.now));
      if (plan === undefined || simulation.now < from || plan.isOfTime) probe.stepBin();
      else this.approach(plan);
      counts.take(simulation);
      if (simulation.now - this.sentUntil >= PART_PS) this.sendPart(post);
    }
    this.sendPart(post);
    return { next, time };
  }

  /** Runs to the next event that may meet the watch, or nearer to it. */
  private approach({ watch, windowsMs, seenMs }: Plan): void {
    const { probe, scout, simulation } = this;
    const chance = scout?.firstChance(watch, probe.bases, simulation.now) ?? 0;
    const eventByEvent = chance - seenMs * PS_PER_MS;
    if (eventByEvent > simulation.now) probe.stepBin(eventByEvent);
    else probe.step(Math.min(...windowsMs.map((ms) => probe.windowEnd(ms))));
  }

  private sendPart(post: (report: StoryReport) => void): void {
    const { now } = this.simulation;
    if (now === this.sentUntil) return;
    this.sentUntil = now;
    post(this.probe.takePart());
  }

  private valuesOf({ values = {} }: StoryWatch): StoryValues {
    const { probe, simulation } = this;
    const { firstLosses, emptySince } = probe;
    const timer = probe.firstTimer();
    const spread = firstLosses.length === 0 ? Number.NaN : firstLosses.at(-1)! - firstLosses[0]!;
    const known: Readonly<Record<(typeof STORY_VALUES)[number], number>> = {
      timeS: probe.now / PS_PER_SECOND,
      queue: probe.queue,
      buffer: probe.bufferCells,
      senders: probe.senders,
      lost: probe.lostSoFar,
      inVain: probe.inVainSoFar,
      lostSenders: firstLosses.length,
      spreadMs: spread / PS_PER_MS,
      waiting: probe.waiting,
      sending: probe.sending,
      overflows: probe.overflows,
      filesDone: probe.filesDone,
      queueEmptySince: emptySince === Infinity ? Number.NaN : emptySince / PS_PER_SECOND,
      firstSender: timer?.vc ?? Number.NaN,
      firstMs: timer?.ms ?? Number.NaN,
    };
    return {
      ...known,
      ...Object.fromEntries(
        Object.entries(values).map(([name, measure]) => [name, this.measured(name, measure, simulation)]),
      ),
    };
  }

  private measured(name: string, measured: StoryMeasure, simulation: Simulation): number {
    const { probe, counts } = this;
    if (!('fromS' in measured)) return probe.ofSender(measured);
    const { measure, fromS, toS } = measured;
    const from = fromS === 'queueEmptySince' ? probe.emptySince : Math.round(fromS * PS_PER_SECOND);
    const to = toS === 'head' ? probe.now + 1 : Math.round(toS * PS_PER_SECOND);
    const begunFrom = fromS === 'queueEmptySince' ? probe.begunAtEmptySince : counts.of(fromS);
    const begunTo = toS === 'head' ? probe.begunSoFar : counts.of(toS);
    if (begunFrom === undefined || begunTo === undefined || !(from < to))
      throw new RangeError(
        `values.${name} = [${String(fromS)}, ${String(toS)}]: a window in s that is over at ${simulation.now / PS_PER_SECOND} s`,
      );
    const used = (100 * (begunTo - begunFrom)) / ((to - from) / probe.started.cellPs);
    return measure === 'used' ? used : 100 - used;
  }
}

/** Whether the watch is met by `else` instead of `when`; null if it is not met. */
function metBy(watch: StoryWatch, probe: StoryProbe): boolean | null {
  if (holds(watch.when, probe)) return false;
  return watch.else !== undefined && holds(watch.else, probe) ? true : null;
}

/** How the run has to proceed until a watch is met. */
interface Plan {
  readonly watch: StoryWatch;
  /** Lengths of the time windows of its conditions, ms. */
  readonly windowsMs: readonly number[];
  /** Time before it may be met from which the run has to go event by event, for it and later watches, ms. */
  readonly seenMs: number;
  /** Times in its conditions, plus 1 ps, because the run then has to be just after them. */
  readonly times: readonly Picoseconds[];
  /** Whether only time can meet it, and no later watch uses single cells. */
  readonly isOfTime: boolean;
  /** Whether its conditions or values use measures of single senders. */
  readonly hasSenders: boolean;
}

/** @param watches the watch to plan, and the later ones */
function planOf(watches: readonly StoryWatch[]): Plan {
  const watch = watches[0]!;
  const conditions = conditionsOf(watch);
  const measures = Object.values(watch.values ?? {});
  const allWindowsMs = watches.flatMap(conditionsOf).flatMap(windowsIn);
  // The first cell after an empty buffer is only known if the run goes event by event.
  const looksBack = measures.some((measure) => 'fromS' in measure && measure.fromS === 'queueEmptySince');
  return {
    watch,
    windowsMs: conditions.flatMap(windowsIn),
    seenMs: looksBack ? Infinity : Math.max(0, ...allWindowsMs),
    times: conditions.flatMap(timesIn).map((time) => time + 1),
    isOfTime: conditions.every(isOfTime) && allWindowsMs.length === 0,
    hasSenders: conditions.some(isOfSender) || measures.some((measure) => !('fromS' in measure)),
  };
}

const waitsUntil = ({ times }: Plan, now: Picoseconds): Picoseconds =>
  Math.min(...times.filter((time) => time > now));
