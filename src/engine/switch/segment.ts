import type { VirtualDestination } from '../abr/ends/virtualDestination.ts';
import type { VirtualSource } from '../abr/ends/virtualSource.ts';

/** A cut of the control loop of a VC at a switch: the destination of one part, and the source of the next. */
export interface Segment {
  readonly destination: VirtualDestination;
  readonly source: VirtualSource;
}
