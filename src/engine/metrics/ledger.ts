import type { Ledger } from '../../contract/index.ts';
import type { CellOutcomes } from './cellOutcomes.ts';

/**
 * Use of the cell slots of a switch's link (design note: docs/model/conventions.md, "ledger").
 * Cells are counted when their outcome is known, so the figures of a window are off by the cells in transit at its ends: a few
 * hundred.
 * @param slots cell slots of the link in the window
 */
export function ledgerOf(from: CellOutcomes, to: CellOutcomes, slots: number): Ledger {
  const useful = to.useful - from.useful;
  const dead = to.dead - from.dead;
  const duplicate = to.duplicate - from.duplicate;
  const rm = to.rm - from.rm;
  const credit = to.credit - from.credit;
  const known = useful + dead + duplicate + rm + credit;
  const carried = Math.min(slots, known);
  const scale = carried === 0 || slots === 0 ? 0 : carried / known / slots;
  return {
    useful: useful * scale,
    dead: dead * scale,
    duplicate: duplicate * scale,
    rm: rm * scale,
    credit: credit * scale,
    idle: slots === 0 ? 1 : 1 - carried / slots,
  };
}
