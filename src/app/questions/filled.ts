import { type AnswerFigure, linkResult, lostAt, portResult, type RunResults } from '../../contract/index.ts';
import { exact, fixed, percent, whole } from '../format.ts';

/** To the millisecond. */
const inSeconds = (time: number): string => exact(Math.round(time * 1000) / 1000);

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
    from: inSeconds(results.window.fromS),
    to: inSeconds(results.window.toS),
  };
}

/** An answer with the figures of the run instead of their names. */
export const filled = (answer: string, results: RunResults | null, port: string): string => {
  const figures = results && figureWords(results, port);
  return answer.replace(/\{(\w+)\}/g, (_, name: AnswerFigure) => figures?.[name] ?? '–');
};
