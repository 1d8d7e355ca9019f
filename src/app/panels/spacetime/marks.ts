import { elementAt } from '../../../contract/index.ts';
import { clamp } from '../../clamp.ts';
import { placeLabels, spanAround } from '../../plot/labels.ts';
import { dropTriangle, haloText, setFont } from '../../plot/paint/marks.ts';
import type { PlotStyle } from '../../plot/paint/style.ts';
import type { Tokens } from '../../theme/tokens/tokens.ts';
import type { FrameLine, Station } from './spacetime.ts';

type Context = CanvasRenderingContext2D;

/** Where the diagram is, CSS pixels. */
export interface DiagramBox {
  readonly width: number;
  readonly head: number;
  x(time: number): number;
  y(share: number): number;
}

interface Stroke {
  readonly dash: readonly number[];
  readonly past: number;
  readonly ahead: number;
}

const DATA: Stroke = { dash: [], past: 1.5, ahead: 0.9 };
const AGAIN: Stroke = { dash: [], past: 2.8, ahead: 1.7 };
const ACK: Stroke = { dash: [4, 3], past: 1.1, ahead: 0.8 };
const DUPLICATE: Stroke = { dash: [1.2, 2.6], past: 1.6, ahead: 1.2 };

const strokeOf = ({ ack, again }: FrameLine): Stroke =>
  ack ? (again ? DUPLICATE : ACK) : again ? AGAIN : DATA;

/** Sender above, receiver below, nodes between. */
export function stationLines(
  ctx: Context,
  stations: readonly Station[],
  box: DiagramBox,
  shown: string,
  t: Tokens,
): void {
  stations.forEach(({ id, share }, i) => {
    const isEnd = i === 0 || i === stations.length - 1;
    ctx.fillStyle = isEnd ? t.axis : id === shown ? t.rule : t.grid;
    ctx.fillRect(0, Math.round(box.y(share)), box.width, 1);
  });
}

/** Thinnest lines, as a share of their full width, and the share of the room between two that a line may take. */
const THINNEST = 0.45;
const FILLED = 0.4;
/** So many frames are drawn as thin as their bundles need; fewer stay legible as bundles. */
const MANY = 60;

/** How thick lines may be for most neighbours to stay apart: 1, or less where frames follow closely. */
export function thickness(lines: readonly FrameLine[], box: DiagramBox): number {
  const data = lines.filter(({ ack, fate }) => !ack && fate === 'arrived');
  if (data.length < 2) return 1;
  const gaps = data.slice(1).map((line, i) => box.x(line.from) - box.x(elementAt(data, i).from));
  const gap = elementAt(
    gaps.sort((a, b) => a - b),
    gaps.length >> 1,
  );
  const height = box.y(1) - box.y(0);
  const { from, to } = elementAt(data, 0);
  const across = (gap * height) / Math.hypot(height, box.x(to) - box.x(from));
  const least = Math.max(THINNEST, 1 - data.length / MANY);
  return Math.min(1, Math.max(least, (across * FILLED) / DATA.past));
}

/** All frames; thick up to the head, thin beyond it. */
export function paintFrames(ctx: Context, lines: readonly FrameLine[], box: DiagramBox, color: string): void {
  ctx.strokeStyle = color;
  ctx.lineCap = 'butt';
  const usual = thickness(lines, box);
  for (const stroke of [ACK, DUPLICATE, DATA, AGAIN]) {
    const own = lines.filter((line) => strokeOf(line) === stroke);
    const share = stroke === AGAIN ? 1 : usual;
    ctx.setLineDash([...stroke.dash]);
    for (const ahead of [false, true]) {
      ctx.lineWidth = share * (ahead ? stroke.ahead : stroke.past);
      ctx.beginPath();
      for (const line of own) piece(ctx, line, box, ahead);
      ctx.stroke();
    }
  }
  ctx.setLineDash([]);
}

/** The part of a line on one side of the head. */
function piece(ctx: Context, line: FrameLine, box: DiagramBox, ahead: boolean): void {
  const [x1, x2] = [box.x(line.from), box.x(line.to)];
  const [y1, y2] = [box.y(line.fromShare), box.y(line.toShare)];
  const share = x2 > x1 ? Math.min(1, Math.max(0, (box.head - x1) / (x2 - x1))) : box.head < x1 ? 0 : 1;
  const [xm, ym] = [x1 + share * (x2 - x1), y1 + share * (y2 - y1)];
  if (ahead ? share === 1 : share === 0) return;
  ctx.moveTo(ahead ? xm : x1, ahead ? ym : y1);
  ctx.lineTo(ahead ? x2 : xm, ahead ? y2 : ym);
}

/** Where along its line a packet that is sent again carries its ring. */
const RING_AT = 0.3;

/** Rings on what is sent again, triangles where frames were lost. */
export function frameMarks(
  ctx: Context,
  lines: readonly FrameLine[],
  box: DiagramBox,
  color: string,
  style: PlotStyle,
  t: Tokens,
): void {
  for (const line of lines) {
    if (!line.again || line.ack) continue;
    const x = box.x(line.from + RING_AT * (line.to - line.from));
    const y = box.y(line.fromShare + RING_AT * (line.toShare - line.fromShare));
    ctx.beginPath();
    ctx.arc(x, y, style.mark, 0, 2 * Math.PI);
    ctx.fillStyle = t.bg;
    ctx.fill();
    ctx.strokeStyle = color;
    ctx.lineWidth = 1.6;
    ctx.stroke();
  }
  for (const line of lines) {
    if (line.fate !== 'lost') continue;
    const x = box.x(line.to);
    dropTriangle(ctx, x, box.y(line.toShare), style.triangle, x <= box.head, t, style.markHalo);
  }
}

interface Label {
  readonly x: number;
  readonly text: string;
  readonly strong: boolean;
}

/** Those that fit without touching, the important ones first. */
export function roomFor(labels: readonly Label[], widthOf: (text: string) => number, gap: number): Label[] {
  const ordered = [...labels.filter(({ strong }) => strong), ...labels.filter(({ strong }) => !strong)];
  const places = placeLabels(ordered.map(({ x, text }) => [spanAround(x, (widthOf(text) + gap) / 2)]));
  return ordered.filter((_, i) => places[i] !== null);
}

/** Packet numbers where they were sent, the awaited ones of ACKs below. */
export function frameNumbers(
  ctx: Context,
  lines: readonly FrameLine[],
  box: DiagramBox,
  style: PlotStyle,
  t: Tokens,
): void {
  for (const ack of [false, true]) {
    setFont(ctx, style.caption, 600);
    const widthOf = (text: string): number => ctx.measureText(text).width;
    const labels = lines.flatMap((line): Label[] => {
      const x = box.x(line.from);
      const text = line.packet === null ? (ack ? 'SYN' : '') : `${line.packet}`;
      if (line.ack !== ack || text === '' || x < 0 || x > box.width) return [];
      const half = widthOf(text) / 2;
      const inside = clamp(x, half, box.width - half);
      return [{ x: inside, text, strong: line.again || (!ack && line.fate === 'lost') }];
    });
    const y = ack ? box.y(1) + style.caption * 0.85 : box.y(0) - style.caption * 0.85;
    for (const { x, text, strong } of roomFor(labels, widthOf, 4)) {
      const weight = strong ? 600 : 400;
      const color = strong ? t.ink : t.ink2;
      haloText(ctx, text, x, y, { size: style.caption, weight, color, align: 'center', baseline: 'middle' });
    }
  }
}
