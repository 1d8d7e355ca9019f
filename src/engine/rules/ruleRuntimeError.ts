import { NOT_A_NUMBER } from '../../contract/index.ts';
import type { NotANumber } from './ruleInstance.ts';

/** Thrown if a rule computes a value that is not a number. */
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
  Number.isNaN(dividend) ? NOT_A_NUMBER : `${dividend} / 0`;
