import { GOOD_WAYS, type OutcomeDocument, type Yardstick } from '../document/outcome.ts';
import type { ScenarioDocument } from '../document/scenario.ts';
import { highestOf, lowestOf } from '../elements.ts';
import type { AbrFigures, LinkResult, PortResult, RunResults, SessionResult } from './results.ts';

/** A session gets through with more than this part of its due (Zhu 1999, section 5.6: the others are locked out). */
export const GETS_THROUGH = 0.1;

export const portResult = (results: RunResults, port: string): PortResult | undefined =>
  results.ports.find((result) => result.port === port);

export const linkResult = (results: RunResults, port: string): LinkResult | undefined =>
  results.links.find((result) => result.link === port);

/**
 * Data cells lost at a port: refused on arrival, pushed out for another VC, or dropped from the front of the queue. It equals
 * the number of their events.
 */
export const lostAt = ({
  dropped,
  pushedOut,
  ackCellsLost,
}: Pick<PortResult, 'dropped' | 'pushedOut' | 'ackCellsLost'>): number => dropped + pushedOut - ackCellsLost;

/** Data cells lost at all ports, and on links with losses. */
export const lostAnywhere = ({ sessions }: Pick<RunResults, 'sessions'>): number =>
  sessions.reduce((sum, { cellsLost }) => sum + cellsLost, 0);

/** Jain's index (sum x)^2 / (n sum x^2): 1 = all equal, 1/n = one has everything; NaN where all are 0. */
export function jainOf(parts: readonly number[]): number {
  const sum = parts.reduce((total, part) => total + part, 0);
  const squares = parts.reduce((total, part) => total + part * part, 0);
  return squares === 0 ? Number.NaN : (sum * sum) / (parts.length * squares);
}

/** Due of a session, relative to the others. */
const dueOf = ({ weight }: SessionResult, yardstick: Yardstick): number =>
  yardstick === 'weighted' ? weight : 1;

/** Jain's index of packets over the due of each session, 1/n to 1. */
export const fairnessOf = ({ sessions }: Pick<RunResults, 'sessions'>, yardstick: Yardstick): number =>
  jainOf(sessions.map((session) => session.packets / dueOf(session, yardstick)));

/** Number of sessions with more than a tenth of their due. */
export function throughOf({ sessions }: Pick<RunResults, 'sessions'>, yardstick: Yardstick): number {
  const packets = sessions.reduce((sum, session) => sum + session.packets, 0);
  const due = sessions.reduce((sum, session) => sum + dueOf(session, yardstick), 0);
  return sessions.filter(
    (session) => session.packets > (GETS_THROUGH * packets * dueOf(session, yardstick)) / due,
  ).length;
}

const rated = ({ sessions }: Pick<RunResults, 'sessions'>): readonly AbrFigures[] =>
  sessions.flatMap(({ abr }) => (abr === null || Number.isNaN(abr.fairCellRate) ? [] : [abr]));

/** Smallest ratio of mean allowed rate to fair share among the VCs; NaN without rate control. */
export function leastShareOf(results: Pick<RunResults, 'sessions'>): number {
  const parts = rated(results).map(({ acrMean, fairCellRate }) => acrMean / fairCellRate);
  return parts.length === 0 ? Number.NaN : lowestOf(parts);
}

/** Standard deviation over mean of the allowed rates, averaged over the VCs; NaN without rate control. */
export function deviationOf(results: Pick<RunResults, 'sessions'>): number {
  const all = rated(results);
  return all.reduce((sum, { acrSd, acrMean }) => sum + acrSd / acrMean, 0) / all.length;
}

/** Longest transfer of a file, seconds; NaN without files, or if a sender has not finished one. */
export function slowestFileOf({ sessions }: Pick<RunResults, 'sessions'>): number {
  const times = sessions.flatMap(({ files }) => (files === null ? [] : [files.timesS]));
  return times.length === 0 || times.some((list) => list.length === 0) ? Number.NaN : highestOf(times.flat());
}

/** Value of a measure over the window of the results; NaN where it is not defined. @param port the shown port */
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
 * Measure for a comparison of two runs of a document: that of its scene, else by its sources: transfer time of files, fair
 * shares of rates, delivered packets.
 */
export function outcomeOf({ stage, abr, vcs }: ScenarioDocument): OutcomeDocument {
  if (stage?.outcome !== undefined) return stage.outcome;
  const [more, less] = GOOD_WAYS;
  if (abr !== undefined || vcs.some((vc) => vc.abr !== undefined)) return { measure: 'share', good: more };
  if (vcs.length > 0 && vcs.every(({ source }) => source.kind === 'file-tcp'))
    return { measure: 'file', good: less };
  return { measure: 'packets', good: more };
}
