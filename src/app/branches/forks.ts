import type { Picoseconds } from '../../contract/index.ts';
import { othersOf } from '../compare/otherBranches.ts';
import { runningIds } from '../plot/branch.ts';
import type { PaintStrip, PlotFrame } from '../plot/frame.ts';
import { nextToLine, placeLabels } from '../plot/labels.ts';
import { fillRect, pixelOf } from '../plot/paint/image.ts';
import { forkMark, haloText, headRoom, setFont } from '../plot/paint/marks.ts';
import { branchesOf } from '../store/branches/branches.ts';
import { branchPoint } from '../store/branches/branchPoints.ts';
import { en } from '../strings/en.ts';

/** Whether the painted branch is the one that others of its rows are held against. */
const isReference = ({ session, branch }: PlotFrame): boolean =>
  branch !== null && branch === runningIds(session)[0];

/** Where the painted branch parts from the one it is shown with. */
export function branchPoints(frame: PlotFrame): readonly Picoseconds[] {
  const { branch } = frame;
  if (!isReference(frame)) return [...new Set(othersOf(frame.session, branch).map(({ from }) => from))];
  const { list } = branchesOf(frame.session).getState();
  const others = runningIds(frame.session).filter((id) => id !== branch);
  return [...new Set(others.map((id) => branchPoint(list, Number(branch), id)))];
}

/** How far what the branches of rows have in common reaches; not finite where there is none. */
export const pastOf = (frame: PlotFrame): Picoseconds =>
  frame.branch === null ? Number.NEGATIVE_INFINITY : Math.min(...branchPoints(frame));

/** Panel ground behind what the branches of rows have in common. @param until the end of that */
export function shadePast({ image, t, column }: PaintStrip, until: Picoseconds): void {
  if (Number.isFinite(until))
    fillRect(image, 0, 0, Math.max(0, column(until)), image.height, pixelOf(t.panel));
}

/** Colour behind a word that begins at `x` of a plot of a branch. */
export function groundAt(frame: PlotFrame, x: number): string {
  const until = pastOf(frame);
  return Number.isFinite(until) && x < frame.x(until) ? frame.t.panel : frame.t.bg;
}

/**
 * The moment of a branch point: a dotted line under a ring, with a word unless something else is there.
 * @param named times that have a word already; null: no words at all
 */
export function paintForks(frame: PlotFrame, named: readonly Picoseconds[] | null): void {
  const { ctx, style, t, width, height, head } = frame;
  const times = branchPoints(frame);
  for (const time of times) {
    const x = Math.round(frame.x(time)) + 0.5;
    if (x < 0 || x > width) continue;
    forkMark(ctx, x, height, style, t);
    if (named === null || named.includes(time)) continue;
    setFont(ctx, style.caption);
    const write = (text: string, side: 1 | -1, haloColor: string) => {
      const long = ctx.measureText(text).width;
      const span = nextToLine(x, long, side, { at: [head], away: headRoom(style) }, style.mark * 2.5);
      const [place] = placeLabels([[span]], [], { from: 0, to: width });
      if (!place) return;
      haloText(ctx, text, place.from, 2, {
        size: style.caption,
        color: t.ink2,
        baseline: 'top',
        halo: style.textHalo,
        haloColor,
      });
    };
    if (!isReference(frame)) write(en.branches.fork, 1, t.bg);
    else if (time === Math.min(...times)) {
      write(en.branches.sharedPast, -1, t.panel);
      write(en.branches.running(runningIds(frame.session).length), 1, t.bg);
    }
  }
}
