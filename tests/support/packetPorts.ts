import type { ParameterValues } from '../../src/contract/index.ts';
import { EFCI, FLOW_MASK } from '../../src/engine/atm/cell.ts';
import { ethernetBytes } from '../../src/engine/atm/ethernet.ts';
import { Flow } from '../../src/engine/atm/flow.ts';
import { Link } from '../../src/engine/atm/link.ts';
import { ARRIVAL, Events } from '../../src/engine/reference/events.ts';
import { Port as ReferencePort } from '../../src/engine/reference/port.ts';
import { Room } from '../../src/engine/reference/room.ts';
import type { SentUnit } from '../../src/engine/reference/unit.ts';
import { Wire } from '../../src/engine/reference/wire.ts';
import { RandomStream } from '../../src/engine/sim/random.ts';
import type { Backlog } from '../../src/engine/switch/backlog.ts';
import { findPolicy } from '../../src/engine/switch/discard/index.ts';
import { Port } from '../../src/engine/switch/port.ts';
import { createScheduler } from '../../src/engine/switch/schedulers/index.ts';
import { VcTable } from '../../src/engine/switch/state/vcTable.ts';
import { PLAIN } from './plainPort.ts';

const RATE = 10_000_000;
/** Payloads of Ethernet frames of 84 to 1,538 bytes on the wire. */
export const SHORTEST = 46;
export const LONGEST = 1_500;
export const timeOf = (payload: number): number => (ethernetBytes(payload) * 8e12) / RATE;
const CELL_TIME = (53 * 8e12) / RATE;
/** Data of two VCs; the flows between them are those of their acknowledgements. */
export const FLOWS = [0, 2] as const;
const makeFlows = (): Flow[] => [0, 1, 2, 3].map((index) => new Flow(index, 1));

interface Departure {
  /** Of its last bit. */
  readonly at: number;
  readonly flow: number;
  readonly frame: number;
  readonly ecn: boolean;
}

/** A port before a wire of 10 Mb/s without delay, to which packets of two flows come. */
export interface Driven {
  /** Until a later time nothing is done. */
  plan(time: number, act: () => void): void;
  send(time: number, payload: number, flow?: number): void;
  runUntil(time: number): void;
  backlog(time: number): Backlog;
  readonly left: readonly Departure[];
  readonly dropped: number;
}

type Drive = (policy: string, params: ParameterValues, capacity: number, scheduler?: 'fifo' | 'rr') => Driven;

const given = (policyId: string, params: ParameterValues, capacity: number): ParameterValues => ({
  ...Object.fromEntries(
    findPolicy(policyId).parameters.map(({ name, default: usual }) => [
      name,
      typeof usual === 'object' ? usual.ofBuffer * capacity : usual,
    ]),
  ),
  ...params,
});

export const drivenReference: Drive = (policyId, params, capacity, scheduler = 'fifo') => {
  const events = new Events();
  const flows = makeFlows();
  const wire = new Wire(events, {
    rate: RATE,
    unitBytes: 53,
    takesPackets: true,
    delay: 0,
    jitter: () => 0,
    rankAt: () => 0,
  });
  const left: Departure[] = [];
  wire.to = { receive: (at: number, { flow, frame, ecn }: SentUnit) => left.push({ at, flow, frame, ecn }) };
  const vcs = new VcTable([], flows);
  const members = flows.map(({ index }) => index);
  const random = new RandomStream(1, 'discard');
  const room = new Room(
    { flows: flows.length, crossing: flows.length, random, vcs },
    { bufferCells: capacity, policy: policyId, params: given(policyId, params, capacity) },
  );
  const port = new ReferencePort(
    events,
    { index: 0, wire, flows, cellTime: CELL_TIME, ratedFlows: new Set(), vcs: 2, members },
    {
      makeScheduler: (queues) =>
        createScheduler(scheduler, {}, { flows: flows.length, queues, vcs, cellTime: CELL_TIME }),
      isFifo: scheduler === 'fifo',
      rooms: [room],
      roomOf: () => room,
      beginning: [room],
      abrFlows: [],
      capacity,
      rates: {
        algorithm: 'none',
        params: {},
        facts: { capacity: 0, buffer: capacity, hasHigherClasses: false },
      },
    },
  );
  const plan = (time: number, act: () => void): void => events.plan(time, ARRIVAL, 0, act);
  return {
    plan,
    send: (time, payload, flow = 0) =>
      plan(time, () => {
        const frame = flows[flow]!.add(0, payload, 1, time);
        const bytes = ethernetBytes(payload);
        port.arrive(time, { flow, frame, bytes, ecn: false, last: true, control: null });
      }),
    runUntil: (time) => events.runUntil(time),
    backlog: (time) => port.backlog(time),
    left,
    get dropped() {
      return port.dropped;
    },
  };
};

export const drivenPort: Drive = (policyId, params, capacity, scheduler = 'fifo') => {
  const flows = makeFlows();
  const link = new Link('out', RATE, 0, 0, null, undefined, true);
  const port = new Port(
    {
      index: 0,
      link,
      flows,
      names: { flow: (flow) => `VC ${flow / 2 + 1}` },
      random: new RandomStream(1, 'discard'),
      vcs: new VcTable(
        [1, 2].map((id) => ({ id, serviceClass: 'ubr', weight: 1, share: {} })),
        flows,
      ),
      members: FLOWS,
      tables: [],
      credits: null,
    },
    {
      id: 'out',
      bufferCells: capacity,
      policy: policyId,
      params: given(policyId, params, capacity),
      ...PLAIN,
      scheduler,
    },
    false,
  );
  const input = new Link('in', RATE, 0);
  const plans: { readonly time: number; readonly act: () => void }[] = [];
  const plan = (time: number, act: () => void): void => {
    plans.push({ time, act });
  };
  return {
    plan,
    send: (time, payload, flow = 0) =>
      plan(time, () => {
        const of = flows[flow]!;
        const frame = of.add(0, payload, 1, time);
        [input.time[0], input.meta[0], input.frame[0]] = [time, of.lastCellOf(frame), frame];
        port.arrive(input, 0);
      }),
    runUntil: (time) => {
      const due = plans.filter((one) => one.time < time).sort((a, b) => a.time - b.time);
      plans.splice(0, plans.length, ...plans.filter((one) => one.time >= time));
      for (const one of due) {
        port.advance(one.time);
        one.act();
      }
      port.advance(time - 1);
    },
    backlog: (time) => port.queue.backlog(time),
    get left() {
      return Array.from({ length: link.tail }, (_, i) => ({
        at: link.time[i & link.mask]!,
        flow: link.meta[i & link.mask]! & FLOW_MASK,
        frame: link.frame[i & link.mask]!,
        ecn: (link.meta[i & link.mask]! & EFCI) !== 0,
      }));
    },
    get dropped() {
      return port.losses.dropped;
    },
  };
};
