import type { Picoseconds, SourceKind } from '../../../contract/index.ts';
import type { CompleteScenario } from '../../../scenario/document/complete.ts';
import { inPools, startTimeOf, TOGETHER } from '../../network/build/starts.ts';
import { type Network, rateSourceOf } from '../../network/nodes/network.ts';
import { rateTotals, type Totals } from '../totals.ts';
import { mostOf } from './fairShares.ts';
import { fairCellRates } from './ideal.ts';

/** Relative tolerance within which a rate counts as settled. */
export const TOLERANCE = 0.05;

/** Time between the first checks whether sessions are still active, picoseconds; later a 16th of the time passed. */
const STEP = 1e9;
const STEPS = 16;
/** Sources with endless data. */
const ENDLESS: readonly SourceKind[] = ['greedy', 'greedy-tcp'];

/**
 * Time just before the fair shares are final, picoseconds: before the last start, within the measurement, of a VC with rate control
 * or of a source of limited rate without it, which reduces their links; calls of pools do not count.
 */
export function settlingStart(scenario: CompleteScenario, seed: number): number {
  const pooled = inPools(scenario);
  const starts = scenario.vcs.map((vc, i) =>
    pooled[i] || (vc.abr === null && mostOf(vc) === Infinity) ? 0 : startTimeOf(vc, seed),
  );
  return Math.max(...starts.filter((time) => time < scenario.toPs)) - TOGETHER;
}

/** Begins to judge rates; called just before the last start. */
export function judgeRates(scenario: CompleteScenario, network: Network, now: number): void {
  const fair = fairCellRates(scenario, network);
  network.connections.forEach(({ sender }, i) => {
    const source = rateSourceOf(network, sender.data.index);
    const most = fair[i]! * (1 + TOLERANCE);
    source?.meter.startJudging(now, source.table.sent > 0 && most > 0 ? most : Infinity);
  });
}

/** Begins the measured window of the rate meters. */
export function measureRates(network: Network): void {
  for (const { sender } of network.connections) rateSourceOf(network, sender.data.index)?.meter.startWindow();
}

/** Rate totals at one instant. */
export type RatesThen = Pick<Totals, 'time' | 'abr'>;

/**
 * The window in which the fair shares after the last start apply: until the first of the sessions that were active then has nothing left
 * to send. Never changed once created.
 */
export interface SettlingWindow {
  /** Time of the next check; Infinity for none. */
  readonly next: Picoseconds;
  /** Indices of the sessions that were active at the start. */
  readonly activeAtStart: readonly number[];
  /** Rates at the last check at which all of them were active. */
  readonly lastRates: RatesThen | null;
  readonly isOver: boolean;
}

/** The window before its first check. @param mark time just before the last start */
export const settlingWindowFrom = ({ vcs }: CompleteScenario, mark: Picoseconds): SettlingWindow => ({
  next: vcs.some(({ abr }) => abr !== null) ? Math.max(0, mark) + TOGETHER + 1 : Infinity,
  activeAtStart: [],
  lastRates: null,
  isOver: false,
});

/** The window after a check whether the sessions are still active. @param mark time just before the last start */
export function afterCheck(
  { next: now, activeAtStart: before, lastRates }: SettlingWindow,
  scenario: CompleteScenario,
  network: Network,
  mark: Picoseconds,
): SettlingWindow {
  const activeAtStart = lastRates === null ? activeVcs(scenario, network) : before;
  if (hasStopped(activeAtStart, network)) return { next: Infinity, activeAtStart, lastRates, isOver: true };
  const next = now + Math.max(STEP, Math.ceil((now - mark) / STEPS));
  const mayEnd = activeAtStart.some((i) => !ENDLESS.includes(scenario.vcs[i]!.source.kind));
  return {
    next: now < scenario.toPs && mayEnd ? Math.min(next, scenario.toPs) : Infinity,
    activeAtStart,
    lastRates: { time: now, abr: rateTotals(network, now) },
    isOver: false,
  };
}

/** Indices of the VCs with rate control that have something to send, without the calls of pools. */
function activeVcs(scenario: CompleteScenario, { connections }: Network): number[] {
  const pooled = inPools(scenario);
  return connections.flatMap(({ vc, sender }, i) =>
    vc.abr !== null && !pooled[i] && sender.active ? [i] : [],
  );
}

const hasStopped = (active: readonly number[], { connections }: Network): boolean =>
  active.some((i) => !connections[i]!.sender.active);

/** Rates at the end of the settling window; null if it has not ended. */
export const settledUntil = (
  { isOver, next, activeAtStart, lastRates }: SettlingWindow,
  network: Network,
): RatesThen | null => (isOver || (next < Infinity && hasStopped(activeAtStart, network)) ? lastRates : null);
