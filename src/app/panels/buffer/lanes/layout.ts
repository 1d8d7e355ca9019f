import type { LaneLimits } from '../../../lanes/lanes.ts';
import type { Profile } from '../../../plot/paint/style.ts';
import {
  type LaneQueue,
  type LaneZones,
  laneZones,
  layoutQueueLanes,
  type QueueLane,
  queueRows,
} from './queueLanes.ts';

export interface LanesLayout {
  readonly lanes: readonly QueueLane[];
  readonly zones: LaneZones;
  /** Centre of the line of captions, and of the scale with the handles for all, CSS pixels. */
  readonly captionY: number;
  readonly scaleY: number;
  readonly height: number;
  /** Centre of the marks of the picks. */
  readonly pickX: number;
}

interface Sizes extends LaneLimits {
  readonly top: number;
  readonly cell: number;
  /** Room for the picks, and on a phone for the names. */
  readonly left: number;
  readonly right: number;
  readonly scale: number;
  /** Size of the numbers before the bars, with what is between. */
  readonly text: number;
}

const SIZES: Readonly<Record<Profile, Sizes>> = {
  laptop: {
    top: 15,
    least: 9.5,
    most: 19,
    large: 17,
    room: 76,
    cell: 7,
    left: 20,
    right: 0,
    scale: 16,
    text: 11,
  },
  phone: {
    top: 22,
    least: 20,
    most: 26,
    large: 44,
    room: 240,
    cell: 9,
    left: 80,
    right: 74,
    scale: 64,
    text: 16,
  },
  projector: {
    top: 40,
    least: 28,
    most: 44,
    large: 50,
    room: 300,
    cell: 16,
    left: 44,
    right: 0,
    scale: 50,
    text: 24,
  },
};

/** A laptop's page with height to spare. */
const TALL: Sizes = { ...SIZES.laptop, large: 21, room: 130, scale: 20 };

/** @param low the page has no height to spare */
export function lanesLayout(
  queues: readonly LaneQueue[],
  classes: readonly string[] | null,
  followed: number | null,
  places: number,
  width: number,
  profile: Profile,
  low = true,
): LanesLayout {
  const sizes = low || profile !== 'laptop' ? SIZES[profile] : TALL;
  const rows = queueRows(queues, classes, followed);
  const lanes = layoutQueueLanes(queues, rows, followed, sizes);
  const last = lanes.at(-1);
  const bottom = last ? last.top + last.height : sizes.top;
  return {
    lanes,
    zones: laneZones(places, sizes.left, width - sizes.right, sizes.cell, sizes.text),
    captionY: sizes.top / 2 - 1,
    scaleY: bottom + Math.min(sizes.scale / 2, 22),
    height: bottom + sizes.scale,
    pickX: sizes.left - (profile === 'projector' ? 20 : 10),
  };
}
