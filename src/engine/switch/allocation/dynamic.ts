import { remark } from '../../../contract/index.ts';
import { action, test } from '../../formatNumbers.ts';
import { pseudoCode } from '../../pseudoCode.ts';
import { grouped } from '../../text.ts';
import { maxShare, minShare } from '../shares/shareParameters.ts';
import { capped, inserted, type SharingCase, type SharingOutcome, underCap } from '../shares/sharing.ts';
import type { AllocationDefinition } from './allocation.ts';

/** Outcome if the buffer is full and no cell is pushed out: the discard policy has refused the cell and reports it. */
function refuseFull({ queue, waiting, capacity }: SharingCase): SharingOutcome {
  const below = queue.cells < queue.min;
  const why = below
    ? remark('noneAboveMinimum')
    : remark('hasItsMinimum', { name: queue.name, min: queue.min });
  return {
    accepted: false,
    line: 8,
    evaluated: [
      test(1, `${grouped(queue.cells)} ≥ ${grouped(queue.max)}`, false),
      test(3, `${grouped(waiting)} of ${grouped(capacity)}`, true),
      test(4, `${grouped(queue.cells)} < ${grouped(queue.min)}`, below),
      action(8),
    ],
    headline: null,
    sentence: queue.min === 0 ? null : why,
  };
}

function place(placing: SharingCase): SharingOutcome {
  const { queue, waiting, capacity, victim } = placing;
  const over = capped(placing);
  if (over !== null) return over;
  const full = test(3, `${grouped(waiting)} of ${grouped(capacity)}`, waiting === capacity);
  if (waiting < capacity) return inserted(9, [underCap(placing), full]);
  if (victim === null) return refuseFull(placing);
  return {
    accepted: true,
    line: 6,
    evaluated: [
      underCap(placing),
      full,
      test(4, `${grouped(queue.cells)} < ${grouped(queue.min)}`, true),
      action(5, `${victim.name}: ${grouped(victim.cells)}`),
      action(6),
      action(7),
    ],
    headline: remark('pushedOutFor', { name: queue.name, victim: victim.name }),
    sentence: remark('longestMakesRoom', {
      name: queue.name,
      cells: queue.cells,
      min: queue.min,
      victim: victim.name,
      victimCells: victim.cells,
      victimMin: victim.min,
    }),
  };
}

export const dynamic: AllocationDefinition = {
  id: 'dynamic',
  short: 'min/max',
  name: 'dynamic shares with push-out',
  citation: 'Zhu 1999, section 3.4',
  parameters: [minShare(0), maxShare(1)],
  ordered: [['min', 'max']],
  pseudoCode: pseudoCode(`
if VC holds max × buffer
  discard
else if buffer full
  if VC holds less than min × buffer
    victim := longest queue above its min
    push out the last cell of victim
    insert
  else discard
else insert`),
  capLine: 2,
  shares: (params, own) => ({
    min: own.min ?? (params.min as number),
    max: own.max ?? (params.max as number),
  }),
  explain: place,
};
