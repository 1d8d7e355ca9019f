import { describe, expect, it } from 'vitest';
import {
  type Edit,
  EventCode,
  type EventCodeValue,
  FrameFate,
  type ScenarioDocument,
  type WhyEvent,
} from '../../src/contract/index.ts';
import { FollowedFrames } from '../../src/engine/explain.ts';
import { catalog, createSimulation } from '../../src/engine/index.ts';
import { sayRemark } from '../../src/strings/en/remarks/index.ts';
import { whyInWords } from '../../src/strings/en/remarks/why.ts';
import { complete, star } from '../support/networks.ts';
import { Page } from '../support/page.ts';
import { framesOf } from '../support/toldFrames.ts';

const END_S = 0.25;
const AT_PORTS: readonly number[] = [EventCode.drop, EventCode.pushOut, EventCode.capped, EventCode.mark];
const EXPLAINED = [...AT_PORTS, EventCode.timeout, EventCode.fastRetransmit];
const SEGMENT = 500;

/** Six senders before a small buffer: every kind of loss in a quarter of a second. */
const crowd: ScenarioDocument = star({
  senders: 6,
  accessMbps: 20,
  bottleneckMbps: 10,
  delayMs: 1,
  bufferCells: 120,
  packetBytes: SEGMENT,
  durationS: END_S,
  tcp: { minRtoMs: 20, initialRtoMs: 30, windowBytes: 12_000 },
});

interface Row {
  readonly event: WhyEvent;
  readonly value: number;
}

function ran(edits: readonly Edit[], document = crowd): { page: Page; rows: Row[] } {
  const page = new Page().load(document, edits);
  page.seek(document.run?.durationS ?? END_S);
  const { ports } = page.last('loaded');
  const rows = page.events.map(([time, code, vc, port, value]) => ({
    event: { time, code: code as EventCodeValue, vc, port: ports[port]?.id ?? null },
    value,
  }));
  return { page, rows };
}

function why(page: Page, event: WhyEvent) {
  page.tell({ type: 'why', id: 3, event }).settle();
  const report = page.last('why');
  if (report.why === null) throw new Error(`${JSON.stringify(event)}: ${report.message?.key}`);
  return whyInWords(report.why);
}

/** Some of them, spread over all. */
const some = (rows: readonly Row[], most: number): readonly Row[] =>
  rows.filter((_, i) => i % Math.ceil(rows.length / most) === 0);

/** Events at ports of which the first named in an instant is unmistakable. */
function atPorts(rows: readonly Row[]): readonly Row[] {
  const seen = new Set<string>();
  return rows.filter(({ event }) => {
    const name = JSON.stringify(event);
    const isFirst = !seen.has(name);
    seen.add(name);
    return isFirst && AT_PORTS.includes(event.code);
  });
}

const setting = (path: string, value: string | number): Edit => ({ time: 0, path, value });

const EVERYBODY = [
  ...catalog.policies.map(({ id }) => [id, [setting('policy', id)]] as const),
  ['rcd with caps', [setting('allocation', 'caps'), setting('allocation.max', 0.2)]] as const,
  [
    'epd with push-out',
    [setting('policy', 'epd'), setting('allocation', 'dynamic'), setting('allocation.min', 0.12)],
  ] as const,
  ['ppd with parts', [setting('policy', 'ppd'), setting('allocation', 'partition')]] as const,
  ['drop from front, round robin', [setting('policy', 'drop-front'), setting('scheduler', 'rr')]] as const,
];

