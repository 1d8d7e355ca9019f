import {
  fairnessOf,
  linkResult,
  lowestOf,
  portResult,
  type RunResults,
  type Yardstick,
} from '../../contract/index.ts';
import { rateFigures } from '../readings/rateFigures.ts';

/** Figures of one run by which reasons are evaluated; NaN where the run has none. */
export interface ReasonFigures {
  /** Shares of the cell slots of the shown link. */
  readonly useful: number;
  readonly dead: number;
  readonly idle: number;
  readonly timeouts: number;
  /** Senders hit per overflow. */
  readonly hit: number;
  readonly synchronization: number;
  readonly packetLoss: number;
  readonly cellsPerPacket: number;
  /** Jain's index of packets relative to each session's due share. */
  readonly jain: number;
  /** Packets of the session with the fewest. */
  readonly worst: number;
  readonly queueMean: number;
  readonly delayMs: number;
  /** Jain's index of rates over fair shares; NaN without rate control. */
  readonly shares: number;
  readonly deviation: number;
}

export function figuresOf(results: RunResults, port: string, yardstick: Yardstick): ReasonFigures {
  const { whole, sessions } = results;
  const at = portResult(results, port);
  const ledger = linkResult(results, port)?.ledger;
  const rates = rateFigures(results);
  return {
    useful: ledger?.useful ?? Number.NaN,
    dead: ledger?.dead ?? Number.NaN,
    idle: ledger?.idle ?? Number.NaN,
    timeouts: whole.timeouts,
    hit: at?.hitPerEpoch ?? Number.NaN,
    synchronization: whole.synchronization,
    packetLoss: whole.packetLossRatio,
    cellsPerPacket: whole.cellsLostPerLostPacket,
    jain: fairnessOf(results, yardstick),
    worst: lowestOf(sessions.map(({ packets }) => packets)),
    queueMean: at?.queueMean ?? Number.NaN,
    delayMs: whole.delayMeanMs,
    shares: rates?.jain ?? Number.NaN,
    deviation: rates?.deviation ?? Number.NaN,
  };
}
