import { type ReactElement, useCallback, useId, useMemo, useRef, useState } from 'react';
import { shallow } from 'zustand/shallow';
import type { PolicyCurve } from '../../../../contract/index.ts';
import { shortNumber } from '../../../format.ts';
import { keys, type Press } from '../../../keys/keys.ts';
import { labelsThatMeet } from '../../../plot/curve/lines.ts';
import { type CurveAxes, curveAxes } from '../../../plot/curve/scale.ts';
import { plotStyles } from '../../../plot/paint/style.ts';
import { useProfile } from '../../../plot/profile.ts';
import { shownPort } from '../../../plot/shown.ts';
import { usePlotTable } from '../../../plot/table/usePlotTable.tsx';
import { usePaint } from '../../../plot/useSurface.ts';
import { type Moment, RARELY_MS, useMoment } from '../../../store/moment.ts';
import { en } from '../../../strings/en.ts';
import { ThresholdHandle } from '../../../thresholds/ThresholdHandle.tsx';
import { useSize } from '../../../widgets/size.ts';
import { useStageSize } from '../../../widgets/stageSize.ts';
import { paintCurve } from './paint.ts';
import { paintPoints } from './points.ts';
import styles from './style.module.css';
import { type CurveView, type ShownHandle, useCurveView, useHandles } from './view.ts';
import { curveTable, describeCurve, liveWords } from './words.ts';

interface CurvePlotProps {
  readonly curve: PolicyCurve;
  readonly log: boolean;
}

/** Distance by which a label on the x axis moves up and one on a falling limit down, CSS pixels. */
const CLEAR = 13;

/** Text description for screen readers, updated at most once a second. */
function useDescription(curve: PolicyCurve): string {
  const describe = useCallback(
    ({ live, followedVc, now }: Moment) => describeCurve(curve, liveWords(curve, live, followedVc, now)),
    [curve],
  );
  return useMoment(describe, RARELY_MS);
}

/** Axes that do not change while a handle is dragged. */
function useAxes(curve: PolicyCurve, log: boolean, held: boolean): CurveAxes {
  const kept = useRef<CurveAxes | null>(null);
  return useMemo(() => {
    if (!held || kept.current === null) kept.current = curveAxes(curve, log);
    return kept.current;
  }, [curve, log, held]);
}

interface HandleProps extends ShownHandle {
  readonly view: CurveView;
  readonly isBrief: boolean | undefined;
  readonly bufferCells: number;
  readonly onHold: (held: boolean) => void;
}

/** Position of a handle's grip, CSS pixels, and the side of its label. */
function gripOf({ scale, curve }: CurveView, { handle, applied }: ShownHandle) {
  const x = scale.toX(handle.along === 'x' ? applied : handle.x);
  const y = scale.toY(handle.along === 'x' ? handle.y : applied);
  const isRight = x > (scale.area.left + scale.area.right) / 2;
  return { x, y, side: curve.meaning === 'limit' || isRight ? ('left' as const) : ('right' as const) };
}

function Handle({ handle, spec, applied, view, isBrief, bufferCells, onHold }: HandleProps): ReactElement {
  const { scale } = view;
  const { along } = handle;
  const placeOf = (value: number) =>
    along === 'x'
      ? { left: `${scale.toX(value)}px`, top: `${scale.toY(handle.y)}px` }
      : { left: `${scale.toX(handle.x)}px`, top: `${scale.toY(value)}px` };
  const limit = view.curve.meaning === 'limit';
  const { side, y } = gripOf(view, { handle, spec, applied });
  const onAxis = y > scale.area.bottom - CLEAR;
  return (
    <ThresholdHandle
      spec={spec}
      name={en.panels.curve.handle(spec.label, spec.unit)}
      applied={applied}
      bufferCells={bufferCells}
      along={along}
      placeOf={placeOf}
      plot={`.${styles.plot}`}
      valueAt={({ x, y }) => (along === 'x' ? scale.fromX(x) : scale.fromY(y))}
      onHold={onHold}
      side={side}
      isBrief={isBrief}
      shift={onAxis ? -CLEAR : limit && along === 'y' ? CLEAR : 0}
      aside={false}
    />
  );
}

/** Plot of the function: axes, lines, the live point, and parameters as handles on the lines. T replaces it by its table. */
export function CurvePlot({ curve, log }: CurvePlotProps): ReactElement {
  const port = useMoment(shownPort);
  const followed = useMoment((state) => state.followedVc ?? state.decidedVc);
  const profile = useProfile();
  const box = useRef<HTMLDivElement>(null);
  const figure = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const points = useRef<HTMLCanvasElement>(null);
  const { table, swaps } = usePlotTable(() => curveTable(curve));
  const size = useSize(box);
  const [held, setHeld] = useState(false);
  const axes = useAxes(curve, log, held);
  const view = useCurveView(curve, size, profile, axes, useStageSize().text);
  const handles = useHandles(curve, port);
  const labels = handles.map((shown) => ({
    ...gripOf(view, shown),
    text: `${shown.spec.label} ${shortNumber(shown.applied)}`,
  }));
  const areBrief = labelsThatMeet(labels, plotStyles[profile].caption);
  const description = useDescription(curve);
  const id = useId();
  const painted = useRef<unknown[]>([]);
  usePaint(
    canvas,
    size,
    (frame) => {
      const { image, t, state, style } = frame;
      const seen = [image, t, state.requested, style.caption, view, document.fonts.status];
      if (shallow(seen, painted.current)) return;
      painted.current = seen;
      paintCurve(frame, view);
    },
    { showsAsked: true },
  );
  usePaint(points, size, (frame) => paintPoints(frame, view, followed));
  // The table has no handles.
  const act = (press: Press) => {
    const swap = swaps(press);
    return (
      swap &&
      (() => {
        swap();
        figure.current?.focus();
      })
    );
  };
  return (
    <div className={styles.plot} ref={box} {...keys(act)}>
      <canvas ref={canvas} className="cover full tall" />
      <div
        ref={figure}
        className="cover full tall"
        role="img"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the focus from which T opens the table.
        tabIndex={0}
        aria-label={en.panels.curve.label(curve.y.label, en.panels.curve.axis(curve.x.label, curve.x.unit))}
        aria-describedby={id}
      />
      <p id={id} className="unseen">
        {description}
      </p>
      {size.width > 0 &&
        !table &&
        handles.map((shown, place) => (
          <Handle
            key={shown.handle.parameter}
            {...shown}
            view={view}
            isBrief={areBrief[place]}
            bufferCells={port?.bufferCells ?? 1}
            onHold={setHeld}
          />
        ))}
      <canvas ref={points} className={`${styles.points} cover full tall click-through`} />
      {table}
    </div>
  );
}