describe.each(EVERYBODY)('an event under %s', (_, edits) => {
  const { page, rows } = ran(edits);
  const digest = page.ask('digest');

  it('is told with the line and the verdict of the run', () => {
    const asked = some(atPorts(rows), 12);
    expect(asked.length).toBeGreaterThan(3);
    for (const { event, value } of asked) {
      const { rule, decision, headline, sentence } = why(page, event);
      expect(decision).toMatchObject({ time: event.time, port: event.port });
      const mechanism = [...catalog.policies, ...catalog.allocations].find(({ id }) => id === rule?.id);
      expect(rule?.text).toBe(mechanism?.pseudoCode.find(({ number }) => number === rule?.line)?.text);
      if (event.code !== EventCode.pushOut) expect(rule?.line).toBe(value);
      const told = rule?.mechanism === 'allocation' ? decision?.sharing : decision;
      expect(told?.evaluated.map(({ line }) => line)).toContain(rule?.line);
      const refused =
        event.code === EventCode.capped || (event.code === EventCode.drop && decision?.line === value);
      expect(decision?.accepted).toBe(!refused);
      if (refused) expect(decision?.vc).toBe(event.vc);
      expect(`${headline} ${sentence}`).not.toMatch(/undefined|NaN|null|-\d/);
    }
  });

  it('has consequences that the run has too', () => {
    const straight = createSimulation(complete(crowd), { seed: 1, edits });
    const logs = complete(crowd).vcs.map(({ id }) => new FollowedFrames(straight.network, id));
    straight.runUntil(straight.end);
    const frames = logs.map((log) => framesOf(log.between(0, straight.end), SEGMENT));
    for (const { event } of some(
      rows.filter(({ event }) => EXPLAINED.includes(event.code)),
      16,
    )) {
      const { frame, followed } = why(page, event);
      const { until, timeouts, fastRetransmits, acknowledgedAfter, resentAfter } = followed;
      const later = (code: number) =>
        rows.filter(
          ({ event: one }) =>
            one.code === code && one.vc === event.vc && one.time > event.time && one.time <= until,
        );
      // Only those that are about this loss (tests/properties/followed.test.ts).
      for (const { kind, event: one } of followed.steps)
        if (kind === 'sender')
          expect(later(one?.code ?? 0).map((row) => row.event.time)).toContain(one?.time);
      expect(timeouts).toBeLessThanOrEqual(later(EventCode.timeout).length);
      expect(fastRetransmits).toBeLessThanOrEqual(later(EventCode.fastRetransmit).length);
      const own = frames[event.vc - 1]!;
      if (acknowledgedAfter !== null && frame !== null) {
        const acks = own.filter(
          ({ ack, fate, number, ended }) =>
            ack &&
            fate === FrameFate.arrived &&
            number >= frame.firstByte + frame.bytes &&
            ended >= event.time,
        );
        expect(Math.min(...acks.map(({ ended }) => ended))).toBe(event.time + acknowledgedAfter);
      }
      if (resentAfter !== null && frame !== null) {
        const copy = own.find(
          ({ ack, number, sent }) => !ack && number === frame.firstByte && sent === event.time + resentAfter,
        );
        expect(copy?.fate).toBe(FrameFate.arrived);
      }
    }
  });

  it('changes nothing by being asked about', () => {
    expect(page.ask('digest')).toBe(digest);
  });
});

describe('the loss of a last cell', () => {
  it('takes the frame behind along, which the log of frames calls glued', () => {
    const { page, rows } = ran([]);
    const straight = createSimulation(complete(crowd), { seed: 1 });
    const log = new FollowedFrames(straight.network, 2);
    straight.runUntil(straight.end);
    const data = framesOf(log.between(0, straight.end), SEGMENT).filter(({ ack }) => !ack);
    const told = rows
      .filter(({ event }) => event.vc === 2 && event.code === EventCode.drop)
      .map(({ event }) => why(page, event))
      .filter(({ frame }) => frame?.takesNext);
    expect(told.length).toBeGreaterThan(0);
    for (const { frame, sentence } of told) {
      const followers = data.flatMap((one, i) => (one.number === frame?.firstByte ? [data[i + 1]!] : []));
      expect(followers.map(({ fate }) => fate)).toContain(FrameFate.mergedWithDamaged);
      if (frame && frame.lost < frame.cells) expect(sentence).toContain('takes the frame behind it along');
    }
  });
});

describe('a mark', () => {
  it('is told as one: nothing is lost by it, and its frame arrives with the bit', () => {
    const { page, rows } = ran([setting('policy', 'red-efci')]);
    const marks = rows.filter(({ event }) => event.code === EventCode.mark);
    expect(marks.length).toBeGreaterThan(1);
    const { headline, rule, frame, followed } = why(page, marks[1]!.event);
    expect(headline).toMatch(/^A frame of VC \d is marked, not refused\.$/);
    expect(rule?.text).toContain('VC marked');
    expect(frame).toMatchObject({ dead: 0, doomedBefore: false });
    expect(followed.recovery).toBe('no-loss');
  });
});

describe('a timeout', () => {
  const { page, rows } = ran([]);
  const timeouts = rows.filter(({ event }) => event.code === EventCode.timeout);

  it('is led back to lost segments, and says how many duplicates came of those needed', () => {
    expect(timeouts.length).toBeGreaterThan(3);
    for (const { event } of timeouts) {
      const { causes, sentence, decision } = why(page, event);
      expect(decision).toBeNull();
      for (const cause of causes) {
        expect(cause.time).toBeLessThan(event.time);
        if (cause.event === null) continue;
        expect(rows.map((row) => row.event)).toContainEqual(cause.event);
        expect(why(page, cause.event).frame?.cells).toBeGreaterThan(0);
      }
      if (causes.length > 0) expect(sentence).toMatch(/duplicate ACK|only the timer/);
    }
    expect(timeouts.some(({ event }) => why(page, event).causes.some((cause) => cause.event !== null))).toBe(
      true,
    );
  });
});

