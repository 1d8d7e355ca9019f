import { describe, expect, it } from 'vitest';
import type { ArrivalsDocument, ScenarioDocument, SourceDocument } from '../../../src/contract/index.ts';
import { checkScenario, createSimulation } from '../../../src/engine/index.ts';
import { complete, star } from '../../support/networks.ts';
import { worded } from '../../support/worded.ts';

const voice: SourceDocument = { kind: 'deterministic', cellsPerSecond: 170 };
const web: SourceDocument = { kind: 'greedy-tcp', packetBytes: 500 };

/** A pool of VCs from src1 to dst1, beside a greedy session from src2. */
function pooled(lines: number, source: SourceDocument, given: Partial<ArrivalsDocument>): ScenarioDocument {
  const document = star({ senders: 2, bottleneckMbps: 10, tcp: { windowBytes: 20_000 } });
  const [first, other] = document.vcs;
  const ids = Array.from({ length: lines }, (_, i) => i + 1);
  return {
    ...document,
    vcs: [...ids.map((id) => ({ ...first!, id, source })), { ...other!, id: lines + 1 }],
    arrivals: [{ id: 'pool', vcs: ids, callsPerSecond: 100, ...given }],
  };
}

const lasting = (document: ScenarioDocument, durationS: number): ScenarioDocument => ({
  ...document,
  run: { durationS },
});

const finished = (document: ScenarioDocument, seed = 1) => {
  const simulation = createSimulation(complete(document), { seed });
  simulation.runUntil(simulation.end);
  return simulation;
};

/** Share of the calls that find all lines taken, of `erlang` offered. */
const erlangB = (lines: number, erlang: number): number =>
  Array.from({ length: lines }).reduce<number>((b, _, i) => (erlang * b) / (i + 1 + erlang * b), 1);

