import {
  elementAt,
  type FrameColumns,
  FrameFate,
  float64At,
  type Picoseconds,
  uint8At,
  uint16At,
} from '../../../contract/index.ts';
import type { TimeRange } from '../../plot/scale.ts';

/** A node on the path of a VC: 0 at the source, 1 at the destination. */
export interface Station {
  readonly id: string;
  readonly share: number;
}

/** Least share of the path that a hop takes in the picture, however short its delay. */
const LEAST_SHARE = 0.1;

/** Nodes by their share of the propagation delay, but far enough apart that losses can be distinguished. */
export function stationsOf(path: readonly string[], hopsPs: readonly Picoseconds[]): readonly Station[] {
  const total = hopsPs.reduce((sum, delay) => sum + delay, 0);
  const weights = hopsPs.map((delay) => (total === 0 ? 1 : Math.max(LEAST_SHARE, delay / total)));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let share = 0;
  return path.map((id, i) => {
    if (i > 0) share += elementAt(weights, i - 1) / whole;
    return { id, share: i === path.length - 1 ? 1 : share };
  });
}

/** One frame on the diagram: time and place of its two ends. */
export interface FrameLine {
  readonly from: Picoseconds;
  readonly fromShare: number;
  readonly to: Picoseconds;
  readonly toShare: number;
  readonly ack: boolean;
  readonly again: boolean;
  readonly fate: 'underWay' | 'arrived' | 'lost';
  /** Packet number from 1; of an ACK, the packet it waits for. Null for frames of a handshake. */
  readonly packet: number | null;
}

/** Share of the path drawn for a frame under way: only its beginning is known. */
const STUB = 0.08;

/** @param segmentBytes of a full packet; @param oneWayPs propagation delay of the whole path */
export function frameLines(
  frames: FrameColumns,
  stations: readonly Station[],
  segmentBytes: number,
  oneWayPs: Picoseconds,
): FrameLine[] {
  const shares = new Map(stations.map(({ id, share }) => [id, share]));
  return Array.from(frames.sent, (sent, i): FrameLine => {
    const ack = frames.ack[i] === 1;
    const [start, end] = ack ? [1, 0] : [0, 1];
    const fate = uint8At(frames.fate, i);
    const common = {
      from: sent,
      fromShare: start,
      ack,
      again: frames.again[i] === 1,
      packet: packetOf(frames, i, segmentBytes),
    };
    if (fate === FrameFate.underWay)
      return {
        ...common,
        to: sent + STUB * oneWayPs,
        toShare: start + STUB * (end - start),
        fate: 'underWay',
      };
    if (fate === FrameFate.arrived)
      return { ...common, to: float64At(frames.ended, i), toShare: end, fate: 'arrived' };
    const share = shares.get(lostNear(frames.places[uint16At(frames.place, i)] ?? '', fate)) ?? end;
    return { ...common, to: float64At(frames.ended, i), toShare: share, fate: 'lost' };
  });
}

/** Node at which a frame was lost: before the link for a port, behind the link for a link that loses cells. */
function lostNear(place: string, fate: number): string {
  const [before = '', behind] = place.split('>');
  return fate === FrameFate.lostOnLink ? (behind ?? before) : before;
}

function packetOf({ number, bytes, ack }: FrameColumns, i: number, segmentBytes: number): number | null {
  if (float64At(number, i) < 0 || (ack[i] === 0 && bytes[i] === 0)) return null;
  return Math.floor(float64At(number, i) / segmentBytes) + 1;
}

/** Number of data frames sent in the range. */
export const sentWithin = ({ sent, ack }: FrameColumns, range: TimeRange): number =>
  sent.reduce((sum, at, i) => sum + (ack[i] === 0 && at >= range.from && at < range.to ? 1 : 0), 0);

/** Below this many CSS pixels per data frame, single lines cannot be distinguished. */
const LEAST_PIXELS = 4;
export const isDense = (frames: number, width: number): boolean => frames * LEAST_PIXELS > width;

/** Number of frames that a window admits in a time span, if each packet takes one round trip. */
export const framesExpected = (
  windowBytes: number,
  segmentBytes: number,
  roundTrip: Picoseconds,
  span: Picoseconds,
): number => ((windowBytes / segmentBytes) * span) / roundTrip;

const ROUND_TRIPS = 4;
/** Position of the head in the range, as a share. */
const HEAD_SHARE = 0.7;

/** A range of a few round trips around the head, shorter where there are many frames, and always shorter than the present one. */
export function closeUp(
  now: Picoseconds,
  range: TimeRange,
  end: Picoseconds,
  roundTrip: Picoseconds,
  frames: number,
  width: number,
): TimeRange {
  const before = range.to - range.from;
  const legible = frames > 0 ? (before * width) / (frames * LEAST_PIXELS * 2) : Infinity;
  const span = Math.min(before * 0.5, Math.max(Math.min(ROUND_TRIPS * roundTrip, legible), roundTrip / 4));
  const from = Math.max(0, Math.min(now - HEAD_SHARE * span, end - span));
  return { from, to: from + span };
}
