import type { Ref } from 'react';
import type { Point, Step } from '../../../lessons/lesson.ts';
import { lessonTexts as texts } from '../../strings/pages/lesson.ts';
import { panelNames } from '../../strings/panels/panelNames.ts';
import styles from '../lesson.module.css';

const nameOf = (point: Point): string => (point === 'transport' ? texts.transport : panelNames[point].title);

interface StepHeadProps {
  readonly heading: Ref<HTMLHeadingElement>;
  readonly step: Step;
  readonly at: number;
  readonly of: number;
}

/** Where the reader is, what the step says, and what it points at. */
export function StepHead({ heading, step, at, of }: StepHeadProps) {
  return (
    <>
      <p className={styles.progress}>
        <progress value={at + 1} max={of} aria-label={texts.step(at + 1, of)} />
        <span>{texts.step(at + 1, of)}</span>
      </p>
      <h1 ref={heading} tabIndex={-1}>
        {step.title}
      </h1>
      {step.text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {step.point && (
        <p role="status" className={styles.points}>
          {texts.lookAt(step.point.map(nameOf))}
        </p>
      )}
      {step.link && (
        <p>
          <a href={`?${step.link.href}`} target="_blank" rel="noreferrer">
            {step.link.text}
          </a>
        </p>
      )}
    </>
  );
}