describe('calls', () => {
  it('of the Poisson process come at its mean rate', () => {
    const { offered } = finished(lasting(pooled(1, voice, { holdingMs: 1 }), 20)).results().pools[0]!;
    // Of 2,000 the standard deviation is 45.
    expect(Math.abs(offered - 2_000)).toBeLessThan(3 * 45);
  });

  it.each(['exponential', 'fixed'] as const)('of %s length are blocked as Erlang says', (lengths) => {
    const document = lasting(pooled(4, voice, { holdingMs: 20, lengths }), 40);
    const { offered, carried, blocked, blockingRatio, ended, durationMeanS, busyMean } =
      finished(document).results().pools[0]!;
    expect(carried + blocked).toBe(offered);
    expect(carried - ended).toBeLessThanOrEqual(4);
    expect(erlangB(4, 2)).toBeCloseTo(0.0952, 4);
    expect(Math.abs(blockingRatio - erlangB(4, 2))).toBeLessThan(0.02);
    expect(Math.abs(busyMean - 2 * (1 - erlangB(4, 2)))).toBeLessThan(0.1);
    expect(Math.abs(durationMeanS - 0.02)).toBeLessThan(0.001);
    // Little's law: what is carried is the rate of carried calls times how long they last.
    expect(Math.abs(busyMean - (carried / 40) * durationMeanS)).toBeLessThan(0.01);
  });

  it('send for as long as they last and no longer', () => {
    const document = lasting(pooled(1, voice, { callsPerSecond: 1, holdingMs: 100, lengths: 'fixed' }), 20);
    const { pools, sessions } = finished(document).results();
    // 17 periods of 1/170 s in 100 ms: a cell at 0 and at the end of each of them but the last, which is too late.
    expect(pools[0]!.ended).toBeGreaterThan(5);
    expect(Math.abs(sessions[0]!.cellsSent - 18 * pools[0]!.ended)).toBeLessThanOrEqual(pools[0]!.ended + 18);
  });

  it('take the first line that is free', () => {
    const rare = pooled(3, voice, { callsPerSecond: 2, holdingMs: 1, lengths: 'fixed' });
    const { sessions } = finished(lasting(rare, 5)).results();
    expect(sessions[0]!.cellsSent).toBeGreaterThan(2);
    expect(sessions.slice(1, 3).map(({ cellsSent }) => cellsSent)).toEqual([0, 0]);
  });

  it('of files are connections of their own: what they carry arrives, and they last as long as it takes', () => {
    const document = lasting(pooled(3, web, { callsPerSecond: 40, fileBytes: 4_000 }), 4);
    const { pools, sessions } = finished(document).results();
    const files = sessions.slice(0, 3).map((session) => session.files);
    const times = files.flatMap((figures) => figures?.timesS ?? []);
    expect(pools[0]!.ended).toBeGreaterThan(60);
    expect(times.length).toBe(pools[0]!.ended);
    expect(times.reduce((sum, time) => sum + time, 0) / times.length).toBeCloseTo(pools[0]!.durationMeanS, 9);
    expect(sessions[3]!.files).toBeNull();
  });

  it.each([true, false])('open with a handshake or without (%s), and end every one', (handshake) => {
    const document = pooled(2, web, { callsPerSecond: 30, fileBytes: 600, lengths: 'fixed' });
    const tcp = { ...document.tcp, handshake };
    const { carried, ended } = finished(lasting({ ...document, tcp }, 3)).results().pools[0]!;
    expect(carried).toBeGreaterThan(40);
    expect(carried - ended).toBeLessThanOrEqual(2);
  });

  it('come at the same times whatever the ports do: only how long they last differs', () => {
    const seen = (policy: string) => {
      const document = pooled(3, web, { callsPerSecond: 200, fileBytes: 8_000 });
      const ports = { default: { bufferCells: 40, policy } };
      const simulation = createSimulation(complete(lasting({ ...document, ports }, 1)));
      const [pool] = simulation.network.pools;
      const come: number[] = [];
      for (let time = 0; time < 1e12; time += 1e9) {
        simulation.runUntil(time);
        come.push(pool!.offered);
      }
      return { come, ended: pool!.ended };
    };
    const [rcd, epd] = [seen('rcd'), seen('epd')];
    expect(rcd.come).toEqual(epd.come);
    expect(rcd.come.at(-1)).toBeGreaterThan(150);
    expect(rcd.ended).not.toBe(epd.ended);
  });

  describe('of a greedy source under rate control', () => {
    /** One line that calls now and then beside a source that always sends, both under ERICA. */
    const document = (holdingMs: number, callsPerSecond: number): ScenarioDocument => {
      const base = pooled(1, { kind: 'greedy' }, { callsPerSecond, holdingMs, lengths: 'fixed' });
      return {
        ...base,
        vcs: base.vcs.map((vc) => ({ ...vc, source: { kind: 'greedy' }, tcp: undefined, abr: {} })),
        ports: { default: { bufferCells: 5_000, algorithm: 'erica' } },
        measure: { fromS: 0 },
      };
    };

    it('send all the time that they last and nothing after it', () => {
      const simulation = createSimulation(complete(lasting(document(50, 2), 6)));
      const [pool] = simulation.network.pools;
      const source = simulation.network.connections[0]!.sender;
      let [silent, busy] = [0, 0];
      for (let time = 0; time < simulation.end; time += 10e9) {
        const [sent, open] = [source.data.cellsSent, pool!.offered - pool!.blocked - pool!.ended];
        simulation.runUntil(time);
        const lines = pool!.offered - pool!.blocked - pool!.ended;
        if (open === 0 && lines === 0 && source.data.cellsSent === sent) silent++;
        if (open === 1 && lines === 1 && source.data.cellsSent > sent) busy++;
      }
      expect(pool!.ended).toBeGreaterThan(5);
      expect(busy).toBeGreaterThan(3 * pool!.ended);
      expect(silent).toBeGreaterThan(300);
      expect(source.active).toBe(pool!.offered - pool!.blocked > pool!.ended);
    });

    it('run the same event by event, in slices and from a snapshot', () => {
      const scenario = complete(lasting(document(20, 20), 1));
      const whole = createSimulation(scenario);
      whole.runUntil(whole.end);
      expect(whole.results().pools[0]!.ended).toBeGreaterThan(8);
      const general = createSimulation(scenario, { path: 'general' });
      general.runUntil(general.end);
      expect(general.digest()).toBe(whole.digest());
      const sliced = createSimulation(scenario);
      for (let time = 0; time < sliced.end; time += 7_777_777_777) sliced.runUntil(time);
      const kept = sliced.snapshot();
      sliced.runUntil(sliced.end);
      expect(sliced.digest()).toBe(whole.digest());
      sliced.restore(kept);
      sliced.runUntil(sliced.end);
      expect(sliced.digest()).toBe(whole.digest());
    });
  });

  it('are counted in the window of measurement alone', () => {
    const document = lasting(pooled(2, voice, { holdingMs: 15 }), 2);
    const offered = (measure: { fromS: number; toS?: number }) =>
      finished({ ...document, measure }).results().pools[0]!.offered;
    const parts = offered({ fromS: 0, toS: 0.7 }) + offered({ fromS: 0.7 });
    expect(parts).toBe(offered({ fromS: 0 }));
  });
});

