import { CLASS_NAMES, type PortState, type ServiceClass } from '../../contract/index.ts';
import { whole } from '../format.ts';
import type { PlotFrame } from '../plot/frame.ts';
import { clearOfHead, type LabelBox, spanFrom } from '../plot/labels.ts';
import { haloText, headRoom, setFont } from '../plot/paint/marks.ts';
import { classTexts as words } from '../strings/panels/classes.ts';
import { classesCrossing, isLimited } from './classes.ts';

/** Distance of a name from the right edge, CSS pixels. */
const EDGE = 4;
/** Distance of a name from its line, CSS pixels. */
const ABOVE = 3;

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

/** A limit with its name at the right edge, CSS pixels. */
interface LimitLabel extends LabelBox {
  readonly text: string;
  /** Position of the line, which is below the name. */
  readonly bottom: number;
}

/** Labels of class limits, for limits of at most `most` cells. */
export function limitLabels(
  { ctx, state, style, width, head }: PlotFrame,
  most: number,
  y: (cells: number) => number,
): readonly LimitLabel[] {
  const port = state.ports.find(({ id }) => id === state.loaded?.port);
  if (port?.classes === undefined) return [];
  setFont(ctx, style.caption);
  const right = width - EDGE;
  const room = { head, away: headRoom(style), right };
  return classLimits(port, classesCrossing(state.loaded, port.id, state.vcStates))
    .filter(({ cells }) => cells <= most)
    .map(({ cells, text }) => {
      const long = ctx.measureText(text).width;
      const bottom = Math.round(y(cells)) + 0.5;
      return {
        text,
        ...spanFrom(clearOfHead(right - long, long, room), long),
        top: bottom - ABOVE - style.caption,
        bottom,
      };
    });
}

/** A dotted line at the limit of each class with its name: it limits a class, not the whole queue. */
export function paintClassLimits(frame: PlotFrame, most: number, y: (cells: number) => number): void {
  const { ctx, t, style, width } = frame;
  for (const { text, from, bottom } of limitLabels(frame, most, y)) {
    ctx.strokeStyle = t.ink2;
    ctx.lineWidth = 1;
    ctx.setLineDash([1, 3]);
    ctx.beginPath();
    ctx.moveTo(0, bottom);
    ctx.lineTo(width, bottom);
    ctx.stroke();
    ctx.setLineDash([]);
    haloText(ctx, text, from, bottom - ABOVE, {
      size: style.caption,
      color: t.ink2,
      baseline: 'bottom',
      halo: style.textHalo,
      haloColor: t.bg,
    });
  }
}
