import { type Decision, EventCode, type Picoseconds } from '../../../contract/index.ts';
import { duration } from '../../format.ts';
import { useStage } from '../../store/stage.ts';
import { en } from '../../strings/en.ts';
import { type EventSeries, traceStore } from '../../traces/index.ts';

/** Time of the first event of a VC after a moment; null when none is recorded. */
function firstAfter(series: EventSeries, vc: number, time: Picoseconds): Picoseconds | null {
  for (let i = series.from(time); i < series.length; i++) {
    if (series.vc[i] === vc) return series.time[i];
  }
  return null;
}

/** What came next for the sender of a refused cell, as far as it is recorded; each is a way to its moment. */
export function Aftermath({ decision }: { readonly decision: Decision }) {
  const seek = useStage((s) => s.seek);
  const recorded = useStage((s) => s.recorded);
  const { vc, time } = decision;
  if (recorded <= time + 1e9) return null;
  const timeout = firstAfter(traceStore.events(EventCode.timeout), vc, time);
  const duplicates = firstAfter(traceStore.events(EventCode.fastRetransmit), vc, time);
  // A fast retransmit after the timeout answers another loss.
  const fast = duplicates !== null && (timeout === null || duplicates < timeout) ? duplicates : null;
  const known = [
    [en.live.fastRetransmit, fast],
    [en.live.timeout, timeout],
  ] as const;
  return (
    <p className="aftermath">
      {en.live.next(vc)}{' '}
      {known.map(
        ([words, at]) =>
          at !== null && (
            <button key={at} type="button" className="button-quiet" onClick={() => seek(at)}>
              {words(duration(at - time))}
            </button>
          ),
      )}
      {fast === null && timeout === null && en.live.nextNone}
    </p>
  );
}
