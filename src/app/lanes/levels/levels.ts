import { shortRate, whole } from '../../format.ts';
import { levelTexts as words } from '../../strings/panels/levels.ts';
import type { TraceStore } from '../../traces/index.ts';

/** Credit of a VC on a hop, ACR of a virtual source, cells that wait in it. */
export type LevelKind = 'credit' | 'acr' | 'queue';

/** One value over time, in a lane of its own. */
export interface Level {
  readonly kind: LevelKind;
  readonly channel: string;
  readonly vc: number;
  /** In the gutter, `to sw1`, and in words and tables, `1h1 to sw1`. */
  readonly label: string;
  readonly name: string;
  readonly large: boolean;
  /** It stands for its VC: a press follows that. */
  readonly follows: boolean;
  /** Value at the top of the lane. */
  readonly top: number;
}

export interface LevelLane extends Level {
  /** CSS pixels, `roof` above the top of the scale. */
  readonly y: number;
  readonly height: number;
  readonly roof: number;
}

/** The large lane over a small one. */
const LARGE = 2.2;
/** A lane has at least and at most this height on a laptop, one of many at least that of a window, CSS pixels. */
const LANE = { least: 19, dense: 12.6, most: 40 } as const;
/** So many lanes are many: there would be no height for the rows below. */
const MANY = 6;
/** Above the scale of a lane that is lower than others are at least, CSS pixels. */
const LOW_ROOF = 2;

const weightOf = ({ large }: Level): number => (large ? LARGE : 1);
const weights = (levels: readonly Level[]): number => levels.reduce((sum, level) => sum + weightOf(level), 0);

/** Room for a sentence where there is no lane. */
export function levelHeights(levels: readonly Level[]): { least: number; most: number } {
  const lanes = Math.max(2, weights(levels));
  const least = levels.length >= MANY ? LANE.dense : LANE.least;
  return { least: Math.ceil(lanes * least), most: Math.ceil(lanes * LANE.most) };
}

/** One below the other, the large ones higher. @param roof above each scale, CSS pixels */
export function levelLanes(levels: readonly Level[], height: number, roof: number): LevelLane[] {
  const unit = height / Math.max(1, weights(levels));
  let y = 0;
  return levels.map((level) => {
    const lane = {
      ...level,
      y,
      height: unit * weightOf(level),
      roof: unit < LANE.least ? Math.min(roof, LOW_ROOF) : roof,
    };
    y += lane.height;
    return lane;
  });
}

export const levelAt = ({ channel }: Level, time: number, traces: TraceStore): number =>
  traces.channel(channel)?.at(time) ?? Number.NaN;

/** Channel of what a value is held against: a share of places, a fair share; null for none that changes. */
export function limitChannel({ kind, channel, vc }: Level): string | null {
  if (kind === 'credit') return channel.replace('credit/', 'places/');
  return kind === 'acr' ? `fair/${vc}` : null;
}

/** A share of places that never changes is what there was before the first cell. */
export function limitOf(level: Level, time: number, traces: TraceStore): number {
  const limit = traces.channel(limitChannel(level) ?? '');
  if (limit !== null) return limit.at(time);
  return level.kind === 'credit' ? levelAt(level, 0, traces) : Number.NaN;
}

/** Nothing may be said of a rate while its VC has nothing to send. */
export const isActive = (level: Level, time: number, traces: TraceStore): boolean =>
  level.kind !== 'acr' || !Number.isNaN(limitOf(level, time, traces));

export const inUnit = ({ kind }: Level, value: number): string =>
  kind === 'acr' ? shortRate(value) : whole(value);

/** What stands beside a value: `of 744`, `fair 60.9k`, `max 192`. */
export function neighbourTextOf(level: Level, time: number, traces: TraceStore, recorded: number): string {
  if (level.kind === 'queue') {
    const most = traces.channel(level.channel)?.spans(0, Math.max(1, recorded), 1).max[0] ?? 0;
    return words.beside.queue(whole(most));
  }
  const limit = limitOf(level, time, traces);
  return Number.isNaN(limit) ? '' : words.beside[level.kind](inUnit(level, limit));
}
