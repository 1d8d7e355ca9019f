import { type FrameColumns, FrameFate } from '../../contract/index.ts';
import type { Network } from '../network/nodes/network.ts';
import { FrameLog, type FrameRow } from './frameLog.ts';

const NO_PLACE = 65535;

/** Frames of both directions of one VC while it is followed. No cost before and afterwards. */
export class FollowedFrames {
  private readonly logs: readonly FrameLog[];

  /** @param vc its id; an unknown VC has no frames */
  constructor({ connections }: Network, vc: number) {
    const index = connections.findIndex((connection) => connection.vc.id === vc);
    const connection = connections[index];
    this.logs =
      connection === undefined
        ? []
        : [
            new FrameLog(
              connection.dataFlows.map(({ flow }) => flow),
              2 * index,
              false,
            ),
            new FrameLog(
              connection.ackFlows.map(({ flow }) => flow),
              2 * index + 1,
              true,
            ),
          ];
  }

  get rows(): number {
    return this.logs.reduce((sum, log) => sum + log.rows.length, 0);
  }

  /** Frames in transit at some time between `from` and `to`. */
  between(from: number, to: number): FrameColumns {
    const rows = this.logs
      .flatMap((log) => log.rows)
      .filter((row) => row.sent < to && !(row.ended < from))
      .sort((a, b) => a.sent - b.sent || Number(a.ack) - Number(b.ack) || a.number - b.number);
    return columnsOf(rows.map((row) => (row.ended < to ? row : openAgain(row))));
  }

  forgetBefore(time: number): void {
    for (const log of this.logs) log.forgetBefore(time);
  }

  stop(): void {
    for (const log of this.logs) log.stop();
  }
}

/** The row as it was while the frame was in transit. */
const openAgain = (row: FrameRow): FrameRow => ({
  ...row,
  ended: Number.NaN,
  fate: FrameFate.underWay,
  place: '',
});

function columnsOf(rows: readonly FrameRow[]): FrameColumns {
  const places = [...new Set(rows.flatMap(({ place }) => (place === '' ? [] : [place])))];
  return {
    sent: Float64Array.from(rows, ({ sent }) => sent),
    ended: Float64Array.from(rows, ({ ended }) => ended),
    number: Float64Array.from(rows, ({ number }) => number),
    bytes: Int32Array.from(rows, ({ bytes }) => bytes),
    ack: Uint8Array.from(rows, ({ ack }) => (ack ? 1 : 0)),
    again: Uint8Array.from(rows, ({ again }) => (again ? 1 : 0)),
    fate: Uint8Array.from(rows, ({ fate }) => fate),
    place: Uint16Array.from(rows, ({ place }) => (place === '' ? NO_PLACE : places.indexOf(place))),
    places,
  };
}
