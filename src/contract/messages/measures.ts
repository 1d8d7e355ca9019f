import { GOOD_WAYS, type OutcomeDocument, type Yardstick } from '../document/outcome.ts';
import type { ScenarioDocument } from '../document/scenario.ts';
import { highestOf, lowestOf } from '../elements.ts';
import type { AbrFigures, LinkResult, PortResult, RunResults, SessionResult } from './results.ts';

/** A session gets through with more than this part of what it is due (Zhu 1999, section 5.6: the others are locked out). */
export const GETS_THROUGH = 0.1;

export const portResult = (results: RunResults, port: string): PortResult | undefined =>
  results.ports.find((result) => result.port === port);

export const linkResult = (results: RunResults, port: string): LinkResult | undefined =>
  results.links.find((result) => result.link === port);

/**
 * Data cells that a port lost, as many as have events: refused on arrival, pushed out for another VC, and dropped from the front of
 * the queue.
 */
export const lostAt = ({
  dropped,
  pushedOut,
  ackCellsLost,
}: Pick<PortResult, 'dropped' | 'pushedOut' | 'ackCellsLost'>): number => dropped + pushedOut - ackCellsLost;

/** Data cells lost anywhere: at ports, and on links that lose cells. */
export const lostAnywhere = ({ sessions }: Pick<RunResults, 'sessions'>): number =>
  sessions.reduce((sum, { cellsLost }) => sum + cellsLost, 0);

/** Jain's index (sum x)^2 / (n sum x^2): 1 = all the same, 1/n = one has everything; NaN where all are 0. */
export function jainOf(parts: readonly number[]): number {
  const sum = parts.reduce((total, part) => total + part, 0);
  const squares = parts.reduce((total, part) => total + part * part, 0);
  return squares === 0 ? Number.NaN : (sum * sum) / (parts.length * squares);
}

/** What a session is due, against the others. */
const dueOf = ({ weight }: SessionResult, yardstick: Yardstick): number =>
  yardstick === 'weighted' ? weight : 1;

/** Jain's index of packets over what each session is due, 1/n to 1. */
export const fairnessOf = ({ sessions }: Pick<RunResults, 'sessions'>, yardstick: Yardstick): number =>
  jainOf(sessions.map((session) => session.packets / dueOf(session, yardstick)));

/** Sessions with more than a tenth of what they are due. */
export function throughOf({ sessions }: Pick<RunResults, 'sessions'>, yardstick: Yardstick): number {
  const packets = sessions.reduce((sum, session) => sum + session.packets, 0);
  const due = sessions.reduce((sum, session) => sum + dueOf(session, yardstick), 0);
  return sessions.filter(
    (session) => session.packets > (GETS_THROUGH * packets * dueOf(session, yardstick)) / due,
  ).length;
}

const rated = ({ sessions }: Pick<RunResults, 'sessions'>): readonly AbrFigures[] =>
  sessions.flatMap(({ abr }) => (abr === null || Number.isNaN(abr.fairCellRate) ? [] : [abr]));

/** Mean allowed rate over the fair share, of the VC with the smallest; NaN without rate control. */
export function leastShareOf(results: Pick<RunResults, 'sessions'>): number {
  const parts = rated(results).map(({ acrMean, fairCellRate }) => acrMean / fairCellRate);
  return parts.length === 0 ? Number.NaN : lowestOf(parts);
}

/** Standard deviation over mean of the allowed rates, on average over the VCs; NaN without rate control. */
export function deviationOf(results: Pick<RunResults, 'sessions'>): number {
  const all = rated(results);
  return all.reduce((sum, { acrSd, acrMean }) => sum + acrSd / acrMean, 0) / all.length;
}

/** Longest transfer of a file, seconds; NaN without files, and where a sender has not finished one. */
export function slowestFileOf({ sessions }: Pick<RunResults, 'sessions'>): number {
  const times = sessions.flatMap(({ files }) => (files === null ? [] : [files.timesS]));
  return times.length === 0 || times.some((list) => list.length === 0) ? Number.NaN : highestOf(times.flat());
}

/** A measure of a run over the window of its results; NaN where the run has none of it. @param port shown */
export function measureOf(
  { measure, yardstick = 'weighted' }: Pick<OutcomeDocument, 'measure' | 'yardstick'>,
  results: RunResults,
  port: string,
): number {
  const { whole } = results;
  const at = portResult(results, port);
  const ledger = linkResult(results, port)?.ledger;
  switch (measure) {
    case 'packets':
      return whole.packets;
    case 'useful':
    case 'dead':
      return ledger?.[measure] ?? Number.NaN;
    case 'lost':
      return at === undefined ? Number.NaN : lostAt(at);
    case 'timeouts':
      return whole.timeouts;
    case 'queueMean':
    case 'queueMax':
      return at?.[measure] ?? Number.NaN;
    case 'delay':
      return whole.delayMeanMs / 1000;
    case 'fairness':
      return fairnessOf(results, yardstick);
    case 'through':
      return throughOf(results, yardstick);
    case 'share':
      return leastShareOf(results);
    case 'deviation':
      return deviationOf(results);
    case 'file':
      return slowestFileOf(results);
    case 'classLoss':
      return at?.classes[0]?.cellLossRatio ?? Number.NaN;
  }
}

/**
 * What a comparison of two runs of a document is about: what its scene says, else what its sources are for: files to be
 * over soon, rates to be fair shares, packets to arrive.
 */
export function outcomeOf({ stage, abr, vcs }: ScenarioDocument): OutcomeDocument {
  if (stage?.outcome !== undefined) return stage.outcome;
  const [more, less] = GOOD_WAYS;
  if (abr !== undefined || vcs.some((vc) => vc.abr !== undefined)) return { measure: 'share', good: more };
  if (vcs.length > 0 && vcs.every(({ source }) => source.kind === 'file-tcp'))
    return { measure: 'file', good: less };
  return { measure: 'packets', good: more };
}
