import { fixed, whole } from '../../format.ts';
import { placeLabels } from '../../plot/labels.ts';
import type { Box } from '../../plot/plane.ts';
import { storyTexts as texts } from '../../strings/pages/story.ts';
import { firstLosses, overflowsBy, type StoryRecord } from '../record.ts';
import { axisOver, fill, frame, hatchBox, lossMark, type Pen, rule } from './pen.ts';
import { paintWho, partsIn } from './who.ts';

/** Input of the rows over time. */
export interface RowsShown {
  readonly record: StoryRecord;
  /** Time of the head, s. */
  readonly head: number;
  /** Waiting cells at the head. */
  readonly queue: number;
  readonly view: readonly [from: number, to: number];
  readonly isQueueGhost: boolean;
  readonly isUseGhost: boolean;
  /** Start of the highlighted part of the link's use, s, and its label, while all else is grey; null without one. */
  readonly silence: { readonly from: number; readonly words: string } | null;
  readonly hasFirstLosses: boolean;
  /** Whether to show each sender's share of the link instead of the link's use. */
  readonly hasWho: boolean;
  /** Range of the queue axis, cells. */
  readonly room: number;
  /** The sender whose cells keep their colour; null: all do. */
  readonly followed: number | null;
  /** Shares of the link in the sentence, %, and the length of time up to the head that they refer to, s; null: none. */
  readonly said: { readonly lastS: number; readonly parts: ReadonlyMap<number, number> } | null;
  /** A share in the sentence, with the window in which it was counted, s; null: none. */
  readonly counted: {
    readonly from: number;
    readonly to: number;
    readonly words: string;
    readonly window: string;
  } | null;
}

/** Width of a bar of the link's use, s: narrower where a short time is shown. */
const barOf = ([from, to]: readonly [number, number]): number => (to - from < 0.12 ? 0.0025 : 0.005);

/** Use of the link in a box up to a time: used is black, empty is hatched. */
export function paintUse(
  pen: Pen,
  box: Box,
  record: StoryRecord,
  view: readonly [number, number],
  [from, to]: readonly [from: number, to: number],
  { used, empty }: { readonly used: string; readonly empty: string },
): void {
  const { x } = axisOver(box, view);
  const [left, right] = [Math.max(box.x, x(from)), Math.min(box.x + box.width, x(to))];
  if (right <= left) return;
  hatchBox(pen, { ...box, x: left, width: right - left }, empty);
  const bar = barOf(view);
  pen.ctx.fillStyle = used;
  for (let i = Math.floor(Math.max(from, view[0]) / bar); i * bar < to; i++) {
    const end = Math.min((i + 1) * bar, to);
    const begin = Math.max(from, i * bar);
    const height = record.shareUsed(begin, end) * box.height;
    // Snapped to device pixels, so that there is no gap between two bars.
    const x0 = Math.max(left, Math.floor(x(begin)));
    const x1 = Math.min(right, Math.ceil(x(end)));
    if (x1 > x0) pen.ctx.fillRect(x0, box.y + box.height - height, x1 - x0, height);
  }
}

function paintQueue(pen: Pen, box: Box, { record, head, view, room, isQueueGhost }: RowsShown): void {
  const { ctx, colors, u } = pen;
  const { x, time } = axisOver(box, view);
  const y = (queue: number): number => box.y + box.height * (1 - Math.min(1, queue / room));
  const right = Math.min(box.x + box.width, x(head));
  const left = Math.max(box.x, x(0));
  rule(pen, box.x, box.x + box.width, box.y, isQueueGhost ? colors.rule : colors.ink, 1.5);
  rule(pen, box.x, box.x + box.width, box.y + box.height, colors.rule, 1.5);
  const steps: [number, number, number][] = [];
  for (let at = left; at < right; at++) {
    const found = record.queueIn(time(at), Math.min(head, time(at + 1)));
    if (found !== null) steps.push([at, y(found[0]), y(found[1])]);
  }
  if (steps.length === 0) return;
  if (!isQueueGhost) {
    ctx.fillStyle = colors.fill;
    for (const [at, , high] of steps) ctx.fillRect(at, high, 1, box.y + box.height - high);
  }
  ctx.beginPath();
  ctx.moveTo(steps[0]?.[0] ?? 0, steps[0]?.[1] ?? 0);
  for (const [at, low, high] of steps) {
    ctx.lineTo(at, high);
    if (low - high > 1) ctx.lineTo(at, low);
  }
  ctx.lineTo(right, y(record.queueAt(head)));
  ctx.strokeStyle = isQueueGhost ? colors.ghost : colors.ink;
  ctx.lineWidth = (isQueueGhost || pen.narrow ? 2 : 3) * u;
  ctx.lineJoin = 'round';
  ctx.stroke();
}

