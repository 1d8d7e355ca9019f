import type { PlotFrame } from './frame.ts';
import { type LabelBox, spanFrom } from './labels.ts';
import { labelNextTo, setFont } from './paint/marks.ts';

/** A change of the run where it acted: `EPD → ESPD`. */
export interface RunChange {
  readonly time: number;
  readonly text: string;
}

/** On the left where there is room, and nearer to the left edge only if the words would lie across the play head. */
function isLabelLeft({ width, head }: PlotFrame, x: number, room: number): boolean {
  if (x > width * 0.25) return true;
  return x < head && head < x + room && room < x;
}

/**
 * A dotted line with its words for each change. Gives where those are.
 * @param named times whose words are elsewhere @param top of the words, CSS pixels
 */
export function paintChanges(
  frame: PlotFrame,
  changes: readonly RunChange[],
  named: readonly number[] = [],
  top = 2,
): readonly LabelBox[] {
  const { ctx, style, t } = frame;
  const words: LabelBox[] = [];
  for (const { time, text } of changes) {
    if (named.includes(time)) continue;
    const x = frame.x(time);
    if (x < 0 || x > frame.width) continue;
    ctx.setLineDash([1, 2]);
    ctx.lineWidth = 1;
    ctx.strokeStyle = t.ink;
    ctx.beginPath();
    ctx.moveTo(Math.round(x) + 0.5, 0);
    ctx.lineTo(Math.round(x) + 0.5, frame.height);
    ctx.stroke();
    ctx.setLineDash([]);
    const clear = style.mark * 2.5;
    setFont(ctx, style.caption, 600);
    const room = clear + ctx.measureText(text).width;
    const onLeft = isLabelLeft(frame, x, room);
    labelNextTo(ctx, text, { x, y: top, onLeft, clear }, style, t, 'top');
    words.push(spanFrom(onLeft ? x - room : x, room));
  }
  return words;
}