describe('the textbook loss', () => {
  const one = (windowSegments: number): ScenarioDocument => ({
    ...star({
      senders: 1,
      packetBytes: 1_000,
      delayMs: 1,
      bufferCells: 5_000,
      durationS: 0.2,
      startMs: 0,
      tcp: {
        congestionControl: 'reno',
        windowBytes: windowSegments * 1_000,
        ackEvery: 1,
        minRtoMs: 40,
        initialRtoMs: 40,
      },
    }),
    impairments: { 'S1>S2': { losses: [{ vc: 1, frame: 8 }] } },
  });

  it('ends in a fast retransmit where the window is large: its cause is the lost segment', () => {
    const { page, rows } = ran([], one(16));
    const { event } = rows.find(({ event }) => event.code === EventCode.fastRetransmit) as Row;
    const { headline, causes, followed } = why(page, event);
    expect(headline).toBe('VC 1 sends segment 8 again after 3 duplicate ACKs.');
    expect(causes.map(({ text }) => text)).toEqual(['Segment 8 is lost on the link S1 → S2.']);
    expect(followed).toMatchObject({ recovery: 'fast-retransmit', timeouts: 0, resentAfter: 0 });
  });

  it('ends in a timeout where it is small, because too few duplicates can come', () => {
    const { page, rows } = ran([], one(3));
    const { event } = rows.find(({ event }) => event.code === EventCode.timeout) as Row;
    const { sentence, followed } = why(page, event);
    expect(sentence).toContain('Segment 8 was lost on the link S1 → S2');
    expect(sentence).toContain('the only one of the **3** segments on the way');
    expect(sentence).toContain(
      'only 2 other segments could make them, and **2** duplicate ACKs came: too few behind it arrived',
    );
    expect(followed).toMatchObject({ recovery: 'timeout', timeouts: 0 });
    expect(followed.acknowledgedAfter).toBeGreaterThan(4e9);
  });
});

describe('a question', () => {
  const { page, rows } = ran([]);
  const { event } = atPorts(rows)[0]!;
  const message = (asked: WhyEvent): string => {
    page.tell({ type: 'why', id: 4, event: asked }).settle();
    const { why: none, message: words } = page.last('why');
    expect(none).toBeNull();
    return words === null ? '' : sayRemark(words);
  };

  it('about nothing gets a plain message', () => {
    expect(message({ ...event, time: event.time + 1 })).toMatch(
      /Nothing of this kind happened to VC \d at 0\.\d+ s/,
    );
    expect(message({ ...event, time: 9e12 })).toBe('Nothing is recorded at 9 s: the run has come to 0.25 s.');
    expect(message({ ...event, vc: 99 })).toBe('There is no VC 99 in this run.');
    expect(message({ ...event, port: 'X>Y' })).toMatch(/Nothing of this kind/);
    expect(message({ ...event, code: EventCode.release })).toMatch(/explain themselves/);
  });

  it('gives way to a newer one', () => {
    page.cost = 9;
    const before = page.all('why').length;
    page.tell({ type: 'why', id: 11, event }).tell({ type: 'why', id: 12, event }).settle();
    page.cost = 0;
    expect(
      page
        .all('why')
        .slice(before)
        .map(({ id }) => id),
    ).toEqual([12]);
  });

  it('is answered for the way that an edit has made', () => {
    const page = new Page().load(crowd);
    page.seek(END_S);
    page.seek(0.1);
    page.tell({ type: 'set', path: 'policy', value: 'epd', token: 1 });
    page.seek(END_S);
    const { ports } = page.last('loaded');
    const after = page.events.filter(([time, code]) => time > 0.11e12 && code === EventCode.drop);
    const [time, code, vc, port, value] = after[after.length >> 1]!;
    const { rule } = why(page, { time, code: code as EventCodeValue, vc, port: ports[port]!.id });
    expect(rule).toMatchObject({ id: 'epd', line: value });
  });

  it('may be asked of the past and while the run plays; the run comes out the same', () => {
    const page = new Page().load(crowd);
    page.seek(0.1);
    page.cost = 0.4;
    page.tell({ type: 'speed', ratio: 0.1 }).tell({ type: 'play' });
    const known = page.events.filter(([, code]) => AT_PORTS.includes(code)).slice(0, 5);
    const { ports } = page.last('loaded');
    for (const [time, code, vc, port] of known) {
      page
        .tell({
          type: 'why',
          id: time,
          event: { time, code: code as EventCodeValue, vc, port: ports[port]!.id },
        })
        .wait(400);
      expect(page.last('why').id).toBe(time);
      expect(page.last('why').why).not.toBeNull();
    }
    expect(page.seek(END_S).digest).toBe(ran([]).page.ask('digest'));
  });
});

it('calls a sender by its name where it has one', () => {
  const named = { ...crowd, vcs: crowd.vcs.map((vc) => ({ ...vc, name: `user${vc.id}` })) };
  const { page, rows } = ran([], named);
  for (const code of [EventCode.timeout, EventCode.fastRetransmit]) {
    const found = rows.find(({ event }) => event.code === code);
    if (found === undefined) throw new Error(`no event ${code}`);
    expect(why(page, found.event).headline).toMatch(new RegExp(`^user${found.event.vc} (times out|sends)`));
  }
});
