import { CellFlag, elementAt, uint16At } from '../../../contract/index.ts';
import { clamp } from '../../clamp.ts';
import { en } from '../../strings/en.ts';

const vcOf = (cell: number) => cell & CellFlag.vcMask;

/** Places of the frame that the cell at `place` belongs to: the cells of its VC back to and up to a last cell. */
export function frameOf(cells: Uint16Array, place: number): number[] {
  const vc = vcOf(uint16At(cells, place));
  const places = [place];
  for (let i = place - 1; i >= 0; i--) {
    if (vcOf(uint16At(cells, i)) !== vc) continue;
    if (uint16At(cells, i) & CellFlag.last) break;
    places.unshift(i);
  }
  if (uint16At(cells, place) & CellFlag.last) return places;
  for (let i = place + 1; i < cells.length; i++) {
    if (vcOf(uint16At(cells, i)) !== vc) continue;
    places.push(i);
    if (uint16At(cells, i) & CellFlag.last) break;
  }
  return places;
}

/** Where a key leads from `place`; null for any other key. Ctrl goes by frame, D to the next dead cell. */
export function keyedPlace(
  cells: Uint16Array,
  place: number,
  key: string,
  byFrame: boolean,
  columns: number,
): number | null {
  const last = cells.length - 1;
  const within = (i: number) => clamp(i, 0, last);
  const frame = byFrame && last >= 0 ? frameOf(cells, within(place)) : [place];
  switch (key) {
    case 'ArrowLeft':
      return within(elementAt(frame, 0) - 1);
    case 'ArrowRight':
      return within((frame.at(-1) ?? place) + 1);
    case 'ArrowUp':
      return within(place - columns);
    case 'ArrowDown':
      return within(place + columns);
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'd':
    case 'D':
      return nextDead(cells, place);
    default:
      return null;
  }
}

function nextDead(cells: Uint16Array, place: number): number {
  for (let k = 1; k <= cells.length; k++) {
    const i = (place + k) % cells.length;
    if (uint16At(cells, i) & CellFlag.dead) return i;
  }
  return place;
}

/** `Place 1,925, VC 5, last cell of its frame, complete`. */
export function bufferPlaceWords(cells: Uint16Array, place: number): string {
  const cell = cells[place];
  if (cell === undefined) return en.panels.buffer.free;
  return en.panels.buffer.cell(vcOf(cell), (cell & CellFlag.last) !== 0, (cell & CellFlag.dead) !== 0);
}
