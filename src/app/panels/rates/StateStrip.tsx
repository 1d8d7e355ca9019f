import type { ReactElement } from 'react';
import { useStage } from '../../store/stage.ts';
import type { StageState } from '../../store/types.ts';
import { traceStore } from '../../traces/index.ts';
import { useThrottled } from '../../widgets/useThrottled.ts';
import { type StateForm, type StateRun, stateRuns } from './algorithmStates.ts';

/** Strips follow the run four times a second. */
const PACE_MS = 250;
/** CSS pixels; a column is one of them. */
const WIDTH = 48;
const HEIGHT = 7;

const readNow = ({ now }: StageState): number => now;

const Bar = ({ from, to, form }: StateRun): ReactElement => (
  <>
    <rect
      className="state-bar"
      data-form={form}
      x={from + 0.5}
      y={0.5}
      width={Math.max(0.5, to - from - 1)}
      height={HEIGHT - 1}
    />
    {form === 'both' && (
      <rect className="state-half" x={from} y={HEIGHT / 2} width={to - from} height={HEIGHT / 2} />
    )}
  </>
);

const Strip = ({ width, runs }: { width: number; runs: readonly StateRun[] }): ReactElement => (
  <svg
    className="state-strip"
    viewBox={`0 0 ${width} ${HEIGHT}`}
    width={width}
    height={HEIGHT}
    aria-hidden="true"
  >
    {runs.map((run) => (
      <Bar key={run.from} {...run} />
    ))}
  </svg>
);

/** A bar of this form, beside its word. */
export const StateSign = ({ form }: { form: StateForm }): ReactElement => (
  <Strip width={12} runs={[{ from: 0, to: 12, form }]} />
);

/** How a port regarded a VC over the visible range up to the head, beside the word for it. */
export function StateStrip({ channel }: { readonly channel: string }): ReactElement | null {
  const { from, to } = useStage((s) => s.viewport);
  const head = useThrottled(readNow, PACE_MS);
  const trace = traceStore.channel(channel);
  if (trace === null || head <= from) return null;
  const end = Math.min(head, to);
  const columns = Math.max(2, Math.round((WIDTH * (end - from)) / (to - from)));
  return <Strip width={WIDTH} runs={stateRuns(trace.spans(from, end, columns))} />;
}
