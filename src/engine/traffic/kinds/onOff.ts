import * as v from 'valibot';
import { PS_PER_MS } from '../../../contract/index.ts';
import { known } from '../../shapes.ts';
import { DEFAULT_SOURCE } from '../defaults.ts';
import { LevelsPattern } from '../levels.ts';
import { unitGap } from '../pattern.ts';
import { cellRate, kindOf, lengthMs, lengths, unitEntries } from '../shapes.ts';
import type { SourceDefinition } from './kind.ts';

/**
 * Bursts at a constant rate and silences in turn, of fixed or exponential lengths. The talkspurt
 * model of packet voice.
 */
export const onOff = {
  id: 'on-off',
  schema: known({
    kind: kindOf('on-off'),
    ...unitEntries,
    cellsPerSecond: cellRate,
    burstMs: lengthMs,
    silenceMs: lengthMs,
    lengths: v.optional(lengths),
  }),
  pattern: (
    { cellsPerSecond, burstMs, silenceMs, lengths = DEFAULT_SOURCE.onOff.lengths },
    { unitCells, random },
  ) =>
    new LevelsPattern(
      [
        { gap: unitGap(cellsPerSecond, unitCells), length: burstMs * PS_PER_MS },
        { gap: Infinity, length: silenceMs * PS_PER_MS },
      ],
      lengths,
      random('lengths'),
      null,
    ),
} as const satisfies SourceDefinition<'on-off'>;
