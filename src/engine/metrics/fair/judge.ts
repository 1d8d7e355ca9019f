import type { Picoseconds, SourceKind } from '../../../contract/index.ts';
import type { CompleteScenario } from '../../../scenario/document/complete.ts';
import { inPools, startTime, TOGETHER } from '../../network/build/starts.ts';
import { type Network, rateSourceOf } from '../../network/nodes/network.ts';
import { rateTotals, type Totals } from '../totals.ts';
import { mostOf } from './fairShares.ts';
import { fairCellRates } from './ideal.ts';

/** A rate is where it belongs within this part of it. */
export const TOLERANCE = 0.05;

/** Whether sessions still go on is looked at so often at first, picoseconds, and then in steps of a 16th of what is over. */
const STEP = 1e9;
const STEPS = 16;
/** Sources that never run out. */
const ENDLESS: readonly SourceKind[] = ['greedy', 'greedy-tcp'];

/**
 * Just before shares are settled, picoseconds: before the last start, while measured, of a VC with rate control or of a source
 * without it that takes of their links; calls of pools do not count.
 */
export function beforeLastStart(scenario: CompleteScenario, seed: number): number {
  const pooled = inPools(scenario);
  const starts = scenario.vcs.map((vc, i) =>
    pooled[i] || (vc.abr === null && mostOf(vc) === Infinity) ? 0 : startTime(vc, seed),
  );
  return Math.max(...starts.filter((time) => time < scenario.toPs)) - TOGETHER;
}

/** The last start is near: from here on shares are settled. */
export function judgeRates(scenario: CompleteScenario, network: Network, now: number): void {
  const fair = fairCellRates(scenario, network);
  network.connections.forEach(({ sender }, i) => {
    const source = rateSourceOf(network, sender.data.index);
    const most = fair[i]! * (1 + TOLERANCE);
    source?.meter.judge(now, source.table.sent > 0 && most > 0 ? most : Infinity);
  });
}

/** The measured window begins. */
export function measureRates(network: Network): void {
  for (const { sender } of network.connections) rateSourceOf(network, sender.data.index)?.meter.measure();
}

/** What rates had come to at one instant. */
export type RatesThen = Pick<Totals, 'time' | 'abr'>;

/**
 * How long the shares of the last start hold: until the first of the sessions that went on then has nothing left to
 * send. Never changed once made.
 */
export interface SettlingWindow {
  /** When to look next; Infinity: no more. */
  readonly next: Picoseconds;
  /** Indices of those sessions. */
  readonly going: readonly number[];
  /** At the last look at which all of them went on. */
  readonly held: RatesThen | null;
  readonly isOver: boolean;
}

/** @param mark just before the last start */
export const judgedFrom = ({ vcs }: CompleteScenario, mark: Picoseconds): SettlingWindow => ({
  next: vcs.some(({ abr }) => abr !== null) ? Math.max(0, mark) + TOGETHER + 1 : Infinity,
  going: [],
  held: null,
  isOver: false,
});

/** Looks whether they still go on. @param mark just before the last start */
export function looked(
  { next: now, going: before, held }: SettlingWindow,
  scenario: CompleteScenario,
  network: Network,
  mark: Picoseconds,
): SettlingWindow {
  const going = held === null ? begun(scenario, network) : before;
  if (hasStopped(going, network)) return { next: Infinity, going, held, isOver: true };
  const next = now + Math.max(STEP, Math.ceil((now - mark) / STEPS));
  const mayEnd = going.some((i) => !ENDLESS.includes(scenario.vcs[i]!.source.kind));
  return {
    next: now < scenario.toPs && mayEnd ? Math.min(next, scenario.toPs) : Infinity,
    going,
    held: { time: now, abr: rateTotals(network, now) },
    isOver: false,
  };
}

/** Those with rate control that have something to send; calls of pools come and go. */
function begun(scenario: CompleteScenario, { connections }: Network): number[] {
  const pooled = inPools(scenario);
  return connections.flatMap(({ vc, sender }, i) =>
    vc.abr !== null && !pooled[i] && sender.active ? [i] : [],
  );
}

const hasStopped = (going: readonly number[], { connections }: Network): boolean =>
  going.some((i) => !connections[i]!.sender.active);

/** What is judged of rates up to now; null: all of it. */
export const judgedUntil = (
  { isOver, next, going, held }: SettlingWindow,
  network: Network,
): RatesThen | null => (isOver || (next < Infinity && hasStopped(going, network)) ? held : null);
