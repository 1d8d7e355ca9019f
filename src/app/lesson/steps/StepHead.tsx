import type { Ref } from 'react';
import type { Step } from '../../../lessons/lesson.ts';
import type { HostedStage } from '../../mount.tsx';
import { lessonTexts as texts } from '../../strings/pages/lesson.ts';
import styles from '../lesson.module.css';
import { usePointNames } from '../pointNames.ts';

const NONE: readonly string[] = [];

interface StepHeadProps {
  readonly heading: Ref<HTMLHeadingElement>;
  readonly step: Step;
  readonly at: number;
  readonly of: number;
  readonly live: HostedStage | null;
}

/** Where the reader is, what the step says, and what it points at. */
export function StepHead({ heading, step, at, of, live }: StepHeadProps) {
  const names = usePointNames(live, step.kind === 'draw' ? NONE : (step.point ?? NONE));
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
      {names.length > 0 && (
        <p role="status" className={styles.points}>
          {texts.lookAt(names)}
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
