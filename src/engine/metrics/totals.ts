import type { AbrSource } from '../abr/ends/abrSource.ts';
import type { Flow } from '../atm/flow.ts';
import type { Link } from '../atm/link.ts';
import { type Connection, type Network, rateSourceOf } from '../network/nodes/network.ts';
import type { Port } from '../switch/port.ts';
import { type CellOutcomes, outcomesOf } from './cellOutcomes.ts';

/** Cumulative counters at one instant; a window is the difference of two. Never changed once taken. */
export interface Totals {
  readonly time: number;
  readonly sessions: readonly SessionTotals[];
  readonly pools: readonly PoolTotals[];
  readonly ports: readonly PortTotals[];
  /** Cells whose transmission has begun, by link. */
  readonly links: readonly number[];
  /** Cells lost on each link, and by direction of a connection (empty for none). */
  readonly lostOnLinks: readonly number[];
  readonly lostBy: readonly Float64Array[];
  /** Histogram of packet delays, by session. */
  readonly delayBins: readonly Uint32Array[];
  /** By session; null without rate control. */
  readonly abr: readonly (AbrTotals | null)[];
  /** By link; null for links that leave no switch. */
  readonly outcomes: readonly (CellOutcomes | null)[];
  /** By flow, in networks with routers; else empty. */
  readonly flows: readonly FlowTotals[];
  /** Picoseconds that each link has been sending, packet links only. */
  readonly busy: readonly number[];
  /** By output of all routers, in their order. */
  readonly outputs: readonly OutputTotals[];
}

export interface FlowTotals {
  readonly cellsSent: number;
  readonly cellsLost: number;
  readonly framesSent: number;
  readonly framesLost: number;
  readonly deadCells: number;
}

export interface OutputTotals {
  readonly forwarded: number;
  readonly discarded: number;
}

export interface SessionTotals {
  readonly packets: number;
  /** Application bytes of these packets, and their cells. */
  readonly bytes: number;
  readonly packetCells: number;
  readonly duplicates: number;
  readonly duplicateCells: number;
  readonly completeCells: number;
  readonly deadCells: number;
  readonly packetsSent: number;
  readonly cellsSent: number;
  /** Cells that arrived at the destination, of complete frames or not. */
  readonly cellsDelivered: number;
  /** Number of transferred files. */
  readonly files: number;
  readonly retransmits: number;
  readonly timeouts: number;
  readonly windowsBeforeTimeout: number;
  readonly fastRetransmits: number;
  readonly ecnReductions: number;
  readonly cellsLost: number;
  readonly cellsPushedOut: number;
  readonly lostOnLinks: number;
  readonly packetsLost: number;
  /** Packets of `packetsLost` that lost a cell themselves. */
  readonly packetsHit: number;
  readonly markedCells: number;
  /** Number of data frames that arrived complete, the sum of their delays and the longest, picoseconds. */
  readonly delayed: number;
  readonly delaySum: number;
  readonly delayLongest: number;
  /** Round trips that TCP has measured, and their sum, picoseconds. */
  readonly roundTrips: number;
  readonly roundTripSum: number;
}

export interface AbrTotals {
  readonly rmSent: number;
  readonly rmReturned: number;
  readonly rmLost: number;
  readonly refusedFrames: number;
  readonly refusedCells: number;
  readonly waitingMax: number;
  /** Integrals over time of the allowed cell rate less `offset`, and of its square: cells, cells²/s. Restarted before the last start. */
  readonly sum: number;
  readonly squares: number;
  readonly offset: number;
  /** Seconds at which the rate was last in each bin (rateMeter.ts); -1 = never. */
  readonly left: Float32Array;
  /** Highest rate in the measured window so far, cells/s, and since the last start, or since it fell to its fair share after it. */
  readonly most: number;
  readonly peakSinceLastStart: number;
}

export interface PoolTotals {
  readonly offered: number;
  readonly blocked: number;
  readonly ended: number;
  /** Total duration of ended calls, and total time of all lines in use, picoseconds. */
  readonly lasted: number;
  readonly busy: number;
}

export interface PortTotals {
  readonly offered: number;
  readonly dropped: number;
  readonly frames: number;
  readonly framesLost: number;
  readonly pushedOut: number;
  /** Cells of acknowledgements among the dropped and pushed out. */
  readonly ackCellsLost: number;
  /** RM cells that found no place. */
  readonly rmLost: number;
  readonly epochs: number;
  readonly hits: number;
  readonly lasted: number;
  /** Cells lost by flow, and of them those that were pushed out. */
  readonly lost: Float64Array;
  readonly pushedOutBy: Float64Array;
  /** Cells accepted by flow, and the picoseconds that they have waited so far. */
  readonly accepted: Float64Array;
  readonly waited: Float64Array;
  /** Picoseconds with q cells waiting, up to now. */
  readonly time: Float64Array;
}

