import * as v from 'valibot';
import { known, number, whole } from '../../shapes.ts';
import { kindOf, lengths, tcpEntries } from '../shapes.ts';
import type { SourceDefinition } from './kind.ts';

/**
 * Files one after the other, each over a separate TCP connection that begins in slow start. Source:
 * Rosolen, Bonaventure & Leduc 1999, section 3.1.
 */
export const fileTcp = {
  id: 'file-tcp',
  schema: known({
    kind: kindOf('file-tcp'),
    ...tcpEntries,
    fileBytes: whole(1, 1_000_000_000_000, 'bytes'),
    files: v.optional(whole(0, 1_000_000, 'files')),
    pauseMs: v.optional(number(0, 3_600_000, 'ms')),
    sizes: v.optional(lengths),
    pauses: v.optional(lengths),
  }),
  pattern: null,
} as const satisfies SourceDefinition<'file-tcp'>;
