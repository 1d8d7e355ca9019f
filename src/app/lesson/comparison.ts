import type { Drawing, ResultDrawing, TraceDrawing } from '../../lessons/lesson.ts';
import { fixed, shortNumber, whole } from '../format.ts';
import { lessonTexts as texts } from '../strings/pages/lesson.ts';
import { type Curve, type CurveComparison, compare } from './features.ts';

export const valueIn = (value: number): string =>
  value >= 10 ? whole(Math.round(value)) : shortNumber(value, 2);

/** Time of a position within the window of a drawing, given as a share, s. */
export const momentAt = ({ from, to }: TraceDrawing, share: number): number => from + share * (to - from);

const timeAt = (drawing: TraceDrawing, share: number): string => fixed(momentAt(drawing, share), 3);

function zeroWords({ yours, real }: CurveComparison, drawing: TraceDrawing): string {
  if (yours.zeroAt !== null && real.zeroAt !== null)
    return texts.bothZero(timeAt(drawing, yours.zeroAt), timeAt(drawing, real.zeroAt));
  if (real.zeroAt !== null) return texts.onlyRealZero(timeAt(drawing, real.zeroAt));
  return yours.zeroAt !== null ? texts.onlyYourZero : texts.noZero;
}

function traceWords(yours: Curve, real: Curve, drawing: TraceDrawing): readonly string[] {
  const found = compare(yours, real, drawing.top);
  const { unit } = drawing;
  return [
    texts.average(valueIn(found.yours.mean), valueIn(found.real.mean), unit),
    zeroWords(found, drawing),
    texts.peak(valueIn(found.yours.most), valueIn(found.real.most), unit),
    texts.gap(timeAt(drawing, found.gap.at), valueIn(found.gap.apart), unit),
  ];
}

const indexOf = (curve: Curve, value: number): number => curve.indexOf(value);

function resultWords(yours: Curve, { places, unit }: ResultDrawing): readonly string[] {
  const real = places.map(({ value }) => value);
  const apart = real.map((value, i) => Math.abs(value - (yours[i] ?? 0)));
  const nameAt = (index: number): string => places[index]?.name ?? '';
  const end = (curve: Curve, pick: (...values: number[]) => number): string =>
    nameAt(indexOf(curve, pick(...curve)));
  const widest = indexOf(apart, Math.max(...apart));
  const [high, low] = [end(real, Math.max), end(real, Math.min)];
  return [
    end(yours, Math.max) === high ? texts.sameHigh(high) : texts.otherHigh(high, end(yours, Math.max)),
    end(yours, Math.min) === low ? texts.sameLow(low) : texts.otherLow(low, end(yours, Math.min)),
    texts.widest(nameAt(widest), valueIn(real[widest] ?? 0), valueIn(yours[widest] ?? 0), unit),
  ];
}

/** Differences of two curves, a sentence each: no score, no praise. */
export const comparisonWords = (yours: Curve, real: Curve, drawing: Drawing): readonly string[] =>
  'places' in drawing ? resultWords(yours, drawing) : traceWords(yours, real, drawing);
