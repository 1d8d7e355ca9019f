import type { DrawnTrace } from '../../contract/index.ts';
import { fill, type Pen, rule, senderColor } from '../story/paint/pen.ts';
import { guessTexts as texts } from '../strings/pages/guess.ts';
import { CONSTANT, type GuessKind, SENDER_COUNT, saidFrom, shownOf, UNTIL } from './game.ts';

/** Top of the scale, as a factor of the largest value. */
const HEADROOM = 1.08;

type Steps = DrawnTrace['channels'][number];

/** A line through the smallest and largest values of all steps. */
function line({ ctx, width }: Pen, { low, high }: Steps, y: (value: number) => number): void {
  const step = width / Math.max(1, high.length);
  ctx.beginPath();
  high.forEach((value, i) => {
    if (Number.isNaN(value)) return;
    ctx.lineTo(i * step, y(value));
    ctx.lineTo(i * step, y(low[i] ?? value));
  });
  ctx.stroke();
}

/** The queue, up to a share of its time. */
export function paintGuessQueue(
  pen: Pen,
  { channels: [queue] }: DrawnTrace,
  places: number,
  isSmall = false,
): void {
  const { ctx, width, height, u, colors, labels } = pen;
  if (queue === undefined) return;
  const top = isSmall ? 2 : 26 * u;
  const y = (cells: number): number => height - 1 - ((height - 1 - top) * cells) / places;
  const step = width / queue.high.length;
  for (const [i, cells] of queue.high.entries())
    if (cells > 0)
      fill(pen, { x: i * step, y: y(cells), width: step + 0.5, height: height - y(cells) }, colors.fill);
  rule(pen, 0, width, y(places), colors.ink, 1.5);
  rule(pen, 0, width, height - 1, colors.axis, 1);
  ctx.strokeStyle = colors.ink;
  ctx.lineJoin = 'round';
  ctx.lineWidth = (isSmall ? 1.2 : 2.4) * u;
  line(pen, queue, y);
  if (!isSmall) labels.put('full', texts.full(places), { x: width, y: 11 * u, kind: 'soft', align: 'right' });
}

/** One line for each sender: windows, allowed rates, or a constant rate. */
export function paintSenders(pen: Pen, kind: GuessKind, { channels: [, ...own] }: DrawnTrace): void {
  const { ctx, width, height, u, colors, labels } = pen;
  const lines = shownOf(kind) === null ? Array.from({ length: SENDER_COUNT }, flat) : own;
  const largest = largestOf(lines, saidFrom(kind));
  const most = largest * HEADROOM;
  const y = (value: number): number => height - 1 - (height - 2) * Math.min(1, value / most);
  rule(pen, 0, width, height - 1, colors.axis, 1);
  ctx.lineWidth = 1.8 * u;
  for (const [i, steps] of lines.entries()) {
    ctx.strokeStyle = senderColor(pen, i + 1);
    line(pen, steps, y);
  }
  labels.put('largest', texts.largest(largest / 1000, saidFrom(kind)), {
    x: width,
    y: y(largest) + 13 * u,
    kind: 'scale',
    align: 'right',
  });
}

/** The largest value of all lines from a time on, s; at least 1. */
const largestOf = (lines: readonly Steps[], fromS: number): number =>
  Math.max(
    1,
    ...lines.flatMap(({ high }) =>
      high.slice(Math.floor((high.length * fromS) / UNTIL)).filter(Number.isFinite),
    ),
  );

const flat = (): Steps => ({ low: [CONSTANT, CONSTANT], high: [CONSTANT, CONSTANT] });
