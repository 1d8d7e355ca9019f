import type { Lengths } from '../../contract/index.ts';
import type { RandomStream } from '../sim/random.ts';
import type { StateIo } from '../sim/state.ts';
import type { Pattern } from './pattern.ts';

export interface Level {
  /** Time between units, picoseconds; Infinity = silence. */
  readonly gap: number;
  /** Duration, or its mean, picoseconds. */
  readonly length: number;
}

/**
 * Levels of rate in turn. The next unit is due when the integral of the rate has grown by one unit
 * (regular spacing) or by an exponential draw of mean 1 (a Poisson process of modulated rate); the
 * part reached when a level ends counts in the next one, so the mean rate is exact. One gap must be finite.
 */
export class LevelsPattern implements Pattern {
  readonly streams: readonly RandomStream[];
  private readonly levels: readonly Level[];
  private readonly lengths: Lengths;
  private readonly lengthDraws: RandomStream;
  private readonly unitDraws: RandomStream | null;
  private index = 0;
  private at = 0;
  private end = 0;

  /** @param unitDraws null for regular spacing */
  constructor(
    levels: readonly Level[],
    lengths: Lengths,
    lengthDraws: RandomStream,
    unitDraws: RandomStream | null,
  ) {
    this.levels = levels;
    this.lengths = lengths;
    this.lengthDraws = lengthDraws;
    this.unitDraws = unitDraws;
    this.streams = unitDraws === null ? [lengthDraws] : [lengthDraws, unitDraws];
  }

  state(io: StateIo): void {
    this.index = io.number(this.index);
    this.at = io.number(this.at);
    this.end = io.number(this.end);
  }

  /** With regular spacing the first unit is sent as soon as a rate is above 0. */
  begin(start: number): number {
    this.enter(0, start);
    return this.advance(this.unitDraws === null ? 0 : this.unitDraws.exponential());
  }

  next(): number {
    return this.advance(this.unitDraws === null ? 1 : this.unitDraws.exponential());
  }

  private advance(wanted: number): number {
    let need = wanted;
    for (;;) {
      const { gap } = this.levels[this.index]!;
      const room = (this.end - this.at) / gap;
      if (gap < Infinity && need <= room) break;
      need -= room;
      this.enter((this.index + 1) % this.levels.length, this.end);
    }
    this.at += need * this.levels[this.index]!.gap;
    return Math.floor(this.at);
  }

  private enter(index: number, now: number): void {
    this.index = index;
    this.at = now;
    const { length } = this.levels[index]!;
    this.end = now + (this.lengths === 'fixed' ? length : length * this.lengthDraws.exponential());
  }
}
