import { PS_PER_SECOND } from '../../contract/index.ts';
import type { StateIo } from './state.ts';

/** Greatest common divisor of two positive whole numbers. */
const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/**
 * The exact service time of one unit, `bits / rate` seconds, as whole picoseconds plus a
 * fraction part / modulus. Adding fractions with carry gives floor(k * bits * 1e12 / rate) after
 * k units without computing the product, which would exceed 2^53 after a few milliseconds.
 */
export interface ExactPeriod {
  readonly whole: number;
  readonly part: number;
  readonly modulus: number;
}

/** @param amount units of work (bits, packets); @param rate the same units per second, both whole and > 0 */
export function exactPeriod(amount: number, rate: number): ExactPeriod {
  const numerator = amount * PS_PER_SECOND;
  if (!Number.isSafeInteger(rate) || rate <= 0 || !Number.isSafeInteger(numerator)) {
    throw new RangeError(`period of ${amount} at ${rate} per second is not computable exactly`);
  }
  const divisor = gcd(numerator, rate);
  const modulus = rate / divisor;
  const reduced = numerator / divisor;
  const part = reduced % modulus;
  return { whole: (reduced - part) / modulus, part, modulus };
}

/** A server that takes one period per job: job k of a busy period ends at its start + floor(k * period). */
export class Server {
  readonly whole: number;
  readonly part: number;
  readonly modulus: number;
  free = 0;
  carry = 0;

  constructor(period: ExactPeriod) {
    this.whole = period.whole;
    this.part = period.part;
    this.modulus = period.modulus;
  }

  state(io: StateIo): void {
    this.free = io.number(this.free);
    this.carry = io.number(this.carry);
  }

  /** Takes a job at `now`; returns the time at which it is done. */
  serve(now: number): number {
    let start = now;
    if (this.free >= now) start = this.free;
    else this.carry = 0;
    let end = start + this.whole;
    this.carry += this.part;
    if (this.carry >= this.modulus) {
      this.carry -= this.modulus;
      end += 1;
    }
    this.free = end;
    return end;
  }
}
