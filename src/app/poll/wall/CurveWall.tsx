import { useEffect, useMemo, useRef, useState } from 'react';
import drawn from '../../lesson/drawing/drawing.module.css';
import { DrawingPicture, polylinePath, useGround } from '../../lesson/drawing/ground.tsx';
import { useTrace } from '../../lesson/drawing/useTrace.ts';
import type { Curve } from '../../lesson/features.ts';
import { useLiveStage } from '../../lesson/useLiveStage.ts';
import { lessonTexts } from '../../strings/pages/lesson.ts';
import { pollTexts as texts } from '../../strings/pages/poll.ts';
import { axesOf } from '../axesOf.ts';
import { middleCurve } from '../collected.ts';
import poll from '../poll.module.css';
import { asHeights, codeShape, type PollQuestion } from '../question.ts';
import type { SaidProps } from '../said.ts';
import { useRest } from './useRest.ts';

interface CurveWallProps extends SaidProps {
  readonly question: Extract<PollQuestion, { readonly kind: 'curve' }>;
}

/** All drawn curves over each other, the middle of them, and over them what happens. */
export function CurveWall({ question, said, phase }: CurveWallProps) {
  const { step, scene } = question;
  const { drawing } = step;
  const place = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const { live } = useLiveStage(place, scene);
  const isTrace = !('places' in drawing);
  const { past, run } = useTrace(live, isTrace ? drawing : null);
  const axes = useMemo(() => axesOf(drawing), [drawing]);
  const ground = useGround(axes, canvas);
  const { levels } = codeShape(question);
  const [real, setReal] = useState<Curve | null>(null);
  const isDue = phase === 'truth';
  useRest(isDue && real === null);
  useEffect(() => {
    if (!isDue) return setReal(null);
    if ('places' in drawing) return setReal(drawing.places.map(({ value }) => value));
    if (live === null) return;
    let isGone = false;
    void run().then((curve) => isGone || setReal(curve));
    return () => {
      isGone = true;
    };
  }, [isDue, drawing, live, run]);

  const curves = said.guesses.map(({ values }) => asHeights(values, drawing.top, levels));
  const shown = phase === 'asking' ? [] : curves;
  const middle = middleCurve(shown);
  const dots = (curve: Curve): string => polylinePath(ground.line(curve, axes.begin, 1));
  return (
    <figure className={`${drawn.plot} ${poll.overlay}`}>
      <figcaption>
        {drawing.name}, {drawing.unit}
        {axes.along !== null && <span>{lessonTexts.along(axes.along)}</span>}
      </figcaption>
      <div ref={canvas} className={drawn.canvas} role="img" aria-label={texts.overlay(shown.length)}>
        <DrawingPicture axes={axes} ground={ground} past={past} real={real}>
          {shown.map((curve, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: curves stay in their order
            <path key={i} d={dots(curve)} className={poll.each} />
          ))}
          {shown.length > 1 && <path d={dots(middle)} className={drawn.yours} />}
          {real !== null && isTrace && (
            <>
              <path d={dots(real)} className={poll.halo} />
              <path d={dots(real)} className={poll.happened} />
            </>
          )}
        </DrawingPicture>
      </div>
      <p className={drawn.legend}>
        {shown.length > 0 && <span data-line="each">{texts.drawings}</span>}
        {shown.length > 1 && <span data-line="yours">{texts.middle}</span>}
        {real !== null && <span data-line={isTrace ? 'real' : 'bar'}>{texts.real}</span>}
      </p>
      {phase === 'asking' && said.guesses.length > 0 && <p>{texts.hidden}</p>}
      <div role="status">{isDue && (real === null ? <p>{texts.running}</p> : <p>{drawing.seen}</p>)}</div>
      <div ref={place} className={poll.stage} inert />
    </figure>
  );
}
