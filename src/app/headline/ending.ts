import {
  CLASS_NAMES,
  fairnessOf,
  type Ledger,
  type LoadedReport,
  measureOf,
  type OutcomeDocument,
  outcomeOf,
  PS_PER_SECOND,
  portResult,
  type RunResults,
} from '../../contract/index.ts';
import { comparison, ROW_OF, writtenMeasure } from '../compare/measures.ts';
import { exact, fixed, percent, whole } from '../format.ts';
import { ledgerAt } from '../readings/linkUse.ts';
import { ratedSessions, rateFigures } from '../readings/rateFigures.ts';
import type { Session } from '../session/session.ts';
import { vcName } from '../store/vcNames.ts';
import { en } from '../strings/en.ts';
import { outcomeTexts } from '../strings/panels/outcomes.ts';
import { tracesOf } from '../traces/index.ts';
import { fixedWords, type HeadlineWords } from './headlineWords.ts';

const words = en.live.end;

/** Sentence on the class that lost the largest share of its cells, and those without losses; empty without classes or losses. */
function classSentence({ ports }: RunResults, port: string): string {
  const all = ports.find((result) => result.port === port)?.classes ?? [];
  const [worst] = all.filter(({ lost }) => lost > 0).toSorted((a, b) => b.cellLossRatio - a.cellLossRatio);
  if (worst === undefined) return '';
  const none = all
    .filter(({ lost, offered }) => lost === 0 && offered > 0)
    .map(({ serviceClass }) => CLASS_NAMES[serviceClass]);
  return words.classes(CLASS_NAMES[worst.serviceClass], percent(worst.cellLossRatio, 1), none.join(', '));
}

/** Result of the network by the measure of its scene, over the measured window. */
function headlineOf(
  results: RunResults,
  outcome: OutcomeDocument,
  port: string,
  ledger: Ledger | null,
): string {
  const { measure } = outcome;
  const { fromS, toS } = results.window;
  const [from, to] = [exact(fromS), exact(toS)];
  const value = measureOf(outcome, results, port);
  if (Number.isNaN(value)) return words.missing[measure === 'file' ? 'file' : 'other'](from, to);
  const clause = outcomeTexts[measure](
    words.lead(from, to),
    writtenMeasure(value, comparison(ROW_OF[measure]).kind),
  );
  // The usual reason why no more packets arrived is that the link was idle.
  return measure === 'packets' && ledger !== null
    ? words.packets(clause, percent(ledger.idle, 0))
    : words.outcome(clause);
}

/** Results for windows and losses, without what the headline states. */
function plainParts(
  { whole: all, ...results }: RunResults,
  loaded: LoadedReport,
  { measure, yardstick = 'weighted' }: OutcomeDocument,
): readonly string[] {
  const fairness = fairnessOf(results, yardstick);
  const hasTimers = loaded.vcs.some(({ windowBytes }) => windowBytes !== null);
  return [
    measure === 'fairness' || Number.isNaN(fairness) ? '' : words.jain(fixed(fairness, 2)),
    words.lost(percent(all.cellLossRatio, 2)),
    hasTimers ? words.recovery(all.timeouts, whole(all.timeouts), whole(all.fastRetransmits)) : '',
  ];
}

/** Results of rate control. @param hero the VC that the run is about */
function rateParts(results: RunResults, loaded: LoadedReport, hero: number | null): readonly string[] {
  const rates = rateFigures(results);
  const rate = ratedSessions(results).find(({ vc }) => vc === hero);
  if (rates === null || !rates.judged) return [];
  const share =
    rate === undefined
      ? ''
      : words.rate(vcName(loaded, rate.vc), percent(rate.acrMean / rate.fairCellRate, 0));
  return [share, words.rates(fixed(rates.jain, 3))];
}

/**
 * Results of the whole run: the measure of the scene over the measured window, then further values from the score.
 * @param hero the VC that a run with rate control is about
 */
export function endHeadline(
  session: Session,
  loaded: LoadedReport,
  results: RunResults,
  hero: number | null,
): HeadlineWords {
  const outcome = outcomeOf(loaded.base);
  const { measure } = outcome;
  const ledger = ledgerAt(tracesOf(session).shown, loaded, results.window.toS * PS_PER_SECOND);
  const at = portResult(results, loaded.port);
  const hasRateControl = rateFigures(results) !== null;
  const slots =
    ledger === null
      ? ''
      : hasRateControl
        ? words.carried(percent(1 - ledger.idle, 0))
        : words.link(percent(ledger.useful, 0), measure === 'packets' ? null : percent(ledger.idle, 0));
  const parts = [
    classSentence(results, loaded.port),
    slots,
    ...(hasRateControl ? rateParts(results, loaded, hero) : plainParts(results, loaded, outcome)),
    at === undefined || measure === 'queueMean' ? '' : words.queue(whole(at.queueMean)),
  ];
  return fixedWords(
    'end',
    headlineOf(results, outcome, loaded.port, ledger),
    parts.filter((part) => part !== '').join(' '),
  );
}
