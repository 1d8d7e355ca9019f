import type { VirtualDestination } from '../abr/ends/virtualDestination.ts';
import type { VirtualSource } from '../abr/ends/virtualSource.ts';

/** Where one loop of a VC ends at a switch, and the next one begins. */
export interface Segment {
  readonly destination: VirtualDestination;
  readonly source: VirtualSource;
}
