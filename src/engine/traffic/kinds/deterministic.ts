import * as v from 'valibot';
import type { DeterministicDocument } from '../../../contract/index.ts';
import { known, number } from '../../shapes.ts';
import type { StateIo } from '../../sim/state.ts';
import { DEFAULT_SOURCE } from '../defaults.ts';
import { type Pattern, unitGap } from '../pattern.ts';
import { cellRate, kindOf, unitEntries } from '../shapes.ts';
import type { PatternContext, SourceDefinition } from './kind.ts';

/** Unit k is sent at start + floor((shift + k) * period), so that rounding does not accumulate. */
class DeterministicPattern implements Pattern {
  readonly streams = [];
  private readonly phase: number;
  private period: number;
  /** Time of the start, or of the last change of the rate. */
  private start = 0;
  /** Time from `start` to the first unit after it, as a share of a period. */
  private shift: number;
  private emitted = 0;

  constructor(
    { cellsPerSecond, phase = DEFAULT_SOURCE.deterministic.phase }: DeterministicDocument,
    { unitCells }: PatternContext,
  ) {
    this.period = unitGap(cellsPerSecond, unitCells);
    this.phase = phase;
    this.shift = phase;
  }

  state(io: StateIo): void {
    this.period = io.number(this.period);
    this.start = io.number(this.start);
    this.shift = io.number(this.shift);
    this.emitted = io.number(this.emitted);
  }

  begin(start: number): number {
    this.start = start;
    this.shift = this.phase;
    this.emitted = 0;
    return this.next();
  }

  next(): number {
    return this.start + Math.floor((this.shift + this.emitted++) * this.period);
  }

  /** The remaining share of the present period is scaled to the new rate, so that a change neither adds nor loses a cell. */
  retime(now: number, gap: number): number {
    const left = this.shift + this.emitted - 1 - (now - this.start) / this.period;
    this.start = now;
    this.shift = Math.max(0, left);
    this.period = gap;
    this.emitted = 0;
    return this.next();
  }
}

/** Cells or frames at equal distances, shifted by a phase. Source: Zhu 1999, section 3.2.3. */
export const deterministic = {
  id: 'deterministic',
  schema: known({
    kind: kindOf('deterministic'),
    ...unitEntries,
    cellsPerSecond: cellRate,
    phase: v.optional(number(0, 1)),
  }),
  pattern: (source, context) => new DeterministicPattern(source, context),
} as const satisfies SourceDefinition<'deterministic'>;
