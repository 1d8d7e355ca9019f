import { known } from '../../shapes.ts';
import { kindOf, tcpEntries } from '../shapes.ts';
import type { SourceDefinition } from './kind.ts';

/** A TCP connection that always has a packet to send. Source: Cheon & Panwar 1997, section 2. */
export const greedyTcp = {
  id: 'greedy-tcp',
  schema: known({ kind: kindOf('greedy-tcp'), ...tcpEntries }),
  pattern: null,
} as const satisfies SourceDefinition<'greedy-tcp'>;
