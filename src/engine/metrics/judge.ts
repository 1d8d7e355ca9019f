import type { CompleteScenario } from '../network/complete.ts';
import { type Network, rateSourceOf } from '../network/network.ts';
import { fairCellRates } from './ideal.ts';

/** A rate is where it belongs within this part of it. */
export const TOLERANCE = 0.05;

/** All VCs with rate control start by now: from here on their shares stand. */
export function judgeRates(scenario: CompleteScenario, network: Network, now: number): void {
  const fair = fairCellRates(scenario, network);
  network.connections.forEach(({ sender }, i) => {
    const source = rateSourceOf(network, sender.data.index);
    source?.meter.judge(now, source.table.sent > 0 ? fair[i] * (1 + TOLERANCE) : Infinity);
  });
}
