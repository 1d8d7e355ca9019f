import { type DrawnTrace, portResult, type RunResults } from '../../contract/index.ts';
import { guessTexts as texts } from '../strings/pages/guess.ts';
import { CONSTANT, type GuessKind, PORT, SENDER_COUNT, SETTLED, UNTIL } from './game.ts';

/** A round that has been run. */
export interface Played {
  /** Queue first, then what is shown of each sender. */
  readonly trace: DrawnTrace;
  readonly results: RunResults;
}

const numbers = (values: readonly number[] | undefined): readonly number[] => values ?? [];

/** From when on at most a twentieth of the buffer was taken, s. */
export function quietSince({ channels: [queue] }: DrawnTrace, places: number): number {
  const high = numbers(queue?.high);
  return ((high.findLastIndex((cells) => cells > places / 20) + 1) / Math.max(1, high.length)) * UNTIL;
}

/** Cells/s that the link of the shown port carries. */
const linkCells = ({ whole, window }: RunResults, cellsOfPacket: number): number =>
  (whole.maximumPackets * cellsOfPacket) / (window.toS - window.fromS);

/** Why the queue is as it is: a sentence with numbers of this run. */
export function reasonOf(kind: GuessKind, { trace, results }: Played): string {
  const port = portResult(results, PORT);
  if (port === undefined) return '';
  const { timeouts, fastRetransmits } = results.whole;
  switch (kind) {
    case 'reno':
      return texts.reasons.reno(timeouts, 100 * port.emptyShare);
    case 'newreno':
      return texts.reasons.newreno(timeouts, fastRetransmits);
    case 'cubic':
      return texts.reasons.cubic(timeouts, 100 * port.emptyShare);
    case 'constant':
      return texts.reasons.constant(
        (100 * SENDER_COUNT * CONSTANT) / linkCells(results, cellsOfPacket(results)) - 100,
      );
    case 'abr':
      return texts.reasons.abr(meanRate(results), SETTLED, quietSince(trace, port.bufferCells));
  }
}

/** Data cells of a packet, of all that were sent. */
function cellsOfPacket({ sessions }: RunResults): number {
  const sum = (of: (session: RunResults['sessions'][number]) => number): number =>
    sessions.reduce((all, session) => all + of(session), 0);
  return Math.round(sum(({ cellsSent }) => cellsSent) / sum(({ packetsSent }) => packetsSent));
}

/** Mean of the rates that sources were allowed, over the time that is spoken of, cells/s. */
function meanRate({ sessions }: RunResults): number {
  const means = sessions.flatMap(({ abr }) => (abr === null ? [] : [abr.acrMean]));
  return means.reduce((sum, mean) => sum + mean, 0) / Math.max(1, means.length);
}
