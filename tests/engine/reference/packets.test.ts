import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { ethernetBytes } from '../../../src/engine/atm/ethernet.ts';
import { loadRuleLanguage } from '../../../src/engine/language.ts';
import { RandomStream } from '../../../src/engine/sim/random.ts';
import {
  type Driven,
  drivenPort,
  drivenReference,
  FLOWS,
  LONGEST,
  SHORTEST,
  timeOf,
} from '../../support/packetPorts.ts';

beforeAll(loadRuleLanguage);

const packets = fc.array(
  fc.record({
    gap: fc.integer({ min: 0, max: 2_000_000_000 }),
    payload: fc.integer({ min: SHORTEST, max: LONGEST }),
    flow: fc.constantFrom(...FLOWS),
  }),
  { minLength: 1, maxLength: 80 },
);

/** Packets with these payloads in turn, at so many times the rate of the wire, for a while. */
function load(one: Driven, payloads: readonly number[], times: number, seconds: number): void {
  const random = new RandomStream(7, 'gaps');
  for (let i = 0, time = 0; time < seconds * 1e12; i++) {
    const payload = payloads[i % payloads.length]!;
    one.send(time, payload, FLOWS[i % 2]);
    time += Math.round((timeOf(payload) / times) * (0.5 + random.uniform()));
  }
}

/** A limit that is a time, whatever waits. */
const LIMIT = `rule limit: at most so long
short limit
source none
help Refuses what would wait longer than so long.
parameter most "most", ms, 0.001 to 1000, default 4: The longest wait.

accept if queue time < most and queue < buffer
refuse`;
/** A limit in bytes, which counts the packet that comes. */
const BYTE_LIMIT = `rule byte-limit: at most so many bytes
short byte limit
source none
help Refuses what does not find room for all of its bytes.
parameter most "most", bytes, whole, 1 to 1000000, default 20000: The room.

accept if queue bytes + cell bytes <= most and queue < buffer
refuse`;
const PIE = { target: 5, update: 5, maxBurst: 0, mtu: 1 };

const MIXED = [SHORTEST, LONGEST, 538, SHORTEST, 962];
const RED = { minTh: 5, maxTh: 30, maxP: 0.1, wq: 0.02, packetCells: 1 };
const CODEL = { target: 5, interval: 50, mtu: 1 };

