import { describe, expect, it } from 'vitest';
import {
  EventCode,
  type EventCodeValue,
  type Remark,
  type ScenarioDocument,
  type Why,
  type WhyEvent,
} from '../../src/contract/index.ts';
import { checkScenario, createSimulation } from '../../src/engine/node.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import { HostedTraces } from '../support/hostedTraces.ts';
import { type SentByVc, type SentFrame, sentLog } from '../support/sentLog.ts';
import { byTier } from '../support/tier.ts';

/** A host takes less than this for three packets, picoseconds. */
const HOST = 3e8;
const AT_PORTS: readonly number[] = [EventCode.drop, EventCode.pushOut, EventCode.capped];
const EXPLAINED: readonly number[] = [...AT_PORTS, EventCode.timeout, EventCode.fastRetransmit];

const SCENES: readonly (readonly [
  id: string,
  endS: number,
  most: number,
  settings: Partial<ScenarioDocument>,
])[] = [
  ['half-empty', byTier(0.8, 1.5), byTier(10, 300), {}],
  ['front-drop', byTier(1.2, 3), byTier(8, 200), {}],
  ...byTier<typeof SCENES>(
    [],
    [
      ['other-tcp', 1.5, 200, { tcp: { congestionControl: 'newreno' } }],
      ['take-turns', 1.5, 200, {}],
      ['one-cell', 1.5, 200, {}],
      ['loss-paradox', 1.5, 200, {}],
      ['half-empty', 1.5, 200, { tcp: { congestionControl: 'sack' } }],
      ['half-empty', 1.5, 200, { tcp: { congestionControl: 'reno' } }],
    ],
  ),
];

type Values = Readonly<Record<string, unknown>>;
const all = ({ headline, sentence, followed }: Why): readonly Remark[] => [
  headline,
  ...sentence,
  ...followed.sentence,
];
const valuesOf = (list: readonly Remark[], key: string): Values | null =>
  (list.find((one) => one.key === key)?.values as Values | undefined) ?? null;

/** It lost a cell, and can no longer arrive. */
const isLost = ({ losses }: SentFrame, by: number): boolean => losses.some(({ time }) => time <= by);
/** It lost none and never arrived: it was glued to the one before, whose last cell was lost. */
const isGlued = ({ losses, arrived }: SentFrame): boolean => losses.length === 0 && arrived === Infinity;
const ordinal = (byte: number, mss: number): number => Math.floor(byte / mss) + 1;

/** What a sender knew at a moment, from acknowledgements and frames alone. */
function stateAt({ acks, frames }: SentByVc, time: number) {
  const known = acks.filter((one) => one.time < time);
  const una = known.reduce((most, { number }) => Math.max(most, number), 0);
  const since = known.find(({ number }) => number === una)?.time ?? null;
  const sent = frames.reduce((most, one) => (one.sent < time ? Math.max(most, one.end) : most), una);
  const open = frames.filter(({ first, sent: at }) => first >= una && first < sent && at < time);
  const segments = [...new Set(open.map(({ first }) => first))].map((first) => {
    const copies = open.filter((one) => one.first === first);
    return { first, copies, last: copies[copies.length - 1] as SentFrame };
  });
  const lacking = segments.filter(({ copies }) => !copies.some(({ arrived }) => arrived <= time));
  return {
    una,
    since,
    sent,
    lost: lacking.filter(({ last }) => isLost(last, time)),
    /** Those too that may have been glued by then. */
    mostLost: lacking.filter(({ last }) => isLost(last, time) || isGlued(last)),
  };
}

