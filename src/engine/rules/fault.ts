import type { NotANumber } from './running.ts';

/** Thrown if a rule computes a value that is no number. */
export class RuleRuntimeError extends Error implements NotANumber {
  readonly line: number;
  readonly dividend: number;

  constructor(line: number, dividend = Number.NaN) {
    super(faultWords(dividend));
    this.line = line;
    this.dividend = dividend;
  }
}

export const faultWords = (dividend: number): string =>
  Number.isNaN(dividend) ? 'the result is not a number' : `${dividend} / 0`;
