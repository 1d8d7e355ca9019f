import { describe, expect, it } from 'vitest';
import { BURST_SLOWING, isInBurst, type Times } from '../../src/app/speed/bursts.ts';
import { EventTrace } from '../../src/app/traces/events.ts';
import { EventCode, type Picoseconds, PS_PER_MS, PS_PER_SECOND } from '../../src/contract/index.ts';
import { checkScenario, createSimulation, Recorder } from '../../src/engine/index.ts';
import { findScenario, scenarioIds, scenarios } from '../../src/scenarios/index.ts';
import { byTier } from '../support/tier.ts';

const STEP: Picoseconds = PS_PER_MS / 4;

/** A run of a scenario as it is shown: events at its port, timeouts, and what is traced. */
class Watched {
  readonly overflows = new EventTrace();
  readonly drops = new EventTrace();
  readonly timeouts = new EventTrace();
  private readonly simulation;
  private readonly recorder;
  private readonly channels: ReadonlyMap<string, number>;
  readonly stage;

  constructor(id: string) {
    const { scenario } = checkScenario(findScenario(id));
    if (scenario === null) throw new Error(`${id} cannot run`);
    this.stage = scenario.document.stage ?? {};
    this.simulation = createSimulation(scenario, { seed: scenario.seed, edits: [] });
    this.recorder = new Recorder(this.simulation);
    this.channels = new Map(this.recorder.channels.map(({ id: name }, i) => [name, i]));
    const shown = this.simulation.network.ports.findIndex((port) => port.id === scenario.shownPort);
    this.recorder.events.listeners.add((time, code, vc, port) => {
      if (code === EventCode.timeout) this.timeouts.push(time, vc, 0);
      if (port !== shown) return;
      if (code === EventCode.epoch) this.overflows.push(time, vc, 0);
      if (code === EventCode.drop) this.drops.push(time, vc, 0);
    });
  }

  get now(): Picoseconds {
    return this.simulation.now;
  }

  value(channel: string): number {
    const index = this.channels.get(channel);
    if (index === undefined) throw new Error(`no channel ${channel}`);
    return this.recorder.current(index);
  }

  /** The first moment of its kind from `since` on. */
  first(moment: Moment, since: Picoseconds): Picoseconds {
    for (; this.now < this.simulation.end; this.simulation.runUntil(this.now + STEP)) {
      const found = this.now >= since ? moment(this, since) : null;
      if (found !== null) return found;
    }
    throw new Error('the run ends without it');
  }
}

type Moment = (run: Watched, since: Picoseconds) => Picoseconds | null;

/** The n-th of them from the moment on at which it is looked for. */
const nth =
  (events: 'overflows' | 'drops' | 'timeouts', n = 1): Moment =>
  (run, since) => {
    const index = run[events].from(since) + n - 1;
    return index < run[events].length ? run[events].time.at(index) : null;
  };

const when =
  (holds: (run: Watched) => boolean): Moment =>
  (run) =>
    holds(run) ? run.now : null;

/** An overflow is over when nothing has been refused for 2 ms. */
const endOfOverflow = when(({ drops, now }) => {
  const last = drops.length > 0 ? drops.time.at(drops.length - 1) : now;
  return now - last > 2 * PS_PER_MS;
});

const at = (seconds: number): Moment => when(({ now }) => now >= seconds * PS_PER_SECOND);

/** Queues rise and are empty again. */
const drained = (port: string): Moment => {
  let highest = 0;
  return when((run) => {
    const queue = run.value(`queue/${port}`);
    highest = Math.max(highest, queue);
    return highest > 100 && queue < highest / 20;
  });
};

/** A value passes a limit for the n-th time. */
const overshoot = (channel: string, limit: number, n: number): Moment => {
  let times = 0;
  let isAbove = false;
  return when((run) => {
    const was = isAbove;
    isAbove = run.value(channel) > limit;
    if (isAbove && !was) times++;
    return times >= n;
  });
};