describe('numbers of a reason', () => {
  it.each(SCENES)(
    'in %s, %d s, are those of frames, losses and acknowledgements',
    (id, endS, most, settings) => {
      const scene = findScenario(id) as ScenarioDocument;
      const document = {
        ...scene,
        ...settings,
        tcp: { ...scene.tcp, ...settings.tcp },
        run: { ...scene.run, durationS: endS },
        measure: { fromS: 0, toS: endS },
      };
      const { scenario } = checkScenario(document);
      if (scenario === null) throw new Error(`${id} cannot run`);
      const logs = sentLog(scenario, 1);
      const run = new HostedTraces(document);
      const { loaded } = run.seen;
      run.seek(endS * 1e12);
      const why = (event: WhyEvent): Why | null => {
        run.tell({ type: 'why', id: 1, event, find: 'at' });
        const answer = run.reports.findLast((report) => report.type === 'why');
        return answer?.type === 'why' ? answer.why : null;
      };
      const events = run.reports.flatMap((report) => {
        if (report.type !== 'batch' || report.events === null) return [];
        const { time, code, vc, port } = report.events;
        return [...time].map((at, i) => ({
          time: at,
          code: code[i] as EventCodeValue,
          vc: vc[i] as number,
          port: loaded.ports[port[i] as number]?.id ?? null,
        }));
      });
      const explained = events.filter(
        ({ code, time }) => EXPLAINED.includes(code) && time < (endS - 0.1) * 1e12,
      );
      const some = (list: readonly WhyEvent[], count: number) =>
        list.filter((_, i) => i % Math.max(1, Math.floor(list.length / count)) === 0);
      const asked = [
        ...some(
          explained.filter(({ code }) => AT_PORTS.includes(code)),
          most / 2,
        ),
        ...some(
          explained.filter(({ code }) => !AT_PORTS.includes(code)),
          most / 2,
        ),
      ].sort((a, b) => a.time - b.time);
      expect(asked.length).toBeGreaterThan(most / 4);
      const replay = createSimulation(scenario, { seed: 1, path: 'general' });
      const windowAt = (time: number, vc: number): number => {
        if (time < replay.now) return Number.NaN;
        replay.runUntil(time);
        return (
          replay.network.connections.find((one) => one.vc.id === vc)?.tcp?.sender.window.usable ?? Number.NaN
        );
      };
      let checked = 0;
      for (const event of asked) {
        const { time, vc } = event;
        const log = logs.get(vc) ?? expect.unreachable();
        const about = `${event.code} of VC ${vc} at ${time}`;
        const found = why(event) ?? expect.unreachable(about);
        const window = windowAt(time, vc);
        checked += AT_PORTS.includes(event.code)
          ? expectPort(found, event, log)
          : expectSender(found, event, log);
        expectFollowed(found, event, log, window);
      }
      expect(checked).toBeGreaterThan(asked.length);
    },
  );
});

/** How many numbers were held. */
function expectPort(why: Why, { time, code, port }: WhyEvent, { frames, mss }: SentByVc): number {
  const { frame } = why;
  const row = frames.findLast(
    (one) => one.first === frame?.firstByte && one.losses.some((loss) => loss.time === time),
  );
  if (frame === null || row === undefined) throw new Error(`no frame lost a cell at ${time}`);
  const here = row.losses.findIndex((one) => one.time === time && one.port === port && one.code === code);
  const next = frames[frames.indexOf(row) + 1];
  const lost = row.losses.length;
  expect(frame).toMatchObject({ bytes: row.end - row.first, cells: row.cells, lost, doomedBefore: here > 0 });
  if (frame.dead !== null) expect(frame.dead).toBe(row.cells - lost);
  if (frame.takesNext) expect(next !== undefined && isGlued(next)).toBe(true);
  const again = frames.some((one) => one.sent < row.sent && one.end > row.first);
  expect(frame.again).toBe(again);
  const said = valuesOf(all(why), 'lostFrame') ?? valuesOf(all(why), 'onlyCell');
  expect(said).toMatchObject({ segment: ordinal(row.first, mss), again, cells: row.cells });
  const more = valuesOf(all(why), 'moreCells');
  const together = frames
    .flatMap(({ losses }) => losses)
    .filter((one) => one.time === time && one.port === port && one.code === code).length;
  expect(Number(more?.count ?? 0)).toBe(together - 1);
  return 5;
}

