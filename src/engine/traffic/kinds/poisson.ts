import type { PoissonDocument } from '../../../contract/index.ts';
import { known } from '../../shapes.ts';
import type { RandomStream } from '../../sim/random.ts';
import type { StateIo } from '../../sim/state.ts';
import { type Pattern, unitGap } from '../pattern.ts';
import { cellRate, kindOf, unitEntries } from '../shapes.ts';
import type { PatternContext, SourceDefinition } from './kind.ts';

class PoissonPattern implements Pattern {
  readonly streams: readonly RandomStream[];
  private readonly random: RandomStream;
  private readonly meanGap: number;
  /** Time of the last unit, picoseconds with fraction. */
  private at = 0;

  constructor({ cellsPerSecond }: PoissonDocument, { unitCells, random }: PatternContext) {
    this.meanGap = unitGap(cellsPerSecond, unitCells);
    this.random = random('units');
    this.streams = [this.random];
  }

  state(io: StateIo): void {
    this.at = io.number(this.at);
  }

  begin(start: number): number {
    this.at = start;
    return this.next();
  }

  next(): number {
    this.at += this.random.exponential() * this.meanGap;
    return Math.floor(this.at);
  }
}

/**
 * Cells or frames at random: the time to the next one does not depend on the past. Source: Zhu 1999,
 * section 3.2.3.
 */
export const poisson = {
  id: 'poisson',
  schema: known({ kind: kindOf('poisson'), ...unitEntries, cellsPerSecond: cellRate }),
  pattern: (source, context) => new PoissonPattern(source, context),
} as const satisfies SourceDefinition<'poisson'>;
