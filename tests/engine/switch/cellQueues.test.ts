import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { capture, reinstate } from '../../../src/engine/sim/state.ts';
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

it('know the bytes of what waits, of each queue and of all, without a look at each unit', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ n: fc.nat(2_000), joins: fc.boolean() }), { maxLength: 400 }),
      (steps) => {
        const queues = new CellQueues(FLOWS, 53, true);
        const waiting: { flow: number; bytes: number; slot: number }[] = [];
        for (const { n, joins } of steps) {
          if (joins || waiting.length === 0) {
            const [flow, bytes] = [n % FLOWS, 84 + n];
            waiting.push({ flow, bytes, slot: queues.join(flow, 0, 0, bytes) });
          } else queues.leave(waiting.splice(n % waiting.length, 1)[0]!.slot);
          const of = (flows: readonly number[]): number =>
            waiting.reduce((sum, { flow, bytes }) => sum + (flows.includes(flow) ? bytes : 0), 0);
          expect(queues.bytesOfAll(waiting.length)).toBe(of([0, 1, 2, 3]));
          expect([0, 1, 2, 3].map((flow) => queues.bytesOfFlow(flow))).toEqual(
            [0, 1, 2, 3].map((f) => of([f])),
          );
          for (const { slot, bytes } of waiting) expect(queues.bytesOf(slot)).toBe(bytes);
        }
        const copy = new CellQueues(FLOWS, 53, true);
        reinstate([copy], capture([queues]));
        expect(copy.bytesOfAll(0)).toBe(queues.bytesOfAll(0));
        for (const { slot } of waiting) copy.leave(slot);
        expect([copy.bytesOfAll(0), ...[0, 1, 2, 3].map((flow) => copy.bytesOfFlow(flow))]).toEqual([
          0, 0, 0, 0, 0,
        ]);
      },
    ),
    { numRuns: cases(30) },
  );
});

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