interface Cycle {
  /** Else the opening. */
  readonly from?: Moment;
  readonly to: Moment;
  /** At its speed overflows follow each other too closely to be slowed down at. */
  readonly isSteady?: true;
}

const OVERFLOW_TO_OVERFLOW: Cycle = { from: nth('overflows'), to: nth('overflows', 2) };
const FAIR_SHARE = 57_881;
/** Of a link of 155.52 Mb/s, cells/s. */
const THIRD = 121_887;

/** What a lesson shows first, from its opening or between two events, where that is not one overflow and the next. */
const LESSONS: Readonly<Record<string, Cycle>> = {
  'one-cell': { to: nth('drops') },
  'whole-frames': { to: endOfOverflow },
  // Its totals are the story: the whole of what is left of the run.
  'loss-paradox': { to: at(2.999), isSteady: true },
  // Overflow follows overflow: the whole of what is left of the run.
  'many-senders': { to: at(2.999), isSteady: true },
  // Up to twice the load.
  overload: { to: at(0.999) },
  // What is in view.
  'waiting-line': { to: at(0.104) },
  // The fourth source has what the third leaves.
  'max-min': { to: when((run) => run.value('acr/4') > 220_000) },
  // The places at all switches are full.
  'back-pressure': { to: at(0.023) },
  'early-warning': { to: nth('timeouts') },
  'front-drop': { to: nth('timeouts') },
  'in-step': { to: endOfOverflow },
  capture: { to: nth('overflows', 2) },
  // Both windows are full.
  'far-near': { to: when((run) => Math.min(run.value('cwnd/1'), run.value('cwnd/2')) >= 32_768) },
  'unarmed-weights': { to: nth('overflows') },
  // One turn of the real-time source, on and off.
  'five-classes': { to: at(0.06) },
  cheat: { to: nth('drops') },
  // All three send at the full rate.
  'lost-news': { to: at(0.02) },
  // The VC over three links has lost half of its share.
  'beat-down': { to: when((run) => run.value('acr/1') < FAIR_SHARE / 2) },
  // The rate of the VC that meets two switches overshoots again and again.
  'exact-rates': { to: overshoot('acr/2', 250_000, 3) },
  'not-free': { to: drained('sw0>sw1') },
  // Two of the three files are done, and no rate has moved.
  'idle-share': { to: when((run) => run.value('class/abr/sw0>sw1') < 150_000) },
  // The first file is done.
  coupled: { to: at(0.2) },
};

function openingOf(run: Watched): Picoseconds {
  const { startAt, startS = 0 } = run.stage;
  if (startAt === undefined) return startS * PS_PER_SECOND;
  return run.first(nth('overflows', startAt.epoch), 0) + startAt.offsetMs * PS_PER_MS;
}

/** Seconds on the screen, with the slowing at bursts. */
function secondsToWatch(run: Watched, from: Picoseconds, to: Picoseconds): number {
  const speed = speedOf(run);
  const FRAME_S = 1 / 60;
  const events: readonly Times[] = [run.drops, run.timeouts];
  let frames = 0;
  for (let now = from; now < to; frames++) {
    const isSlow = events.some((times) => isInBurst(times, now, speed));
    now += (speed * FRAME_S) / (isSlow ? BURST_SLOWING : 1);
  }
  return frames * FRAME_S;
}

/** Picoseconds that one second on the screen shows. */
const speedOf = ({ stage }: Watched): Picoseconds => (stage.msPerSecond ?? 10) * PS_PER_MS;

interface Seen {
  readonly seconds: number;
  /** By how much a second on the screen from the first overflow on becomes longer; null: nothing overflows by then. */
  readonly slowed: number | null;
}

function firstCycle(id: string, { from, to }: Cycle): Seen {
  const run = new Watched(id);
  const opening = openingOf(run);
  const start = from ? run.first(from, opening) : opening;
  const seconds = secondsToWatch(run, start, run.first(to, opening));
  const index = run.overflows.from(opening);
  if (index >= run.overflows.length) return { seconds, slowed: null };
  const burst = run.overflows.time.at(index);
  const second = speedOf(run);
  run.first(at((burst + second) / PS_PER_SECOND), 0);
  return { seconds, slowed: secondsToWatch(run, burst, burst + second) - 1 };
}

