import type { ResultDrawing, TraceDrawing } from '../../../lessons/lesson.ts';
import { fixed, whole } from '../../format.ts';
import { linearScale, type Scale, timeTicks } from '../../plot/scale.ts';
import { lessonTexts as texts } from '../../strings/pages/lesson.ts';
import { momentAt, valueIn } from '../comparison.ts';

const PS = 1e12;

interface Tick {
  readonly x: number;
  readonly label: string;
}

/** Axes of a drawing, for both kinds: over time or over named places. */
export interface DrawingAxes {
  readonly name: string;
  readonly unit: string;
  readonly top: number;
  /** Name of the horizontal axis, unless that is time. */
  readonly along: string | null;
  /** Position where the drawing begins, as a share of the width; the known curve is to its left. */
  readonly begin: number;
  /** Free share of the width at each end. */
  readonly margin: number;
  readonly ticks: (x: Scale, apart: number) => readonly Tick[];
  /** Description of a point for screen readers. */
  readonly pointWords: (index: number, of: number, value: number) => string;
}

export const traceAxes = (drawing: TraceDrawing): DrawingAxes => {
  const { name, unit, top, before, from, to } = drawing;
  return {
    name,
    unit,
    top,
    along: null,
    begin: (from - before) / (to - before),
    margin: 0,
    ticks: (x, apart) => timeTicks(linearScale([before * PS, to * PS], [x(0), x(1)]), apart),
    pointWords: (index, of, value) =>
      texts.point(
        index + 1,
        of,
        fixed(momentAt(drawing, index / (of - 1)), 3),
        whole(Math.round(value)),
        unit,
      ),
  };
};

export const resultAxes = ({ name, unit, top, along, places }: ResultDrawing): DrawingAxes => ({
  name,
  unit,
  top,
  along,
  begin: 0,
  margin: 0.5 / places.length,
  ticks: (x) => places.map(({ name: label }, i) => ({ x: x(i / (places.length - 1)), label })),
  pointWords: (index, of, value) =>
    texts.place(index + 1, of, places[index]?.name ?? '', valueIn(value), unit),
});
