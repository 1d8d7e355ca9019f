import { useId, useRef, useState } from 'react';
import type { Step } from '../../../lessons/lesson.ts';
import { QrPicture } from '../../chrome/share/QrCode.tsx';
import styles from '../../story/story.module.css';
import { pollTexts as texts } from '../../strings/pages/poll.ts';
import { codeOf } from '../code.ts';
import poll from '../poll.module.css';
import { type PollQuestion, shapeOf, wordsOf } from '../question.ts';
import type { GuessValues } from '../said.ts';
import { CurveGuess } from './CurveGuess.tsx';
import { NumberGuess } from './NumberGuess.tsx';

interface GuessProps {
  readonly question: PollQuestion;
  readonly values: GuessValues;
  readonly onGuess: (values: GuessValues) => void;
}

function Guess({ question, values, onGuess }: GuessProps) {
  if (question.kind === 'number')
    return <NumberGuess story={question.story} values={values} onGuess={onGuess} />;
  if (question.kind === 'answers')
    return <AnswerGuess step={question.step} values={values} onGuess={onGuess} />;
  return <CurveGuess question={question} values={values} onGuess={onGuess} />;
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
  const { of, levels } = shapeOf(question);
  const show = (isCode: boolean): void => {
    setIsShown(isCode);
    heading.current?.focus();
  };
  return (
    <div className={styles.page}>
      <main className={styles.story} data-screen="guess">
        <header className={styles.head}>
          <a className={styles.brand} href="?page=home">
            {texts.home}
          </a>
          <span className={styles.title}>{question.title}</span>
        </header>
        <div className={styles.sentence}>
          <h1 ref={heading} tabIndex={-1} data-small>
            {isShown ? texts.yourCode : wordsOf(question)}
          </h1>
          {question.kind === 'number' && !isShown && <p>{question.story.guess.question}</p>}
        </div>
        {/* It stays, so that a drawing that is changed goes on where it was. */}
        <div className={poll.guess} hidden={isShown}>
          <Guess question={question} values={values} onGuess={setValues} />
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

interface AnswerGuessProps {
  readonly step: Extract<Step, { readonly kind: 'ask' | 'check' }>;
  readonly values: GuessValues;
  readonly onGuess: (values: GuessValues) => void;
}

/** Choice of an answer; the wall shows which is right. */
function AnswerGuess({ step, values, onGuess }: AnswerGuessProps) {
  const name = useId();
  return (
    <fieldset className={poll.answers}>
      <legend className="unseen">{step.question}</legend>
      {step.answers.map(({ text }, index) => (
        <label key={text}>
          <input type="radio" name={name} checked={values?.[0] === index} onChange={() => onGuess([index])} />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
