import type { ChannelInfo, Picoseconds } from '../../../contract/index.ts';
import { hopsAlong } from '../../../scenario/judge/paths.ts';
import { UNKNOWN } from '../../abr/parts/algorithmStates.ts';
import type { RateControl } from '../../abr/rateControl.ts';
import type { Network } from '../../network/nodes/network.ts';
import { ratedVcs } from '../rm/rmWatching.ts';
import { BinTrace } from './binTrace.ts';
import type { TracedValue } from './tracedValue.ts';

/**
 * Traces of how the algorithms of these ports regard the VCs with rate control that cross them, as their rate control
 * samples it.
 * @param most traces; the first ports come first
 * @param binFor length of a bin for so many traces, picoseconds
 */
export function traceStates(
  network: Network,
  ports: readonly { readonly id: string; readonly rates: RateControl | null }[],
  endPs: Picoseconds,
  most: number,
  binFor: (traces: number) => Picoseconds,
): readonly TracedValue[] {
  const rated = ratedVcs(network).map((index) => ({ index, vc: network.connections[index]!.vc }));
  const judged = ports
    .flatMap(({ id, rates }) =>
      rated.flatMap(({ index, vc }) =>
        rates !== null && hopsAlong(vc.path).includes(id) ? [{ id, rates, index, vc: vc.id }] : [],
      ),
    )
    .slice(0, most);
  const binPs = binFor(judged.length);
  const heard = new Map<RateControl, (BinTrace | undefined)[]>();
  return judged.map(({ id, rates, index, vc }) => {
    const traces = heard.get(rates) ?? [];
    heard.set(rates, traces);
    const { kept } = rates;
    const current = () => numberOf(kept.states[index]!);
    const trace = new BinTrace(binPs, endPs, current());
    traces[index] = trace;
    kept.tellState = (now, at, state) => traces[at]?.restart(now, numberOf(state));
    const info: ChannelInfo = {
      id: `state/${vc}/${id}`,
      quantity: 'state',
      unit: '',
      vc,
      port: id,
      binPs,
    };
    return { info, trace, current };
  });
}

const numberOf = (state: number): number => (state === UNKNOWN ? Number.NaN : state);
