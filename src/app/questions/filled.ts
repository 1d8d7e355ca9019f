import { type AnswerFigure, linkResult, lostAt, portResult, type RunResults } from '../../contract/index.ts';
import { fixed, percent, rounded, whole } from '../format.ts';

/** Figures that answers name, as they are written. */
function figureWords(results: RunResults, port: string): Readonly<Record<AnswerFigure, string>> {
  const { whole: all } = results;
  const ledger = linkResult(results, port)?.ledger;
  const at = portResult(results, port);
  const share = (value: number | undefined) => percent(value ?? Number.NaN, 0);
  return {
    useful: share(ledger?.useful),
    dead: share(ledger?.dead),
    duplicate: share(ledger?.duplicate),
    idle: share(ledger?.idle),
    packets: whole(all.packets),
    dropped: whole(at === undefined ? Number.NaN : lostAt(at)),
    timeouts: whole(all.timeouts),
    fastRetransmits: whole(all.fastRetransmits),
    hit: fixed(at?.hitPerEpoch ?? Number.NaN, 1),
    senders: whole(results.sessions.length),
    synchronization: fixed(all.synchronization, 2),
    cellsPerLostPacket: fixed(all.cellsLostPerLostPacket, 1),
    from: rounded(results.window.fromS, 3),
    to: rounded(results.window.toS, 3),
  };
}

/** An answer with the figures of the run instead of their names. */
export const filled = (answer: string, results: RunResults | null, port: string): string => {
  const figures = results && figureWords(results, port);
  return answer.replace(/\{(\w+)\}/g, (_, name: AnswerFigure) => figures?.[name] ?? '–');
};
