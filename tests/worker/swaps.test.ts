import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Command, Edit } from '../../src/contract/index.ts';
import { catalog } from '../../src/engine/index.ts';
import { Page } from '../support/page.ts';
import { cases } from '../support/tier.ts';
import { fingerprint, slow, straight } from './slow.ts';

const set = (path: string, value: number | string): Command => ({ type: 'set', path, value, token: 7 });
const ids = (list: readonly { readonly id: string }[]) => fc.constantFrom(...list.map(({ id }) => id));
const vc = fc.constantFrom(...slow.vcs.map(({ id }) => id), '*');

/** What a lecturer does to a port while it runs. */
const swap: fc.Arbitrary<Command> = fc.oneof(
  ids(catalog.policies).map((id) => set('policy', id)),
  ids(catalog.schedulers).map((id) => set('scheduler', id)),
  ids(catalog.allocations).map((id) => set('allocation', id)),
  fc.double({ min: 0, max: 0.3, noNaN: true }).map((share) => set('allocation.min', share)),
  fc.double({ min: 0.1, max: 1, noNaN: true }).map((share) => set('allocation.max', share)),
  fc.tuple(vc, fc.integer({ min: 1, max: 9 })).map(([id, weight]) => set(`vcs.${id}.weight`, weight)),
  fc.tuple(vc, fc.double({ min: 0, max: 0.4, noNaN: true })).map(([id, s]) => set(`vcs.${id}.share.min`, s)),
  fc.tuple(vc, fc.constantFrom('cbr', 'abr', 'ubr')).map(([id, c]) => set(`vcs.${id}.serviceClass`, c)),
);

it('any mechanism swapped for any other while the run plays never fails, and replays bit for bit', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(swap, fc.nat(250)), { minLength: 3, maxLength: 14 }), (swaps) => {
      const page = new Page().load(slow).tell({ type: 'speed', ratio: 1 }).tell({ type: 'play' });
      for (const [command, ms] of swaps) page.tell(command).wait(ms);
      page.tell({ type: 'pause' });
      expect(page.all('failed')).toEqual([]);
      page.seek(1.5);
      const fresh = straight(page.ask('edits') as readonly Edit[]);
      expect(page.ask('digest')).toBe(fresh.digest);
      expect(page.ask('results')).toEqual(fresh.results);
      expect(page.events).toEqual(fresh.events);
      expect(fingerprint(page.bins)).toEqual(fresh.bins);
      expect(page.applied).toEqual(fresh.applied);
    }),
    { numRuns: cases(10) },
  );
});
