import type { ChannelInfo, Picoseconds } from '../../contract/index.ts';
import type { RateAlgorithm, Variable } from '../abr/algorithms/algorithm.ts';
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

const PLACES: ReadonlyMap<string, number> = new Map(NAMED.map(({ label }, i) => [label, i]));
const NOTHING: readonly Variable[] = [];

/** Writes what the algorithm of a port remembers into its traces; NaN for what another one would. */
class Variables implements VariableSink {
  readonly names = NAMED.length;
  private readonly traces: readonly BinTrace[];

  constructor(traces: readonly BinTrace[]) {
    this.traces = traces;
  }

  sample(now: Picoseconds, algorithm: RateAlgorithm, kept: Float64Array): void {
    for (const { label, value } of algorithm.variables?.() ?? NOTHING) {
      const place = PLACES.get(label);
      if (place !== undefined) this.put(now, kept, place, Number.isFinite(value) ? value : Number.NaN);
    }
  }

  forget(now: Picoseconds, kept: Float64Array): void {
    for (let place = 0; place < kept.length; place++) this.put(now, kept, place, Number.NaN);
  }

  private put(now: Picoseconds, kept: Float64Array, place: number, value: number): void {
    if (Object.is(value, kept[place])) return;
    kept[place] = value;
    this.traces[place].restart(now, value);
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
      return {
        info,
        trace: new BinTrace(binPs, endPs, Number.NaN),
        current: () => rates.kept[i] ?? Number.NaN,
      };
    });
    rates.tellVariables(new Variables(traced.map(({ trace }) => trace)));
    return traced;
  });
}
