import type { ReactElement } from 'react';
import { useSession } from '../../session/context.ts';
import { useMoment } from '../../store/moment.ts';
import { tracesOf } from '../../traces/index.ts';
import { type StateForm, type StateRun, stateRuns } from './states.ts';
import styles from './style.module.css';

/** CSS pixels; a column is one of them. */
const WIDTH = 48;
const HEIGHT = 7;

/** All of a bar, its edge, or its edge and its lower half; with ends a narrow one would look filled. */
function barPath({ from, to, form }: StateRun): string {
  if (form === 'filled') return `M${from} 0H${to}V${HEIGHT}H${from}z`;
  const inner = form === 'both' ? HEIGHT / 2 : HEIGHT - 1;
  const ends = to - from > 3 ? `M${from} 0h1v${HEIGHT}h-1zM${to - 1} 0h1v${HEIGHT}h-1z` : '';
  return `M${from} 0H${to}v1H${from}zM${from} ${inner}H${to}V${HEIGHT}H${from}z${ends}`;
}

const Strip = ({ width, runs }: { width: number; runs: readonly StateRun[] }): ReactElement => (
  <svg
    className={styles.strip}
    viewBox={`0 0 ${width} ${HEIGHT}`}
    width={width}
    height={HEIGHT}
    aria-hidden="true"
  >
    <path d={runs.map(barPath).join('')} />
  </svg>
);

/** A bar of this form, next to its word. */
export const StateSign = ({ form }: { form: StateForm }): ReactElement => (
  <Strip width={12} runs={[{ from: 0, to: 12, form }]} />
);

/** How a port regarded a VC over the visible range up to the head, next to the word for it. */
export function StateStrip({ channel }: { readonly channel: string }): ReactElement | null {
  const session = useSession();
  const { from, to } = useMoment((s) => s.viewport);
  const head = useMoment(({ now }) => now);
  const trace = tracesOf(session).shown.channel(channel);
  if (trace === null || head <= from) return null;
  const end = Math.min(head, to);
  const columns = Math.max(2, Math.round((WIDTH * (end - from)) / (to - from)));
  return <Strip width={WIDTH} runs={stateRuns(trace.spans(from, end, columns))} />;
}
