import { whole } from '../../format.ts';
import { storyTexts as texts } from '../../strings/pages/story.ts';
import type { RunningTimer, StoryRecord } from '../record.ts';
import type { SenderMark } from './network.ts';
import type { Pen } from './pen.ts';

const MS = 1000;

/** Ten in a row, on a phone five. */
export function ringPlaces({ width, u, narrow }: Pen, senders: number): readonly SenderMark[] {
  const perRow = narrow ? Math.ceil(senders / 2) : senders;
  const step = width / perRow;
  return Array.from({ length: senders }, (_, i) => ({
    x: ((i % perRow) + 0.5) * step,
    y: narrow ? 34 + Math.floor(i / perRow) * 112 : 50 * u,
    size: narrow ? Math.min(30, step / 2 - 3) : Math.min(48 * u, step / 2 - 3 * u),
  }));
}

export const ringsHeight = ({ u, narrow }: Pen): number => (narrow ? 222 : 160 * u);

/** Whole milliseconds that a timer still runs. */
export const leftMs = ({ due }: RunningTimer, head: number): number => Math.max(0, (due - head) * MS);

/** The timer of each sender: what is left of it, as a part of its full time, and in ms; grey: the sender does not wait for the timer only. */
export function paintRings(
  pen: Pen,
  record: StoryRecord,
  head: number,
  { chosen, isMoving }: { readonly chosen: number | null; readonly isMoving: boolean },
): void {
  const { colors, labels, u, narrow } = pen;
  const { senders } = record.started;
  const timers = record.timersAt(head);
  const running = timers.flatMap((timer) => (timer === null ? [] : [timer]));
  const first = running.reduce<RunningTimer | null>((a, b) => (a === null || b.due < a.due ? b : a), null);
  const firstBusy = running.find((timer) => !timer.isAlone && timer !== first);
  const thick = narrow ? 6 : 8 * u;
  ringPlaces(pen, senders.length).forEach((place, i) => {
    const radius = place.size - (narrow ? 2 : 6 * u);
    const vc = senders[i] ?? 0;
    ring(pen, place, radius, 1, colors.rule, thick);
    if (chosen === vc) ring(pen, place, radius + thick, 1, colors.ink, 2 * u);
    const timer = timers[i] ?? null;
    if (timer === null || isMoving) return;
    const share = Math.min(1, Math.max(0, (timer.due - head) / (timer.due - timer.since)));
    ring(pen, place, radius, share, timer.isAlone ? colors.ink : colors.ghost, thick);
    const isFirst = timer === first;
    const { x } = place;
    const left = whole(Math.round(leftMs(timer, head)));
    labels.put(`left ${vc}`, isFirst || i === 0 ? texts.ms(left) : left, {
      x,
      y: place.y + radius + (narrow ? 18 : 25 * u),
      kind: isFirst ? 'first' : 'plain',
      align: 'center',
    });
    const y = place.y + radius + (narrow ? 36 : 48 * u);
    const note = isFirst ? texts.first : timer === firstBusy ? texts.underWay : null;
    if (note !== null) labels.put(`note ${vc}`, note, { x, y, kind: 'soft', align: 'center' });
  });
}

/** A part of a ring, from the top to the right. */
function ring(
  { ctx }: Pen,
  { x, y }: SenderMark,
  radius: number,
  share: number,
  color: string,
  width: number,
): void {
  ctx.strokeStyle = color;
  ctx.lineWidth = width;
  ctx.beginPath();
  ctx.arc(x, y, radius, -Math.PI / 2, -Math.PI / 2 + 2 * Math.PI * share);
  ctx.stroke();
}
