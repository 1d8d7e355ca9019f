import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { Step } from '../../../lessons/lesson.ts';
import type { Story } from '../../../stories/story.ts';
import { QrPicture } from '../../chrome/share/QrCode.tsx';
import { DrawPlot } from '../../lesson/drawing/DrawPlot.tsx';
import { drawnOf, endOf, movedTo, notDrawn } from '../../lesson/drawing/points.ts';
import { useTrace } from '../../lesson/drawing/useTrace.ts';
import { useLiveStage } from '../../lesson/useLiveStage.ts';
import { SessionContext } from '../../session/context.ts';
import { StoryHead } from '../../story/parts.tsx';
import { Guess } from '../../story/screens/Guess.tsx';
import styles from '../../story/story.module.css';
import { lessonTexts } from '../../strings/pages/lesson.ts';
import { pollTexts as texts } from '../../strings/pages/poll.ts';
import { Radio } from '../../widgets/Radio.tsx';
import { Ways } from '../../widgets/words/Ways.tsx';
import { axesOf } from '../axesOf.ts';
import { codeOf } from '../code.ts';
import poll from '../poll.module.css';
import { asLevels, codeShape, type PollQuestion, pointsOf, wordsOf } from '../question.ts';
import type { GuessValues } from '../said.ts';
import { usePairs } from '../usePair.ts';

interface Guessing {
  readonly values: GuessValues;
  readonly onGuess: (values: GuessValues) => void;
}

function GuessOf({ question, ...guessing }: Guessing & { readonly question: PollQuestion }) {
  if (question.kind === 'number') return <NumberGuess story={question.story} {...guessing} />;
  if (question.kind === 'answers') return <AnswerGuess step={question.step} {...guessing} />;
  return <CurveGuess question={question} onGuess={guessing.onGuess} />;
}

/** The code of a guess, large, with a picture for a camera. */
function Code({ code }: { readonly code: string }) {
  return (
    <div className={poll.code}>
      <p role="status">
        <span className="unseen">{texts.codeSpoken(code)}</span>
        <b aria-hidden="true">
          {(code.match(/.{4}/g) ?? []).map((part) => (
            <span key={part}>{part}</span>
          ))}
        </b>
      </p>
      <QrPicture text={code} label={texts.picture} />
      <p>{texts.readOut}</p>
      <p>{texts.nothingKept}</p>
    </div>
  );
}

/** A question on a phone: a guess, and then its code. */
export function Phone({ question }: { readonly question: PollQuestion }) {
  const [values, setValues] = useState<GuessValues>(null);
  const [isShown, setIsShown] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { of, levels } = codeShape(question);
  const show = (isCode: boolean): void => {
    setIsShown(isCode);
    heading.current?.focus();
  };
  return (
    <div className={styles.page}>
      <main className={styles.story} data-screen="guess">
        <StoryHead home={texts.home} title={question.title} hasLogo={false} />
        <div className={styles.sentence}>
          <h1 ref={heading} tabIndex={-1} data-small>
            {isShown ? texts.yourCode : wordsOf(question)}
          </h1>
          {question.kind === 'number' && !isShown && <p>{question.story.guess.question}</p>}
        </div>
        {/* It stays, so that a drawing that is changed goes on where it was. */}
        <div className={poll.guess} hidden={isShown}>
          <GuessOf question={question} values={values} onGuess={setValues} />
        </div>
        {isShown && values !== null && <Code code={codeOf({ of, values }, levels)} />}
        <div className={styles.controls}>
          {isShown ? (
            <button type="button" className={styles.secondary} onClick={() => show(false)}>
              {texts.change}
            </button>
          ) : (
            <button
              type="button"
              className={styles.primary}
              disabled={values === null}
              title={values === null ? texts.first[question.kind] : undefined}
              onClick={() => show(true)}
            >
              {texts.showCode}
            </button>
          )}
        </div>
      </main>
    </div>
  );
}

interface AnswerGuessProps extends Guessing {
  readonly step: Extract<Step, { readonly kind: 'ask' | 'check' }>;
}

/** Choice of an answer; the wall shows which is right. */
function AnswerGuess({ step, values, onGuess }: AnswerGuessProps) {
  const name = useId();
  return (
    <fieldset className={poll.answers}>
      <legend className="unseen">{step.question}</legend>
      {step.answers.map(({ text }, index) => (
        <label key={text}>
          <Radio name={name} checked={values?.[0] === index} onChoose={() => onGuess([index])} />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface CurveGuessProps extends Pick<Guessing, 'onGuess'> {
  readonly question: Extract<PollQuestion, { readonly kind: 'curve' }>;
}

/** A curve that is drawn before the run shows it: the plot on which a lesson has its reader draw. */
function CurveGuess({ question, onGuess }: CurveGuessProps) {
  const { step, scene } = question;
  const { drawing } = step;
  const place = useRef<HTMLDivElement>(null);
  const [sheet, setSheet] = useState<HTMLElement | null>(null);
  const { live } = useLiveStage(place, scene);
  const { past } = useTrace(live, 'places' in drawing ? null : drawing);
  const [points, setPoints] = useState(() =>
    notDrawn(pointsOf(drawing), 'places' in drawing ? drawing.top / 2 : 0),
  );
  const { levels } = codeShape(question);
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
        <Ways {...lessonTexts.drawHelp} />
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

interface NumberGuessProps extends Guessing {
  readonly story: Story;
}

/** A guess in percent next to the value today, on the guess screen of a story. */
function NumberGuess({ story, values, onGuess }: NumberGuessProps) {
  const pairs = usePairs(story);
  return (
    pairs && (
      <Guess
        story={story}
        pairs={pairs}
        guess={values?.[0] ?? null}
        onGuess={(percent) => onGuess([percent])}
        isRunning={false}
        onShown={() => {}}
      />
    )
  );
}