describe('a pool is refused', () => {
  const problems = (document: ScenarioDocument) =>
    worded(checkScenario(document).problems).map(({ path, reason }) => `${path}: ${reason}`);

  it('when it does not say how long calls last, or twice', () => {
    expect(problems(pooled(1, voice, {}))[0]).toMatch(/^arrivals\.pool\.holdingMs: missing/);
    expect(problems(pooled(1, voice, { holdingMs: 1, fileBytes: 1 }))).toContain(
      'arrivals.pool.holdingMs: next to fileBytes; one of the two',
    );
  });

  it('when its VCs are unknown, taken, start by themselves, begin elsewhere or cannot make such calls', () => {
    expect(problems(pooled(1, voice, { vcs: [1, 9], holdingMs: 1 }))).toEqual([
      'arrivals.pool.vcs[1]: no such VC; known: 1, 2',
    ]);
    expect(problems(pooled(1, voice, { vcs: [1, 1], holdingMs: 1 }))).toContain(
      'arrivals.pool.vcs[1]: in a pool twice',
    );
    const both = problems(pooled(1, web, { vcs: [1, 2], fileBytes: 9 }));
    expect(both).toEqual([
      'arrivals.pool.vcs[1]: begins at src2; the calls of this pool come to src1',
      'vcs.2.source.startMs: begins when a call comes; leave it out',
    ]);
    expect(problems(pooled(1, web, { holdingMs: 1 }))).toEqual([
      'arrivals.pool.vcs[0]: has TCP: its calls need fileBytes',
    ]);
    expect(problems(pooled(1, voice, { fileBytes: 1 }))).toEqual([
      'arrivals.pool.vcs[0]: has no TCP: its calls need holdingMs',
    ]);
    expect(problems(pooled(1, { ...web, kind: 'file-tcp', fileBytes: 5 }, { fileBytes: 1 }))).toEqual([
      'arrivals.pool.vcs[0]: has files of its own; calls need greedy-tcp or a source without TCP',
    ]);
  });

  it('when its rate or a length is out of range, with path, value and range', () => {
    expect(problems(pooled(1, voice, { callsPerSecond: 0, holdingMs: -1 }))).toEqual([
      'arrivals.pool.callsPerSecond: outside 0.001 to 1,000,000 calls/s',
      'arrivals.pool.holdingMs: outside 0.000001 to 3,600,000 ms',
    ]);
  });

  it('when two have one name', () => {
    const document = pooled(2, voice, { vcs: [1], holdingMs: 1 });
    const [pool] = document.arrivals ?? [];
    expect(problems({ ...document, arrivals: [pool!, { ...pool!, vcs: [2] }] })).toEqual([
      'arrivals.pool.id: used twice',
    ]);
  });
});
