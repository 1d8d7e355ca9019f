import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ParameterValues } from '../../../src/contract/index.ts';
import { Flow } from '../../../src/engine/atm/flow.ts';
import { Events } from '../../../src/engine/reference/events.ts';
import { Port } from '../../../src/engine/reference/port.ts';
import type { Unit } from '../../../src/engine/reference/unit.ts';
import { Wire } from '../../../src/engine/reference/wire.ts';
import { RandomStream } from '../../../src/engine/sim/random.ts';
import { findPolicy } from '../../../src/engine/switch/discard/index.ts';
import { createScheduler } from '../../../src/engine/switch/schedulers/index.ts';
import { VcTable } from '../../../src/engine/switch/state/vcTable.ts';

const RATE = 10_000_000;
/** Of Ethernet frames on the wire: the shortest and the longest with their preamble and gap. */
const SHORTEST = 84;
const LONGEST = 1_538;
const timeOf = (bytes: number): number => (bytes * 8e12) / RATE;

interface Driven {
  readonly events: Events;
  readonly port: Port;
  /** What left, and when its last bit did. */
  readonly left: {
    readonly at: number;
    readonly frame: number;
    readonly bytes: number;
    readonly ecn: boolean;
  }[];
  send(time: number, bytes: number): void;
}

/** A port with a policy before a wire of 10 Mb/s without delay, to which packets of one flow come. */
function driven(policyId: string, params: ParameterValues, capacity: number): Driven {
  const events = new Events();
  const flows = [new Flow(0, 1)];
  const wire = new Wire(events, { rate: RATE, delay: 0, jitter: () => 0, rankAt: () => 0 });
  const left: { at: number; frame: number; bytes: number; ecn: boolean }[] = [];
  wire.to = {
    receive: (at: number, { frame, bytes, ecn }: Unit) => {
      left.push({ at, frame, bytes, ecn });
      flows[0]!.receive(frame);
      flows[0]!.complete(frame);
    },
  };
  const policy = findPolicy(policyId).create(1, new RandomStream(1, 'discard'));
  const defaults = findPolicy(policyId).parameters.map(({ name, default: usual }) => [
    name,
    typeof usual === 'object' ? usual.ofBuffer * capacity : usual,
  ]);
  policy.configure({ ...Object.fromEntries(defaults), ...params }, capacity);
  const vcs = new VcTable([], flows);
  const cellTime = timeOf(53);
  const room = { capacity, policy, shares: null, waiting: 0, since: 0 };
  const port = new Port(events, {
    index: 0,
    wire,
    flows,
    makeScheduler: (queues) => createScheduler('fifo', {}, { flows: 1, queues, vcs, cellTime }),
    rooms: [room],
    roomOf: () => room,
    capacity,
    cellTime,
  });
  const send = (time: number, bytes: number): void => {
    const arrival = 2;
    events.plan(time, arrival, 0, () => {
      const frame = flows[0]!.add(0, bytes, 1, time);
      port.arrive(time, { flow: 0, frame, bytes, ecn: false, first: true, last: true });
    });
  };
  return { events, port, left, send };
}

