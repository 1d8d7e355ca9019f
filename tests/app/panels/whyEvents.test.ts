import { beforeEach, describe, expect, it } from 'vitest';
import { tracesOf } from '../../../src/app/traces/index.ts';
import {
  adjacentEvent,
  atPort,
  nearest,
  ofSender,
  ofVc,
  positionAmong,
} from '../../../src/app/why/events.ts';
import {
  type BatchReport,
  EventCode,
  type LoadedReport,
  type WhyEvent,
} from '../../../src/contract/index.ts';
import { testSession } from '../../support/session.ts';

const session = testSession();
const traceStore = tracesOf(session).shown;
const MS = 1e9;
const NO_PORT = 65535;

const loaded = {
  type: 'loaded',
  port: 'S1>S2',
  ports: [{ id: 'S1>S2' }, { id: 'S2>S3' }],
  channels: [],
} as unknown as LoadedReport;

/** What is recorded: time in ms, code, VC, port. */
const RECORDED = [
  [1, EventCode.drop, 4, 0],
  [2, EventCode.mark, 5, 0],
  [3, EventCode.capped, 4, 0],
  [4, EventCode.drop, 4, 1],
  [5, EventCode.fastRetransmit, 4, NO_PORT],
  [6, EventCode.pushOut, 5, 0],
  [7, EventCode.timeout, 5, NO_PORT],
  [8, EventCode.timeout, 4, NO_PORT],
] as const;

beforeEach(() => {
  traceStore.reset(loaded);
  const column = (pick: (row: (typeof RECORDED)[number]) => number): number[] => RECORDED.map(pick);
  const events = {
    time: Float64Array.from(column(([ms]) => ms * MS)),
    code: Uint8Array.from(column(([, code]) => code)),
    vc: Uint16Array.from(column(([, , vc]) => vc)),
    port: Uint16Array.from(column(([, , , port]) => port)),
    value: new Float32Array(RECORDED.length),
  };
  traceStore.append({
    columns: [],
    events,
    view: null,
    forgetFrom: null,
    present: { time: Number.NaN, values: new Float64Array() },
    arriving: [],
    applied: [],
  } as unknown as BatchReport);
});

const told = (event: WhyEvent | null) => event && [event.time / MS, event.code, event.vc, event.port];

/** All that are met going on from one, as far as there are any. */
function walk(from: WhyEvent | null, forwards: boolean): (number | null)[] {
  const times: number[] = [];
  for (let event = from; event !== null; event = adjacentEvent(session, event, forwards, loaded))
    times.push(event.time / MS);
  return times;
}

describe('events that can be asked about', () => {
  it('at a port are drops, marks, push-outs and what a share refused, which is no plain drop', () => {
    expect(walk(nearest(session, atPort(session, 0), 0, Infinity, loaded), true)).toEqual([1, 2, 3, 6]);
    expect(walk(nearest(session, atPort(session, 0), 9 * MS, Infinity, loaded), false)).toEqual([6, 3, 2, 1]);
    expect(told(nearest(session, atPort(session, 0), 3 * MS, 0, loaded))).toEqual([
      3,
      EventCode.capped,
      4,
      'S1>S2',
    ]);
    expect(told(nearest(session, atPort(session, 1), 0, Infinity, loaded))).toEqual([
      4,
      EventCode.drop,
      4,
      'S2>S3',
    ]);
  });

  it('of a sender are its own, or those of all until one is chosen', () => {
    expect(walk(nearest(session, ofSender(session, 4), 0, Infinity, loaded), true)).toEqual([5, 8]);
    expect(told(nearest(session, ofSender(session, null), 7.1 * MS, Infinity, loaded))).toEqual([
      7,
      EventCode.timeout,
      5,
      null,
    ]);
    expect(walk(nearest(session, ofSender(session, null), 7.1 * MS, Infinity, loaded), true)).toEqual([7]);
  });

  it('of a VC are its losses at every port and what its sender did', () => {
    const times = [1, 3, 4, 5, 8].map((ms) => told(nearest(session, ofVc(session, 4), ms * MS, 0, loaded)));
    expect(times.map((one) => one?.[1])).toEqual([
      EventCode.drop,
      EventCode.capped,
      EventCode.drop,
      EventCode.fastRetransmit,
      EventCode.timeout,
    ]);
    expect(times.map((one) => one?.[3])).toEqual(['S1>S2', 'S1>S2', 'S2>S3', null, null]);
  });

  it('are meant by a press that is near enough, the nearer one of two', () => {
    expect(told(nearest(session, atPort(session, 0), 1.4 * MS, 0.5 * MS, loaded))?.[0]).toBe(1);
    expect(told(nearest(session, atPort(session, 0), 1.6 * MS, 0.5 * MS, loaded))?.[0]).toBe(2);
    expect(nearest(session, atPort(session, 0), 4.5 * MS, 0.5 * MS, loaded)).toBeNull();
    expect(told(nearest(session, atPort(session, 0, 5), 0, Infinity, loaded))?.[0]).toBe(2);
  });

  it('have a place among their kind', () => {
    const second = nearest(session, atPort(session, 0), 2 * MS, 0, loaded) as WhyEvent;
    expect(positionAmong(session, second, loaded)).toEqual({ place: 2, all: 4 });
    const last = nearest(session, ofSender(session, 4), 9 * MS, Infinity, loaded) as WhyEvent;
    expect(positionAmong(session, last, loaded)).toEqual({ place: 2, all: 2 });
  });
});
