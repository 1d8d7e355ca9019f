import { useId } from 'react';
import type { Step } from '../../../lessons/lesson.ts';
import poll from '../poll.module.css';
import type { GuessValues } from '../said.ts';

interface AnswerGuessProps {
  readonly step: Extract<Step, { readonly kind: 'ask' | 'check' }>;
  readonly values: GuessValues;
  readonly onGuess: (values: GuessValues) => void;
}

/** Choice of an answer; the wall shows which is right. */
export function AnswerGuess({ step, values, onGuess }: AnswerGuessProps) {
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
