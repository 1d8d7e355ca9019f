import { float32At, int32At, type StageView, uint8At, uint16At, uint32At } from '../../../contract/index.ts';

/** An RM cell of a view, with its place in its lists. */
export interface SeenRmCell {
  readonly vc: number;
  readonly number: number;
  readonly backward: boolean;
  readonly hop: number;
  readonly place: number;
  readonly waiting: number;
}

/** RM cells of a view as a list. @param vc id: only of this VC */
export function rmCellsIn(view: StageView | null, vc: number | null): SeenRmCell[] {
  const rm = view?.rm ?? null;
  if (rm === null) return [];
  const cells: SeenRmCell[] = [];
  for (let i = 0; i < rm.vc.length; i++) {
    if (vc !== null && rm.vc[i] !== vc) continue;
    cells.push({
      vc: uint16At(rm.vc, i),
      number: uint32At(rm.number, i),
      backward: rm.backward[i] === 1,
      hop: uint8At(rm.hop, i),
      place: float32At(rm.place, i),
      waiting: int32At(rm.waiting, i),
    });
  }
  return cells;
}
