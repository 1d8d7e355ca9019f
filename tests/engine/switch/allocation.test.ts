import { describe, expect, it } from 'vitest';
import type { ParameterValues } from '../../../src/contract/index.ts';
import { PortBench } from '../../support/portBench.ts';

const DYNAMIC = { allocation: 'dynamic', scheduler: 'rr' } as const;

describe('dynamic shares', () => {
  it('refuse a cell of a VC that holds its maximum, be there room or not', () => {
    const bench = new PortBench([{}, {}], {
      ...DYNAMIC,
      bufferCells: 100,
      allocationParams: { min: 0, max: 0.29 },
    });
    bench.arrive(0, 1, 50);
    expect([bench.queues, bench.lost]).toEqual([
      [29, 0],
      [20, 0],
    ]);
  });

  it('push the last cell of the longest queue above its minimum out for a VC below its own', () => {
    const bench = new PortBench([{}, {}, {}], {
      ...DYNAMIC,
      bufferCells: 10,
      allocationParams: { min: 0.3, max: 1 },
    });
    bench.arrive(0, 1, 7);
    bench.arrive(0, 2, 4);
    expect(bench.queues).toEqual([6, 4, 0]);
    bench.arrive(0, 3, 4);
    // Two of VC 1, then VC 1 and 2 are as long: the lowest gives. At its minimum VC 3 has to wait.
    expect([bench.queues, bench.pushedOut, bench.lost]).toEqual([
      [3, 4, 3],
      [3, 0, 0],
      [3, 0, 1],
    ]);
    expect([bench.port.offered, bench.port.losses.dropped, bench.port.losses.pushedOut]).toEqual([15, 1, 3]);
  });

  it('that are no whole cells leave nobody below his own: somebody always holds more than his', () => {
    const bench = new PortBench([{}, {}, {}], {
      ...DYNAMIC,
      bufferCells: 10,
      allocationParams: { min: 0.333, max: 1 },
    });
    bench.arrive(0, 2, 5);
    bench.arrive(0, 3, 6);
    bench.arrive(0, 1, 2);
    expect(bench.queues).toEqual([2, 4, 4]);
    // 3.33 cells each: with 2 or 3 VC 1 is below its share, with 4 the others are above theirs.
    bench.arrive(0, 1, 4);
    expect([bench.queues, bench.pushedOut, bench.lost]).toEqual([
      [4, 3, 3],
      [0, 1, 3],
      [2, 1, 3],
    ]);
  });

  it('leave frames glued together whose end was pushed out', () => {
    const bench = new PortBench([{}, {}], {
      ...DYNAMIC,
      bufferCells: 4,
      allocationParams: { min: 0.5, max: 1 },
    });
    bench.arrive(0, 1);
    bench.arrive(0, 1, 1, false);
    bench.arrive(0, 1, 3, true);
    bench.arrive(0, 2);
    const flow = bench.flows[0]!;
    expect([flow.framesLost, flow.cannotReassemble(flow.next)]).toEqual([1, false]);
    bench.arrive(0, 2);
    bench.runUntil(1);
    bench.arrive(1, 1);
    expect(bench.pushedOut).toEqual([2, 0]);
  });

  it('a share of its own goes before that of the port', () => {
    const bench = new PortBench([{ share: { max: 0.1 } }, {}], {
      ...DYNAMIC,
      bufferCells: 100,
      allocationParams: { min: 0, max: 0.5 },
    });
    bench.arrive(0, 2);
    bench.arrive(0, 1, 80);
    bench.arrive(0, 2, 80);
    expect(bench.queues).toEqual([10, 50]);
    bench.setVc(1, { share: { max: 0.2 } }, 0.5);
    bench.arrive(0.5, 1, 80);
    expect(bench.queues).toEqual([20, 50]);
  });

  it('let a policy that refuses frames go on after a lost cell as it always does', () => {
    const bench = new PortBench([{}, {}], {
      ...DYNAMIC,
      bufferCells: 100,
      policy: 'ppd',
      allocationParams: { min: 0, max: 0.2 },
    });
    bench.arrive(0, 1, 1, false);
    bench.arrive(0, 1, 25, false);
    bench.runUntil(10);
    bench.arrive(10, 1, 3, false);
    expect(bench.lost[0]).toBe(5 + 3);
    bench.arrive(10, 1, 1, true);
    expect(bench.lost[0]).toBe(5 + 3);
  });
});

describe('a cell lost to a share', () => {
  /** At most 2 of 10 places; a place falls vacant each cell time. */
  const capped = (policy: string, params: ParameterValues) =>
    new PortBench([{}, {}], {
      bufferCells: 10,
      policy,
      params,
      allocation: 'caps',
      allocationParams: { max: 0.2 },
    });
  const isListed = (bench: PortBench) => bench.port.refuses(0);

  it('starts the drop timer of ESPD as any first entry on its list does', () => {
    const bench = capped('espd', {
      th1: 10,
      th2: 0,
      listMax: 2,
      dropTimerMs: 0.02,
      timerStop: 'first-release',
    });
    bench.arrive(0, 1, 4, false);
    expect([isListed(bench), bench.lost]).toEqual([true, [1, 0]]);
    bench.arrive(19.5, 1, 1, false);
    expect(bench.lost).toEqual([2, 0]);
    // 0.02 ms are 20 cell times.
    bench.arrive(20, 1, 1, false);
    expect([isListed(bench), bench.lost]).toEqual([false, [2, 0]]);
  });

  it('puts no VC on the list of ATM-RED, which has those whose frames it refuses', () => {
    const bench = capped('atm-red', {
      minTh: 10,
      maxTh: 10,
      wq: 0.001,
      given: 'packet',
      maxP: 0.1,
      packetCells: 12,
      maxC: 0.1,
    });
    bench.arrive(0, 1, 4, false);
    expect([isListed(bench), bench.lost]).toEqual([false, [1, 0]]);
    bench.arrive(1, 1, 1, false);
    expect(bench.lost).toEqual([1, 0]);
  });
});

describe('caps', () => {
  it('hold each VC of a FIFO to its share', () => {
    const bench = new PortBench([{}, {}], {
      bufferCells: 10,
      allocation: 'caps',
      allocationParams: { max: 0.5 },
    });
    bench.arrive(0, 1, 9);
    bench.arrive(0, 2, 9);
    expect([bench.queues, bench.lost]).toEqual([
      [5, 5],
      [3, 4],
    ]);
    bench.runUntil(20);
    expect(bench.sent()).toEqual([1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2]);
  });
});

describe('a static partition', () => {
  it('gives each VC of the port an equal part, empty or not', () => {
    const bench = new PortBench([{}, {}, {}], { bufferCells: 10, allocation: 'partition' });
    bench.arrive(0, 1, 9);
    expect([bench.queues, bench.lost]).toEqual([
      [3, 0, 0],
      [5, 0, 0],
    ]);
  });
});
