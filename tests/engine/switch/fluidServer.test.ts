import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createScheduler } from '../../../src/engine/switch/schedulers/index.ts';
import { CellQueues } from '../../../src/engine/switch/state/cellQueues.ts';
import type { VcTable } from '../../../src/engine/switch/state/vcTable.ts';

const CELL_TIME = 1_000;

/** The fluid server of weighted fair queueing, which looks at every VC at every step. */
class FluidServer {
  private virtual = 0;
  private now = 0;
  /** By VC: the tag of its last cell. */
  private readonly finish: number[];
  private readonly served = new Set<number>();

  constructor(private readonly weights: readonly number[]) {
    this.finish = weights.map(() => 0);
  }

  virtualAt(now: number): number {
    let left = now - this.now;
    this.now = now;
    for (;;) {
      const [first] = [...this.served].sort((a, b) => this.finish[a]! - this.finish[b]! || a - b);
      if (first === undefined) return this.virtual;
      const weight = [...this.served].reduce((sum, vc) => sum + this.weights[vc]!, 0);
      const needed = (this.finish[first]! - this.virtual) * weight;
      if (needed > left) {
        this.virtual += left / weight;
        return this.virtual;
      }
      left -= needed;
      this.virtual = this.finish[first]!;
      this.served.delete(first);
    }
  }

  arrive(vc: number, now: number): number {
    const start = Math.max(this.finish[vc]!, this.virtualAt(now));
    this.finish[vc] = start + CELL_TIME / this.weights[vc]!;
    this.served.add(vc);
    return this.finish[vc]!;
  }

  /** Its last cell is gone. */
  takeBack(vc: number, now: number): void {
    const virtual = this.virtualAt(now);
    this.finish[vc]! -= CELL_TIME / this.weights[vc]!;
    if (this.finish[vc]! <= virtual) this.served.delete(vc);
  }
}

const step = fc.record({
  after: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 4 * CELL_TIME }), fc.constant(100 * CELL_TIME)),
  vc: fc.nat({ max: 4 }),
  what: fc.constantFrom('arrive', 'arrive', 'arrive', 'serve', 'push out'),
});

it('finish tags and virtual time are those of a fluid server that looks at every VC, bursts and cells that are pushed out included', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(1, 2, 3, 5), { minLength: 5, maxLength: 5 }),
      fc.array(step, { minLength: 20, maxLength: 200 }),
      (weights, steps) => {
        const queues = new CellQueues(weights.length, 53, false);
        const vcs = { weight: Float64Array.from(weights) } as VcTable;
        const scheduler = createScheduler(
          'wfq',
          {},
          { flows: weights.length, queues, vcs, cellTime: CELL_TIME },
        );
        const fluid = new FluidServer(weights);
        let now = 0;
        let waiting = 0;
        for (const { after, vc, what } of steps) {
          now += after;
          if (what === 'arrive') {
            const slot = queues.join(vc, 0, now);
            scheduler.join(vc, slot, now);
            waiting++;
            expect(queues.tag[slot]).toBeCloseTo(fluid.arrive(vc, now), 3);
          } else if (what === 'push out' && queues.length[vc]! > 0) {
            const slot = queues.last[vc]!;
            scheduler.remove(vc, slot, now);
            queues.leave(slot);
            waiting--;
            fluid.takeBack(vc, now);
          } else if (what === 'serve' && waiting > 0) {
            const heads = weights.flatMap((_, i) =>
              queues.length[i]! > 0 ? [queues.tag[queues.first[i]!]!] : [],
            );
            const flow = scheduler.next();
            const slot = queues.first[flow]!;
            expect(queues.tag[slot]).toBe(Math.min(...heads));
            scheduler.serve(flow, slot, now);
            queues.leave(slot);
            waiting--;
          }
          expect(scheduler.virtualAt?.(now)).toBeCloseTo(fluid.virtualAt(now), 3);
        }
      },
    ),
  );
});
