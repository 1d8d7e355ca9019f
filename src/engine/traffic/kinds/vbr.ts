import * as v from 'valibot';
import { PS_PER_MS } from '../../../contract/index.ts';
import { known, list, number, oneOf } from '../../shapes.ts';
import { DEFAULT_SOURCE } from '../defaults.ts';
import { LevelsPattern } from '../levels.ts';
import { unitGap } from '../pattern.ts';
import { kindOf, lengthMs, lengths, MOST_CELLS_PER_SECOND, unitEntries } from '../shapes.ts';
import type { SourceDefinition } from './kind.ts';

const level = known({ cellsPerSecond: number(0, MOST_CELLS_PER_SECOND, 'cells/s'), ms: lengthMs });

/**
 * A rate that changes from level to level, in turn; cells at equal distances or at random. With
 * exponential lengths a Markov-modulated source.
 */
export const vbr = {
  id: 'vbr',
  schema: known({
    kind: kindOf('vbr'),
    ...unitEntries,
    levels: list(level, 1_000, 'levels'),
    lengths: v.optional(lengths),
    spacing: v.optional(oneOf(['regular', 'poisson'])),
  }),
  pattern: (
    { levels, lengths = DEFAULT_SOURCE.vbr.lengths, spacing = DEFAULT_SOURCE.vbr.spacing },
    { unitCells, random },
  ) =>
    new LevelsPattern(
      levels.map(({ cellsPerSecond, ms }) => ({
        gap: unitGap(cellsPerSecond, unitCells),
        length: ms * PS_PER_MS,
      })),
      lengths,
      random('lengths'),
      spacing === 'poisson' ? random('units') : null,
    ),
} as const satisfies SourceDefinition<'vbr'>;
