import * as v from 'valibot';
import type { DeterministicDocument } from '../../../contract/index.ts';
import { known, number } from '../../shapes.ts';
import { DEFAULT_SOURCE } from '../defaults.ts';
import { type Pattern, unitGap } from '../pattern.ts';
import { cellRate, kindOf, unitEntries } from '../shapes.ts';
import type { PatternContext, SourceDefinition } from './kind.ts';

/** Unit k at start + floor((phase + k) * period): rounding never adds up. */
class DeterministicPattern implements Pattern {
  readonly streams = [];
  private readonly period: number;
  private readonly phase: number;
  private start = 0;
  private emitted = 0;

  constructor(
    { cellsPerSecond, phase = DEFAULT_SOURCE.deterministic.phase }: DeterministicDocument,
    { unitCells }: PatternContext,
  ) {
    this.period = unitGap(cellsPerSecond, unitCells);
    this.phase = phase;
  }

  begin(start: number): number {
    this.start = start;
    this.emitted = 0;
    return this.next();
  }

  next(): number {
    return this.start + Math.floor((this.phase + this.emitted++) * this.period);
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
