import { float64Within } from '../../contract/index.ts';
import { perSession, type Session } from '../session/session.ts';
import type { EventSeries } from '../traces/types.ts';

/** Columns of a plot over time, counted from time zero. */
export interface GridView {
  readonly first: number;
  readonly columns: number;
  /** Time span of a column, ps. */
  readonly columnPs: number;
}

/** A row for each shown VC; drops of others are left out. */
export interface GridRows {
  readonly rowOf: ReadonlyMap<number, number>;
  readonly vcs: readonly number[];
}

const CHUNK = 1024;
const times = new Float64Array(CHUNK);
const vcs = new Float64Array(CHUNK);

/** The last query and its result. */
interface Kept {
  readonly rows: GridRows;
  readonly view: GridView;
  readonly cuts: number;
  readonly cells: Uint8Array;
}

/**
 * Columns with a drop in each row: 1 or 0, row after row. A repeated call processes only new drops and drops in new columns, so
 * that a frame of a playing run costs only what has arrived since the last one.
 */
export class DropGrid {
  private kept: Kept | null = null;
  /** Index of the first drop that has not been entered. */
  private met = 0;

  /** The returned array is valid until the next call. */
  of(drops: EventSeries, rows: GridRows, view: GridView): Uint8Array {
    const { kept } = this;
    const moved = kept === null ? 0 : view.first - kept.view.first;
    const isSame =
      kept !== null &&
      kept.rows === rows &&
      kept.cuts === drops.cuts &&
      kept.view.columnPs === view.columnPs &&
      kept.view.columns === view.columns &&
      Math.abs(moved) < view.columns;
    const cells = isSame ? kept.cells : new Uint8Array(rows.vcs.length * view.columns);
    this.kept = { rows, view, cuts: drops.cuts, cells };
    const end = view.first + view.columns;
    if (!isSame) this.met = 0;
    else if (moved !== 0) {
      this.move(moved);
      const [from, to] = moved > 0 ? [end - moved, end] : [view.first, view.first - moved];
      this.add(drops, from, to, 0, this.met);
    }
    this.add(drops, view.first, end, this.met, drops.length);
    this.met = drops.length;
    return cells;
  }

  /** Shifts columns to the left, or to the right; new ones are empty. */
  private move(by: number): void {
    if (this.kept === null) return;
    const { cells, rows, view } = this.kept;
    const { columns } = view;
    for (let start = 0; start < rows.vcs.length * columns; start += columns) {
      const row = cells.subarray(start, start + columns);
      if (by > 0) row.copyWithin(0, by).fill(0, columns - by);
      else row.copyWithin(-by, 0).fill(0, 0, -by);
    }
  }

  /** Enters drops of [first, end) in columns of [from, to). */
  private add(drops: EventSeries, from: number, to: number, first: number, end: number): void {
    if (this.kept === null || first >= end) return;
    const { cells, rows, view } = this.kept;
    const { columnPs, columns } = view;
    // One more column on each side, because column bounds are rounded.
    const last = Math.min(end, drops.from((to + 1) * columnPs));
    for (let i = Math.max(first, drops.from((from - 1) * columnPs)); i < last; ) {
      const count = drops.time.read(i, times.subarray(0, last - i));
      drops.vc.read(i, vcs.subarray(0, count));
      for (let k = 0; k < count; k++) {
        const column = Math.floor(float64Within(times, k) / columnPs);
        const row = rows.rowOf.get(float64Within(vcs, k));
        if (row !== undefined && column >= from && column < to)
          cells[row * columns + column - view.first] = 1;
      }
      i += count;
    }
  }
}

const gridsOf = perSession(() => new WeakMap<EventSeries, DropGrid>());

/** The grid of some drops, cached with them: they are shown in one plot at a time. */
export function dropGrid(session: Session, drops: EventSeries, rows: GridRows, view: GridView): Uint8Array {
  const grids = gridsOf(session);
  const grid = grids.get(drops) ?? new DropGrid();
  grids.set(drops, grid);
  return grid.of(drops, rows, view);
}