/** Marks where the buffer was full, and, one below the other, where each sender lost its first cell. */
function paintLosses(pen: Pen, box: Box, { record, head, view, hasFirstLosses }: RowsShown): void {
  const { ctx, colors, u, labels, narrow } = pen;
  const { x } = axisOver(box, view);
  for (const [from, to] of overflowsBy(record, head)) {
    const middle = x((from + to) / 2);
    if (middle >= box.x && middle <= box.x + box.width) lossMark(pen, middle, box.y, narrow ? 14 : 20);
  }
  if (!hasFirstLosses) return;
  const losses = firstLosses(record, head);
  const step = (box.height - 24 * u) / Math.max(1, losses.length);
  const size = Math.min(8 * u, step);
  ctx.fillStyle = colors.drop;
  losses.forEach(({ time }, i) => {
    ctx.fillRect(x(time) - size / 2, box.y + 14 * u + i * step, size, size);
  });
  const [first] = losses;
  if (first !== undefined)
    labels.put('first losses', texts.firstLosses(texts.count(losses.length)), {
      x: x(first.time) - 12 * u,
      y: box.y + 22 * u,
      kind: 'loss',
      align: 'right',
    });
}

function paintSilence(pen: Pen, box: Box, { record, head, view, silence }: RowsShown): void {
  if (silence === null) return;
  const { colors, labels, u } = pen;
  const { x } = axisOver(box, view);
  const [left, right] = [Math.max(box.x, x(silence.from)), x(head)];
  fill(pen, { ...box, x: left, width: right - left }, colors.bg);
  paintUse(pen, box, record, view, [silence.from, head], { used: colors.ink, empty: colors.axis });
  frame(pen, { ...box, x: left, width: right - left }, colors.ink);
  // A frame too short for its label has the label above it.
  const isShort = right - left < 180 * u;
  labels.put('silence', silence.words, {
    x: isShort ? right : (left + right) / 2,
    y: isShort ? box.y - 17 * u : box.y + box.height * 0.45,
    kind: isShort ? 'onEmpty' : 'big',
    align: isShort ? 'right' : 'center',
  });
}

function paintCounted(pen: Pen, box: Box, { view, counted, head }: RowsShown): void {
  if (counted === null || head < counted.to - 1e-6) return;
  const { ctx, colors, labels, u, narrow } = pen;
  const { x } = axisOver(box, view);
  const [left, right, y] = [x(counted.from), x(counted.to), box.y + box.height + 12 * u];
  ctx.strokeStyle = colors.ink;
  ctx.lineWidth = 2 * u;
  ctx.beginPath();
  ctx.moveTo(left, y - 5 * u);
  ctx.lineTo(left, y + 5 * u);
  ctx.moveTo(left, y);
  ctx.lineTo(right, y);
  ctx.moveTo(right, y - 5 * u);
  ctx.lineTo(right, y + 5 * u);
  ctx.stroke();
  // A label in the middle of a window next to the head would cross the head's line, or leave the screen of a phone.
  const isAtHead = x(head) - (left + right) / 2 < 120 * u;
  labels.put('counted', counted.words, {
    x: isAtHead ? x(head) - 14 * u : (left + right) / 2,
    y: box.y + box.height * 0.4,
    kind: 'big',
    align: isAtHead ? 'right' : 'center',
  });
  // The time at the head is on the same line.
  const isNearHead = x(head) - right < 140 * u;
  labels.put('window', counted.window, {
    x: narrow ? box.x : isNearHead ? Math.min(right, x(head) - 56 * u) : (left + right) / 2,
    y: y + 20 * u,
    kind: 'soft',
    align: narrow ? 'left' : isNearHead ? 'right' : 'center',
  });
}

/** Width of the row names on the left, in design units: from their number of letters, at least as in English. */
export const ROOM_OF_NAMES = Math.max(
  130,
  ...[texts.queue, ...texts.use, ...texts.who].map(({ length }) => 11.3 * length),
);

