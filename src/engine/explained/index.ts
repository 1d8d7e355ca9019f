import type { ExplainedInfo } from '../../contract/index.ts';
import { congestion } from './congestion.ts';
import { nodes } from './nodes.ts';
import { rates } from './rates.ts';
import { sources } from './sources.ts';
import { transport } from './transport.ts';

/**
 * Behaviour of senders, receivers, sources and nodes as pseudo-code with its source; loaded with the other mechanisms. It is only
 * shown, not executed; a test checks that its ids match those of the code.
 */
export const explanations: readonly ExplainedInfo[] = [
  ...congestion,
  ...transport,
  ...sources,
  ...rates,
  ...nodes,
];
