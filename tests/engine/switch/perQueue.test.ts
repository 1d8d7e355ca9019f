import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CELL_BYTES } from '../../../src/contract/index.ts';
import { loadRuleLanguage } from '../../../src/engine/language.ts';
import { RandomStream } from '../../../src/engine/sim/random.ts';
import { capture, reinstate } from '../../../src/engine/sim/state.ts';
import { findPolicy, policies, registerPolicies } from '../../../src/engine/switch/discard/index.ts';
import { policyPerQueue } from '../../../src/engine/switch/discard/perQueue.ts';
import type { DiscardPolicy } from '../../../src/engine/switch/discard/policy.ts';
import { type Driven, drivenPort, drivenReference, FLOWS, timeOf } from '../../support/packetPorts.ts';

const CODEL = { target: 5, interval: 50, mtu: 1 };
const PAYLOAD = 1_000;
const SECONDS = 2;
/** One sends as much as the wire takes, so that its queue stands all the time; the other a packet where the first sends ten. */
const [GREEDY, SPARSE] = FLOWS;

const before = policies;
beforeAll(() => {
  loadRuleLanguage();
  registerPolicies([
    ...before,
    policyPerQueue(findPolicy('codel'), 'codel-per-queue'),
    policyPerQueue(findPolicy('pie'), 'pie-per-queue'),
  ]);
});
afterAll(() => registerPolicies(before));

/** A VC whose queue stands, and one that sends a packet now and then; round robin. */
function load(one: Driven): Driven {
  for (let i = 0; i < 40; i++) one.send(0, PAYLOAD, GREEDY);
  const turn = timeOf(PAYLOAD);
  for (let time = turn; time < SECONDS * 1e12; time += turn) one.send(Math.round(time), PAYLOAD, GREEDY);
  for (let time = turn / 2; time < SECONDS * 1e12; time += 10 * turn)
    one.send(Math.round(time), PAYLOAD, SPARSE);
  one.runUntil((SECONDS + 1) * 1e12);
  return one;
}

const sent = (flow: number): number =>
  flow === GREEDY
    ? 39 + Math.ceil((SECONDS * 1e12) / timeOf(PAYLOAD))
    : Math.ceil((SECONDS * 1e12) / timeOf(PAYLOAD) / 10);
const lost = ({ left }: Driven, of: number): number =>
  sent(of) - left.filter(({ flow }) => flow === of).length;

describe.each([
  ['the reference', drivenReference],
  ['the port of the engine', drivenPort],
] as const)('a policy for each queue, in %s', (_, driven) => {
  it('CoDel drops only of the queue that stands; one for the port finds a short wait with each packet of the other, and seldom drops', () => {
    const each = load(driven('codel-per-queue', CODEL, 5_000, 'rr'));
    expect(lost(each, SPARSE)).toBe(0);
    expect(lost(each, GREEDY)).toBeGreaterThan(20);
    expect(each.dropped).toBe(lost(each, GREEDY));
    const one = load(driven('codel', CODEL, 5_000, 'rr'));
    expect(one.dropped).toBeLessThan(each.dropped / 2);
  });

  it('a full buffer is full for each queue', () => {
    const one = driven('codel-per-queue', CODEL, 12, 'rr');
    for (let i = 0; i < 20; i++) one.send(i, PAYLOAD, GREEDY);
    for (let i = 0; i < 20; i++) one.send(20 + i, PAYLOAD, SPARSE);
    one.runUntil(100);
    expect(one.backlog(100).units).toBe(12);
    expect(one.dropped).toBe(40 - 13);
  });
});

describe('a policy for each queue', () => {
  it.each([
    ['codel-per-queue', CODEL],
    ['pie-per-queue', { target: 30, update: 5, maxBurst: 0, mtu: 1, alpha: 10, beta: 100 }],
  ] as const)(
    '%s: the reference and the engine lose the same, and the rest leaves at the same picosecond',
    (id, params) => {
      const [reference, engine] = [drivenReference, drivenPort].map((driven) =>
        load(driven(id, params, 5_000, 'rr')),
      );
      expect(reference!.dropped).toBeGreaterThan(20);
      expect(engine!.dropped).toBe(reference!.dropped);
      expect(engine!.left).toEqual(reference!.left);
    },
  );

  it('goes on from a copy as it went on before', () => {
    const policy = findPolicy('codel-per-queue').create(4, new RandomStream(1, 'discard'));
    policy.configure({ ...CODEL, ecn: 'drop' }, 100);
    const parts = [policy, policy.list!, policy.occupancy!, ...(policy.parts ?? [])];
    for (let i = 0; i < 60; i++) policy.occupancy?.increment(2 * (i % 2));
    const leave = (from: number): number[] =>
      Array.from({ length: 200 }, (_, i) =>
        leaving(policy, (from + i) * 1e9, 2 * (i % 2), i % 2 === 0 ? 50e9 : 1e9),
      );
    leave(0);
    const copy = capture(parts);
    const first = leave(200);
    expect(first.filter((_, i) => i % 2 === 0).some((verdict) => verdict < 0)).toBe(true);
    expect(first.filter((_, i) => i % 2 === 1).every((verdict) => verdict > 0)).toBe(true);
    reinstate(parts, copy);
    expect(leave(200)).toEqual(first);
  });

  it('puts a VC on the drop list of the port, and takes it off there', () => {
    const policy = findPolicy('codel-per-queue').create(4, new RandomStream(1, 'discard'));
    policy.configure({ ...CODEL, ecn: 'drop' }, 1);
    const seen: [number, boolean][] = [];
    policy.list?.listeners.add({ onChange: (flow, on) => seen.push([flow, on]) });
    const about = { first: true, last: false, bytes: CELL_BYTES, since: 0, now: 0, cellTime: 1 };
    expect(policy.decide({ ...about, flow: 2, queue: 1 })).toBeLessThan(0);
    expect([policy.list?.has(2), policy.list?.size]).toEqual([true, 1]);
    policy.list?.remove(2, 1);
    expect(policy.decide({ ...about, flow: 2, first: false, queue: 0 })).toBeGreaterThan(0);
    policy.list?.clear(2);
    expect(seen).toEqual([
      [2, true],
      [2, false],
    ]);
  });

  it('is not there for policies that take cells out at the head of the port', () => {
    const front = policyPerQueue(findPolicy('drop-front'), 'front-per-queue');
    expect(() => front.create(2, new RandomStream(1, 'discard'))).toThrow('at the head of a port');
  });
});

function leaving(policy: DiscardPolicy, now: number, flow: number, waited: number): number {
  const about = { first: true, last: true, bytes: CELL_BYTES, queue: 50, since: 0, cellTime: 1 };
  return policy.hooks?.onDeparture({ ...about, flow, now, waited }) ?? 0;
}
