import { useEffect, useMemo, useRef, useState } from 'react';
import { DrawPlot } from '../../lesson/drawing/DrawPlot.tsx';
import { drawnOf, endOf, movedTo, notDrawn } from '../../lesson/drawing/points.ts';
import { useTrace } from '../../lesson/drawing/useTrace.ts';
import { useLiveStage } from '../../lesson/useLiveStage.ts';
import { SessionContext } from '../../session/context.ts';
import { lessonTexts as texts } from '../../strings/pages/lesson.ts';
import { Ways } from '../../widgets/words/Ways.tsx';
import { axesOf } from '../axesOf.ts';
import poll from '../poll.module.css';
import { asLevels, type PollQuestion, pointsOf, shapeOf } from '../question.ts';
import type { GuessValues } from '../said.ts';

interface CurveGuessProps {
  readonly question: Extract<PollQuestion, { readonly kind: 'curve' }>;
  readonly values: GuessValues;
  readonly onGuess: (values: GuessValues) => void;
}

/** A curve that is drawn before the run shows it: the plot on which a lesson has its reader draw. */
export function CurveGuess({ question, onGuess }: CurveGuessProps) {
  const { step, scene } = question;
  const { drawing } = step;
  const place = useRef<HTMLDivElement>(null);
  const [sheet, setSheet] = useState<HTMLElement | null>(null);
  const { live } = useLiveStage(place, scene);
  const { past } = useTrace(live, 'places' in drawing ? null : drawing);
  const [points, setPoints] = useState(() =>
    notDrawn(pointsOf(drawing), 'places' in drawing ? drawing.top / 2 : 0),
  );
  const { levels } = shapeOf(question);
  const axes = useMemo(() => axesOf(drawing), [drawing]);
  useEffect(() => {
    if (past.length > 0) setPoints((now) => (now.drawn.some(Boolean) ? now : movedTo(now, endOf(past))));
  }, [past]);
  useEffect(() => {
    const { done, needed } = drawnOf(points);
    onGuess(done < needed ? null : asLevels(points.values, drawing.top, levels));
  }, [points, drawing, levels, onGuess]);
  return (
    <div className={poll.curve}>
      <p>
        <Ways {...texts.drawHelp} />
      </p>
      <div ref={setSheet} className={poll.sheet} />
      {live && sheet && (
        <SessionContext value={live.session}>
          <DrawPlot sheet={sheet} axes={axes} past={past} points={points} real={null} onChange={setPoints} />
        </SessionContext>
      )}
      {/* It runs up to where the drawing begins. What it computes ahead would give the answer away. */}
      <div ref={place} className={poll.stage} inert />
    </div>
  );
}
