import type { Picoseconds } from '../../../contract/index.ts';
import { fillRect, pixelOf } from '../../charts/image.ts';
import { forkMark, haloText } from '../../charts/marks.ts';
import { useBranches } from '../../store/branches.ts';
import { parting } from '../../store/partings.ts';
import { en } from '../../strings/en.ts';
import { runningIds } from '../plot/branch.ts';
import type { PlotFrame } from '../plot/frame.ts';
import { ghostsOf } from './ghosts.ts';

/** Whether the painted branch is the one that others of its rows are held against. */
const isReference = ({ branch }: PlotFrame): boolean => branch !== null && branch === runningIds()[0];

/** Where the painted branch parts from what it is shown beside. */
export function partings(frame: PlotFrame): readonly Picoseconds[] {
  const { branch } = frame;
  if (!isReference(frame)) return [...new Set(ghostsOf(branch).map(({ from }) => from))];
  const { list } = useBranches.getState();
  const others = runningIds().filter((id) => id !== branch);
  return [...new Set(others.map((id) => parting(list, Number(branch), id)))];
}

/** Panel ground behind what the branches of rows have in common. */
export function shadePast(frame: PlotFrame): void {
  if (frame.branch === null) return;
  const { image, scale, t } = frame;
  const until = Math.min(...partings(frame));
  if (!Number.isFinite(until)) return;
  fillRect(image, 0, 0, Math.max(0, frame.x(until)) * scale, image.height, pixelOf(t.panel));
}

/**
 * The moment of a fork: a dotted line under a ring, with a word unless something else stands there.
 * @param named times that have a word already; null: no words at all
 */
export function paintForks(frame: PlotFrame, named: readonly Picoseconds[] | null): void {
  const { ctx, style, t, width, height } = frame;
  const times = partings(frame);
  for (const time of times) {
    const x = Math.round(frame.x(time)) + 0.5;
    if (x < 0 || x > width) continue;
    forkMark(ctx, x, height, style, t);
    if (named === null || named.includes(time)) continue;
    const tell = (text: string, at: number, align: 'left' | 'right', haloColor: string) =>
      haloText(ctx, text, at, 2, {
        size: style.caption,
        color: t.ink2,
        align,
        baseline: 'top',
        halo: style.textHalo,
        haloColor,
      });
    const clear = style.mark * 2.5;
    if (!isReference(frame)) tell(en.branches.fork, x + clear, 'left', t.bg);
    else if (time === Math.min(...times)) {
      if (x > width * 0.15) tell(en.branches.sharedPast, x - clear, 'right', t.panel);
      tell(en.branches.futures(runningIds().length), x + clear, 'left', t.bg);
    }
  }
}
