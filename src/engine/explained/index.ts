import type { ExplainedInfo } from '../../contract/index.ts';
import { congestion } from './congestion.ts';
import { nodes } from './nodes.ts';
import { rates } from './rates.ts';
import { sources } from './sources.ts';
import { transport } from './transport.ts';

/**
 * What senders, receivers, sources and nodes do, as pseudo-code with its source; comes with the other mechanisms. It decides
 * nothing: the code next to which it is written does, and a test holds the two lists of ids together.
 */
export const explanations: readonly ExplainedInfo[] = [
  ...congestion,
  ...transport,
  ...sources,
  ...rates,
  ...nodes,
];