describe('packets of 84 to 1,538 bytes before a FIFO', () => {
  const packets = fc.array(
    fc.record({
      gap: fc.integer({ min: 0, max: 2_000_000_000 }),
      bytes: fc.integer({ min: SHORTEST, max: LONGEST }),
    }),
    { minLength: 1, maxLength: 80 },
  );

  it('leave one after the other, each as long as it is; the backlog in units, bytes and time is what has not left', () =>
    fc.assert(
      fc.property(packets, fc.integer({ min: 1, max: 12 }), (sent, capacity) => {
        const { events, port, left, send } = driven('rcd', {}, capacity);
        // By hand: an accepted packet begins when it comes or when the one before has left.
        const taken: { begin: number; end: number; bytes: number }[] = [];
        let time = 0;
        for (const { gap, bytes } of sent) {
          time += gap;
          send(time, bytes);
          events.runUntil(time);
          const queued = taken.filter(({ begin }) => begin >= time);
          const after = taken.filter(({ end }) => end > time);
          const { units, bytes: waits, time: takes } = port.backlog(time);
          // One that begins at this very instant leaves before anything comes.
          const standing = queued.filter(({ begin }) => begin > time || units === queued.length);
          expect([units, waits]).toEqual([
            standing.length,
            standing.reduce((sum, one) => sum + one.bytes, 0),
          ]);
          expect(takes).toBeCloseTo(after.length === 0 ? 0 : after.at(-1)!.end - time, 3);
          events.runUntil(time + 1);
          const waiting = taken.filter(({ begin }) => begin > time).length;
          const free = Math.max(time, taken.at(-1)?.end ?? 0);
          if (free > time && waiting >= capacity) continue;
          taken.push({ begin: free, end: free + timeOf(bytes), bytes });
        }
        events.runUntil(time + timeOf(LONGEST) * 20);
        expect(left.map(({ at, bytes }) => [at, bytes])).toEqual(taken.map(({ end, bytes }) => [end, bytes]));
        expect(port.dropped).toBe(sent.length - taken.length);
        expect(port.backlog(events.now)).toEqual({ units: 0, bytes: 0, time: 0 });
      }),
    ));
});

/** Packets of these lengths in turn, at so many times the rate of the wire, for a while; how long each that left had taken. */
function loaded(one: Driven, lengths: readonly number[], load: number, seconds: number): readonly number[] {
  const came: number[] = [];
  const random = new RandomStream(7, 'gaps');
  for (let time = 0; time < seconds * 1e12; ) {
    const bytes = lengths[came.length % lengths.length]!;
    came.push(time);
    one.send(time, bytes);
    time += Math.round((timeOf(bytes) / load) * (0.5 + random.uniform()));
  }
  one.events.runUntil(2 * seconds * 1e12);
  return one.left.map(({ at, frame }) => at - came[frame]!);
}

const MIXED = [SHORTEST, LONGEST, 576, SHORTEST, 1_000];
describe('packets of 84 to 1,538 bytes before RED', () => {
  const params = { minTh: 5, maxTh: 30, maxP: 0.1, wq: 0.02, packetCells: 1 };

  it('are not thrown away below its least threshold, and are before the buffer is full above it', () => {
    const acceptThreshold = driven('red', params, 200);
    loaded(acceptThreshold, MIXED, 0.5, 1);
    expect([acceptThreshold.port.dropped, acceptThreshold.left.length > 500]).toEqual([0, true]);
    const full = driven('red', params, 200);
    let most = 0;
    for (let ms = 100; ms < 900; ms++)
      full.events.plan(ms * 1e9, 3, 0, () => {
        most = Math.max(most, full.port.backlog(ms * 1e9).units);
      });
    loaded(full, MIXED, 1.3, 1);
    expect(full.port.dropped).toBeGreaterThan(100);
    expect(most).toBeGreaterThan(params.minTh);
    expect(most).toBeLessThan(100);
  });
});

describe('packets of 84 to 1,538 bytes before CoDel', () => {
  /** A queue of 50 packets that stands for a second: each that leaves is followed by one that comes. */
  function standing(lengths: readonly number[]): Driven {
    const one = driven('codel', { target: 5, interval: 50, mtu: 1 }, 5_000);
    const lengthOf = (i: number): number => lengths[i % lengths.length]!;
    for (let i = 0; i < 50; i++) one.send(0, lengthOf(i));
    for (let i = 0, time = timeOf(lengthOf(0)); time < 1e12; i++, time += timeOf(lengthOf(i)))
      one.send(Math.round(time), lengthOf(i));
    one.events.runUntil(3e12);
    return one;
  }

  it('are thrown away for how long they wait and not for how many they are', () => {
    // 50 short ones wait 3.4 ms, below the target of 5 ms; 50 long ones 62 ms.
    expect(standing([SHORTEST]).port.dropped).toBe(0);
    expect(standing([LONGEST]).port.dropped).toBeGreaterThan(5);
    expect(standing(MIXED).port.dropped).toBeGreaterThan(5);
  });
});
