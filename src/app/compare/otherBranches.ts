import { type BranchInfo, elementAt, float32At, type Picoseconds } from '../../contract/index.ts';
import { runningIds } from '../plot/branch.ts';
import type { PlotFrame } from '../plot/frame.ts';
import { type LabelBox, nextToEnd, separateLabels } from '../plot/labels.ts';
import { haloText, headRoom, setFont } from '../plot/paint/marks.ts';
import { spanPath } from '../plot/paint/spanPath.ts';
import type { Scale } from '../plot/scale.ts';
import type { Session } from '../session/session.ts';
import { branchesOf } from '../store/branches/branches.ts';
import { branchPoint } from '../store/branches/branchPoints.ts';
import { en } from '../strings/en.ts';
import { type TraceStore, tracesOf } from '../traces/index.ts';
import type { Spans } from '../traces/types.ts';
import { badgeOf, branchWords } from './names.ts';

/** Branches on one plot by dash, in the order in which they came to be. */
const DASHES = [
  [2, 2],
  [6, 2.5],
  [2, 2, 6, 2],
  [10, 3],
] as const;

/** Another branch next to the one that is painted. */
export interface OtherBranch {
  readonly branch: BranchInfo;
  readonly traces: TraceStore;
  /** The same bits up to here. */
  readonly from: Picoseconds;
  readonly dash: readonly number[];
}

/** Next to the branch on the stage: those that run along, else the one it left. Next to one of a row: the oldest. */
function otherIds(session: Session, branch: number | null): readonly number[] {
  const { list, compared, left } = branchesOf(session).getState();
  if (branch !== null) return runningIds(session).slice(0, 1);
  if (compared.length > 0) return [...compared].sort((a, b) => a - b);
  return left !== null && list.some(({ id }) => id === left) ? [left] : [];
}

export function othersOf(session: Session, painted: number | null): readonly OtherBranch[] {
  const { list, current } = branchesOf(session).getState();
  const own = painted ?? current;
  const running = runningIds(session);
  return otherIds(session, painted).flatMap((id) => {
    const branch = list.find((candidate) => candidate.id === id);
    const traces = tracesOf(session).of(id);
    if (id === own || !branch || !traces) return [];
    const dash = DASHES[Math.max(0, running.indexOf(id)) % DASHES.length] ?? DASHES[0];
    return [{ branch, traces, from: branchPoint(list, own, id), dash }];
  });
}

/** `A`, or with what was changed on it where there is room for words. */
export const otherName = (session: Session, { branch }: OtherBranch, words: boolean): string =>
  words ? en.branches.named(badgeOf(branch.id), branchWords(session, branch)) : badgeOf(branch.id);

interface RowPlace {
  readonly y: Scale;
  /** Rows of the plot that belong to it, CSS pixels. */
  readonly top: number;
  readonly height: number;
  readonly words: boolean;
  /** Names stay below this: what is above has words of its own. */
  readonly namesFrom?: number;
}

/** A name on a plot: from left to right, and its middle. CSS pixels. */
export interface NameBounds extends LabelBox {
  readonly y: number;
}

/** Other branches of what is painted: thin dashed lines from where they part, each with its name at its end. Returns where those are. */
export function paintOthers(
  frame: PlotFrame,
  spansOf: (traces: TraceStore) => Spans | null,
  { y, top, height, words, namesFrom = top }: RowPlace,
): readonly NameBounds[] {
  const { ctx, style, t, width, columns } = frame;
  const line = Math.max(1.2, style.queue[1]);
  const column = width / columns;
  const ends: { text: string; x: number; y: number }[] = [];
  ctx.save();
  for (const other of othersOf(frame.session, frame.branch)) {
    const spans = spansOf(other.traces);
    const start = Math.max(0, frame.x(other.from));
    if (spans === null || start >= width) continue;
    ctx.save();
    ctx.beginPath();
    ctx.rect(start, top, width - start, height);
    ctx.clip();
    ctx.lineWidth = line;
    ctx.strokeStyle = t.ghost;
    ctx.lineJoin = 'round';
    ctx.setLineDash(other.dash.map((part) => part * line));
    ctx.beginPath();
    spanPath(ctx, spans, column, y);
    ctx.stroke();
    ctx.restore();
    const last = spans.max.findLastIndex((value) => !Number.isNaN(value));
    if (last * column < start) continue;
    ends.push({
      text: otherName(frame.session, other, words),
      x: last * column,
      y: y(float32At(spans.max, last)) - style.caption * 0.6,
    });
  }
  ctx.restore();
  const margin = style.caption * 0.6;
  const rows = separateLabels(
    ends.map((end) => end.y),
    style.caption * 1.15,
    namesFrom + margin,
    top + height - margin,
  );
  setFont(ctx, style.caption, 600);
  const lines = { at: [frame.head], away: headRoom(style) };
  return ends.map(({ text, x }, i) => {
    const name = { ...nextToEnd(x, ctx.measureText(text).width, lines, width), y: elementAt(rows, i) };
    haloText(ctx, text, name.from, name.y, {
      size: style.caption,
      weight: 600,
      color: t.ink2,
      baseline: 'middle',
      halo: style.textHalo,
      haloColor: t.bg,
    });
    return name;
  });
}