describe.each([
  ['the reference', drivenReference],
  ['the port of the engine', drivenPort],
] as const)('packets of 84 to 1,538 bytes, in %s', (_, driven) => {
  it('leave a FIFO one after the other, each as long as it is; the backlog in units, bytes and time is what has not left', () =>
    fc.assert(
      fc.property(packets, fc.integer({ min: 1, max: 12 }), (sent, capacity) => {
        const one = driven('rcd', {}, capacity);
        // By hand: an accepted packet begins when it comes or when the one before has left.
        const taken: { begin: number; end: number; bytes: number }[] = [];
        let time = 0;
        for (const { gap, payload, flow } of sent) {
          time += gap;
          one.send(time, payload, flow);
          one.runUntil(time);
          const queued = taken.filter(({ begin }) => begin >= time);
          const after = taken.filter(({ end }) => end > time);
          const { units, bytes: waits, time: takes } = one.backlog(time);
          // One that begins at this very instant leaves before anything comes.
          const standing = queued.filter(({ begin }) => begin > time || units === queued.length);
          expect([units, waits]).toEqual([
            standing.length,
            standing.reduce((sum, { bytes }) => sum + bytes, 0),
          ]);
          expect(takes).toBeCloseTo(after.length === 0 ? 0 : after.at(-1)!.end - time, 3);
          one.runUntil(time + 1);
          const waiting = taken.filter(({ begin }) => begin > time).length;
          const free = Math.max(time, taken.at(-1)?.end ?? 0);
          if (free > time && waiting >= capacity) continue;
          taken.push({ begin: free, end: free + timeOf(payload), bytes: ethernetBytes(payload) });
        }
        const end = time + timeOf(LONGEST) * 20;
        one.runUntil(end);
        expect(one.left.map(({ at }) => at)).toEqual(taken.map((each) => each.end));
        expect(one.dropped).toBe(sent.length - taken.length);
        expect(one.backlog(end)).toEqual({ units: 0, bytes: 0, time: 0 });
      }),
    ));

  it('are not thrown away below the least threshold of RED, and are before the buffer is full above it', () => {
    const calm = driven('red', RED, 200);
    load(calm, MIXED, 0.5, 1);
    calm.runUntil(2e12);
    expect([calm.dropped, calm.left.length > 500]).toEqual([0, true]);
    const full = driven('red', RED, 200);
    load(full, MIXED, 1.3, 1);
    let most = 0;
    for (let ms = 100; ms < 900; ms++)
      full.plan(ms * 1e9, () => {
        most = Math.max(most, full.backlog(ms * 1e9).units);
      });
    full.runUntil(2e12);
    expect(full.dropped).toBeGreaterThan(100);
    expect(most).toBeGreaterThan(RED.minTh);
    expect(most).toBeLessThan(100);
  });

  it('are refused by a rule for the time that those before them need', () => {
    /** Wait of the last one that came in. */
    const longest = (payload: number): number => {
      const one = driven(LIMIT, {}, 5_000);
      for (let i = 0; i < 500; i++) one.send(0, payload);
      one.runUntil(1);
      return one.backlog(1).units;
    };
    for (const payload of [SHORTEST, 538, LONGEST])
      expect(longest(payload)).toBe(Math.ceil(4e9 / timeOf(payload)));
  });

  it('find room in bytes, each for as many as it has', () => {
    const first = 538;
    const waitingOf = (payload: number): number => {
      const one = driven(BYTE_LIMIT, { most: 20_000 }, 5_000);
      // The first one is on the wire.
      one.send(0, first);
      for (let i = 0; i < 500; i++) one.send(1, payload);
      one.runUntil(2);
      return one.backlog(2).units;
    };
    for (const payload of [SHORTEST, 538, LONGEST])
      expect(waitingOf(payload)).toBe(Math.floor(20_000 / ethernetBytes(payload)));
  });

  it('are thrown away by PIE for how long the queue takes and not for how many they are', () => {
    /** 20 packets stand for a second. */
    const standing = (payload: number): number => {
      const one = driven('pie', PIE, 5_000);
      for (let i = 0; i < 20; i++) one.send(0, payload);
      for (let time = timeOf(payload); time < 1e12; time += timeOf(payload))
        one.send(Math.round(time), payload);
      one.runUntil(3e12);
      return one.dropped;
    };
    // 20 short ones take 1.3 ms, below half of the target of 5 ms; 20 long ones 25 ms.
    expect(standing(SHORTEST)).toBe(0);
    expect(standing(LONGEST)).toBeGreaterThan(5);
  });

  it('are thrown away by CoDel for how long they wait and not for how many they are', () => {
    /** A queue of 50 packets that stands for a second: each that leaves is followed by one that comes. */
    const standing = (payloads: readonly number[]): Driven => {
      const one = driven('codel', CODEL, 5_000);
      const payloadOf = (i: number): number => payloads[i % payloads.length]!;
      for (let i = 0; i < 50; i++) one.send(0, payloadOf(i), FLOWS[i % 2]);
      for (let i = 0, time = timeOf(payloadOf(0)); time < 1e12; i++, time += timeOf(payloadOf(i)))
        one.send(Math.round(time), payloadOf(i), FLOWS[i % 2]);
      one.runUntil(3e12);
      return one;
    };
    // 50 short ones wait 3.4 ms, below the target of 5 ms; 50 long ones 62 ms.
    expect(standing([SHORTEST]).dropped).toBe(0);
    expect(standing([LONGEST]).dropped).toBeGreaterThan(5);
    expect(standing(MIXED).dropped).toBeGreaterThan(5);
  });
});

describe('packets of 84 to 1,538 bytes', () => {
  it.each([
    ['a FIFO', 'rcd', {}, 'fifo'],
    ['RED', 'red', RED, 'fifo'],
    ['CoDel', 'codel', { ...CODEL, interval: 10 }, 'fifo'],
    ['PIE', 'pie', { ...PIE, alpha: 10, beta: 100 }, 'fifo'],
    ['a limit in time', LIMIT, {}, 'fifo'],
    ['a limit in bytes', BYTE_LIMIT, { most: 9_000 }, 'fifo'],
    ['a port that serves its VCs by turns', 'rcd', {}, 'rr'],
  ] as const)(
    'leave %s of the reference and of the engine at the same picosecond, and the same are lost',
    (_, policy, params, scheduler) => {
      let lost = 0;
      const met = new Set<number>();
      fc.assert(
        fc.property(
          packets,
          fc.integer({ min: 1, max: 40 }),
          fc.double({ min: 0.05, max: 1, noNaN: true }),
          (sent, capacity, pace) => {
            const runs = [drivenReference, drivenPort].map((driven) => {
              const one = driven(policy, params, capacity, scheduler);
              let time = 0;
              for (const { gap, payload, flow } of sent) {
                time += Math.round(gap * pace);
                one.send(time, payload, flow);
              }
              one.runUntil(time + 1e12);
              return { left: one.left.slice(), dropped: one.dropped };
            });
            expect(runs[1]).toEqual(runs[0]);
            lost += runs[0]!.dropped;
            for (const { flow } of runs[0]!.left) met.add(flow);
          },
        ),
      );
      expect(lost).toBeGreaterThan(20);
      expect([...met].sort()).toEqual(FLOWS);
    },
  );
});
