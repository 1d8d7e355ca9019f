import { CellFlag, lastOf, type StageView } from '../../../contract/index.ts';
import { portName } from '../../format.ts';
import type { PlotFrame } from '../../plot/frame.ts';
import { CellPalette, drawShares } from '../../plot/paint/cells.ts';
import { fillRect, type PixelImage, pixelOf } from '../../plot/paint/image.ts';
import { haloText, setFont } from '../../plot/paint/marks.ts';
import type { Point } from '../../plot/plane.ts';
import { profileOf } from '../../plot/profile.ts';
import { linearScale } from '../../plot/scale.ts';
import { en } from '../../strings/en.ts';
import { isProjector, vcColor } from '../../theme/tokens/tokens.ts';
import { type NetworkLayout, type NetworkSizes, type Wire, wirePieces } from './layout.ts';
import { wireSizes } from './sizes.ts';

type SwitchSize = Pick<NetworkSizes, 'boxWidth' | 'boxHeight'>;

export interface NetworkView {
  readonly layout: NetworkLayout;
  readonly box: SwitchSize;
  readonly places: number;
  readonly thresholds: readonly number[];
  /** The link has been idle for most of the last moments: wires without cells are no flicker. */
  readonly quiet: boolean;
}

/** Half the way out of a box along (dx, dy), as a share of that way; the whole of it at most. */
const shareInside = (dx: number, dy: number, box: SwitchSize) =>
  Math.min(1, box.boxWidth / 2 / Math.abs(dx || 1e-9), box.boxHeight / 2 / Math.abs(dy || 1e-9));

/** The piece of a wire on which cells are seen: from box or buffer to the next box. */
function wireEnds(wire: NetworkLayout['wires'][number], box: SwitchSize) {
  const [a, b] = lastOf(wirePieces(wire));
  const share = shareInside(b.x - a.x, b.y - a.y, box);
  const start = wire.buffer ? 0 : share;
  const at = (t: number) => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
  return [at(start), at(1 - share)] as const;
}

/** Room between a box and the first cell, CSS pixels. */
const GAP = 3;

/** Cells on level wires, as pixels. */
function paintWires(frame: PlotFrame, view: NetworkView, stage: StageView, palette: CellPalette): void {
  const { image, scale } = frame;
  const { cell, step } = wireSizes[profileOf(frame.session, frame.state.theme)];
  eachWire(frame, view, stage, (a, b, samples) => {
    if (a.y !== b.y) return;
    const gap = GAP * Math.sign(b.x - a.x);
    drawWireCells(
      image,
      samples,
      Math.round((a.x + gap) * scale),
      Math.round((b.x - gap) * scale),
      Math.round(a.y * scale),
      cell * scale,
      palette,
      step * scale,
    );
  });
}

/** Cells on slanted wires of branching networks, turned into their direction. */
function paintSlanted(frame: PlotFrame, view: NetworkView, stage: StageView): void {
  const { ctx, width, height } = frame;
  const { theme } = frame.state;
  const { cell, step } = wireSizes[profileOf(frame.session, theme)];
  const { buffer } = view.layout;
  ctx.save();
  // A wire that crosses the shown buffer passes behind it.
  ctx.beginPath();
  ctx.rect(0, 0, width, height);
  if (buffer) ctx.rect(buffer.x, buffer.y, buffer.width, buffer.height);
  ctx.clip('evenodd');
  eachWire(frame, view, stage, (a, b, samples) => {
    if (a.y === b.y) return;
    const length = Math.hypot(b.x - a.x, b.y - a.y) - 2 * GAP;
    ctx.save();
    ctx.translate(a.x, a.y);
    ctx.rotate(Math.atan2(b.y - a.y, b.x - a.x));
    for (const { vc, x } of wireCells(samples, length, step)) {
      ctx.fillStyle = vcColor(theme, vc);
      ctx.fillRect(GAP + x, -cell / 2, step - 1, cell);
    }
    ctx.restore();
  });
  ctx.restore();
}

function eachWire(
  frame: PlotFrame,
  view: NetworkView,
  stage: StageView,
  draw: (a: Point, b: Point, samples: Uint16Array, wire: Wire) => void,
): void {
  frame.state.loaded?.wires.forEach(({ from, to }, i) => {
    const wire = view.layout.wires.find((w) => w.from.id === from && w.to.id === to);
    if (wire && stage.wires[i]) draw(...wireEnds(wire, view.box), stage.wires[i], wire);
  });
}

