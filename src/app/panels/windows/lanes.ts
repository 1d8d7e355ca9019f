import type { LoadedReport } from '../../../contract/index.ts';
import { kilobytes } from '../../format.ts';
import {
  type LaneRoom,
  type PlacedLane,
  placeLanes,
  type ReadAt,
  type VcRow,
  vcRows,
} from '../../lanes/lanes.ts';
import { vcLane } from '../../lanes/vcLane.ts';
import { mostIn } from '../../plot/branch.ts';
import type { Profile } from '../../plot/paint/style.ts';
import { steadyTop } from '../../plot/scale.ts';
import { onlyOne, windowAt, windowVcs } from '../../readings/windows.ts';
import type { Session } from '../../session/session.ts';
import type { StageState } from '../../store/types.ts';
import { en } from '../../strings/en.ts';

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
): readonly VcRow[] {
  if (!loaded) return [];
  const vcs = windowVcs(loaded);
  if (!onlyOne(profile)) return vcRows(vcs, followed);
  return followed !== null && vcs.some(({ id }) => id === followed) ? [{ vcs: [followed], large: true }] : [];
}

interface WindowsView {
  readonly loaded: LoadedReport | null;
  /** Top of the scale of every lane, bytes. */
  readonly windowBytes: number;
  readonly followVc: (vc: number | null) => void;
  readonly ask: (row: VcRow) => PlacedLane['ask'];
}

/** Spacing of two labels in the right gutter, CSS pixels. */
export const LABEL_LINE = { laptop: 14, phone: 17, projector: 32 } as const;

/** Mean window of the VCs in words; empty if one is unknown. */
function meanText(vcs: readonly number[], { time, traces }: ReadAt): string {
  const mean = vcs.reduce((sum, vc) => sum + windowAt(vc, time, traces), 0) / vcs.length;
  return Number.isNaN(mean) ? '' : kilobytes(mean);
}

/** Congestion windows over time, one lane each; a group shows its mean within the range of all its VCs. */
export function windowLanes(
  rows: readonly VcRow[],
  { height, profile, style }: LaneRoom,
  { loaded, windowBytes, followVc, ask }: WindowsView,
): readonly PlacedLane[] {
  const isLaptop = profile === 'laptop';
  const placed = placeLanes(rows, height - LANES_TOP[profile] - LANES_BOTTOM[profile], {
    large: FOLLOWED_HEIGHT,
    // The followed lane gets the remaining height; without one all lanes share it, in an enlarged panel too.
    most: rows.some(({ large }) => large) ? LANE_HEIGHT.max : Number.POSITIVE_INFINITY,
  });
  return placed.map(({ vcs, large, top, height: rowsHigh }): PlacedLane => {
    const row = { vcs, large };
    const named = vcLane(loaded, row, followVc);
    const pens = large ? style.followed : style.lane;
    const [first, ...others] = vcs;
    return {
      ...named,
      label: isLaptop ? named.label : undefined,
      ...(large && { words: { below: en.panels.windows.followed }, readAt: LABEL_LINE[profile] * 0.57 }),
      large,
      top: top + LANES_TOP[profile],
      height: rowsHigh,
      most: windowBytes,
      above: pens[0] / 2,
      below: pens[0] / 2,
      raised: large && isLaptop,
      edge: 'area',
      line: large ? 'axis' : 'grid',
      traces: [
        ...(large
          ? [{ channels: [`ssthresh/${first}`], vc: null, pens: null, fill: null, dotted: true } as const]
          : []),
        {
          channels: [`cwnd/${first}`, ...others.map((vc) => `cwnd/${vc}`)],
          vc: named.vc,
          pens,
          fill: others.length > 0 ? null : 'tint',
        },
      ],
      ask: ask(row),
      read: (at) => (large ? [meanText(vcs, at), ''] : ['', meanText(vcs, at)]),
      isLow: true,
    };
  });
}

/** Least and largest useful height of the laptop panel, CSS pixels. */
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

/** Top of the scale, bytes: holds the largest visible window of any branch. @param before present scale */
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

/** Height of the notes under the title and their top, CSS pixels. */
const NOTES = { top: 18, height: 54 } as const;
/** Half the height of the followed lane's label, CSS pixels. */
const LABEL_HALF = 15;

/** Distance by which the notes in the gutter move down to stay clear of the followed lane's label. */
export function notesShift(lanes: readonly PlacedLane[]): number {
  const lane = lanes.find(({ large }) => large);
  if (!lane) return 0;
  const centre = lane.top + lane.height / 2;
  const clear = centre - LABEL_HALF > NOTES.top + NOTES.height || centre + LABEL_HALF < NOTES.top;
  return clear ? 0 : Math.ceil(centre + LABEL_HALF - NOTES.top);
}
