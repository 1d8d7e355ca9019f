import type { ReactElement } from 'react';
import { useStage } from '../../store/stage.ts';
import type { StageState } from '../../store/types.ts';
import { traceStore } from '../../traces/index.ts';
import type { Spans } from '../../traces/types.ts';
import { useThrottled } from '../../widgets/useThrottled.ts';
import style from './style.module.css';

/** Lines follow the run four times a second. */
const PACE_MS = 250;

const readNow = ({ now }: StageState): number => now;

/** CSS pixels; a column is one of them. */
const WIDTH = 36;
const HEIGHT = 14;

/** A line through the middle of each column, from 0 or the least below it up to the most; broken where nothing is known. */
export function sparkPath({ min, max }: Spans, height: number): string {
  const known = Array.from(max, (high, i) => (high + (min[i] ?? high)) / 2);
  const finite = known.filter(Number.isFinite);
  const low = Math.min(0, ...finite);
  const span = Math.max(...finite, 0) - low || 1;
  return known
    .map((value, x) => {
      if (!Number.isFinite(value)) return '';
      const y = height - 1 - ((value - low) / span) * (height - 2);
      return `${Number.isFinite(known[x - 1]) ? 'L' : 'M'}${x} ${y.toFixed(1)}`;
    })
    .join('');
}

/** A traced value over the visible range up to the head, beside the number that tells it. */
export function Spark({ channel }: { readonly channel: string }): ReactElement | null {
  const { from, to } = useStage((s) => s.viewport);
  const head = useThrottled(readNow, PACE_MS);
  const trace = traceStore.channel(channel);
  if (trace === null || head <= from) return null;
  const columns = Math.max(2, Math.round((WIDTH * (Math.min(head, to) - from)) / (to - from)));
  const path = sparkPath(trace.spans(from, Math.min(head, to), columns), HEIGHT);
  if (path === '') return null;
  return (
    <svg className={style.spark} width={WIDTH} height={HEIGHT} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
