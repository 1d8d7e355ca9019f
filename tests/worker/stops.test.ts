import { describe, expect, it } from 'vitest';
import { type Breakpoint, pauseReason, type ScenarioDocument } from '../../src/contract/index.ts';
import { createSimulation, idleSince } from '../../src/engine/index.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import { complete } from '../support/networks.ts';
import { Page } from '../support/page.ts';
import { worded } from '../support/worded.ts';
import { digestAt, slow, straight } from './slow.ts';

const DROP = 1;
const FAST = 4;
const TIMEOUT = 5;

/** Moments of events of these codes from a time on, each once. */
const moments = (from: number, codes: readonly number[], vc?: number): number[] => {
  const rows = straight().events.filter(
    ([time, code, of]) => time >= from && codes.includes(code) && (vc === undefined || of === vc),
  );
  return [...new Set(rows.map(([time]) => time))];
};

function playing(stops: readonly unknown[], fromS = 0.3): Page {
  const page = new Page().load(slow);
  page.seek(fromS);
  return page.tell({ type: 'stops', stops }).tell({ type: 'speed', ratio: 0.5 }).tell({ type: 'play' });
}

/** When the link of the port becomes idle for so long, found by looking again and again at a run that nothing stops. */
function idleMoments(fromS: number, forPs: number): number[] {
  const simulation = createSimulation(complete(slow), { seed: 1, edits: [] });
  const port = simulation.network.ports.find(({ id }) => id === 'S1>S2');
  if (port === undefined) throw new Error('no such port');
  const found = new Set<number>();
  for (let time = 0; time < simulation.end; time += 0.1e9) {
    simulation.runUntil(time);
    const since = idleSince(port, time);
    const due = (since ?? Infinity) + forPs;
    if (due <= time && due > fromS * 1e12) found.add(due);
  }
  return [...found];
}

const event = (name: string, vc: number | null = null, port: string | null = null) =>
  ({ kind: 'event', event: name, vc, port }) as Breakpoint;

