import type { ChannelInfo, Picoseconds } from '../../contract/index.ts';
import type { RateAlgorithm } from '../abr/algorithms/algorithm.ts';
import { algorithms } from '../abr/algorithms/index.ts';
import type { RateControl, VariableSink } from '../abr/rateControl.ts';
import { BinTrace } from './binTrace.ts';
import type { TracedValue } from './tracedValue.ts';

/** Units that channels may have; variables in others are not traced, nor are those whose names are values. */
type Unit = ChannelInfo['unit'];
const UNITS: readonly string[] = ['cells/s', 'cells', 'VCs', 'ms', ''] satisfies Unit[];

interface Named {
  readonly label: string;
  readonly unit: Unit;
}

/** Everything that any algorithm remembers beside its rate: which of it a port has changes with its algorithm. */
const NAMED: readonly Named[] = [
  ...new Map(
    algorithms
      .flatMap((one) => one.create(0).variables?.() ?? [])
      .filter(({ label, unit }) => UNITS.includes(unit) && !label.includes(','))
      .map(({ label, unit }) => [label, { label, unit: unit as Unit }]),
  ).values(),
];

/** Writes what the algorithm of a port remembers into its traces; NaN for what another one would. */
class Variables implements VariableSink {
  private readonly traces: readonly BinTrace[];

  constructor(traces: readonly BinTrace[]) {
    this.traces = traces;
  }

  sample(now: Picoseconds, algorithm: RateAlgorithm): Float64Array {
    const present = algorithm.variables?.() ?? [];
    return Float64Array.from(NAMED, ({ label }, i) => {
      const value = present.find((one) => one.label === label)?.value ?? Number.NaN;
      const drawn = Number.isFinite(value) ? value : Number.NaN;
      this.traces[i].restart(now, drawn);
      return drawn;
    });
  }
}

/** Traces of what the algorithms of these ports remember, as their rate control samples it. */
export function traceVariables(
  ports: readonly { readonly id: string; readonly rates: RateControl | null }[],
  endPs: Picoseconds,
  binPs: Picoseconds,
): readonly TracedValue[] {
  return ports.flatMap(({ id, rates }) => {
    if (rates === null) return [];
    const traced = NAMED.map(({ label, unit }, i) => {
      const info: ChannelInfo = {
        id: `kept/${id}/${label}`,
        quantity: 'kept',
        unit,
        vc: null,
        port: id,
        binPs,
      };
      return { info, trace: new BinTrace(binPs, endPs, Number.NaN), current: () => rates.kept[i] };
    });
    rates.tellVariables(new Variables(traced.map(({ trace }) => trace)));
    return traced;
  });
}
