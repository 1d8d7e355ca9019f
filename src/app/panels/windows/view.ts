import type { LoadedReport, NonEmpty } from '../../../contract/index.ts';
import { mostIn } from '../../plot/branch.ts';
import { type Lane, laneRows, layoutLanes } from '../../plot/paint/lanes.ts';
import type { Profile } from '../../plot/paint/style.ts';
import { steadyTop } from '../../plot/scale.ts';
import { onlyOne, windowVcs } from '../../readings/windows.ts';
import type { Session } from '../../session/session.ts';
import type { StageState } from '../../store/types.ts';

/** Room above the first lane and below the last, CSS pixels. */
export const LANES_TOP = { laptop: 6, phone: 4, projector: 16 } as const;
export const LANES_BOTTOM = { laptop: 2, phone: 0, projector: 2 } as const;

const FOLLOWED_HEIGHT = 48;
const DENSE_FOLLOWED_HEIGHT = 42;
const LANE_HEIGHT = { min: 11.6, dense: 8.6, max: 20 } as const;

export function windowRows(
  loaded: LoadedReport | null,
  followed: number | null,
  profile: Profile,
): readonly NonEmpty<number>[] {
  if (!loaded) return [];
  const vcs = windowVcs(loaded);
  if (onlyOne(profile)) return vcs.some(({ id }) => id === followed) && followed !== null ? [[followed]] : [];
  return laneRows(vcs, followed);
}

export function windowLanes(
  rows: readonly NonEmpty<number>[],
  followed: number | null,
  height: number,
  profile: Profile,
): Lane[] {
  const inner = height - LANES_TOP[profile] - LANES_BOTTOM[profile];
  const lanes = layoutLanes(rows, followed, inner, {
    followedHeight: FOLLOWED_HEIGHT,
    // What is left over is the followed lane's; without one all lanes share it, in an enlarged panel too.
    maxHeight: followed === null ? Number.POSITIVE_INFINITY : LANE_HEIGHT.max,
  });
  return lanes.map((lane) => ({ ...lane, top: lane.top + LANES_TOP[profile] }));
}

/** Smallest and largest sensible height of the laptop panel, CSS pixels. */
export function panelHeights(rows: number, hasFollowed: boolean): { min: number; max: number } {
  const each = rows > 12 ? LANE_HEIGHT.dense : LANE_HEIGHT.min;
  const followed = rows > 12 ? DENSE_FOLLOWED_HEIGHT : FOLLOWED_HEIGHT;
  const others = rows - (hasFollowed ? 1 : 0);
  const extra = LANES_TOP.laptop + LANES_BOTTOM.laptop;
  return {
    min: Math.ceil(others * each + (hasFollowed ? followed : 0) + extra),
    max: Math.ceil(others * LANE_HEIGHT.max + (hasFollowed ? 2 * FOLLOWED_HEIGHT : 0) + extra),
  };
}

const KILOBYTE = 1024;

/** Bytes that every lane spans: the largest window in sight on any branch has room. @param before the scale so far */
export function windowScale(
  session: Session,
  { loaded, viewport }: StageState,
  before: number | null,
): number {
  const { from, to } = viewport;
  const peaks = windowVcs(loaded).map(({ id }) => mostIn(session, `cwnd/${id}`, from, to));
  const most = Math.max(0, ...peaks.filter((peak) => !Number.isNaN(peak)));
  return KILOBYTE * steadyTop(before === null ? null : before / KILOBYTE, most / KILOBYTE);
}

/** Height of the notes under the title and where they begin, CSS pixels. */
const NOTES = { top: 18, height: 54 } as const;
/** Half the height of the followed lane's label. */
const LABEL_HALF = 15;

/** How far the notes in the gutter move down to stay clear of the followed lane's label. */
export function notesShift(lanes: readonly Lane[]): number {
  const lane = lanes.find(({ followed }) => followed);
  if (!lane) return 0;
  const centre = lane.top + lane.height / 2;
  const clear = centre - LABEL_HALF > NOTES.top + NOTES.height || centre + LABEL_HALF < NOTES.top;
  return clear ? 0 : Math.ceil(centre + LABEL_HALF - NOTES.top);
}