/** What a network of a paper shows first: what its line or description in the menu promises. */
const NETWORKS: Readonly<Record<string, Cycle>> = {
  'zhu-ten': { to: nth('overflows', 2) },
  // Both windows are full.
  'zhu-two': { to: when((run) => Math.min(run.value('cwnd/1'), run.value('cwnd/2')) >= 32_768) },
  // The queue of the last link has risen and is empty again.
  'ulku-r1-lan': { to: drained('sw2>sw3') },
  'ulku-r1-wan': { to: drained('sw2>sw3') },
  // The VC that came last has nine tenths of its third.
  'ulku-r2-lan': { to: when((run) => run.value('acr/3') > 0.9 * THIRD) },
  // The VC that came last hears of the others for the first time.
  'ulku-r2-wan': { to: when((run) => run.value('acr/3') < 70_000) },
  // All three VCs send.
  'ulku-credit': { to: when((run) => run.value('queue/sw0>sw1') >= 20) },
  // The first file over the first link is done.
  'ulku-r1-files': { to: when((run) => run.value('class/abr/sw0>sw1') < 100_000) },
  // The last source has all that the others leave.
  'ulku-r2-files': { to: when((run) => run.value('acr/3') > 300_000) },
  // VBR has come twice.
  'abr-background': { to: overshoot('class/nrt-vbr/sw2>sw3', 60_000, 2) },
  // The VC over three links has lost three quarters of its half.
  'abr-parking-lot': { to: when((run) => run.value('acr/1') < THIRD * (3 / 8)) },
  // The VC that came late has what the early one keeps.
  'abr-upstream': { to: when((run) => run.value('acr/8') > 0.9 * run.value('acr/7')) },
  'abr-satellite': { to: when((run) => run.value('acr/3') > 0.9 * THIRD) },
  'abr-segments': { to: drained('sw1>sw2') },
};

const lessons = scenarios.filter(({ stage }) => stage?.hook !== undefined);

const cycleOf = (id: string): Cycle | undefined => {
  if (id.startsWith('nagata')) return { to: nth('timeouts') };
  if (
    /^(symmetric|asymmetric|appendix|rosolen|zhu-(equal|unequal|round-robin|weighted|two-poisson)$)/.test(id)
  )
    return { to: nth('overflows') };
  const isLesson = lessons.some((lesson) => lesson.id === id);
  return LESSONS[id] ?? NETWORKS[id] ?? (isLesson ? OVERFLOW_TO_OVERFLOW : undefined);
};

/** Networks of many sessions or long ways that take long to overflow; those of their kind stand for them. */
const HEAVY = /^rosolen-(.*adsl|.*geo|router)|^nagata-(50|100)|^many-senders/;
const usual = byTier(
  scenarioIds().filter((id) => !HEAVY.test(id)),
  scenarioIds(),
);

describe('the first whole cycle of a scene takes about ten seconds on the screen', () => {
  it('is known for no other lesson', () => {
    const ids = lessons.map(({ id }) => id);
    expect(Object.keys(LESSONS).filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('is known for every scene', () => {
    expect(scenarioIds().filter((id) => cycleOf(id) === undefined)).toEqual([]);
  });

  it.each(usual)('%s', (id) => {
    const cycle = cycleOf(id) as Cycle;
    const { seconds, slowed } = firstCycle(id, cycle);
    expect(seconds, `${seconds.toFixed(1)} s`).toBeGreaterThanOrEqual(6);
    expect(seconds, `${seconds.toFixed(1)} s`).toBeLessThanOrEqual(14);
    if (slowed === null) return;
    if (cycle.isSteady) expect(slowed, 'as fast at the overflow').toBeLessThan(0.1);
    else expect(slowed, 'slower at the overflow').toBeGreaterThan(0.25);
  });
});
