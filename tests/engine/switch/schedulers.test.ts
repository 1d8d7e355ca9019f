import { describe, expect, it } from 'vitest';
import { PortBench } from '../../support/portBench.ts';

/** `count` cells of each VC come while a cell of VC 1 is on the wire. */
function backlogged(bench: PortBench, vcs: number, count: number): PortBench {
  bench.arrive(0, 1);
  for (let vc = 1; vc <= vcs; vc++) bench.arrive(0.5, vc, count);
  return bench;
}

const order = (bench: PortBench, cells: number): number[] => {
  bench.runUntil(cells);
  return bench.sent(1).slice(0, cells);
};

describe('FIFO', () => {
  it('serves in the order of arrival, in queues per VC as well', () => {
    const bench = new PortBench([{}, {}, {}], { allocation: 'caps', allocationParams: { max: 1 } });
    bench.arrive(0, 1);
    for (const vc of [3, 3, 1, 2, 3, 1]) bench.arrive(0.5, vc);
    expect(order(bench, 6)).toEqual([3, 3, 1, 2, 3, 1]);
  });
});

describe('round robin', () => {
  it('gives every VC one cell in turn, beginning after the one served last', () => {
    const bench = new PortBench([{}, {}, {}], { scheduler: 'rr' });
    expect(order(backlogged(bench, 3, 3), 9)).toEqual([2, 3, 1, 2, 3, 1, 2, 3, 1]);
  });

  it('passes over empty queues, which keep no credit', () => {
    const bench = new PortBench([{}, {}, {}], { scheduler: 'rr' });
    bench.arrive(0, 1);
    bench.arrive(0.5, 1, 4);
    bench.arrive(0.5, 3, 4);
    bench.runUntil(4);
    bench.arrive(4.5, 2, 2);
    bench.runUntil(10);
    expect(bench.sent()).toEqual([1, 3, 1, 3, 1, 2, 3, 1, 2, 3, 1]);
  });
});

describe('weighted round robin', () => {
  it('spreads the cells of a heavy VC over the frame', () => {
    const bench = new PortBench([{}, { weight: 3 }, { weight: 2 }], { scheduler: 'wrr' });
    const sent = order(backlogged(bench, 3, 12), 12);
    // The cell that was on the wire has used up the first turn of VC 1.
    expect(sent).toEqual([2, 3, 2, 3, 2, 3, 1, 2, 3, 2, 2, 3]);
  });

  it('takes a new weight for the next frame', () => {
    const bench = new PortBench([{ weight: 2 }, {}], { scheduler: 'wrr' });
    backlogged(bench, 2, 100);
    bench.runUntil(30);
    const before = bench.sent().length;
    bench.setVc(2, { weight: 4 }, 30.5);
    bench.runUntil(90);
    const [one, two] = bench.shares(before);
    expect(two! / one!).toBeCloseTo(2, 1);
  });
});

