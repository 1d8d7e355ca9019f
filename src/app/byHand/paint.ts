import { EventCode, type Picoseconds } from '../../contract/index.ts';
import type { Box } from '../plot/plane.ts';
import { type Layer, slicesOf } from '../rates/layers.ts';
import { axisOver, fill, hatchBox, lossMark, type Pen, rule, senderColor } from '../story/paint/pen.ts';
import { byHandTexts as texts } from '../strings/pages/byHand.ts';
import type { TraceReader } from '../traces/types.ts';
import type { Driven, RateStep } from './driven.ts';

/** Top of the scale, as a factor of the rate of the link. */
export const HEADROOM = 1.04;
/** Number of stretches with constant height in the whole run. */
const STRETCHES = 120;

interface Moving {
  readonly traces: TraceReader;
  readonly driven: Driven;
  readonly now: Picoseconds;
}

/** Elapsed stretches of a run, with the goodput of the driven sender and of all others, bits/s. */
function passed({ traces, driven, now }: Moving) {
  const layers: readonly Layer[] = [
    { vcs: [driven.vc], large: true },
    ...driven.others.map(({ id }): Layer => ({ vcs: [id], large: false })),
  ];
  const binPs = traces.channel(`delivered/${driven.vc}`)?.info.binPs ?? 1;
  const bins = Math.max(1, Math.round(driven.endPs / STRETCHES / binPs));
  return slicesOf(traces, layers, { range: { from: 0, to: now }, now, bins }).map(({ from, to, rates }) => {
    const [own = 0, ...others] = rates.map((rate) => (Number.isNaN(rate) ? 0 : rate));
    return { from, to: Math.min(to, now), own, others: others.reduce((sum, rate) => sum + rate, 0) };
  });
}

/** The yellow head with its ink line. */
function paintHead(pen: Pen, x: number): void {
  const { u, colors, height } = pen;
  fill(pen, { x: x - 5 * u, y: 0, width: 10 * u, height }, colors.hl);
  fill(pen, { x: x - u, y: 0, width: 2 * u, height }, colors.hlink);
}

/** Bits/s to rows of a picture of this height. */
const rowsOf =
  (height: number, linkBits: number) =>
  (bits: number): number =>
    height * (1 - bits / (linkBits * HEADROOM));

interface Surface extends Moving {
  readonly steps: readonly RateStep[];
  /** Present rate of the handle, bits/s. */
  readonly bits: number;
  /** Whether there is room for labels on the left. */
  readonly hasRoom: boolean;
}

/** The drawn rate: a thick line up to the play head, a thin one after it; the area below it is the goodput. */
export function paintSurface(pen: Pen, shown: Surface): void {
  const { ctx, u, colors, width, height, labels } = pen;
  const { driven, steps, now, bits, hasRoom } = shown;
  const box: Box = { x: 0, y: 0, width, height };
  const { x } = axisOver(box, [0, driven.endPs]);
  const y = rowsOf(height, driven.linkBits);
  ctx.fillStyle = senderColor(pen, driven.vc);
  for (const { from, to, own } of passed(shown)) {
    const [left, right] = [Math.floor(x(from)), Math.ceil(x(to))];
    ctx.fillRect(left, y(own), right - left, height - y(own));
  }
  rule(pen, 0, width, height - 0.75, colors.axis);
  rule(pen, 0, width, y(driven.linkBits), colors.ink, 2);
  ctx.setLineDash([7 * u, 5 * u]);
  ctx.strokeStyle = colors.ink;
  ctx.lineWidth = 1.5 * u;
  ctx.beginPath();
  ctx.moveTo(0, y(driven.shareBits));
  ctx.lineTo(width, y(driven.shareBits));
  ctx.stroke();
  ctx.setLineDash([]);
  paintHead(pen, x(now));
  const before = steps.filter(({ from }) => from <= now);
  const trace = (list: readonly RateStep[], until: Picoseconds): void => {
    ctx.beginPath();
    list.forEach(({ from, bits: rate }, i) => {
      if (i === 0) ctx.moveTo(x(from), y(rate));
      ctx.lineTo(x(from), y(rate));
      ctx.lineTo(x(list[i + 1]?.from ?? until), y(rate));
    });
    ctx.stroke();
  };
  // Outlined in the background colour, so that the line is visible on the colour of the sender.
  for (const [color, thick] of [
    [colors.bg, 7],
    [colors.ink, 3.5],
  ] as const) {
    ctx.strokeStyle = color;
    ctx.lineWidth = thick * u;
    trace(before, now);
  }
  const ahead = steps.filter(({ from }) => from > now);
  ctx.lineWidth = 1.5 * u;
  ctx.strokeStyle = colors.ink2;
  trace([{ from: now, bits }, ...ahead], driven.endPs);
  // On a phone there is no room on the left: the key contains the label.
  if (!hasRoom) return;
  const level = y(driven.shareBits);
  const [words, rate] = texts.share(driven.shareBits);
  const leftOfAxis = { x: -10 * u, kind: 'soft', align: 'right' } as const;
  labels.put('share', words, { ...leftOfAxis, y: level - 10 * u });
  labels.put('share, rate', rate, { ...leftOfAxis, y: level + 11 * u });
}

interface OfLink extends Moving {
  /** Index of the shown port in its run. */
  readonly port: number;
}

/** Share of the link by sender: the driven one in its colour, the others in ink, what is not delivered hatched. */
export function paintLink(pen: Pen, shown: OfLink): void {
  const { ctx, u, colors, width, height } = pen;
  const { driven, now, traces } = shown;
  const top = 20 * u;
  const box: Box = { x: 0, y: top, width, height: height - top };
  const { x } = axisOver(box, [0, driven.endPs]);
  hatchBox(pen, { ...box, width: x(now) }, colors.axis);
  for (const { from, to, own, others } of passed(shown)) {
    const [left, right] = [Math.floor(x(from)), Math.ceil(x(to))];
    const tall = (bits: number): number => Math.min(1, bits / driven.linkBits) * box.height;
    const bottom = top + box.height;
    ctx.fillStyle = colors.ink;
    ctx.fillRect(left, bottom - tall(own + others), right - left, tall(own + others));
    ctx.fillStyle = senderColor(pen, driven.vc);
    ctx.fillRect(left, bottom - tall(own), right - left, tall(own));
    if (own > 0 && others > 0) {
      ctx.fillStyle = colors.bg;
      ctx.fillRect(left, bottom - tall(own) - u, right - left, 2 * u);
    }
  }
  rule(pen, 0, width, top, colors.axis);
  rule(pen, 0, width, height - 0.75, colors.axis);
  paintHead(pen, x(now));
  const overflows = traces.events(EventCode.epoch);
  for (let i = 0; i < overflows.length && overflows.time.at(i) <= now; i++)
    if (overflows.portAt(i) === shown.port) lossMark(pen, x(overflows.time.at(i)), top - 2 * u, 16);
}