describe('a playing run stops', () => {
  it('at a typed moment, to the picosecond', () => {
    const page = playing([{ kind: 'time', timePs: 0.712_345_678_901e12 }]).wait(5_000);
    expect(page.batch).toMatchObject({
      now: 0.712_345_678_901e12,
      state: 'paused',
      reason: pauseReason('atStop'),
      stopped: 0,
    });
  });

  it('right behind the first drop of a VC, and at the next one when it plays on', () => {
    const page = playing([event('drop', 3)]);
    for (const moment of moments(0.3e12, [DROP], 3).slice(0, 4)) {
      page.wait(5_000);
      expect(page.batch).toMatchObject({ now: moment + 1, stopped: 0 });
      expect(page.ask('digest')).toBe(digestAt((moment + 1) / 1e12));
      page.tell({ type: 'play' });
    }
  });

  it('where a window is cut, by whichever comes first', () => {
    const page = playing([event('timeout', 2), event('halving', 2)]).wait(5_000);
    const first = moments(0.3e12, [FAST, TIMEOUT], 2)[0]!;
    expect(page.batch).toMatchObject({ now: first + 1 });
  });

  it('when the queue comes to be above a limit, and not while it is', () => {
    const stop = { kind: 'level', channel: 'queue/S1>S2', side: 'above', limit: 40 };
    const page = playing([stop]).wait(5_000);
    const length = () => page.batch.view?.buffer.length;
    expect([page.batch.stopped, length()]).toEqual([0, 41]);
    const first = page.batch.now;
    page.tell({ type: 'seek', time: first - 1, id: 1 }).settle();
    expect(length()).toBe(40);
    page.seek(first / 1e12);
    page.tell({ type: 'play' }).wait(5_000);
    expect(page.batch.now).toBeGreaterThan(first + 1e6);
    expect(length()).toBe(41);
  });

  it('when the queue falls below a limit', () => {
    const stop = { kind: 'level', channel: 'queue/S1>S2', side: 'below', limit: 20 };
    const page = playing([stop]).wait(5_000);
    expect(page.batch.view?.buffer).toHaveLength(19);
  });

  it('also as fast as possible, and in a stretch that is known already', () => {
    const page = playing([event('drop', 1)], 1.4);
    page.tell({ type: 'pause' }).seek(0.2);
    page.tell({ type: 'speed', ratio: Infinity }).tell({ type: 'play' }).wait(5_000);
    expect(page.batch.now).toBe(moments(0.2e12, [DROP], 1)[0]! + 1);
    expect(page.batch.recorded).toBe(1.4e12);
  });

  it('when the link has been idle for so long, to the picosecond and at any pace, again and again', () => {
    const forPs = 2e9;
    const moments = idleMoments(0.3, forPs).slice(0, 3);
    expect(moments).toHaveLength(3);
    for (const ratio of [0.5, 3, Infinity]) {
      const page = new Page().load(slow);
      page.seek(0.3);
      page.tell({ type: 'stops', stops: [{ kind: 'idle', port: 'S1>S2', forPs }] });
      page.tell({ type: 'speed', ratio });
      const found = moments.map(() => page.tell({ type: 'play' }).wait(5_000).batch);
      expect(found.map(({ now, stopped }) => [now, stopped])).toEqual(moments.map((time) => [time, 0]));
      expect(page.ask('digest')).toBe(digestAt((moments[2] ?? 0) / 1e12));
    }
  });

  it('when the queue fills again, where a step finds it, from wherever it plays', () => {
    const scene = findScenario('half-empty') as ScenarioDocument;
    const stepper = new Page().load(scene);
    stepper.seek(0.15);
    const isRefill = () => JSON.stringify(stepper.batch.reason).includes('"refill"');
    for (let steps = 0; !isRefill() && steps < 12; steps++)
      stepper.tell({ type: 'step', kind: 'event' }).settle();
    expect(isRefill()).toBe(true);
    const found = stepper.batch.now;
    for (const fromS of [0.15, (found - 5e9) / 1e12]) {
      const page = new Page().load(scene);
      page.seek(fromS);
      page.tell({ type: 'stops', stops: [event('refill', null, 'S2>S3')] });
      page.tell({ type: 'speed', ratio: Infinity }).tell({ type: 'play' }).wait(5_000);
      expect(page.batch).toMatchObject({ now: found, stopped: 0 });
    }
  });

  it('by none that is switched off, which stays in the list', () => {
    const stops = [
      { ...event('drop'), off: true },
      { kind: 'time', timePs: 0.4e12, off: true },
    ];
    const page = playing([...stops, { kind: 'time', timePs: 0.9e12 }]).wait(5_000);
    expect(page.batch).toMatchObject({ now: 0.9e12, stopped: 2 });
    expect(page.last('stops').stops.slice(0, 2)).toEqual(stops);
  });

  it('no more when the list is empty, nor on a seek', () => {
    const page = playing([event('drop')]);
    page.tell({ type: 'pause' }).seek(1);
    expect(page.batch.now).toBe(1e12);
    page.tell({ type: 'stops', stops: [] }).tell({ type: 'play' }).wait(5_000);
    expect(page.batch.state).toBe('ended');
  });
});

describe('a list of stops is judged', () => {
  it('entry by entry: path, value and what is allowed; the rest holds', () => {
    const page = new Page().load(slow);
    page.tell({
      type: 'stops',
      stops: [
        { kind: 'time', timePs: 9e12 },
        { kind: 'event', event: 'drop' },
        { kind: 'event', event: 'drip' },
        { kind: 'event', event: 'drop', vc: 11 },
        { kind: 'event', event: 'drop', port: 'S9>S1' },
        { kind: 'level', channel: 'queue/S9>S1', side: 'above', limit: 3 },
        { kind: 'level', channel: 'cwnd/1', side: 'beside', limit: 3 },
        { kind: 'level', channel: 'cwnd/1', side: 'below', limit: -3 },
        'soon',
        { kind: 'when' },
        { kind: 'idle', port: 'S9>S1', forPs: 1e9 },
        { kind: 'idle', port: 'S1>S2', forPs: 1 },
        { kind: 'event', event: 'drop', off: 'maybe' },
        { kind: 'event', event: 'refill', vc: 1, port: 'S1>S2' },
        { kind: 'event', event: 'refill' },
      ],
    });
    const { stops, problems } = page.last('stops');
    expect(stops).toEqual([{ kind: 'event', event: 'drop', vc: null, port: null }]);
    expect(problems.map(({ path, value }) => [path, value])).toEqual([
      ['stops.0.timePs', 9e12],
      ['stops.2.event', 'drip'],
      ['stops.3.vc', 11],
      ['stops.4.port', 'S9>S1'],
      ['stops.5.channel', 'queue/S9>S1'],
      ['stops.6.side', 'beside'],
      ['stops.7.limit', -3],
      ['stops.8', 'soon'],
      ['stops.9.kind', 'when'],
      ['stops.10.port', 'S9>S1'],
      ['stops.11.forPs', 1],
      ['stops.12.off', 'maybe'],
      ['stops.13.vc', 1],
      ['stops.14.port', null],
    ]);
    expect(worded(problems[0]!.reason)).toBe(
      'not a whole number of picoseconds from 0 to 1500000000000 (1.5 s)',
    );
    expect(worded(problems[2]!.reason)).toBe('unknown; known: 1, 2, 3');
  });

  it('and is no longer than anybody can keep in mind', () => {
    const page = new Page().load(slow);
    page.tell({ type: 'stops', stops: Array.from({ length: 40 }, () => event('drop')) });
    expect(page.last('stops').stops).toHaveLength(32);
    expect(page.last('stops').problems).toHaveLength(1);
  });
});

