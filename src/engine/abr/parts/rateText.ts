import type { EvaluatedLine } from '../../../contract/index.ts';
import { action, apart, test } from '../../formatNumbers.ts';
import { grouped } from '../../text.ts';
import { asCarried } from '../rateCode.ts';
import type { RmCell } from '../rmCell.ts';
import { isLess } from './equalRates.ts';

/** A rate in whole cells/s: `60,900`. */
export const rate = (cellsPerSecond: number): string =>
  cellsPerSecond === Number.POSITIVE_INFINITY ? '∞' : grouped(Math.round(cellsPerSecond));

/** The line that writes a rate into an RM cell: `min(353,208, 60,900) = 60,900`, and its value in 16 bits: `60,800`. */
export function lowering(line: number, { er, mcr, quantizes }: RmCell, allowed: number): EvaluatedLine {
  const least = Math.max(allowed, mcr);
  const explained = `min(${rate(er)}, ${rate(least)}) = ${rate(Math.min(er, least))}`;
  return action(
    line,
    quantizes && least < er ? `${explained}, in 16 bits ${rate(asCarried(least))}` : explained,
  );
}

/** Two rates with enough decimals to show which is greater. */
export const ratesApart = (a: number, b: number): readonly [string, string] => apart(a, b, 0);

/** `70,642 > 61,800: yes` */
export function comparedRates(line: number, a: number, sign: '<' | '>' | '≥', other: number): EvaluatedLine {
  const holds = sign === '<' ? a < other : sign === '>' ? a > other : a >= other;
  return test(line, ratesApart(a, other).join(` ${sign} `), holds);
}

/** The same for `isLess`: rates that are equal except for rounding are shown as equal. */
export const explainLess = (line: number, a: number, b: number): EvaluatedLine =>
  isLess(a, b) ? comparedRates(line, a, '<', b) : test(line, `${rate(Math.max(a, b))} < ${rate(b)}`, false);
