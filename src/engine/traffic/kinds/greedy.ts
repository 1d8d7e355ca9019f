import { known } from '../../shapes.ts';
import { kindOf, unitEntries } from '../shapes.ts';
import type { SourceDefinition } from './kind.ts';

/**
 * Always has a cell or frame to send: at its allowed rate (ABR), as its credit allows, or at its peak cell
 * rate. Source: Ülkü 1997, section 3.1 (persistent cell generator).
 */
export const greedy = {
  id: 'greedy',
  schema: known({ kind: kindOf('greedy'), ...unitEntries }),
  pattern: null,
} as const satisfies SourceDefinition<'greedy'>;
