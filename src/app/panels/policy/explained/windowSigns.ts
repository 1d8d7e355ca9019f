import {
  EventCode,
  type HighlightId,
  type LoadedReport,
  type Picoseconds,
  TCP_PHASES,
  type TcpPhase,
} from '../../../../contract/index.ts';
import type { ChannelTrace, EventSeries, TraceReader } from '../../../traces/types.ts';

/** The record of a run at the head. */
export interface Seen {
  readonly traces: TraceReader;
  readonly loaded: LoadedReport;
  readonly now: Picoseconds;
}

const CUTS = [
  ['timeout', EventCode.timeout],
  ['loss', EventCode.fastRetransmit],
  ['echo', EventCode.echo],
] as const;

/** A reduction of the window: its cause and time. */
interface Cut {
  readonly sign: (typeof CUTS)[number][0];
  readonly time: Picoseconds;
}

/** Time of the last event of a VC up to `now`; -Infinity without one. */
function lastOf(series: EventSeries, vc: number, now: Picoseconds): Picoseconds {
  const places = series.placesOf(vc);
  const until = places.firstFrom(series.from(now + 1));
  return until === 0 ? Number.NEGATIVE_INFINITY : series.time.at(places.at(until - 1));
}

function lastCut({ traces, now }: Seen, vc: number): Cut | null {
  const all = CUTS.map(([sign, code]) => ({ sign, time: lastOf(traces.events(code), vc, now) }));
  const last = all.reduce((latest, sign) => (sign.time > latest.time ? sign : latest));
  return last.time === Number.NEGATIVE_INFINITY ? null : last;
}

/** Whether the `bins` bins before the one that contains `time` all hold `value`. */
function holds(trace: ChannelTrace, value: number, time: Picoseconds, bins: number): boolean {
  const { binPs } = trace.info;
  const end = Math.floor(time / binPs) * binPs;
  const { min, max } = trace.spans(end - bins * binPs, end, 1);
  return min[0] === value && max[0] === value;
}

/** Direction and bin time of the last change of a value; null if it has not changed since. */
function lastChange(
  trace: ChannelTrace,
  since: Picoseconds,
  now: Picoseconds,
): { readonly rises: boolean; readonly time: Picoseconds } | null {
  const value = trace.at(now);
  const { binPs } = trace.info;
  let passed = 1;
  for (let time = now - binPs; time >= since - binPs; time -= binPs) {
    const before = trace.at(time);
    if (Number.isNaN(before)) return null;
    if (before !== value) return { rises: value > before, time: time + binPs };
    // Skips bins of the same value, twice as many in each step.
    for (; holds(trace, value, time, passed); passed *= 2) time -= passed * binPs;
    passed = Math.max(1, passed / 2);
  }
  return null;
}

/** Highlights of the part of a reduction that is still in effect. */
function signsSince(
  { sign, time }: Cut,
  phase: TcpPhase,
  window: ChannelTrace,
  now: Picoseconds,
): HighlightId[] {
  const justNow = now < time + 2 * window.info.binPs;
  const change = justNow ? null : lastChange(window, time, now);
  if (sign !== 'loss') return change?.rises === true ? [] : [sign];
  if (phase !== 'recovery') return change?.rises === true ? [] : justNow ? ['loss'] : ['recovered', 'loss'];
  if (change === null) return justNow ? ['loss', 'recovery'] : ['recovery', 'loss'];
  if (change.rises) return ['duplicate', 'recovery', 'loss'];
  const isCut = change.time < time + 2 * window.info.binPs;
  return isCut ? ['recovery', 'loss'] : ['partial', 'recovery', 'loss'];
}

/** Highlights of the last actions of a VC's congestion window, the latest first. */
export function windowSigns(seen: Seen, vc: number): readonly HighlightId[] {
  const { traces, loaded, now } = seen;
  const place = loaded.vcs.findIndex(({ id }) => id === vc);
  const timers = traces.view()?.timers;
  const phase = TCP_PHASES[timers?.phases[place] ?? 0] ?? '';
  const window = traces.channel(`cwnd/${vc}`);
  if (phase === '' || window === null) return [];
  const waits: HighlightId[] = Number.isNaN(timers?.due[place] ?? Number.NaN) ? [] : ['waits'];
  const cut = lastCut(seen, vc);
  const since = cut === null ? [] : signsSince(cut, phase, window, now);
  const grows: HighlightId[] = phase === 'slowStart' || phase === 'avoidance' ? ['growth'] : [];
  return [...waits, ...since, phase, ...grows];
}
