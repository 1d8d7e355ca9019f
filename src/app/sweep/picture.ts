import { type Drawing, groupOf } from '../picture/drawing.ts';
import { inkOf } from '../picture/inks.ts';
import { vectorMarks } from '../picture/page/vectors.ts';
import { pngOf } from '../picture/write/paint.ts';
import { svgOf } from '../picture/write/svg.ts';
import { sweepTexts as texts } from '../strings/pages/sweep.ts';
import { commandOf, type SweepQuestion } from './question.ts';

/** Pixels of a picture for each of the page. */
const SHARPNESS = 2;
const GAP = 16;

/** All plots of the page below each other. */
function drawingOf(plots: readonly SVGSVGElement[]): Drawing {
  const boxes = plots.map((plot) => plot.getBoundingClientRect());
  let height = GAP;
  const marks = plots.map((plot, i) => {
    const box = boxes[i] ?? new DOMRect();
    const place = { x: box.x - GAP, y: box.y - height, fit: 1 };
    const own = { x: GAP, y: height, width: box.width, height: box.height };
    height += box.height + GAP;
    return groupOf(vectorMarks(plot, getComputedStyle(plot), own, place));
  });
  return {
    width: Math.ceil(Math.max(0, ...boxes.map(({ width }) => width)) + 2 * GAP),
    height: Math.ceil(height),
    ground: inkOf(getComputedStyle(document.documentElement).backgroundColor),
    marks,
  };
}

/** The plots as they are on the page; what makes them again is in the file. */
export const sweepSvg = (plots: readonly SVGSVGElement[], question: SweepQuestion): string =>
  svgOf(drawingOf(plots), {
    title: texts.question,
    description: commandOf(question),
    metadata: JSON.stringify({ program: 'Cellscope', command: commandOf(question) }),
  });

/** Rejects where the browser has no room for it. */
export const pngFile = (plots: readonly SVGSVGElement[]): Promise<Uint8Array> =>
  pngOf(drawingOf(plots), SHARPNESS);