describe('a step back', () => {
  it.each([
    ['drop', [DROP]],
    ['timeout', [TIMEOUT]],
  ] as const)('to the %s before visits all of them, in reverse', (kind, codes) => {
    const page = new Page().load(slow);
    page.seek(1.2);
    const expected = moments(0, codes).filter((time) => time < 1.2e12 - 1);
    const visited: number[] = [];
    for (let i = 0; i < Math.min(8, expected.length); i++)
      visited.push(page.tell({ type: 'step', kind, back: true }).batch.now - 1);
    expect(visited).toEqual(expected.toReversed().slice(0, 8));
  });

  it.each(['cell', 'frame', 'rtt', 'drop', 'timeout', 'threshold'] as const)(
    'by %s after a step on gives the same picture and digest',
    (kind) => {
      const page = new Page().load(slow);
      page.seek(0.6);
      page.tell({ type: 'step', kind }).tell({ type: 'step', kind });
      const { now, view, decision, reason } = page.batch;
      const digest = page.ask('digest');
      page.tell({ type: 'step', kind });
      expect(page.batch.now).toBeGreaterThan(now);
      page.tell({ type: 'step', kind, back: true });
      expect(page.batch).toMatchObject({ now, decision });
      expect(page.batch.view).toEqual(view);
      expect(page.ask('digest')).toBe(digest);
      expect(page.ask('digest')).toBe(digestAt(now / 1e12));
      if (kind !== 'cell' && kind !== 'rtt') expect(page.batch.reason).toEqual(reason);
    },
  );

  it('to what there was none of stands at the beginning and says so', () => {
    const page = new Page().load(slow);
    page.seek(0.002);
    page.tell({ type: 'step', kind: 'timeout', back: true });
    expect(page.batch).toMatchObject({
      now: 0,
      reason: pauseReason('none', { what: 'timeout', where: 'before' }),
    });
  });

  it('by a round trip goes as far as the chosen VC needs there and back', () => {
    const page = new Page().load(slow);
    page.seek(0.5);
    page.tell({ type: 'step', kind: 'rtt', vc: 2 });
    expect(page.batch.now).toBe(0.5e12 + page.last('loaded').vcs[1]!.baseRttPs);
  });
});

describe('a step that has to search', () => {
  it('lets other commands in, and a pause leaves the run where it was begun', () => {
    const page = new Page().load({ ...slow, ports: { default: { bufferCells: 5_000, policy: 'rcd' } } });
    page.seek(0.1);
    page.cost = 0.5;
    page.tell({ type: 'step', kind: 'drop' }).wait(10);
    page.tell({ type: 'pause' });
    expect(page.batch).toMatchObject({ now: 0.1e12, state: 'paused' });
  });

  it('stops where the queue passes a threshold, up or down', () => {
    const page = new Page().load(slow);
    page.seek(0.3);
    const { threshold } = page.last('loaded').ports[0]!.params;
    const lengths = Array.from(
      { length: 6 },
      () => page.tell({ type: 'step', kind: 'threshold' }).batch.view?.buffer.length,
    );
    for (const length of lengths) expect([Number(threshold) - 1, Number(threshold)]).toContain(length);
    expect(new Set(lengths).size).toBe(2);
  });
});
