import type { Profile } from '../../plot/paint/style.ts';
import type { PortHistory } from '../../thresholds/thresholds.ts';
import type { Insets } from './scale.ts';

export interface QueueNumbers {
  /** The average of the policy; empty where it keeps none. */
  readonly average: string;
  /** How far the queue is from that of another branch; empty where there is none. */
  readonly gap: string;
}

export interface QueueView {
  readonly profile: Profile;
  readonly bufferCells: number;
  readonly history: PortHistory;
  readonly insets: Insets;
  /** What is written next to the head, of the moment. */
  readonly numbers: QueueNumbers;
  /** Policy swaps at the port: `EPD → ESPD`. */
  readonly swaps: readonly { readonly time: number; readonly text: string }[];
}
