import type { Drawing as LessonDrawing } from '../../../../lessons/lesson.ts';
import {
  type Drawing,
  type DrawnMark,
  type DrawnWords,
  type Font,
  type Ink,
  PLAIN_PEN,
  shapeOf,
  short,
} from '../../../picture/drawing.ts';
import { FONT } from '../../../plot/paint/style.ts';
import { tokens } from '../../../theme/tokens/tokens.ts';

const WIDTH = 560;
const HEIGHT = 300;
const PLOT = { left: 64, top: 56, right: 540, bottom: 252 } as const;
const SIZE = 12;

const ink = (color: string): Ink => ({ color, alpha: 1 });
const font = (weight = '400'): Font => ({ family: FONT, size: SIZE, weight, style: 'normal' });
const line = (d: string, color: string, width: number): DrawnMark =>
  shapeOf(d, null, { ...PLAIN_PEN, join: 'round', ink: ink(color), width });

const words = (
  text: string,
  x: number,
  y: number,
  anchor: DrawnWords['anchor'],
  weight?: string,
): DrawnWords => ({
  kind: 'words',
  text,
  x,
  y,
  font: font(weight),
  anchor,
  fill: ink(tokens.light.ink),
  pen: null,
});

/** Labels along the plot, times or names of places, with their position as a share of the width. */
function along(drawing: LessonDrawing, count: number): readonly (readonly [share: number, name: string])[] {
  if ('places' in drawing)
    return drawing.places.map(({ name }, i) => [(i + 0.5) / Math.max(1, count), name] as const);
  return [
    [0, `${drawing.before} s`],
    [1, `${drawing.to} s`],
  ];
}

/** Horizontal position of a value, as a share of the width. */
const shareOf = (drawing: LessonDrawing, i: number, count: number): number => {
  if ('places' in drawing) return (i + 0.5) / count;
  const begin = (drawing.from - drawing.before) / (drawing.to - drawing.before);
  return begin + ((1 - begin) * i) / Math.max(1, count - 1);
};

/** The curve that a reader has drawn in a lesson, with axes. */
export function drawnCurve(drawing: LessonDrawing, curve: readonly number[], title: string): Drawing {
  const { left, top, right, bottom } = PLOT;
  const { light } = tokens;
  const x = (share: number): number => left + share * (right - left);
  const y = (value: number): number => bottom - (Math.min(value, drawing.top) / drawing.top) * (bottom - top);
  const points = curve.flatMap((value, i) =>
    Number.isFinite(value) ? [`${short(x(shareOf(drawing, i, curve.length)))} ${short(y(value))}`] : [],
  );
  return {
    width: WIDTH,
    height: HEIGHT,
    ground: ink(light.bg),
    marks: [
      words(title, 16, 24, 'start', '600'),
      words(`${drawing.name}, ${drawing.unit}`, 16, 42, 'start'),
      line(`M${left} ${top}H${right}`, light.grid, 1),
      line(`M${left} ${top}V${bottom}H${right}`, light.axis, 1),
      words(String(drawing.top), left - 6, top + 4, 'end'),
      words('0', left - 6, bottom + 4, 'end'),
      ...along(drawing, curve.length).map(([share, name]) => words(name, x(share), bottom + 18, 'middle')),
      ...(points.length > 0 ? [line(`M${points.join('L')}`, light.ink, 2.4)] : []),
    ],
  };
}