describe('weighted fair queueing', () => {
  it('sends in the order in which the fluid server would finish', () => {
    const bench = new PortBench([{}, { weight: 2 }], { scheduler: 'wfq' });
    expect(order(backlogged(bench, 2, 4), 6)).toEqual([2, 2, 1, 2, 2, 1]);
  });

  it('gives a VC that was silent no arrears: its neighbour’s gap stays at two cells', () => {
    const bench = new PortBench([{}, {}], { scheduler: 'wfq' });
    bench.arrive(0, 1, 300);
    bench.runUntil(99.5);
    bench.arrive(99.5, 2, 100);
    bench.runUntil(299);
    const returned = bench.sent(100).slice(0, 200);
    const own = returned.flatMap((vc, i) => (vc === 1 ? [i] : []));
    expect(Math.max(...own.slice(1).map((place, i) => place - own[i]!))).toBe(2);
    expect(bench.shares(100)).toEqual([100, 100]);
  });

  it('gives the finish tag of a cell that is pushed out back', () => {
    const bench = new PortBench([{}, { share: { min: 0.5 } }], {
      bufferCells: 10,
      scheduler: 'wfq',
      allocation: 'dynamic',
      allocationParams: { min: 0, max: 1 },
    });
    bench.arrive(0, 1);
    bench.arrive(0.5, 1, 10);
    bench.arrive(0.5, 2, 5);
    expect([bench.queues, bench.pushedOut]).toEqual([
      [5, 5],
      [5, 0],
    ]);
    bench.runUntil(5);
    // With the tags of the five lost cells VC 1 would now come ten cells late.
    bench.arrive(5.5, 1, 2);
    bench.runUntil(20);
    expect(bench.sent()).toEqual([1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 1, 1]);
  });

  it('gives a cell that is pushed out back what it cost, whatever the weight has become since', () => {
    const order = (weight: number): number[] => {
      const bench = new PortBench([{}, { share: { min: 0.5 } }], {
        bufferCells: 10,
        scheduler: 'wfq',
        allocation: 'dynamic',
        allocationParams: { min: 0, max: 1 },
      });
      bench.arrive(0, 1);
      bench.arrive(0.5, 1, 10);
      bench.setVc(1, { weight }, 0.5);
      bench.arrive(0.5, 2, 5);
      bench.setVc(1, { weight: 1 }, 0.5);
      bench.runUntil(5);
      bench.arrive(5.5, 1);
      bench.arrive(5.5, 2, 4);
      bench.runUntil(20);
      return bench.sent();
    };
    expect(order(8)).toEqual(order(1));
  });

  it('by the letter of the thesis stops virtual time while nobody waits', () => {
    const run = (active: string) => {
      const bench = new PortBench([{}, { weight: 2 }], { scheduler: 'wfq', schedulerParams: { active } });
      return order(backlogged(bench, 2, 4), 5);
    };
    // Half a cell time has passed: V is 0.5 or still 0. VC 1 has the tags 2, 3, 4, VC 2 begins with V + 0.5.
    expect(run('gps')).toEqual([2, 2, 1, 2, 2]);
    expect(run('prose')).toEqual([2, 2, 2, 1, 2]);
  });
});

describe('worst-case fair weighted fair queueing', () => {
  it('sends no cell that the fluid server has not begun when the wire is free', () => {
    const bench = new PortBench([{ weight: 10 }, {}], { scheduler: 'wf2q' });
    bench.arrive(0, 1);
    bench.arrive(0.5, 1, 3);
    bench.arrive(0.5, 2);
    // At 1 slot V is 0.095: the next cell of VC 1 has S = 0.1 and the smaller F, that of VC 2 has S = 0.05.
    expect(order(bench, 3)).toEqual([2, 1, 1]);
  });

  it('and none either behind a cell that has waited', () => {
    const bench = new PortBench([{ weight: 10 }, {}, {}], { scheduler: 'wf2q' });
    bench.arrive(0, 3);
    bench.arrive(0.99, 1, 3);
    bench.arrive(1.5, 2);
    // At 2 slots V is 1.085: the second cell of VC 1 has S = 1.09, that of VC 2 has S = 1.04.
    expect(order(bench, 4)).toEqual([1, 2, 1, 1]);
  });
});

describe('self-clocked fair queueing', () => {
  it('counts a cell that comes from the finish tag of the cell on the wire', () => {
    const bench = new PortBench([{ weight: 3 }, { weight: 2 }], { scheduler: 'scfq' });
    bench.arrive(0, 1);
    // On the wire F = 1/3. So VC 1 gets 2/3 and VC 2 1/3 + 1/2, though nothing of VC 2 was served before.
    bench.arrive(0.5, 2);
    bench.arrive(0.5, 1);
    expect(order(bench, 3)).toEqual([1, 2]);
  });

  it('gives a VC that was silent no arrears', () => {
    const bench = new PortBench([{}, {}], { scheduler: 'scfq' });
    bench.arrive(0, 1, 60);
    bench.runUntil(50.5);
    bench.arrive(50.5, 2, 10);
    bench.runUntil(70);
    expect(bench.sent(51).slice(0, 6)).toEqual([1, 2, 1, 2, 1, 2]);
  });
});

