import { useId } from 'react';
import type { Step } from '../../../lessons/lesson.ts';
import { lessonTexts as texts } from '../../strings/pages/lesson.ts';
import styles from '../lesson.module.css';

interface AnswersProps {
  readonly step: Extract<Step, { readonly kind: 'ask' | 'check' }>;
  readonly chosen: number | undefined;
  readonly onChoose: (index: number) => void;
}

/** A question with answers; the chosen one is explained. */
export function Answers({ step, chosen, onChoose }: AnswersProps) {
  const name = useId();
  const answer = step.answers[chosen ?? -1];
  return (
    <fieldset className={styles.answers}>
      <legend>{step.question}</legend>
      {step.answers.map(({ text }, index) => (
        <label key={text}>
          <input type="radio" name={name} checked={index === chosen} onChange={() => onChoose(index)} />
          <span>{text}</span>
        </label>
      ))}
      <p role="status">
        {answer && (
          <>
            <strong>{answer.right ? texts.right : texts.notQuite}</strong> {answer.because}
          </>
        )}
      </p>
    </fieldset>
  );
}
