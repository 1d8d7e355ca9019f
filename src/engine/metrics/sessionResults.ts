import type { FileFigures, SessionResult, SwitchWait } from '../../contract/index.ts';
import { PS_PER_MS, PS_PER_SECOND } from '../../contract/index.ts';
import { abrFigures } from './abrFigures.ts';
import { type DelayCounters, delayFigures } from './delays.ts';
import { idealGoodputs } from './fair/ideal.ts';
import { weightsOf } from './fair/weights.ts';
import type { MeasuredWindow } from './measured.ts';
import { ratio, seconds, share } from './measured.ts';
import type { Totals } from './totals.ts';

export function sessionResults(measured: MeasuredWindow): SessionResult[] {
  const { scenario, network, from, to, samples } = measured;
  const ideals = idealGoodputs(scenario, network);
  const weights = weightsOf(measured, ideals);
  const rates = abrFigures(measured);
  return network.connections.map(({ vc, tcp }, i) => {
    const a = from.sessions[i]!;
    const b = to.sessions[i]!;
    const packets = b.packets - a.packets;
    const goodputMbps = ratio((b.bytes - a.bytes) * 8, seconds(measured)) / 1e6;
    const timeouts = b.timeouts - a.timeouts;
    const packetsSent = b.packetsSent - a.packetsSent;
    const cellsLost = b.cellsLost - a.cellsLost;
    const packetsLost = b.packetsLost - a.packetsLost;
    return {
      vc: vc.id,
      source: vc.source.kind,
      cellsSent: b.cellsSent - a.cellsSent,
      cellsDelivered: b.cellsDelivered - a.cellsDelivered,
      packets,
      goodputMbps,
      idealMbps: ideals[i]!,
      weight: weights[i]!,
      normalizedGoodput: 100 * ratio(goodputMbps, ideals[i]!),
      files: fileFigures(tcp?.sender.application?.times, a.files, b.files),
      duplicates: b.duplicates - a.duplicates,
      packetsSent,
      retransmits: b.retransmits - a.retransmits,
      timeouts,
      fastRetransmits: b.fastRetransmits - a.fastRetransmits,
      ecnReductions: b.ecnReductions - a.ecnReductions,
      cellsLost,
      cellsPushedOut: b.cellsPushedOut - a.cellsPushedOut,
      cellsLostOnLinks: b.lostOnLinks - a.lostOnLinks,
      packetsLost,
      cellLossRatio: share(cellsLost, b.cellsSent - a.cellsSent),
      packetLossRatio: share(packetsLost, packetsSent),
      deadCells: b.deadCells - a.deadCells,
      cellsMarked: b.markedCells - a.markedCells,
      meanCwndBytes: tcp === null ? Number.NaN : samples.mean(i),
      windowBeforeTimeoutBytes: (b.windowsBeforeTimeout - a.windowsBeforeTimeout) / timeouts,
      meanRoundTripMs: (b.roundTripSum - a.roundTripSum) / (b.roundTrips - a.roundTrips) / PS_PER_MS,
      delay: delayFigures(delaysOf(from, i), delaysOf(to, i)),
      waits: switchWaits(measured, i),
      abr: rates[i]!,
    };
  });
}

function delaysOf({ sessions, delayBins }: Totals, i: number): DelayCounters {
  const { delayed, delaySum, delayLongest } = sessions[i]!;
  return { count: delayed, sum: delaySum, longest: delayLongest, bins: delayBins[i]! };
}

/** Mean waits by Little's law: the time integral of the flow's cells in the queue, over its accepted cells. */
function switchWaits({ network, from, to }: MeasuredWindow, session: number): SwitchWait[] {
  const { dataFlows } = network.connections[session]!;
  const hops = dataFlows.flatMap(({ flow, links }) => links.map((link) => [flow.index, link] as const));
  return hops.flatMap(([flow, link]) => {
    const p = network.ports.findIndex((port) => port.link === link);
    if (p < 0) return [];
    const [a, b] = [from.ports[p], to.ports[p]];
    const cells = b!.accepted[flow]! - a!.accepted[flow]!;
    const meanMs = cells > 0 ? (b!.waited[flow]! - a!.waited[flow]!) / cells / PS_PER_MS : Number.NaN;
    return [{ port: link.id, cells, meanMs }];
  });
}

function fileFigures(times: readonly number[] | undefined, from: number, to: number): FileFigures | null {
  if (times === undefined) return null;
  const timesS = times.slice(from, to).map((time) => time / PS_PER_SECOND);
  return { count: to - from, meanS: timesS.reduce((a, b) => a + b, 0) / (to - from), timesS };
}
