import { float32At, type NonEmpty } from '../../../contract/index.ts';

/** One row of the window panel: a VC, or a group of VCs drawn as mean and band. */
export interface Lane {
  readonly vcs: NonEmpty<number>;
  /** `8`, `6–10`. */
  readonly label: string;
  readonly followed: boolean;
  readonly top: number;
  readonly height: number;
}

export interface LaneSizes {
  readonly followedHeight: number;
  readonly maxHeight: number;
}

interface LaneVc {
  readonly id: number;
  readonly entry: string;
}

const MOST_SINGLE_ROWS = 15;

/** Rows of VCs in the order people count them; more than 15 VCs become groups with the followed one apart. */
export function laneRows(vcs: readonly LaneVc[], followed: number | null): NonEmpty<number>[] {
  if (vcs.length <= MOST_SINGLE_ROWS) return vcs.map((vc) => [vc.id]);
  const size = 5 * Math.ceil(vcs.length / 5 / 12);
  const rows: [number, ...number[]][] = [];
  let entry: string | null = null;
  for (const vc of vcs) {
    const last = rows.at(-1);
    if (last && vc.entry === entry && last.length < size) last.push(vc.id);
    else rows.push([vc.id]);
    entry = vc.entry;
  }
  if (followed === null) return rows;
  const at = rows.findIndex((row) => row.includes(followed));
  return at < 0 ? rows : [...rows.slice(0, at + 1), [followed], ...rows.slice(at + 1)];
}

export function laneLabel(vcs: readonly number[]): string {
  return vcs.length === 1 ? `${vcs[0]}` : `${vcs[0]}\u2013${vcs.at(-1)}`;
}

/** Gives the followed lane its height and the others equal shares of the rest. */
export function layoutLanes(
  rows: readonly NonEmpty<number>[],
  followed: number | null,
  height: number,
  sizes: LaneSizes,
): Lane[] {
  const isFollowed = (row: NonEmpty<number>) => row.length === 1 && row[0] === followed;
  const big = rows.findLastIndex(isFollowed);
  const others = rows.length - (big >= 0 ? 1 : 0);
  const wanted = big >= 0 ? Math.min(sizes.followedHeight, others === 0 ? height : height * 0.5) : 0;
  const each = others > 0 ? Math.min(sizes.maxHeight, (height - wanted) / others) : 0;
  const bigHeight = big >= 0 ? Math.max(wanted, height - each * others) : 0;
  let top = 0;
  return rows.map((row, i) => {
    const lane = {
      vcs: row,
      label: laneLabel(row),
      followed: i === big,
      top,
      height: i === big ? bigHeight : each,
    };
    top += lane.height;
    return lane;
  });
}

export function laneAt(lanes: readonly Lane[], y: number): Lane | null {
  return lanes.find((lane) => y >= lane.top && y < lane.top + lane.height) ?? null;
}

/** Mean of the middles and the whole band of several traces, column by column. */
export function bandOf(spans: readonly { readonly min: Float32Array; readonly max: Float32Array }[]): {
  mean: Float32Array;
  min: Float32Array;
  max: Float32Array;
} {
  const n = spans[0]?.min.length ?? 0;
  const band = { mean: new Float32Array(n), min: new Float32Array(n), max: new Float32Array(n) };
  for (let c = 0; c < n; c++) {
    let sum = 0;
    let count = 0;
    let low = Number.POSITIVE_INFINITY;
    let high = Number.NEGATIVE_INFINITY;
    for (const { min, max } of spans) {
      const least = float32At(min, c);
      const most = float32At(max, c);
      if (Number.isNaN(least)) continue;
      sum += (least + most) / 2;
      count++;
      if (least < low) low = least;
      if (most > high) high = most;
    }
    band.mean[c] = count > 0 ? sum / count : Number.NaN;
    band.min[c] = count > 0 ? low : Number.NaN;
    band.max[c] = count > 0 ? high : Number.NaN;
  }
  return band;
}

/** Where the values of a lane stand: at its middle, on a phone in its first row. CSS pixels. */
export const labelNextToLane = (top: number, height: number): Record<string, string> => ({
  '--mid': `${top + height / 2}px`,
  '--row': `${top}px`,
});