/** @param time up to which all events have been processed */
export function takeTotals(network: Network, time: number): Totals {
  return {
    time,
    sessions: network.connections.map(({ vc, sender, receiver, tcp, totals }) => ({
      packets: receiver.packets,
      bytes: deliveredBytes({ vc, receiver, tcp }),
      packetCells: tcp?.receiver.packetCells ?? receiver.packets * sender.segmentCells,
      duplicates: receiver.duplicates,
      duplicateCells: receiver.duplicateCells,
      completeCells: sender.data.completeCells,
      deadCells: (totals ?? sender.data).deadCells,
      packetsSent: sender.packetsSent,
      cellsSent: (totals ?? sender.data).cellsSent,
      files: tcp?.sender.application?.times.length ?? 0,
      cellsDelivered: receiver.data.cellsReceived,
      retransmits: sender.retransmits,
      timeouts: sender.timeouts,
      windowsBeforeTimeout: tcp?.sender.windowsBeforeTimeout ?? 0,
      fastRetransmits: sender.fastRetransmits,
      ecnReductions: sender.ecnReductions,
      cellsLost: (totals ?? sender.data).cellsLost,
      cellsPushedOut: (totals ?? sender.data).cellsPushedOut,
      lostOnLinks: (totals ?? sender.data).lostOnLinks,
      packetsLost: (totals ?? sender.data).framesLost,
      packetsHit: (totals ?? sender.data).framesHit,
      markedCells: receiver.data.markedCells,
      delayed: receiver.data.delays.count,
      delaySum: receiver.data.delays.sum,
      delayLongest: receiver.data.delays.longest,
      roundTrips: tcp?.sender.rtt.samples ?? 0,
      roundTripSum: tcp?.sender.rtt.sum ?? 0,
    })),
    pools: network.pools.map((pool) => {
      const { offered, blocked, ended, lasted } = pool;
      return { offered, blocked, ended, lasted, busy: pool.busyUntil(time) };
    }),
    ports: network.ports.map((port) => {
      const { count: epochs, hits, lasted } = port.losses.epochs;
      return {
        offered: port.offered,
        dropped: port.losses.dropped,
        frames: port.frames,
        framesLost: port.losses.frames,
        pushedOut: port.losses.pushedOut,
        ackCellsLost: port.losses.ackCells,
        rmLost: port.losses.rmCells,
        epochs,
        hits,
        lasted,
        lost: port.losses.cells.slice(),
        pushedOutBy: port.losses.pushedOutBy.slice(),
        accepted: port.queue.accepted.slice(),
        ...port.queue.timesUntil(time),
      };
    }),
    links: begunOnAll(network, time),
    lostOnLinks: network.links.map(({ impairment }) => impairment.total),
    lostBy: network.links.map(({ impairment }) => impairment.lost.slice()),
    delayBins: network.connections.map(({ receiver }) => receiver.data.delays.bins.slice()),
    abr: rateTotals(network, time),
    outcomes: outcomesOf(network, time),
    flows: network.routers.length === 0 ? [] : network.flows.map(flowTotals),
    busy: network.links.map((link) => (link.isPacketLink ? link.busyUntil(time) : 0)),
    outputs: network.routers.flatMap(({ outputs }) =>
      outputs.map(({ forwarded, discarded }) => ({ forwarded, discarded })),
    ),
  };
}

/** Application bytes of the packets that arrived for the first time. */
export const deliveredBytes = ({ vc, receiver, tcp }: Pick<Connection, 'vc' | 'receiver' | 'tcp'>): number =>
  tcp?.receiver.bytes ?? receiver.packets * vc.packetBytes;

/** ABR counters by session; null without rate control. */
export const rateTotals = (network: Network, time: number): readonly (AbrTotals | null)[] =>
  network.connections.map(({ sender }) => abrTotals(rateSourceOf(network, sender.data.index), time));

function abrTotals(source: AbrSource | null, time: number): AbrTotals | null {
  if (source === null) return null;
  const { table, meter, refusedFrames, refusedCells, mostWaiting } = source;
  return {
    rmSent: table.sent,
    rmReturned: table.returned,
    rmLost: table.lost,
    refusedFrames,
    refusedCells,
    waitingMax: mostWaiting,
    ...meter.sums(time),
    offset: meter.offset,
    left: meter.lastTimesBy(time),
    most: meter.highest,
    peakSinceLastStart: meter.peakSinceLastStart,
  };
}

const flowTotals = (flow: Flow): FlowTotals => ({
  cellsSent: flow.cellsSent,
  cellsLost: flow.cellsLost,
  framesSent: flow.next,
  framesLost: flow.framesLost,
  deadCells: flow.deadCells,
});

/** Cells whose transmission on a link has begun before `time`. */
export const cellsBegun = ({ ports }: Network, link: Link, time: number): number =>
  cellsOnWire(link, ports.find((candidate) => candidate.link === link) ?? null, time);

function begunOnAll({ links, ports }: Network, time: number): readonly number[] {
  const portOf = new Map(ports.map((port) => [port.link, port]));
  return links.map((link) => cellsOnWire(link, portOf.get(link) ?? null, time));
}

/** The same for a link with a known port; null if it leaves no switch. */
export const cellsOnWire = (link: Link, port: Port | null, time: number): number =>
  port === null ? link.tail - link.piggybackedCells - waitingAt(link, time) : port.queue.begunBefore(time);

/** Cells of a host or router on a link whose transmission has not begun before `time`. */
function waitingAt(link: Link, time: number): number {
  if (link.isPacketLink) return link.framesWaiting(time);
  // They are in the ring of the link, one cell time apart up to `free`.
  const cellTime = link.cellWhole + link.cellPart / link.modulus;
  return Math.max(0, Math.floor((link.free - time) / cellTime));
}
