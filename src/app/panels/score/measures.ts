import type { LinkResult, PortResult, RunResults } from '../../../contract/index.ts';
import { fixed, percent, whole } from '../../format.ts';
import { en } from '../../strings/en.ts';
import type { measureTexts } from '../../strings/measures.ts';

export interface Measure {
  readonly key: keyof typeof measureTexts;
  readonly value: string;
  readonly aside: string;
}

export const portResult = (results: RunResults, port: string): PortResult | undefined =>
  results.ports.find((result) => result.port === port);

export const linkResult = (results: RunResults, port: string): LinkResult | undefined =>
  results.links.find((result) => result.link === port);

/** The rows under the ledger: what users got, what it cost, what the port saw. */
export function measures(results: RunResults, shown: string): readonly Measure[] {
  const { whole: all } = results;
  const port = portResult(results, shown);
  const row = (key: Measure['key'], value: string, aside = ''): Measure => ({ key, value, aside });
  return [
    row(
      'throughput',
      percent(all.effectiveThroughput),
      en.score.of(whole(all.packets), whole(all.maximumPackets)),
    ),
    row('jain', fixed(all.jain, 2)),
    row('cellsLost', percent(all.cellLossRatio, 2), port ? whole(port.dropped) : ''),
    row('losses', whole(all.timeouts), whole(all.fastRetransmits)),
    row('queue', port ? whole(port.queueMean) : '–', port ? whole(port.queueP99) : ''),
    row('synchronization', fixed(all.synchronization, 2)),
  ];
}

/** The four that stay on a projector. */
export function projectorMeasures(results: RunResults, shown: string): readonly Measure[] {
  const rows = measures(results, shown);
  const idle = linkResult(results, shown)?.ledger?.idle ?? Number.NaN;
  const find = (key: Measure['key']) => rows.filter((row) => row.key === key);
  return [
    ...find('throughput'),
    ...find('cellsLost'),
    { key: 'idle', value: percent(idle), aside: '' } as const,
    ...find('jain'),
  ].map((row) => ({ ...row, aside: '' }));
}
