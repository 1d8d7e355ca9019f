import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createScheduler } from '../../../src/engine/switch/schedulers/index.ts';
import { CellQueues } from '../../../src/engine/switch/state/cellQueues.ts';
import { VcTable } from '../../../src/engine/switch/state/vcTable.ts';
import { cases } from '../../support/tier.ts';

const FLOWS = 4;

/** A cell joins the queue of a flow, the next one is served, or the n-th of those waiting is taken out. */
const step = fc.oneof(
  { arbitrary: fc.record({ do: fc.constant('join'), n: fc.nat(FLOWS - 1) }), weight: 4 },
  { arbitrary: fc.record({ do: fc.constant('serve'), n: fc.constant(0) }), weight: 2 },
  { arbitrary: fc.record({ do: fc.constant('take out'), n: fc.nat(1_000) }), weight: 1 },
);

describe('queues of cells out of one pool, served in the order of arrival', () => {
  it('are lists: any cell can leave, the others keep their places', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 600 }), (steps) => {
        const queues = new CellQueues(FLOWS, 53, false);
        const fifo = createScheduler(
          'fifo',
          {},
          { flows: FLOWS, queues, vcs: new VcTable([], []), cellTime: 1 },
        );
        const waiting: { flow: number; frame: number; slot: number }[] = [];
        steps.forEach(({ do: what, n }, frame) => {
          if (what === 'join') {
            const slot = queues.join(n, frame, 0);
            fifo.join(n, slot, frame);
            waiting.push({ flow: n, frame, slot });
          } else if (waiting.length > 0) {
            const [gone] = waiting.splice(what === 'serve' ? 0 : n % waiting.length, 1);
            if (what === 'serve') {
              expect(fifo.next()).toBe(gone!.flow);
              expect(queues.first[gone!.flow]).toBe(gone!.slot);
              fifo.serve(gone!.flow, gone!.slot, frame);
            } else fifo.remove(gone!.flow, gone!.slot, frame);
            queues.leave(gone!.slot);
            expect(queues.frame[gone!.slot]).toBe(gone!.frame);
          }
          expect(queues.inOrder().map((slot) => queues.frame[slot])).toEqual(waiting.map((one) => one.frame));
          for (let flow = 0; flow < FLOWS; flow++) {
            const own = waiting.filter((one) => one.flow === flow);
            expect(queues.length[flow]).toBe(own.length);
            expect(queues.first[flow]).toBe(own[0]?.slot ?? -1);
            expect(queues.last[flow]).toBe(own.at(-1)?.slot ?? -1);
          }
        });
      }),
      { numRuns: cases(60) },
    );
  });
});