describe('start-time fair queueing', () => {
  it('serves by start tags: a light VC that wakes up does not wait for its own finish', () => {
    const run = (scheduler: string) => {
      const bench = new PortBench([{ weight: 1 }, { weight: 8 }], { scheduler });
      bench.arrive(0, 2, 30);
      bench.arrive(3.5, 1);
      bench.runUntil(30);
      return bench.sent().indexOf(1);
    };
    // Cell 3 is on the wire. By start tags VC 1 is next; by finish tags it is a whole cell time behind 4/8, as cell 11 of VC 2 is.
    expect([run('sfq'), run('scfq')]).toEqual([4, 11]);
  });

  it('begins a busy time behind the largest finish tag that was served', () => {
    const bench = new PortBench([{ weight: 1 }, { weight: 8 }], { scheduler: 'sfq' });
    bench.arrive(0, 1);
    bench.runUntil(5);
    // V is 1, the finish tag of VC 1: VC 2 begins with S = 1, then both have cells from there on, and the tag of VC 1 is 1 as well.
    bench.arrive(5, 2);
    bench.arrive(5.5, 1);
    bench.arrive(5.5, 2, 2);
    expect(order(bench, 20)).toEqual([2, 1, 2, 2]);
  });
});

describe('exhaustive priority', () => {
  const vcs = [
    { serviceClass: 'ubr' },
    { serviceClass: 'abr' },
    { serviceClass: 'nrt-vbr' },
    { serviceClass: 'rt-vbr' },
    { serviceClass: 'cbr' },
  ] as const;

  it('serves CBR, rt-VBR, nrt-VBR, ABR, UBR; the cell on the wire finishes', () => {
    const bench = new PortBench(vcs, { scheduler: 'priority', schedulerParams: { within: 'fifo' } });
    expect(order(backlogged(bench, 5, 2), 10)).toEqual([5, 5, 4, 4, 3, 3, 2, 2, 1, 1]);
  });

  it('shares a class by the scheduler within it', () => {
    const two = [...vcs.slice(0, 1), { serviceClass: 'cbr' }, { serviceClass: 'cbr' }] as const;
    const bench = new PortBench(two, { scheduler: 'priority', schedulerParams: { within: 'rr' } });
    expect(order(backlogged(bench, 3, 2), 6)).toEqual([2, 3, 2, 3, 1, 1]);
  });

  it('moves the waiting cells of a VC that changes class', () => {
    const bench = new PortBench([{}, {}], { scheduler: 'priority', schedulerParams: { within: 'fifo' } });
    backlogged(bench, 2, 3);
    bench.setVc(2, { serviceClass: 'cbr' }, 0.5);
    expect(order(bench, 6)).toEqual([2, 2, 2, 1, 1, 1]);
  });
});

describe('round robin over the classes', () => {
  it('gives each class one cell in turn, however many VCs it has', () => {
    const vcs = [{}, {}, { serviceClass: 'cbr' }] as const;
    const bench = new PortBench(vcs, { scheduler: 'class-rr', schedulerParams: { within: 'rr' } });
    expect(order(backlogged(bench, 3, 4), 8)).toEqual([3, 2, 3, 1, 3, 2, 3, 1]);
  });
});

describe('a scheduler that is swapped', () => {
  it('finds the waiting cells in the order in which they came', () => {
    const bench = new PortBench([{}, {}, {}]);
    backlogged(bench, 3, 3);
    bench.set({ scheduler: 'rr' }, 2.5);
    bench.runUntil(5);
    bench.set({ scheduler: 'fifo' }, 5.5);
    expect(bench.port.queue.holdsCells).toBe(false);
    bench.runUntil(20);
    expect(bench.sent(1)).toEqual([1, 1, 1, 2, 3, 2, 2, 3, 3]);
  });
});
