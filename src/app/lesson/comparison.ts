import type { Drawing } from '../../lessons/lesson.ts';
import { fixed, shortNumber, whole } from '../format.ts';
import { lessonTexts as texts } from '../strings/pages/lesson.ts';
import { type Comparison, type Curve, compare } from './features.ts';

const valueIn = (value: number): string => (value >= 10 ? whole(Math.round(value)) : shortNumber(value, 2));

/** The moment of a share of the window of a drawing, s. */
export const momentAt = ({ from, to }: Drawing, share: number): number => from + share * (to - from);

const timeAt = (drawing: Drawing, share: number): string => fixed(momentAt(drawing, share), 3);

function zeroWords({ yours, real }: Comparison, drawing: Drawing): string {
  if (yours.zeroAt !== null && real.zeroAt !== null)
    return texts.bothZero(timeAt(drawing, yours.zeroAt), timeAt(drawing, real.zeroAt));
  if (real.zeroAt !== null) return texts.onlyRealZero(timeAt(drawing, real.zeroAt));
  return yours.zeroAt !== null ? texts.onlyYourZero : texts.noZero;
}

/** What two curves differ in, a sentence each: no score, no praise. */
export function comparisonWords(yours: Curve, real: Curve, drawing: Drawing): readonly string[] {
  const found = compare(yours, real, drawing.top);
  const { unit } = drawing;
  return [
    texts.average(valueIn(found.yours.mean), valueIn(found.real.mean), unit),
    zeroWords(found, drawing),
    texts.peak(valueIn(found.yours.most), valueIn(found.real.most), unit),
    texts.gap(timeAt(drawing, found.gap.at), valueIn(found.gap.apart), unit),
  ];
}
