import { type ChannelInfo, COUNTED, type Picoseconds, PS_PER_SECOND } from '../contract/index.ts';
import { Recorder } from '../engine/probe/recorder.ts';
import type { TracedValue } from '../engine/probe/traces/tracedValue.ts';
import type { Simulation } from '../engine/run/simulation.ts';

/** Most lines of a table: the limit of spreadsheets. */
export const MOST_LINES = 1_000_000;

export interface TableOrder {
  /** Ids of traces, in which `*` stands for any text. */
  readonly traces: readonly string[];
  readonly every: Picoseconds;
  readonly until: Picoseconds;
  /** Description of the run. */
  readonly comment: string;
}

/** Traces that match a pattern such as `cwnd/*`, in order. */
export function tracesCalled<Named extends Pick<ChannelInfo, 'id'>>(
  pattern: string,
  all: readonly Named[],
): readonly Named[] {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  const called = new RegExp(`^${parts.join('.*')}$`);
  return all.filter(({ id }) => called.test(id));
}

/** Traces of a run, before it has begun. */
export const tracesOf = (simulation: Simulation): readonly ChannelInfo[] => new Recorder(simulation).channels;

/**
 * Runs a simulation from 0 s and yields the lines of a table: comments after `#`, names with units, then the traces at 0 s
 * and after every interval. A trace counted in bins has the mean of the bins that ended since the previous line.
 */
export function* tableLines(simulation: Simulation, order: TableOrder): Generator<string> {
  const recorder = new Recorder(simulation);
  const chosen = new Set(
    order.traces.flatMap((pattern) => tracesCalled(pattern, recorder.traced.map(infoOf))),
  );
  const traced = recorder.traced.filter(({ info }) => chosen.has(info));
  yield `# ${order.comment}`;
  yield ['time [s]', ...traced.map(({ info: { id, unit } }) => (unit === '' ? id : `${id} [${unit}]`))].join(
    ',',
  );
  const lines = Math.floor(order.until / order.every);
  for (let line = 0; line <= lines; line++) {
    const time = line * order.every;
    simulation.runUntil(time);
    recorder.flush();
    const values = traced.map((trace) => valueAt(trace, time, order.every));
    yield [time / PS_PER_SECOND, ...values.map((value) => (Number.isFinite(value) ? value : ''))].join(',');
  }
  simulation.runUntil(order.until);
  yield `# digest ${simulation.digest()}`;
}

const infoOf = ({ info }: TracedValue): ChannelInfo => info;

function valueAt({ info, trace, current }: TracedValue, time: Picoseconds, every: Picoseconds): number {
  if (!COUNTED.includes(info.quantity)) return current();
  const from = Math.max(trace.first, Math.floor((time - every) / info.binPs));
  const to = Math.min(trace.length, Math.floor(time / info.binPs));
  let sum = 0;
  for (let bin = from; bin < to; bin++) sum += trace.max[bin - trace.first]!;
  return sum / (to - from);
}
