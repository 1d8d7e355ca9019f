import type { Lane } from '../../plot/paint/lanes.ts';
import { linearScale, type Scale } from '../../plot/scale.ts';
import type { Start } from '../../rates/startNames.ts';
import { footOf, type StateBand } from './paintStates.ts';

export interface AcrView {
  readonly lanes: readonly Lane[];
  /** Cells/s at the top of each lane. */
  readonly tops: readonly number[];
  /** What that is called, `C/2`; written into the small lanes. */
  readonly topNames: readonly string[];
  /** Starts of VCs in words, for the large lane. */
  readonly starts: readonly Start[];
  /** Id of the channel with what the shown port would hand out, and what that is called; null without one. */
  readonly reading: { readonly channel: string; readonly label: string } | null;
  /** How the algorithm of the shown port regards each VC; null where it never did. */
  readonly states: StateBand | null;
  readonly filled: boolean;
  /** Kept free of data above the scale of a lane, CSS pixels. */
  readonly headroom: { readonly large: number; readonly small: number };
}

/** Room above the top of the scale and below zero of a lane, CSS pixels. */
const PAD = { top: 5, bottom: 2 } as const;

/** Of a lane, above its scale, CSS pixels. */
export const headroomOf = ({ followed }: Lane, { headroom }: Pick<AcrView, 'headroom'>): number =>
  followed ? headroom.large : headroom.small;

/** Cells/s to rows below the top of a lane. @param top cells/s at the top */
export const acrScale = (lane: Lane, top: number, view: Pick<AcrView, 'states' | 'headroom'>): Scale =>
  linearScale(
    [0, top],
    [lane.height - PAD.bottom - footOf(lane, view.states), PAD.top + headroomOf(lane, view)],
  );
