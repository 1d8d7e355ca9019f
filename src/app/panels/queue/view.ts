import type { Profile } from '../../plot/paint/style.ts';
import type { Insets } from './scale.ts';
import type { PortHistory } from './thresholds/thresholds.ts';

export interface QueueView {
  readonly profile: Profile;
  readonly bufferCells: number;
  readonly history: PortHistory;
  readonly insets: Insets;
  /** Policy swaps at the port: `EPD → ESPD`. */
  readonly swaps: readonly { readonly time: number; readonly text: string }[];
}
