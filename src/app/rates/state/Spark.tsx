import type { ReactElement } from 'react';
import { lineText, type Vertex } from '../../plot/paint/shapes.ts';
import { linearScale } from '../../plot/scale.ts';
import { useSession } from '../../session/context.ts';
import { useMoment } from '../../store/moment.ts';
import { tracesOf } from '../../traces/index.ts';
import type { Spans } from '../../traces/types.ts';
import styles from './style.module.css';

/** CSS pixels; a column is one of them. */
const WIDTH = 36;
const HEIGHT = 14;

/**
 * A line through the middle of each column, from 0 or the least below it up to the most; broken where nothing is known.
 * @param least the scale goes up to this value at least
 */
export function sparkPath({ min, max }: Spans, height: number, least = 0): string {
  const known = Array.from(max, (high, i) => (high + (min[i] ?? high)) / 2);
  const finite = known.filter(Number.isFinite);
  const low = Math.min(0, ...finite);
  const most = Math.max(...finite, least);
  const y = linearScale([low, most > low ? most : low + 1], [height - 1, 1]);
  return lineText(known.map((value, x): Vertex => [x, y(value)]));
}

/** A traced value over the visible range up to the head, next to the number that says it. */
export function Spark({ channel }: { readonly channel: string }): ReactElement | null {
  const session = useSession();
  const { from, to } = useMoment((s) => s.viewport);
  const head = useMoment(({ now }) => now);
  const trace = tracesOf(session).shown.channel(channel);
  if (trace === null || head <= from) return null;
  const columns = Math.max(2, Math.round((WIDTH * (Math.min(head, to) - from)) / (to - from)));
  const path = sparkPath(trace.spans(from, Math.min(head, to), columns), HEIGHT);
  if (path === '') return null;
  return (
    <svg className={styles.spark} width={WIDTH} height={HEIGHT} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