/** Nothing is on the wire: it is drawn hollow, and that of the shown port says so. */
function paintEmpty(frame: PlotFrame, view: NetworkView, stage: StageView): void {
  const { ctx, t, style, state } = frame;
  const { rail } = wireSizes[profileOf(frame.session, state.theme)];
  eachWire(frame, view, stage, (a, b, samples, wire) => {
    if (a.y !== b.y || samples.some((cell) => cell !== IDLE)) return;
    const [left, right] = [Math.min(a.x, b.x), Math.max(a.x, b.x)];
    ctx.fillStyle = t.bg;
    ctx.fillRect(left, a.y - rail / 2, right - left, rail);
    ctx.fillStyle = wire.buffer === null ? t.axis : t.ink;
    for (const y of [a.y - rail / 2 - 0.5, a.y + rail / 2 - 0.5]) ctx.fillRect(left, y, right - left, 1);
    if (wire.buffer === null) return;
    const { empty, emptyBrief } = en.panels.network;
    const whole = empty(portName(`${wire.from.id}>${wire.to.id}`));
    setFont(ctx, style.caption, 600);
    const room = right - left - 4 * style.textHalo;
    const text = [whole, emptyBrief].find((words) => ctx.measureText(words).width < room);
    if (text === undefined) return;
    haloText(ctx, text, (left + right) / 2, a.y + rail / 2 + 4, {
      size: style.caption,
      weight: 600,
      color: t.ink,
      align: 'center',
      baseline: 'top',
      halo: style.textHalo,
      haloColor: t.bg,
    });
  });
}

function paintBar(frame: PlotFrame, view: NetworkView, stage: StageView | null, palette: CellPalette): void {
  const { image, scale, t, state } = frame;
  const { buffer } = view.layout;
  if (!buffer) return;
  const box = {
    x: Math.round(buffer.x * scale),
    y: Math.round(buffer.y * scale),
    width: Math.round(buffer.width * scale),
    height: Math.round(buffer.height * scale),
  };
  fillRect(image, box.x, box.y, box.x + box.width, box.y + box.height, pixelOf(t.bg));
  const vcs = (state.loaded?.vcs ?? []).map((vc) => vc.id);
  if (stage) drawShares(image, stage.buffer, view.places, box, 4 * scale, palette, vcs);
}

function paintOutline(frame: PlotFrame, view: NetworkView): void {
  const { ctx, t } = frame;
  const { buffer } = view.layout;
  if (!buffer) return;
  const line = isProjector(frame.state.theme) ? 3 : 1.6;
  ctx.strokeStyle = t.ink;
  ctx.lineWidth = line;
  ctx.strokeRect(buffer.x - line / 2, buffer.y - line / 2, buffer.width + line, buffer.height + line);
  ctx.lineWidth = line * 0.9;
  const along = linearScale([0, view.places], [buffer.x + buffer.width, buffer.x]);
  for (const cells of view.thresholds) {
    const x = Math.round(along(cells)) + 0.5;
    ctx.setLineDash([]);
    ctx.strokeStyle = t.bg;
    ctx.lineWidth = line * 2.4;
    ctx.beginPath();
    ctx.moveTo(x, buffer.y - 5);
    ctx.lineTo(x, buffer.y + buffer.height + 5);
    ctx.stroke();
    ctx.setLineDash([4, 2.5]);
    ctx.strokeStyle = t.ink;
    ctx.lineWidth = line * 0.9;
    ctx.stroke();
  }
  ctx.setLineDash([]);
}

export function paintNetwork(frame: PlotFrame, view: NetworkView, stage: StageView | null): void {
  const { state, t } = frame;
  const palette = new CellPalette((vc) => vcColor(state.theme, vc), t.bg, null);
  const dimmed = new CellPalette((vc) => vcColor(state.theme, vc), t.bg, state.followedVc);
  if (stage) paintWires(frame, view, stage, palette);
  paintBar(frame, view, stage, dimmed);
  frame.commit();
  if (stage) paintSlanted(frame, view, stage);
  if (stage && view.quiet) paintEmpty(frame, view, stage);
  paintOutline(frame, view);
}

/** An empty sample of a wire. */
const IDLE = 0xffff;

/** Cells under way, one block per sample that holds one; `x` from the sender's end. */
export function* wireCells(
  samples: Uint16Array,
  length: number,
  step: number,
): Generator<{ readonly vc: number; readonly x: number }> {
  const blocks = Math.floor(length / step);
  for (let k = 0; k < blocks; k++) {
    const cell = samples[Math.floor(((k + 0.5) / blocks) * samples.length)];
    if (cell !== undefined && cell !== IDLE) yield { vc: cell & CellFlag.vcMask, x: k * step };
  }
}

/** Cells of a level wire from `x0` to `x1`, gaps where it is idle. */
export function drawWireCells(
  image: PixelImage,
  samples: Uint16Array,
  x0: number,
  x1: number,
  y: number,
  height: number,
  palette: CellPalette,
  step: number,
): void {
  const direction = x1 > x0 ? 1 : -1;
  for (const { vc, x } of wireCells(samples, Math.abs(x1 - x0), step)) {
    const left = direction > 0 ? x0 + x : x0 - x - step;
    fillRect(image, left, y - height / 2, left + step - 1, y + height / 2, palette.of(vc));
  }
}
