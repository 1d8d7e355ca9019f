import {
  CLASS_NAMES,
  type LoadedReport,
  PS_PER_SECOND,
  portResult,
  type RunResults,
} from '../../../contract/index.ts';
import { exact, fixed, percent, whole } from '../../format.ts';
import type { Session } from '../../session/session.ts';
import { vcName } from '../../store/rated.ts';
import { en } from '../../strings/en.ts';
import { tracesOf } from '../../traces/index.ts';
import { ledgerAt } from '../linkUse/now.ts';
import { ratedSessions, rateFigures } from '../score/rateFigures.ts';
import { fixedWords, type Telling } from './telling.ts';

const words = en.live.end;

/** The class that lost the largest part of its cells, and those that lost none; null where the port has no classes. */
function classes({ ports }: RunResults, port: string): readonly [string, string] | null {
  const all = ports.find((one) => one.port === port)?.classes ?? [];
  const [worst] = all.filter(({ lost }) => lost > 0).toSorted((a, b) => b.cellLossRatio - a.cellLossRatio);
  if (worst === undefined) return null;
  const none = all
    .filter(({ lost, offered }) => lost === 0 && offered > 0)
    .map((one) => CLASS_NAMES[one.serviceClass]);
  return [
    words.classLost(CLASS_NAMES[worst.serviceClass], percent(worst.cellLossRatio, 1)),
    none.length === 0 ? '' : words.classNone(none.join(', ')),
  ];
}

/**
 * What the whole run came to, over the time in which it is measured. The figures are those of the score.
 * @param hero the VC that a run with rate control is about
 */
export function endTelling(
  session: Session,
  loaded: LoadedReport,
  results: RunResults,
  hero: number | null,
): Telling | null {
  const { fromS, toS } = results.window;
  const [from, to] = [exact(fromS), exact(toS)];
  const ledger = ledgerAt(tracesOf(session).shown, loaded, toS * PS_PER_SECOND);
  const { whole: all } = results;
  const at = portResult(results, loaded.port);
  const rates = rateFigures(results);
  const rate = ratedSessions(results).find(({ vc }) => vc === hero);
  const byClass = classes(results, loaded.port);
  const carried = ledger === null ? null : percent(1 - ledger.idle, 0);
  const headline = (): string | null => {
    // Where each class has its own buffer, that is what the run is about.
    if (byClass !== null) return words.classes(from, to, ...byClass);
    if (rates?.judged && rate !== undefined)
      return words.rate(from, to, vcName(loaded, rate.vc), percent(rate.acrMean / rate.fairCellRate, 0));
    if (ledger === null || carried === null) return null;
    return rates === null
      ? words.link(from, to, percent(ledger.useful, 0), percent(ledger.idle, 0))
      : words.carried(from, to, carried);
  };
  const said = headline();
  if (said === null) return null;
  const parts =
    rates === null
      ? [
          ...(Number.isNaN(all.jain) ? [] : [words.jain(fixed(all.jain, 2))]),
          words.lost(percent(all.cellLossRatio, 2)),
          ...(loaded.vcs.some(({ windowBytes }) => windowBytes !== null)
            ? [words.recovery(all.timeouts, whole(all.timeouts), whole(all.fastRetransmits))]
            : []),
        ]
      : rates.judged
        ? [words.rates(fixed(rates.jain, 3))]
        : [];
  if (at !== undefined) parts.push(words.queue(whole(at.queueMean)));
  return fixedWords('end', said, parts.join(' '));
}
