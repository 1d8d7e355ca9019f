import { PS_PER_SECOND, type RunResults } from '../../../contract/index.ts';
import { sparkPath } from '../../rates/state/Spark.tsx';
import type { TraceReader } from '../../traces/types.ts';

/** CSS pixels; a column is one of them. */
export const LINE = { width: 72, height: 16 } as const;

interface Lines {
  /** Largest goodput of any session, bit/s: the top of the scale that all have in common. */
  readonly most: number;
  readonly paths: ReadonlyMap<number, string>;
}

/** Goodput of every session over the time that its results cover. */
export function linesOf({ sessions, window }: RunResults, traces: Pick<TraceReader, 'channel'>): Lines {
  const [from, to] = [window.fromS * PS_PER_SECOND, window.toS * PS_PER_SECOND];
  const spans = sessions.flatMap(({ vc }) => {
    const channel = to > from ? traces.channel(`delivered/${vc}`) : null;
    return channel === null ? [] : [[vc, channel.spans(from, to, LINE.width)] as const];
  });
  const most = Math.max(0, ...spans.flatMap(([, { max }]) => Array.from(max).filter(Number.isFinite)));
  return { most, paths: new Map(spans.map(([vc, span]) => [vc, sparkPath(span, LINE.height, most)])) };
}
