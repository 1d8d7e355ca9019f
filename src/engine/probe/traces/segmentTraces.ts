import type { ChannelInfo } from '../../../contract/index.ts';
import type { Network } from '../../network/nodes/network.ts';
import { BinTrace } from '../../sim/binTrace.ts';
import type { TracedValue } from './tracedValue.ts';

/**
 * Traces of the virtual sources at switches that cut loops: ACR and waiting cells of each.
 * @param most maximum number of recorded virtual sources
 * @param binFor length of a bin for a number of traces, picoseconds
 */
export function traceSegments(
  { switches, connections }: Network,
  endPs: number,
  most: number,
  binFor: (traces: number) => number,
): readonly TracedValue[] {
  const begun = switches
    .flatMap(({ id, segments }) =>
      segments.flatMap((segment, flow) =>
        segment === null ? [] : [{ node: id, flow, source: segment.source }],
      ),
    )
    .slice(0, most);
  const binPs = binFor(begun.length);
  return begun.flatMap(({ node, flow, source }) => {
    const vc = connections[flow >> 1]!.vc.id;
    const about = { vc, port: null, binPs } as const;
    const acr: ChannelInfo = { ...about, id: `acr/${vc}/${node}`, quantity: 'segment-acr', unit: 'cells/s' };
    const cells: ChannelInfo = {
      ...about,
      id: `queue/${vc}/${node}`,
      quantity: 'segment-queue',
      unit: 'cells',
    };
    const rate = new BinTrace(binPs, endPs, source.rules.acr);
    const waiting = new BinTrace(binPs, endPs, source.waiting);
    source.probes.add({
      onRate: (now, value) => rate.record(now, value),
      onWaiting: (now, value) => waiting.record(now, value),
    });
    return [
      { info: acr, trace: rate, current: () => source.rules.acr },
      { info: cells, trace: waiting, current: () => source.waiting },
    ];
  });
}
