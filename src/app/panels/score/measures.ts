import {
  fairnessOf,
  lostAnywhere,
  portResult,
  type RunResults,
  type Yardstick,
} from '../../../contract/index.ts';
import { fixed, milliseconds, percent, whole } from '../../format.ts';
import { en } from '../../strings/en.ts';
import type { MeasureKey } from '../../strings/measures/measureNames.ts';

export interface Measure {
  readonly key: MeasureKey;
  readonly value: string;
  readonly aside: string;
}

/** The rows under the ledger: what users got, what it cost, what the port saw. @param yardstick what sessions are due */
export function measures(results: RunResults, shown: string, yardstick: Yardstick): readonly Measure[] {
  const { whole: all } = results;
  const port = portResult(results, shown);
  const row = (key: Measure['key'], value: string, aside = ''): Measure => ({ key, value, aside });
  return [
    row(
      'throughput',
      percent(all.effectiveThroughput),
      // Sessions that do not cross the port carry packets too.
      en.score.of(whole(Math.round(all.effectiveThroughput * all.maximumPackets)), whole(all.maximumPackets)),
    ),
    row('jain', fixed(fairnessOf(results, yardstick), 2)),
    row('cellsLost', percent(all.cellLossRatio, 2), whole(lostAnywhere(results))),
    ...(port && port.pushedOut > 0 ? [row('pushedOut', whole(port.pushedOut))] : []),
    row('losses', whole(all.timeouts), whole(all.fastRetransmits)),
    row('queue', port ? whole(port.queueMean) : '–', port ? whole(port.queueP99) : ''),
    row('synchronization', fixed(all.synchronization, 2)),
  ];
}

/** Figures of the papers on UBR, behind a disclosure. */
export function furtherMeasures(results: RunResults, shown: string): readonly Measure[] {
  const { whole: all, sessions } = results;
  const port = portResult(results, shown);
  const waits = sessions.flatMap((session) => session.waits.filter((wait) => wait.port === shown));
  const cells = waits.reduce((sum, wait) => sum + wait.cells, 0);
  const waited = waits.reduce((sum, wait) => sum + (wait.cells > 0 ? wait.cells * wait.meanMs : 0), 0);
  const row = (key: Measure['key'], value: string, aside = ''): Measure => ({ key, value, aside });
  return [
    row('normalized', fixed(all.normalizedGoodput, 1), en.score.ofIdeal),
    row('fairness', fixed(all.fairness, 1), en.score.ofMost),
    row('efficiency', percent(all.efficiency)),
    row(
      'packetsLost',
      percent(all.packetLossRatio, 2),
      port ? en.score.here(percent(port.packetLossRatio, 2)) : '',
    ),
    row('occupancy', port ? percent(port.occupancyMean) : '–', port ? percent(port.occupancyMax) : ''),
    row('delay', inMs(all.delayMeanMs), en.score.here(inMs(waited / cells))),
    row('beforeTimeout', bytes(all.windowBeforeTimeoutBytes)),
  ];
}

const inMs = (ms: number): string => (Number.isFinite(ms) ? `${milliseconds(ms, 2)} ms` : '–');
const bytes = (size: number): string => (Number.isFinite(size) ? `${whole(size)} B` : '–');

/** The four that stay on a projector. @param idle share of the slots of the shown link */
export function projectorMeasures(
  results: RunResults,
  shown: string,
  yardstick: Yardstick,
  idle: number,
): readonly Measure[] {
  const rows = measures(results, shown, yardstick);
  const find = (key: Measure['key']) => rows.filter((row) => row.key === key);
  return [
    ...find('throughput'),
    ...find('cellsLost'),
    { key: 'idle', value: percent(idle), aside: '' } as const,
    ...find('jain'),
  ].map((row) => ({ ...row, aside: '' }));
}
