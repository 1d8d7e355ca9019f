import type { Profile } from '../../plot/paint/style.ts';
import type { PortHistory } from '../../thresholds/thresholds.ts';
import type { Insets } from './scale.ts';

export interface QueueNumbers {
  /** Average queue that the policy keeps; empty without one. */
  readonly average: string;
  /** Difference from the queue of another branch; empty without one. */
  readonly gap: string;
}

export interface QueueView {
  readonly profile: Profile;
  readonly bufferCells: number;
  readonly history: PortHistory;
  readonly insets: Insets;
  /** Numbers next to the head, for the shown moment. */
  readonly numbers: QueueNumbers;
  /** Policy changes at the port: `EPD → ESPD`. */
  readonly swaps: readonly { readonly time: number; readonly text: string }[];
}