/** Queue and use of the link over time up to the head; to the right of it the axes are empty. */
export function paintRows(pen: Pen, queue: Box | null, use: Box, shown: RowsShown): void {
  const { colors, labels, u, narrow } = pen;
  const { record, head, view, isUseGhost, isQueueGhost } = shown;
  const axis = axisOver(use, view);
  const { room } = shown;
  if (queue !== null) {
    paintQueue(pen, queue, shown);
    paintLosses(pen, queue, shown);
    labels.put('queue', texts.queue, {
      x: 0,
      y: narrow ? queue.y - 26 : queue.y + 15 * u,
      kind: 'name',
      isGhost: isQueueGhost,
    });
    if (!isQueueGhost) {
      if (!narrow) labels.put('in cells', texts.inCells, { x: 0, y: queue.y + 42 * u, kind: 'soft' });
      labels.put(
        'full',
        room < record.started.bufferCells ? texts.cells(whole(room)) : texts.full(whole(room)),
        {
          x: narrow ? queue.x + queue.width : queue.x + queue.width + 14 * u,
          y: narrow ? queue.y - 26 : queue.y,
          kind: 'soft',
          align: narrow ? 'right' : 'left',
        },
      );
    }
  }
  const lines = isUseGhost ? colors.rule : colors.axis;
  rule(pen, use.x, use.x + use.width, use.y, lines, 1.2);
  rule(pen, use.x, use.x + use.width, use.y + use.height, lines, 1.2);
  if (shown.hasWho) {
    paintWho(pen, use, record, view, head, shown.followed);
    if (!narrow) nameParts(pen, use, shown);
  } else
    paintUse(pen, use, record, view, [0, head], {
      used: isUseGhost ? colors.ghost : colors.ink,
      empty: isUseGhost ? colors.rule : colors.axis,
    });
  const names = shown.hasWho ? texts.who : texts.use;
  const [first = '', second = ''] = narrow ? [names.join(' ')] : names;
  const name = { x: 0, kind: 'name', isGhost: isUseGhost } as const;
  labels.put('use', first, { ...name, y: narrow ? use.y - 16 : use.y + 15 * u });
  if (second !== '') labels.put('use, below', second, { ...name, y: use.y + 40 * u });
  paintSilence(pen, use, shown);
  paintCounted(pen, use, shown);
  const { counted } = shown;
  // The counted window is labelled where the time of the head would be.
  const isUnderMark =
    counted !== null && head >= counted.to - 1e-6 && axis.x(head) - axis.x(counted.to) < 50 * u;
  paintHead(pen, queue ?? use, use, { x: axis.x(head), time: head, below: isUnderMark ? 14 : 0 });
  if (queue !== null && !isQueueGhost) nameQueue(pen, queue, axis.x(head), shown);
}

/** Number of waiting cells at the head; between the names of the row and of a full buffer if there is no room next to it. */
function nameQueue({ labels, u, narrow }: Pen, box: Box, x: number, { queue, room }: RowsShown): void {
  const level = box.y + box.height * (1 - queue / room);
  if (narrow && x > box.x + box.width - 90 * u)
    labels.put('queue now', whole(queue), {
      x: box.x + box.width / 2,
      y: box.y - 26,
      kind: 'first',
      align: 'center',
    });
  else
    labels.put('queue now', whole(queue), {
      x: x + 18 * u,
      y: Math.min(box.y + box.height - 20 * u, Math.max(box.y + 34 * u, level)),
      kind: 'number',
    });
}

/**
 * Labels of the shares to the right of the axis, where there is room for the number: at the head, or over the time that the
 * sentence refers to.
 */
function nameParts({ labels, u }: Pen, box: Box, { record, head, view, said, followed }: RowsShown): void {
  const span = said?.lastS ?? (view[1] - view[0]) / 40;
  const line = 19 * u;
  let bottom = box.y + box.height;
  const named = partsIn(record, Math.max(0, head - span), head)
    .map(([vc, share]) => {
      const tall = share * box.height;
      bottom -= tall;
      return { vc, share, tall, y: bottom + tall / 2 };
    })
    .filter(({ vc, tall }) => tall >= 8 * u || vc === followed || said?.parts.has(vc));
  const places = placeLabels(
    named.map(({ y }) => [{ from: 0, to: 1, top: y - line / 2, bottom: y + line / 2 }]),
  );
  for (const { vc, share, y } of named.filter((_, i) => places[i] !== null)) {
    const percent = said?.parts.get(vc) ?? 100 * share;
    labels.put(`part ${vc}`, texts.part(vc, whole(Math.round(percent))), {
      x: box.x + box.width + 14 * u,
      y,
      kind: 'soft',
    });
  }
}

/** The head: a line through both rows, and its time on yellow. */
function paintHead(
  pen: Pen,
  top: Box,
  bottom: Box,
  { x, time, below }: { readonly x: number; readonly time: number; readonly below: number },
): void {
  const { ctx, colors, u, labels } = pen;
  const y = top.y - 8 * u;
  const height = bottom.y + bottom.height + (6 + below) * u - y;
  ctx.fillStyle = colors.hl;
  ctx.fillRect(x - 5 * u, y, 10 * u, height);
  ctx.fillStyle = colors.hlink;
  ctx.fillRect(x - u, y, 2 * u, height);
  labels.put('head', texts.seconds(fixed(time, 3)), {
    x: Math.min(pen.width - 46 * u, Math.max(46 * u, x)),
    y: bottom.y + bottom.height + (21 + below) * u,
    kind: 'tag',
    align: 'center',
  });
}
