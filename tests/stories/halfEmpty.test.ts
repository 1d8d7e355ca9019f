import { describe, expect, it } from 'vitest';
import { endingValues } from '../../src/app/story/pair.ts';
import type { StoryRecord } from '../../src/app/story/record.ts';
import { plainText, sentenceOf } from '../../src/app/story/say.ts';
import { EventCode, PS_PER_MS, PS_PER_SECOND, type StoryValues } from '../../src/contract/index.ts';
import { createSimulation, Recorder, type Simulation, viewOf } from '../../src/engine/index.ts';
import { keptRun } from '../support/keptRuns.ts';
import { byTier } from '../support/tier.ts';
import { momentsOf, networkOf, storyOf } from './told.ts';

const story = storyOf('half-empty');
const PORT = 'S2>S3';
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

const portOf = ({ network }: Simulation) => network.ports.find(({ id }) => id === PORT)!;
/** Cells that have begun to leave: what was handed to the link without those that still wait. */
const gone = (simulation: Simulation): number => portOf(simulation).link.tail - portOf(simulation).waiting;

/** Another run, which knows nothing of stories, at the instant behind an event. */
function runTo(seed: number, times: readonly number[]) {
  const simulation = createSimulation(networkOf(story, 'a'), { seed });
  const recorder = new Recorder(simulation);
  const at = times.map((time) => {
    simulation.runUntil(time);
    return { gone: gone(simulation), offered: portOf(simulation).offered };
  });
  recorder.flush();
  const { time = [], code = [], vc = [], port = [] } = recorder.takeEvents() ?? {};
  const losses = [...time].flatMap((when, i) =>
    code[i] === EventCode.drop && port[i] === portOf(simulation).index ? [{ when, vc: vc[i]! }] : [],
  );
  return { simulation, losses, at };
}

/** First losses of the last series without 20 ms of pause. */
function lastOverflow(losses: readonly { readonly when: number; readonly vc: number }[]) {
  let first = new Map<number, number>();
  losses.forEach(({ when, vc }, i) => {
    if (i > 0 && when - losses[i - 1]!.when > 20 * PS_PER_MS) first = new Map();
    if (!first.has(vc)) first.set(vc, when);
  });
  return [...first.values()];
}

const say = (moment: {
  readonly said: (typeof story.moments)[number];
  readonly isElse: boolean;
  readonly values: StoryValues;
}) =>
  plainText(
    sentenceOf((moment.isElse ? moment.said.else?.say : undefined) ?? moment.said.say, moment.values),
  );

describe.each(SEEDS)('the story of half a link, seed %i: what its first three moments say is so', (seed) => {
  const { moments, missed } = momentsOf(story, seed, 3);
  const [fills, full, silence] = moments;

  it('reaches each of them, by its condition or its else', () => {
    expect(missed).toBe(0);
    expect(moments.map(({ said }) => said.id)).toEqual(['fills', 'full', 'silence']);
  });

  it('ten senders fill the buffer faster than the link can empty it', () => {
    const { time, values } = fills!;
    const { simulation, at } = runTo(seed, [time - 4 * PS_PER_MS, time + 1]);
    const [before, now] = [at[0]!, at[1]!];
    const slots = (4 * PS_PER_MS) / 2_726_337;
    expect(portOf(simulation).waiting).toBe(values.queue);
    expect(now.gone - before.gone).toBeGreaterThan(0.99 * slots);
    expect(now.offered - before.offered).toBeGreaterThan(now.gone - before.gone);
    expect(
      simulation.network.connections.every(({ tcp }) => tcp !== null && tcp.sender.window.next > 0),
    ).toBe(true);
    expect(say(fills!)).toMatch(/^Ten senders fill/);
  });

  it('so many cells are lost, of so many senders', () => {
    const { time, values } = full!;
    const { losses } = runTo(seed, [time + 1]);
    expect(losses).toHaveLength(values.lost!);
    expect(new Set(losses.map(({ vc }) => vc)).size).toBe(values.lostSenders);
    const of = full!.isElse ? 'of' : 'of all';
    expect(say(full!)).toMatch(new RegExp(`${losses.length.toLocaleString('en')} cells are lost, ${of} `));
    if (!full!.isElse) expect(values.lostSenders).toBe(10);
  });

  it('nobody sends, and so many wait for their timers', () => {
    const { time, values } = silence!;
    const since = Math.round(values.queueEmptySince! * PS_PER_SECOND);
    const { simulation, losses, at } = runTo(seed, [since, time - 2.5 * PS_PER_MS, time + 1]);
    const first = lastOverflow(losses);
    const due = viewOf(simulation, PORT).timers!.due;
    const waiting = [...due].filter((when) => !Number.isNaN(when)).length;
    expect(waiting).toBe(values.waiting);
    if (silence!.isElse) return;
    const sending = simulation.network.connections.filter(({ forward }) =>
      forward.some(({ head, tail }) => head < tail),
    );
    expect(sending).toEqual([]);
    expect(at[2]!.gone).toBe(at[1]!.gone);
    expect(first).toHaveLength(10);
    const spreadMs = (Math.max(...first) - Math.min(...first)) / PS_PER_MS;
    const words = Math.ceil(spreadMs / 10) * 10;
    const numbers = ['seven', 'eight', 'nine'];
    const end =
      waiting === 10 ? 'each waits for its timer.' : `${numbers[waiting - 7]} wait for their timers.`;
    expect(say(silence!)).toBe(`Silence. All ten lost a cell within ${words} ms; ${end}`);
    const slots = (time + 1 - since) / 2_726_337.4486;
    expect(values.silence).toBeCloseTo(100 * (1 - (at[2]!.gone - at[0]!.gone) / slots), 0);
  });
});