function expectSender(why: Why, { time, code }: WhyEvent, log: SentByVc): number {
  const { una, since, sent, lost, mostLost } = stateAt(log, time);
  const { mss } = log;
  const said = all(why);
  const segment = ordinal(una, mss);
  const segments = Math.ceil((sent - una) / mss);
  // A host cuts a segment into cells some time after its TCP has sent it.
  const atHost = log.frames.filter(
    (one) => one.first >= sent && one.sent >= time && one.sent < time + HOST,
  ).length;
  const headline = valuesOf(said, code === EventCode.timeout ? 'timesOut' : 'sendsAgain');
  if (headline?.segment === 'handshake') return 0;
  expect(headline?.segment).toBe(segment);
  // Each cause is a loss of what the receiver lacks.
  for (const { time: when, text } of why.causes) {
    const { values } = text as { readonly values: Values };
    const row = mostLost.find(({ first }) => ordinal(first, mss) === values.segment);
    expect(row, `segment ${values.segment} was not lost`).toBeDefined();
    const { how, place } = values.way as { readonly how: string; readonly place: string };
    if (how === 'mergedWithDamaged') continue;
    const loss = row?.last.losses.find((one) => one.time === when);
    expect(loss?.port).toBe(place);
    expect(how).toBe(loss?.code === EventCode.pushOut ? 'pushedOut' : 'atPort');
  }
  const first = mostLost.find((one) => one.first === una)?.last;
  const wasLost = valuesOf(said, 'wasLost') ?? valuesOf(said, 'lossAndDuplicates');
  if (wasLost !== null) {
    expect(wasLost.segments).toBeGreaterThanOrEqual(segments);
    expect(wasLost.segments).toBeLessThanOrEqual(segments + atHost);
    const loss = first?.losses.find((one) => one.time === time - Number(wasLost.agoPs));
    if ((wasLost.way as { readonly how: string }).how !== 'mergedWithDamaged') expect(loss).toBeDefined();
    if ('lost' in wasLost) {
      expect(Number(wasLost.lost)).toBeGreaterThanOrEqual(lost.length);
      expect(Number(wasLost.lost)).toBeLessThanOrEqual(mostLost.length);
    }
  }
  const timer = valuesOf(said, 'timerRanOut');
  if (timer !== null && since !== null && timer.sinceAckPs !== null)
    expect(timer.sinceAckPs).toBe(time - since);
  const more = valuesOf(said, 'moreLost');
  if (more !== null) {
    expect(Number(more.count)).toBeGreaterThanOrEqual(lost.length - 1);
    expect(Number(more.count)).toBeLessThanOrEqual(mostLost.length - 1);
  }
  const from = since ?? 0;
  const isFirst = ![...log.timeouts, ...log.fastRetransmits].some((one) => one >= from && one < time);
  const few = valuesOf(said, 'tooFewDuplicates') ?? wasLost;
  const counted = log.acks.filter((one) => one.number === una && one.time > from && one.time <= time).length;
  if (isFirst && few !== null && 'duplicates' in few) expect(few.duplicates).toBe(counted);
  return 4;
}

function expectFollowed(why: Why, { time }: WhyEvent, { frames, acks }: SentByVc, window: number): void {
  const { sentence, acknowledgedAfter, resentAfter, windowBefore, until } = why.followed;
  const done = valuesOf(sentence, 'acknowledged');
  if (done === null) return;
  expect(acknowledgedAfter).toBe(done.afterPs);
  expect(windowBefore).toBe((done.window as { readonly before: number }).before);
  if (!Number.isNaN(window)) expect(windowBefore).toBe(window);
  const { first, end } = awaited(why);
  const ack = acks.find((one) => one.time >= time && (end === null ? one.time === until : one.number >= end));
  expect(ack?.time).toBe(time + Number(done.afterPs));
  const copies = frames.filter((one) => one.first === first && one.sent >= time && one.sent <= until);
  const good = copies.find(({ arrived }) => arrived <= until);
  if (first !== null) expect(resentAfter).toBe(good === undefined ? null : good.sent - time);
  const lost = valuesOf(sentence, 'copiesLost');
  if (first !== null)
    expect(Number(lost?.count ?? 0)).toBe(
      copies.filter((one) => isLost(one, Infinity) || isGlued(one)).length,
    );
  const meanwhile = valuesOf(sentence, 'sentAgainMeanwhile');
  if (meanwhile === null) return;
  const again = frames.filter(
    (one, i) =>
      one.sent >= time && one.sent <= until && frames.slice(0, i).some((before) => before.end > one.first),
  );
  expect(meanwhile.count).toBe(again.length);
}

/** Bytes that an event at a port waits for; null: those of a sender depend on what was lost. */
const awaited = ({ frame }: Why): { readonly first: number | null; readonly end: number | null } =>
  frame === null
    ? { first: null, end: null }
    : { first: frame.firstByte, end: frame.firstByte + frame.bytes };
