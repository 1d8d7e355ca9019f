import type { SessionResult, WholeResult } from '../../contract/index.ts';
import { CELL_PAYLOAD, PS_PER_MS } from '../../contract/index.ts';
import { jainIndex, variationIndex } from './fair/fairness.ts';
import type { MeasuredWindow } from './measured.ts';
import { ratio, seconds, share } from './measured.ts';
import type { SessionTotals } from './totals.ts';

export function wholeResult(measured: MeasuredWindow, sessions: readonly SessionResult[]): WholeResult {
  const { from, to, samples } = measured;
  const sum = (pick: (s: SessionResult) => number): number =>
    sessions.reduce((total, s) => total + pick(s), 0);
  const total = (pick: (s: SessionTotals) => number): number =>
    to.sessions.reduce((all, s, i) => all + pick(s) - pick(from.sessions[i]!), 0);
  const cellsSent = total((s) => s.cellsSent);
  const packets = sum((s) => s.packets);
  const unit = usualCells(measured);
  const maximumPackets = maximum(measured, unit);
  const carried = to.sessions.map((s, i) =>
    crossesShownPort(measured, i) ? s.packetCells - from.sessions[i]!.packetCells : 0,
  );
  return {
    packets,
    maximumPackets,
    effectiveThroughput: share(
      carried.reduce((total, cells) => total + cells, 0),
      maximumPackets * unit,
    ),
    efficiency: efficiency(measured, sessions),
    normalizedGoodput:
      100 *
      ratio(
        sum((s) => s.goodputMbps),
        sum((s) => s.idealMbps),
      ),
    jain: jainIndex(sessions.map((s) => s.packets)),
    fairness: variationIndex(sessions.map((s) => s.goodputMbps)),
    cellLossRatio: share(
      sum((s) => s.cellsLost),
      cellsSent,
    ),
    packetLossRatio: share(
      sum((s) => s.packetsLost),
      sum((s) => s.packetsSent),
    ),
    cellsLostPerLostPacket: sum((s) => s.cellsLost) / total((s) => s.packetsHit),
    timeouts: sum((s) => s.timeouts),
    fastRetransmits: sum((s) => s.fastRetransmits),
    ecnReductions: sum((s) => s.ecnReductions),
    windowBeforeTimeoutBytes: total((s) => s.windowsBeforeTimeout) / sum((s) => s.timeouts),
    delayMeanMs: total((s) => s.delaySum) / total((s) => s.delayed) / PS_PER_MS,
    synchronization: samples.synchronization(),
  };
}

const crossesShownPort = ({ scenario, network }: MeasuredWindow, session: number): boolean =>
  network.connections[session]!.forward.some(({ id }) => id === scenario.shownPort);

/** Median of the cells per packet of the sessions through the shown port. */
function usualCells(measured: MeasuredWindow): number {
  const cells = measured.network.connections.flatMap(({ sender }, i) =>
    crossesShownPort(measured, i) ? [sender.segmentCells] : [],
  );
  return cells.sort((a, b) => a - b)[cells.length >> 1] ?? 0;
}

/**
 * Packets of the most common size that the link of the shown port carries in the window, whole
 * packets only (Cheon & Panwar 1997, Tables 1-4: 76,415 = 155.52 Mb/s / (12 x 424 bit) x 2.5 s).
 */
function maximum(measured: MeasuredWindow, cells: number): number {
  const { scenario } = measured;
  const link = scenario.links.find(({ id }) => id === scenario.shownPort);
  if (link === undefined || cells === 0) return 0;
  return Math.floor((link.rate / (cells * 8 * link.unitBytes)) * seconds(measured));
}

/** Application bits through the shown port, over the payload capacity of its link. */
function efficiency(measured: MeasuredWindow, sessions: readonly SessionResult[]): number {
  const { scenario } = measured;
  const link = scenario.links.find(({ id }) => id === scenario.shownPort);
  if (link === undefined) return 0;
  const goodput = sessions.reduce(
    (mbps, s, i) => mbps + (crossesShownPort(measured, i) ? s.goodputMbps : 0),
    0,
  );
  return share(goodput * 1e6, (link.rate * CELL_PAYLOAD) / link.unitBytes);
}
