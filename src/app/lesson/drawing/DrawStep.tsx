import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Drawing, ResultDrawing, Step, TraceDrawing } from '../../../lessons/lesson.ts';
import type { HostedStage } from '../../mount.tsx';
import { SessionContext } from '../../session/context.ts';
import { lessonTexts as texts } from '../../strings/pages/lesson.ts';
import { Button } from '../../widgets/Button.tsx';
import { Ways } from '../../widgets/words/Ways.tsx';
import { comparisonWords } from '../comparison.ts';
import { type Curve, sampled } from '../features.ts';
import styles from '../lesson.module.css';
import { type DrawingAxes, resultAxes, traceAxes } from './axes.ts';
import { DrawPlot } from './DrawPlot.tsx';
import { allDrawn, drawnOf, endOf, movedTo, NOT_DRAWN, notDrawn, type Points } from './points.ts';
import { useTrace } from './useTrace.ts';

interface PlaceProps {
  readonly live: HostedStage | null;
  /** Where the plot is shown. */
  readonly sheet: HTMLElement | null;
  readonly drawn: Curve | undefined;
  readonly onDrawn: (curve: Curve | undefined) => void;
}

interface SheetProps extends PlaceProps {
  readonly drawing: Drawing;
  readonly task: string;
  readonly axes: DrawingAxes;
  readonly past: Curve;
  readonly points: Points;
  readonly real: Curve | null;
  readonly setPoints: (points: Points) => void;
  readonly run: string;
  readonly onRun: () => void;
  readonly onAgain: () => void;
}

/** The task, the plot on its sheet, and what the drawing differs in once the result is there. */
function Sheet(props: SheetProps): ReactNode {
  const { drawing, task, axes, live, sheet, past, points, real, setPoints, run, onRun, onAgain } = props;
  const yours = real ? sampled(points.values, real.length) : [];
  const toPlot = () => sheet?.querySelector<HTMLElement>('[role="slider"]')?.focus();
  const { done, needed } = drawnOf(points);
  const missing = live === null ? texts.stageOpens : done < needed ? texts.drawMore(needed, done) : '';
  const again = useRef<HTMLButtonElement>(null);
  const hasRun = useRef(false);
  // The button that was pressed is gone by then.
  useEffect(() => {
    if (real !== null && hasRun.current) again.current?.focus();
  }, [real]);
  return (
    <>
      <h2>{task}</h2>
      <p>
        <Ways {...texts.drawHelp} />
      </p>
      {live && sheet && (
        <SessionContext value={live.session}>
          <DrawPlot sheet={sheet} axes={axes} past={past} points={points} real={real} onChange={setPoints} />
        </SessionContext>
      )}
      <p className="wrap gap-8">
        {real === null ? (
          <>
            <button type="button" onClick={toPlot}>
              {texts.toPlot}
            </button>
            <Button
              className={styles.go}
              missing={missing}
              onClick={() => {
                hasRun.current = true;
                onRun();
              }}
            >
              {run}
            </Button>
          </>
        ) : (
          <button
            ref={again}
            type="button"
            onClick={() => {
              onAgain();
              toPlot();
            }}
          >
            {texts.drawAgain}
          </button>
        )}
      </p>
      <div role="status">
        {real && (
          <>
            {comparisonWords(yours, real, drawing).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            <p>{drawing.seen}</p>
          </>
        )}
      </div>
    </>
  );
}

interface TraceProps extends PlaceProps {
  readonly task: string;
  readonly drawing: TraceDrawing;
}

/** The reader draws what a trace will do, then runs it. */
function TraceSheet({ drawing, ...rest }: TraceProps) {
  const { from } = drawing;
  const { live, drawn, onDrawn } = rest;
  const [points, setPoints] = useState<Points>(() => (drawn ? allDrawn(drawn) : NOT_DRAWN));
  const [real, setReal] = useState<Curve | null>(null);
  const { past, run } = useTrace(live, drawing);
  useEffect(() => {
    if (past.length > 0) setPoints((now) => (now.drawn.some(Boolean) ? now : movedTo(now, endOf(past))));
  }, [past]);

  const onRun = async (): Promise<void> => {
    if (live === null) return;
    onDrawn(points.values);
    setReal(await run());
  };
  const onAgain = (): void => {
    setReal(null);
    setPoints(movedTo(NOT_DRAWN, endOf(past)));
    onDrawn(undefined);
    void live?.stage.runUntil(from).catch(() => {});
  };
  const own = { drawing, axes: traceAxes(drawing), past, points, real, setPoints, run: texts.run };
  return <Sheet {...rest} {...own} onRun={() => void onRun()} onAgain={onAgain} />;
}

interface ResultProps extends PlaceProps {
  readonly task: string;
  readonly drawing: ResultDrawing;
}

/** The reader draws the results of several runs, then sees them. */
function ResultSheet({ drawing, ...rest }: ResultProps) {
  const { places, top } = drawing;
  const { drawn, onDrawn } = rest;
  const none = notDrawn(places.length, top / 2);
  const [points, setPoints] = useState<Points>(() => (drawn ? allDrawn(drawn) : none));
  const [real, setReal] = useState<Curve | null>(null);
  const onRun = (): void => {
    onDrawn(points.values);
    setReal(places.map(({ value }) => value));
  };
  const onAgain = (): void => {
    setReal(null);
    setPoints(none);
    onDrawn(undefined);
  };
  const own = { drawing, axes: resultAxes(drawing), past: [], points, real, setPoints, run: texts.show };
  return <Sheet {...rest} {...own} onRun={onRun} onAgain={onAgain} />;
}

interface DrawStepProps extends PlaceProps {
  readonly step: Extract<Step, { readonly kind: 'draw' }>;
}

/** The reader draws first, and then reads what differs. */
export function DrawStep({ step: { task, drawing }, ...rest }: DrawStepProps) {
  return 'places' in drawing ? (
    <ResultSheet task={task} drawing={drawing} {...rest} />
  ) : (
    <TraceSheet task={task} drawing={drawing} {...rest} />
  );
}
