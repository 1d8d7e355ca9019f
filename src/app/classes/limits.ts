import { CLASS_NAMES, type PortState, type ServiceClass } from '../../contract/index.ts';
import { whole } from '../format.ts';
import type { PlotFrame } from '../plot/frame.ts';
import { clearOfHead } from '../plot/labels.ts';
import { haloText, headRoom, setFont } from '../plot/paint/marks.ts';
import { classTexts as words } from '../strings/panels/classes.ts';
import { classesCrossing, isLimited } from './classes.ts';

/** From a name to the right edge, CSS pixels. */
const EDGE = 4;

export interface ClassLimit {
  readonly cells: number;
  readonly text: string;
}

/** Limits of the classes that cross a port, equal ones as one line: `CBR, rt-VBR limit 128`. */
export function classLimits(port: PortState, present: readonly ServiceClass[]): readonly ClassLimit[] {
  const { classes } = port;
  if (classes === undefined) return [];
  const sizes = [...new Set(present.map((serviceClass) => classes[serviceClass].bufferCells))].filter(
    isLimited,
  );
  return sizes
    .toSorted((a, b) => a - b)
    .map((cells) => {
      const names = present
        .filter((serviceClass) => classes[serviceClass].bufferCells === cells)
        .map((serviceClass) => CLASS_NAMES[serviceClass]);
      return { cells, text: words.limit(names.join(', '), whole(cells)) };
    });
}

/** A dotted line at the limit of each class, named at the right edge: a class, not the whole queue, ends there. */
export function paintClassLimits(frame: PlotFrame, most: number, y: (cells: number) => number): void {
  const { ctx, t, state, style, width, head } = frame;
  const port = state.ports.find(({ id }) => id === state.loaded?.port);
  if (port?.classes === undefined) return;
  const present = classesCrossing(state.loaded, port.id, state.vcStates);
  for (const { cells, text } of classLimits(port, present)) {
    if (cells > most) continue;
    const at = Math.round(y(cells)) + 0.5;
    ctx.strokeStyle = t.ink2;
    ctx.lineWidth = 1;
    ctx.setLineDash([1, 3]);
    ctx.beginPath();
    ctx.moveTo(0, at);
    ctx.lineTo(width, at);
    ctx.stroke();
    ctx.setLineDash([]);
    setFont(ctx, style.caption);
    const long = ctx.measureText(text).width;
    const right = width - EDGE;
    haloText(ctx, text, clearOfHead(right - long, long, { head, away: headRoom(style), right }), at - 3, {
      size: style.caption,
      color: t.ink2,
      baseline: 'bottom',
      halo: style.textHalo,
      haloColor: t.bg,
    });
  }
}
