import type { StoryRecord } from '../record.ts';
import { fill, lossMark, type Pen, rule, senderColor, senderMark } from './pen.ts';
import { paintUse } from './rows.ts';

/** Use of the link over a whole run, up to the shown moment. */
export function paintStrip(pen: Pen, record: StoryRecord, untilS: number, shownS: number): void {
  const { width, height, colors } = pen;
  const box = { x: 0, y: 0, width, height };
  paintUse(pen, box, record, [0, untilS], [0, Math.min(shownS, record.until)], {
    used: colors.ink,
    empty: colors.axis,
  });
  rule(pen, 0, width, 0.5, colors.axis, 1);
  rule(pen, 0, width, height - 0.5, colors.axis, 1);
}

/** Cells of a sender that arrived at the buffer in a time span: accepted and lost ones. */
export interface Came {
  readonly vc: number;
  readonly taken: number;
  readonly lost: number;
}

/** Score of a bin in which cells were lost: the highest shows best how the rule works. */
export type Typical = (came: readonly Came[]) => number;

/** Prefers bins in which most senders lose some of their cells and keep others. */
export const anyCell: Typical = (came) => {
  const mixed = came.filter(({ taken, lost }) => taken > 0 && lost > 0).length;
  const hit = came.filter(({ lost }) => lost > 0).length;
  return 100 * mixed + 10 * hit;
};

/** Prefers bins in which this many senders lose all of their cells, and others none. */
export const wholeOf =
  (senders: number): Typical =>
  (came) => {
    const hit = came.filter(({ lost }) => lost > 0);
    const whole = hit.filter(({ taken }) => taken === 0).length;
    const least = Math.min(...hit.map(({ lost }) => lost));
    return 100 * (hit.length === senders ? 1 : 0) + 10 * whole + least + came.length;
  };

/** Arrivals in the most typical bin; empty if no cell was lost. */
export function cameIn(record: StoryRecord, typical: Typical): readonly Came[] {
  const bins = new Map<number, Map<number, number>>();
  const count = record.lostBy(Number.POSITIVE_INFINITY);
  for (let i = 0; i < count; i++) {
    const { time, vc } = record.loss(i);
    const bin = Math.floor(time / record.binS);
    const lost = bins.get(bin) ?? new Map<number, number>();
    bins.set(bin, lost.set(vc, (lost.get(vc) ?? 0) + 1));
  }
  let best: readonly Came[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const [bin, lost] of bins) {
    const came = cameInBin(record, bin, lost);
    const value = typical(came);
    if (value <= most) continue;
    most = value;
    best = came;
  }
  return best;
}

function cameInBin(record: StoryRecord, bin: number, lost: ReadonlyMap<number, number>): readonly Came[] {
  const { binS, started } = record;
  // Exact at the edges of the bin: an arriving cell joins the end of the queue.
  const cameBy = (edge: number): number =>
    Math.round(record.begunAt(edge * binS) + record.queueAt((edge - 0.5) * binS));
  const taken = new Map<number, number>();
  for (let cell = cameBy(bin); cell < cameBy(bin + 1); cell++) {
    const vc = record.senderOf(cell);
    if (vc !== 0) taken.set(vc, (taken.get(vc) ?? 0) + 1);
  }
  return started.senders
    .map((vc) => ({ vc, taken: taken.get(vc) ?? 0, lost: lost.get(vc) ?? 0 }))
    .filter((sender) => sender.taken + sender.lost > 0);
}

/** Width of a sender's mark between its cells, in design units. */
const MARK = 25;

/** Cells in a row, grouped by sender: accepted ones in its colour, lost ones as holes. */
export function paintCame(pen: Pen, came: readonly Came[]): void {
  const { ctx, width, height, u, colors } = pen;
  const cells = came.reduce((sum, { taken, lost }) => sum + taken + lost, 0);
  const groups = came.length;
  const gap = 3 * u;
  const pitch = (width - gap * Math.max(0, groups - 1)) / Math.max(1, cells);
  const top = 18 * u;
  const tall = height - top - 1;
  let x = 0;
  for (const { vc, taken, lost } of came) {
    for (let i = 0; i < taken; i++)
      fill(
        pen,
        { x: x + i * pitch, y: top, width: Math.max(1, pitch - u), height: tall },
        senderColor(pen, vc),
      );
    ctx.strokeStyle = colors.drop;
    ctx.lineWidth = u;
    ctx.setLineDash([3 * u, 1.5 * u]);
    for (let i = 0; i < lost; i++)
      ctx.strokeRect(x + (taken + i) * pitch + u / 2, top + u / 2, Math.max(1, pitch - 2 * u), tall - u);
    ctx.setLineDash([]);
    const middle = x + (taken + lost / 2) * pitch;
    if (lost > 0) lossMark(pen, middle, top - 3 * u, 12);
    // Without accepted cells there is no colour to identify the sender.
    if (taken === 0 && lost * pitch > 2 * MARK * u)
      senderMark(pen, vc, { x: middle, y: top + tall / 2, size: MARK * u });
    x += (taken + lost) * pitch + gap;
  }
}
