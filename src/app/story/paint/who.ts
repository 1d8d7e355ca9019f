import type { Box } from '../../plot/plane.ts';
import type { StoryRecord } from '../record.ts';
import { axisOver, hatchBox, type Pen, rule, senderColor } from './pen.ts';

/** Columns of who is on the link are whole multiples of so long, s; about so many are drawn. */
const COLUMN = 0.0001;
const COLUMNS = 130;

/** Who was on the link in a box, up to a time: each sender's part in its colour, from the bottom in the order of the senders. */
export function paintWho(
  pen: Pen,
  box: Box,
  record: StoryRecord,
  [viewFrom, viewTo]: readonly [from: number, to: number],
  head: number,
  followed: number | null = null,
): void {
  const { ctx, colors } = pen;
  const { x } = axisOver(box, [viewFrom, viewTo]);
  const to = Math.min(head, record.until, viewTo);
  const column = COLUMN * Math.max(1, Math.round((viewTo - viewFrom) / COLUMNS / COLUMN));
  const left = Math.max(box.x, x(0));
  hatchBox(pen, { ...box, x: left, width: Math.min(box.x + box.width, x(to)) - left }, colors.axis);
  for (let i = Math.floor(Math.max(0, viewFrom) / column); i * column < to; i++) {
    const [begin, end] = [Math.max(viewFrom, i * column), Math.min((i + 1) * column, to)];
    const [x0, x1] = [Math.floor(Math.max(box.x, x(begin))), Math.ceil(x(end))];
    let bottom = box.y + box.height;
    for (const [vc, share] of partsIn(record, begin, end)) {
      const tall = share * box.height;
      ctx.fillStyle = followed === null || followed === vc ? senderColor(pen, vc) : colors.rule;
      ctx.fillRect(x0, bottom - tall, x1 - x0, tall);
      bottom -= tall;
    }
  }
}

/** The part of the link that each sender had in a stretch of time, 0 to 1, in the order of the senders; none without cells. */
export function partsIn(
  record: StoryRecord,
  from: number,
  to: number,
): readonly (readonly [vc: number, share: number])[] {
  const parts = new Map<number, number>();
  const [first, end] = [Math.floor(record.begunAt(from)), Math.floor(record.begunAt(to))];
  for (let cell = first; cell < end; cell++) {
    const vc = record.senderOf(cell);
    parts.set(vc, (parts.get(vc) ?? 0) + 1);
  }
  // Where few cells pass, one more or less is much: what is used is known better.
  const each = record.shareUsed(from, to) / Math.max(1, end - first);
  return record.started.senders.flatMap((vc) => {
    const cells = parts.get(vc) ?? 0;
    return cells === 0 ? [] : [[vc, cells * each] as const];
  });
}

/** Who was on the link over a whole run, up to the shown moment. */
export function paintWhoStrip(pen: Pen, record: StoryRecord, untilS: number, head: number): void {
  const { width, height, colors } = pen;
  paintWho(pen, { x: 0, y: 0, width, height }, record, [0, untilS], head);
  rule(pen, 0, width, 0.5, colors.axis, 1);
  rule(pen, 0, width, height - 0.5, colors.axis, 1);
}

/** The part of the link that one sender had over a whole run is black, up to the shown moment. */
export function paintPart(
  pen: Pen,
  record: StoryRecord,
  sender: number,
  untilS: number,
  shownS: number,
): void {
  const { ctx, width, height, colors } = pen;
  const to = Math.min(shownS, record.until);
  const column = COLUMN * Math.max(1, Math.round(untilS / COLUMNS / COLUMN));
  const x = (time: number): number => (time / untilS) * width;
  hatchBox(pen, { x: 0, y: 0, width: x(to), height }, colors.axis);
  ctx.fillStyle = colors.ink;
  for (let i = 0; i * column < to; i++) {
    const [from, end] = [i * column, Math.min((i + 1) * column, to)];
    const tall = record.shareOf(sender, from, end) * height;
    ctx.fillRect(Math.floor(x(from)), height - tall, Math.ceil(x(end)) - Math.floor(x(from)), tall);
  }
  rule(pen, 0, width, 0.5, colors.axis, 1);
  rule(pen, 0, width, height - 0.5, colors.axis, 1);
}
