import { useEffect, useState } from 'react';
import { PS_PER_SECOND } from '../../../contract/index.ts';
import type { Drawing, Step } from '../../../lessons/lesson.ts';
import { SessionContext } from '../../session/context.ts';
import { lessonTexts as texts } from '../../strings/pages/lesson.ts';
import { tracesOf } from '../../traces/index.ts';
import { comparisonWords } from '../comparison.ts';
import { type Curve, sampled } from '../features.ts';
import styles from '../lesson.module.css';
import type { LiveStage } from '../useLiveStage.ts';
import { DrawPlot } from './DrawPlot.tsx';
import { enoughDrawn, movedTo, NOT_DRAWN, type Points, settled } from './points.ts';

/** Columns of a curve. */
const COLUMNS = 240;

/** What is recorded between two moments, s. */
function recorded({ session }: LiveStage, trace: string, from: number, to: number, columns: number): Curve {
  const channel = tracesOf(session).shown.channel(trace);
  if (!channel) return [];
  return [...channel.spans(from * PS_PER_SECOND, to * PS_PER_SECOND, columns).max];
}

const columnsBefore = ({ before, from, to }: Drawing): number =>
  Math.max(1, Math.round((COLUMNS * (from - before)) / (to - from)));

interface DrawStepProps {
  readonly step: Extract<Step, { readonly kind: 'draw' }>;
  readonly live: LiveStage | null;
  readonly drawn: Curve | undefined;
  readonly onDrawn: (curve: Curve | undefined) => void;
}

/** The reader draws what a trace will do, runs it, and reads what differs. */
export function DrawStep({ step: { task, drawing }, live, drawn, onDrawn }: DrawStepProps) {
  const { before, from, to, trace, top } = drawing;
  const [points, setPoints] = useState<Points>(() => (drawn ? settled(drawn) : NOT_DRAWN));
  const [past, setPast] = useState<Curve>([]);
  const [real, setReal] = useState<Curve | null>(null);

  useEffect(() => {
    if (live === null) return;
    let isOver = false;
    void live.stage
      .runUntil(from)
      .then(() => {
        if (isOver) return;
        const curve = recorded(live, trace, before, from, columnsBefore(drawing));
        setPast(curve);
        setPoints((now) => (now.drawn.some(Boolean) ? now : movedTo(now, curve.at(-1) ?? 0)));
      })
      .catch(() => {});
    return () => {
      isOver = true;
    };
  }, [live, drawing, trace, before, from]);

  const run = async (): Promise<void> => {
    if (live === null) return;
    onDrawn(points.values);
    await live.stage.runUntil(to).catch(() => {});
    setReal(recorded(live, trace, from, to, COLUMNS));
  };
  const again = (): void => {
    setReal(null);
    setPoints(movedTo(NOT_DRAWN, past.at(-1) ?? 0));
    onDrawn(undefined);
    void live?.stage.runUntil(from).catch(() => {});
  };
  const yours = sampled(points.values, COLUMNS);
  return (
    <>
      <h2>{task}</h2>
      <p>{texts.drawHelp}</p>
      {live && (
        <SessionContext value={live.session}>
          <DrawPlot
            drawing={drawing}
            past={past}
            points={points}
            real={real}
            onChange={setPoints}
            top={top}
          />
        </SessionContext>
      )}
      <p>
        {real === null ? (
          <button
            type="button"
            className={styles.main}
            disabled={!enoughDrawn(points) || live === null}
            onClick={() => void run()}
          >
            {texts.run}
          </button>
        ) : (
          <button type="button" onClick={again}>
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
