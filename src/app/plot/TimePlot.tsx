import { type ReactElement, useContext, useEffect, useId, useRef } from 'react';
import { onPaint } from '../clocks.ts';
import { badgeOf } from '../compare/names.ts';
import { clock, sliderSeconds } from '../format.ts';
import { keys, type Press } from '../keys/keys.ts';
import { useLatest } from '../latest.ts';
import { later } from '../rest.ts';
import { useSession } from '../session/context.ts';
import { RARELY_MS } from '../store/moment.ts';
import { stageOf } from '../store/stage.ts';
import { en } from '../strings/en.ts';
import type { TraceStore } from '../traces/index.ts';
import { useSize } from '../widgets/size.ts';
import { setText } from '../widgets/words/setText.ts';
import { PlotBranch, tracesFor } from './branch.ts';
import { type Emptiness, Empty } from './Empty.tsx';
import type { PlotFrame } from './frame.ts';
import { cursorKey } from './gestures/keys.ts';
import { TimeGestures } from './gestures/late.tsx';
import { profileOf } from './profile.ts';
import { timeScale } from './scale.ts';
import type { TableData } from './table/DataTable.tsx';
import { usePlotTable } from './table/usePlotTable.tsx';
import { useLiveText } from './useLiveText.ts';
import { usePaint } from './useSurface.ts';

export interface TimePlotProps {
  /** Example: `Queue of S2 to S3, cells`. */
  readonly label: string;
  readonly paint: (frame: PlotFrame) => void;
  /** Whether the plot shows requested settings, so that it is painted when they change. */
  readonly showsAsked?: boolean;
  /** One sentence about the present picture. */
  readonly describe: (traces: TraceStore) => string;
  /** Value at a time in words: `1,925 cells`. */
  readonly valueAt: (time: number, traces: TraceStore) => string;
  readonly table: (traces: TraceStore) => TableData;
  /** Reason why nothing is drawn; null when something is. */
  readonly empty: (() => Emptiness | null) | null;
  readonly onPick?: (x: number, y: number, width: number) => void;
  /** Called on Enter, with the time of the cursor. */
  readonly onEnter?: (time: number) => void;
}

const REST_MS = 300;
const nothing = () => {};

/** Updates the description for screen readers at most once a second, and the value at the cursor once it rests. */
function useSpeech(props: TimePlotProps, branch: number | null) {
  const session = useSession();
  const sentence = useRef<HTMLParagraphElement>(null);
  const slider = useRef<HTMLDivElement>(null);
  const latest = useLatest(props);
  const waiting = useRef({ spoken: Number.NaN, cancel: nothing });
  const speak = useRef(nothing);
  speak.current = () => {
    const { viewport, cursor, now } = stageOf(session).getState();
    const time = cursor ?? now;
    const box = slider.current;
    if (!box) return;
    box.setAttribute('aria-valuemin', sliderSeconds(viewport.from));
    box.setAttribute('aria-valuemax', sliderSeconds(viewport.to));
    box.setAttribute('aria-valuenow', sliderSeconds(time));
    box.setAttribute(
      'aria-valuetext',
      en.panels.plot.valueAt(clock(time), latest.current.valueAt(time, tracesFor(session, branch))),
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each branch.
  useEffect(() => {
    speak.current();
    const { current } = waiting;
    return () => current.cancel();
  }, [branch, session]);
  useLiveText([], ({ time, state: { cursor, run } }) => {
    const { current } = waiting;
    if (time === current.spoken) return;
    current.spoken = time;
    current.cancel();
    // While a run plays, the shown time does not rest.
    current.cancel = cursor === null && run === 'playing' ? nothing : later(() => speak.current(), REST_MS);
  });
  useLiveText(
    [],
    ({ traces, state: { now } }) =>
      setText(sentence.current, en.panels.plot.asOf(latest.current.describe(traces), clock(now))),
    RARELY_MS,
  );
  return { sentence, slider };
}

/** Draws the head across the titles, which on a phone are between the plots. */
function HeadBridge({ width }: { width: number }): ReactElement {
  const session = useSession();
  const bridge = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      onPaint('fast', () => {
        const element = bridge.current;
        const { viewport, now, theme } = stageOf(session).getState();
        if (!element || profileOf(session, theme) !== 'phone') return;
        const x = timeScale(viewport, width)(now);
        const isInSight = x >= 0 && x <= width;
        element.style.visibility = isInSight ? 'visible' : 'hidden';
        // Moved back when out of view, because a hidden element would still widen the page.
        element.style.transform = isInSight ? `translateX(${x.toFixed(1)}px)` : 'none';
      }),
    [width, session],
  );
  return <div ref={bridge} className="head-bridge" />;
}

/** A plot over the shared time axis: canvas, cursor, zoom, keys, speech, and its data table behind T. */
export function TimePlot(props: TimePlotProps): ReactElement {
  const session = useSession();
  const { label, paint, empty, onPick } = props;
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const branch = useContext(PlotBranch);
  const { sentence, slider } = useSpeech(props, branch);
  const size = useSize(box);
  const id = useId();
  usePaint(canvas, size, paint, { showsCursor: true, showsAsked: props.showsAsked ?? false });
  const { table, swaps } = usePlotTable(() => props.table(tracesFor(session, branch)));
  const act = (press: Press) => {
    const { key, shift, target } = press;
    if (target !== slider.current) return swaps(press);
    if (key === 'Enter' && props.onEnter) {
      const { cursor, now } = stageOf(session).getState();
      return () => props.onEnter?.(cursor ?? now);
    }
    const time = cursorKey(session, key, shift, size.width);
    return time === null ? swaps(press) : () => stageOf(session).getState().setCursor(time);
  };
  const onBlur = () => stageOf(session).getState().setCursor(null);
  return (
    <div className="plot" ref={box} {...keys(act)}>
      <HeadBridge width={size.width} />
      <canvas ref={canvas} />
      <div
        ref={slider}
        className="plot-cursor"
        role="slider"
        tabIndex={0}
        aria-label={en.panels.plot.cursor(
          branch === null ? label : en.branches.named(badgeOf(branch), label),
        )}
        aria-describedby={id}
        aria-valuenow={0}
        onBlur={onBlur}
      >
        <TimeGestures of={slider} size={size} onPick={onPick} />
      </div>
      <p ref={sentence} id={id} className="unseen" />
      {empty && <Empty notice={empty} />}
      {table}
    </div>
  );
}
