import { known } from '../../network/shapes.ts';
import { kindOf, tcpEntries } from '../shapes.ts';
import type { SourceDefinition } from './kind.ts';

export const greedyTcp = {
  id: 'greedy-tcp',
  name: 'greedy TCP',
  citation: 'Cheon & Panwar 1997, section 2',
  help: 'A TCP connection that always has a packet to send.',
  schema: known({ kind: kindOf('greedy-tcp'), ...tcpEntries }),
  pattern: null,
} as const satisfies SourceDefinition<'greedy-tcp'>;
