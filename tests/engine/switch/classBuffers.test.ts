import { describe, expect, it } from 'vitest';
import {
  type ClassStates,
  type Decision,
  SERVICE_CLASSES,
  type ServiceClass,
} from '../../../src/contract/index.ts';
import { sayRemarks } from '../../../src/strings/en/remarks/index.ts';
import { PortBench } from '../../support/portBench.ts';

const PRIORITY = { scheduler: 'priority', schedulerParams: { within: 'fifo' } } as const;

/** Places by class, tail drop but for what is given. */
const buffers = (
  places: Partial<Record<ServiceClass, number>>,
  epd: Partial<Record<ServiceClass, number>> = {},
) =>
  Object.fromEntries(
    SERVICE_CLASSES.map((name) => [
      name,
      {
        bufferCells: places[name] ?? 100,
        policy: epd[name] === undefined ? 'rcd' : 'epd',
        params: epd[name] === undefined ? {} : { threshold: epd[name] },
        own: { buffer: true, policy: true },
      },
    ]),
  ) as unknown as ClassStates;

const lostBy = ({ lost }: PortBench) => lost;

describe('a buffer for each service class', () => {
  it('refuses a class its own places only (Zhu 1999, 4.1.1: a 100-cell buffer for UBR)', () => {
    const bench = new PortBench([{ serviceClass: 'cbr' }, { serviceClass: 'ubr' }], {
      ...PRIORITY,
      classes: buffers({ cbr: 8, ubr: 20 }),
    });
    bench.arrive(0, 2, 40);
    bench.arrive(0, 1, 9);
    // One UBR cell is on the wire.
    expect(bench.queues).toEqual([8, 20]);
    expect(lostBy(bench)).toEqual([1, 19]);
    expect(bench.port.buffers.capacity).toBe(28);
  });

  it('one buffer for all refuses whoever comes last', () => {
    const bench = new PortBench([{ serviceClass: 'cbr' }, { serviceClass: 'ubr' }], {
      ...PRIORITY,
      bufferCells: 28,
    });
    bench.arrive(0, 2, 40);
    bench.arrive(0, 1, 9);
    expect(lostBy(bench)).toEqual([9, 11]);
  });

  it('each has its own policy, threshold and drop list', () => {
    const bench = new PortBench([{ serviceClass: 'cbr' }, { serviceClass: 'ubr' }], {
      ...PRIORITY,
      classes: buffers({ cbr: 10, ubr: 20 }, { ubr: 5 }),
    });
    bench.arrive(0, 2, 6, true);
    bench.arrive(0, 2, 1, false);
    // The queue of UBR stands at its threshold: a new frame is refused, and its VC listed.
    expect(bench.port.refuses(2)).toBe(true);
    bench.arrive(0, 1, 7, false);
    expect(bench.port.buffers.refusing).toBe(1);
    expect(lostBy(bench)).toEqual([0, 1]);
  });

  it('tells a refusal by the part', () => {
    const bench = new PortBench([{ serviceClass: 'cbr' }, { serviceClass: 'ubr' }], {
      ...PRIORITY,
      classes: buffers({ cbr: 128 }),
    });
    bench.arrive(0, 2, 1);
    bench.arrive(0, 1, 128);
    const decisions: Decision[] = [];
    bench.port.probes.add({ onDecision: (decision) => decisions.push(decision) });
    bench.arrive(0, 1, 1);
    expect(decisions.at(-1)?.accepted).toBe(false);
    expect(sayRemarks(decisions.at(-1)?.sentence ?? [])).toContain('CBR’s part holds **128** of 128 cells');
  });

  it('caps and push-out hold within a class', () => {
    const vcs = [{ serviceClass: 'cbr' }, { serviceClass: 'ubr' }, { serviceClass: 'ubr' }] as const;
    const bench = new PortBench(vcs, {
      ...PRIORITY,
      classes: buffers({ cbr: 10, ubr: 20 }),
      allocation: 'dynamic',
      allocationParams: { min: 0.25, max: 1 },
    });
    bench.arrive(0, 2, 21);
    bench.arrive(0, 1, 10);
    bench.arrive(0, 3, 1);
    // UBR is full: VC 3, below its quarter, pushes out a cell of VC 2 and none of CBR.
    expect(bench.queues).toEqual([10, 19, 1]);
    expect(lostBy(bench)).toEqual([0, 1, 0]);
    const capped = new PortBench(vcs, {
      ...PRIORITY,
      classes: buffers({ cbr: 10, ubr: 20 }),
      allocation: 'caps',
      allocationParams: { max: 0.5 },
    });
    capped.arrive(0, 2, 21);
    capped.arrive(0, 1, 10);
    expect(capped.queues).toEqual([5, 10, 0]);
  });

  it('drops from the front of the same class', () => {
    const classes = buffers({ cbr: 5, ubr: 5 });
    const front = { ...classes, ubr: { ...classes.ubr, policy: 'drop-front' } };
    const bench = new PortBench([{ serviceClass: 'cbr' }, { serviceClass: 'ubr' }], {
      ...PRIORITY,
      classes: front,
    });
    bench.arrive(0, 1, 6);
    bench.arrive(0, 2, 8);
    expect(bench.queues).toEqual([5, 5]);
    expect(lostBy(bench)).toEqual([0, 3]);
  });

  it('a VC that changes its class takes its waiting cells along', () => {
    const bench = new PortBench([{ serviceClass: 'ubr' }, { serviceClass: 'ubr' }], {
      ...PRIORITY,
      classes: buffers({ cbr: 10, ubr: 10 }),
    });
    bench.arrive(0, 1, 6);
    bench.arrive(0, 2, 5);
    bench.setVc(2, { serviceClass: 'cbr' }, 0);
    expect(bench.port.buffers.of(0).waiting).toBe(5);
    expect(bench.port.buffers.of(2).waiting).toBe(5);
    bench.arrive(0, 1, 6);
    expect(lostBy(bench)).toEqual([1, 0]);
  });

  it('goes from one buffer to parts and back with cells waiting', () => {
    const bench = new PortBench([{ serviceClass: 'cbr' }, { serviceClass: 'ubr' }], { bufferCells: 10 });
    bench.arrive(0, 2, 11);
    bench.set({ classes: buffers({ cbr: 4, ubr: 6 }) }, 0);
    bench.arrive(0, 1, 5);
    expect(bench.queues).toEqual([4, 10]);
    expect(lostBy(bench)).toEqual([1, 0]);
    const { classes: _parts, ...shared } = bench.port.settings;
    bench.port.set(shared, 0);
    bench.arrive(0, 1, 1);
    expect(lostBy(bench)).toEqual([2, 0]);
    bench.runUntil(100);
    expect(bench.port.waiting).toBe(0);
  });
});
