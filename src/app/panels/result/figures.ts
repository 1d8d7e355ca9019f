import { linkResult, lostAt, portResult, type RunResults, slowestFileOf } from '../../../contract/index.ts';
import { rateFigures } from '../score/rateFigures.ts';

/** What is known of one run; NaN of what it does not have. */
export interface Figures {
  readonly packets: number;
  /** Cells that the shown port lost. */
  readonly dropped: number;
  /** Shares of the cell slots of its link. */
  readonly useful: number;
  readonly dead: number;
  readonly idle: number;
  readonly timeouts: number;
  /** Senders hit per overflow. */
  readonly hit: number;
  readonly synchronization: number;
  readonly cellLoss: number;
  readonly packetLoss: number;
  readonly cellsPerPacket: number;
  readonly jain: number;
  /** Packets of the session with the fewest. */
  readonly worst: number;
  readonly queueMean: number;
  readonly delayMs: number;
  /** Jain's index of rates over fair shares; NaN without rate control. */
  readonly shares: number;
  readonly deviation: number;
  /** Longest transfer of a file, seconds; NaN without any that is over. */
  readonly slowestFileS: number;
  readonly sessions: readonly Session[];
}

export interface Session {
  readonly vc: number;
  readonly packets: number;
  /** Mean allowed rate over the fair share; NaN without rate control. */
  readonly share: number;
}

export function figuresOf(results: RunResults, port: string): Figures {
  const { whole } = results;
  const at = portResult(results, port);
  const ledger = linkResult(results, port)?.ledger;
  const rates = rateFigures(results);
  const sessions = results.sessions.map(({ vc, packets, abr }) => ({
    vc,
    packets,
    share: abr === null ? Number.NaN : abr.acrMean / abr.fairCellRate,
  }));
  return {
    packets: whole.packets,
    dropped: at === undefined ? Number.NaN : lostAt(at),
    useful: ledger?.useful ?? Number.NaN,
    dead: ledger?.dead ?? Number.NaN,
    idle: ledger?.idle ?? Number.NaN,
    timeouts: whole.timeouts,
    hit: at?.hitPerEpoch ?? Number.NaN,
    synchronization: whole.synchronization,
    cellLoss: whole.cellLossRatio,
    packetLoss: whole.packetLossRatio,
    cellsPerPacket: whole.cellsLostPerLostPacket,
    jain: whole.jain,
    worst: Math.min(...sessions.map(({ packets }) => packets)),
    queueMean: at?.queueMean ?? Number.NaN,
    delayMs: whole.delayMeanMs,
    shares: rates?.jain ?? Number.NaN,
    deviation: rates?.deviation ?? Number.NaN,
    slowestFileS: slowestFileOf(results),
    sessions,
  };
}
