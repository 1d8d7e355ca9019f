import { shortRate, whole } from '../../format.ts';
import { levelTexts as words } from '../../strings/panels/levels.ts';
import type { TraceStore } from '../../traces/index.ts';
import { type LaneLimit, type LaneRoom, type PlacedLane, placeLanes } from '../lanes.ts';

/** Credit of a VC on a hop, ACR of a virtual source, or cells waiting in it. */
export type LevelKind = 'credit' | 'acr' | 'queue';

/** One value over time, in a lane of its own. */
export interface Level {
  readonly kind: LevelKind;
  readonly channel: string;
  readonly vc: number;
  /** Short name in the gutter, `to sw1`, and full name, `1h1 to sw1`. */
  readonly label: string;
  readonly name: string;
  readonly large: boolean;
  /** Whether a press follows the lane's VC. */
  readonly selectsVc: boolean;
  /** Value at the top of the lane. */
  readonly most: number;
}

/** Ratio of the large lane's height to a small one's. */
const LARGE = 2.2;
/** Least and largest height of a lane on a laptop, and the least with many lanes, CSS pixels. */
const LANE = { least: 19, dense: 12.6, most: 40 } as const;
/** From this number on there are many lanes, which would leave no height for the rows below. */
const MANY = 6;
/** Room above the scale, on a phone with name and value, and in a lane below the least height of others, CSS pixels. */
const ROOF = { laptop: 6, phone: 19, projector: 6, low: 2 } as const;
/** Room below zero, CSS pixels. */
const BOTTOM = 3;
/** Lane height from which two lines fit, CSS pixels. */
const TWO_LINES = { laptop: 28, phone: 28, projector: 64 } as const;

/** Least and largest height of all lanes; without lanes, room for a sentence. */
export function levelHeights(levels: readonly Level[]): { least: number; most: number } {
  const weights = levels.reduce((sum, { large }) => sum + (large ? LARGE : 1), 0);
  const lanes = Math.max(2, weights);
  const least = levels.length >= MANY ? LANE.dense : LANE.least;
  return { least: Math.ceil(lanes * least), most: Math.ceil(lanes * LANE.most) };
}

export const levelAt = ({ channel }: Level, time: number, traces: TraceStore): number =>
  traces.channel(channel)?.at(time) ?? Number.NaN;

/** Channel of a value's limit: places for credit, the fair share for a rate; null for a constant limit. */
export function limitChannel({ kind, channel, vc }: Level): string | null {
  if (kind === 'credit') return channel.replace('credit/', 'places/');
  return kind === 'acr' ? `fair/${vc}` : null;
}

/** Limit of a value. Places that never change are not recorded: they equal the credit before the first cell. */
export function limitOf(level: Level, time: number, traces: TraceStore): number {
  const limit = traces.channel(limitChannel(level) ?? '');
  if (limit !== null) return limit.at(time);
  return level.kind === 'credit' ? levelAt(level, 0, traces) : Number.NaN;
}

/** Whether the value is defined: a rate is not while its VC has nothing to send. */
export const isActive = (level: Level, time: number, traces: TraceStore): boolean =>
  level.kind !== 'acr' || !Number.isNaN(limitOf(level, time, traces));

export const inUnit = ({ kind }: Level, value: number): string =>
  kind === 'acr' ? shortRate(value) : whole(value);

/** Text next to a value: `of 744`, `fair 60.9k`, `max 192`. */
export function neighbourTextOf(level: Level, time: number, traces: TraceStore, recorded: number): string {
  if (level.kind === 'queue') {
    const most = traces.channel(level.channel)?.spans(0, Math.max(1, recorded), 1).max[0] ?? 0;
    return words.nextTo.queue(whole(most));
  }
  const limit = limitOf(level, time, traces);
  return Number.isNaN(limit) ? '' : words.nextTo[level.kind](inUnit(level, limit));
}

/** One lane for each level, with its limit. */
export function levelLanes(
  levels: readonly Level[],
  { height, profile, style }: LaneRoom,
  followVc: (vc: number) => void,
): readonly PlacedLane[] {
  return placeLanes(levels, height, { times: LARGE }).map((level): PlacedLane => {
    const { kind, channel, vc, large, label, name, selectsVc: follows, most, top, height: rows } = level;
    const isQueue = kind === 'queue';
    const isLow = rows < LANE.least * (large ? LARGE : 1);
    return {
      id: channel,
      label,
      name,
      vc,
      large,
      top,
      height: rows,
      most,
      above: isLow ? Math.min(ROOF[profile], ROOF.low) : ROOF[profile],
      below: BOTTOM,
      traces: [
        {
          channels: [channel],
          ...(kind === 'acr' && { during: `fair/${vc}` }),
          vc: isQueue ? null : vc,
          pens: isQueue ? style.queue : large ? style.followed : style.lane,
          fill: isQueue ? 'area' : large ? 'tint' : null,
        },
      ],
      limits: limitsOf(level),
      ...(follows && { choose: () => followVc(vc) }),
      read: ({ time, traces, recorded }) => {
        const value = levelAt(level, time, traces);
        return Number.isNaN(value) || !isActive(level, time, traces)
          ? ['', '']
          : [inUnit(level, value), neighbourTextOf(level, time, traces, recorded)];
      },
      isLow: rows < TWO_LINES[profile],
    };
  });
}

/** Limits to draw. Places that never change are not recorded: they equal the credit before the first cell. */
function limitsOf(level: Level): readonly LaneLimit[] {
  const channel = limitChannel(level);
  if (channel === null) return [];
  return [
    { channel, ...(level.kind === 'credit' && { held: (traces: TraceStore) => levelAt(level, 0, traces) }) },
  ];
}