describe.each(SEEDS.slice(0, byTier(2, 10)))('the story of half a link, seed %i: its last moment', (seed) => {
  it('comes at the end of the run: they lose together, and so much of the link stays empty', () => {
    const { moments, missed } = momentsOf(story, seed);
    const again = moments[3]!;
    const results = keptRun(networkOf(story, 'a'), seed);
    const link = results.links.find(({ link: id }) => id === PORT)!;
    expect(missed).toBe(0);
    expect(again.time).toBe(3 * PS_PER_SECOND - 1);
    expect(again.values.empty).toBeCloseTo(100 * (1 - link.utilization), 6);
    expect(say(again)).toContain(`${Math.round(100 * link.ledger!.idle)} % of the link stays empty.`);
  });
});

describe('the conclusion of half a link', () => {
  const runs = [1, 2, 3, 4, 5].map((seed) => {
    const [a, b] = (['a', 'b'] as const).map((side) => keptRun(networkOf(story, side), seed));
    return { seed, a: a!, b: b! };
  });
  const record = { started: { port: PORT } } as unknown as StoryRecord;
  const valuesOf = ({ a, b }: (typeof runs)[number]) =>
    endingValues(story, { results: a, record }, { results: b, record });
  const { ending } = story;
  if (ending.kind !== 'gain') throw new Error('it ends with a gain');

  it.each(SEEDS)('all ten lose in an overflow of seed %i, or nearly all', (seed) => {
    const port = keptRun(networkOf(story, 'a'), seed).ports.find(({ port: id }) => id === PORT)!;
    expect(port.hitPerEpoch).toBeGreaterThan(9);
  });

  it.each(runs)(
    'holds for seed $seed: two senders are hit, the others keep the link busy, and more is lost',
    (run) => {
      const port = run.b.ports.find(({ port: id }) => id === PORT)!;
      const link = run.b.links.find(({ link: id }) => id === PORT)!;
      expect(port.hitPerEpoch).toBeLessThan(2.5);
      expect(link.utilization).toBeGreaterThan(0.9);
      expect(plainText(sentenceOf(ending.say, valuesOf(run)))).toBe(
        `Hit two senders at a time, and the other eight keep the link busy: ${run.b.whole.packets.toLocaleString('en')} packets instead of ${run.a.whole.packets.toLocaleString('en')}.`,
      );
      const lost = (one: typeof run.a) => one.ports.find(({ port: id }) => id === PORT)!.dropped;
      expect(plainText(sentenceOf(ending.price, valuesOf(run)))).toContain(
        `${Math.round(lost(run.b) / lost(run.a))} times as many cells lost.`,
      );
    },
  );

  it('names the numbers of the first seed, and the range of five', () => {
    const gains = runs.map(({ a, b }) => Math.round(100 * (b.whole.packets / a.whole.packets - 1)));
    expect(gains).toEqual([113, 119, 92, 116, 113]);
    expect(runs.map(({ a, b }) => [a.whole.packets, b.whole.packets])[0]).toEqual([34_995, 74_435]);
  });
});
