import type { Step } from '../../../lessons/lesson.ts';
import type { HostedStage } from '../../mount.tsx';
import { wallAddress } from '../../poll/address.ts';
import { lessonTexts as texts } from '../../strings/pages/lesson.ts';
import { DrawStep } from '../drawing/DrawStep.tsx';
import type { Curve } from '../features.ts';
import styles from '../lesson.module.css';
import { Answers } from './Answers.tsx';
import { OwnWords } from './OwnWords.tsx';
import { Task } from './Task.tsx';

export interface StepBodyProps {
  readonly step: Step;
  /** Its question to a class; null: it has none. */
  readonly poll: string | null;
  readonly live: HostedStage | null;
  /** Where a plot to draw on is shown. */
  readonly sheet: HTMLElement | null;
  readonly answer: number | undefined;
  readonly words: string;
  readonly drawing: Curve | undefined;
  readonly change: (part: 'answers' | 'words' | 'drawings', value: unknown) => void;
}

function Body({ step, live, sheet, answer, words, drawing, change }: StepBodyProps) {
  switch (step.kind) {
    case 'show':
      return null;
    case 'ask':
    case 'check':
      return <Answers step={step} chosen={answer} onChoose={(index) => change('answers', index)} />;
    case 'do':
      return <Task step={step} live={live} />;
    case 'draw':
      return (
        <DrawStep
          step={step}
          live={live}
          sheet={sheet}
          drawn={drawing}
          onDrawn={(curve) => change('drawings', curve)}
        />
      );
    case 'explain':
      return <OwnWords step={step} words={words} onChange={(text) => change('words', text)} />;
  }
}

/** What the reader does in a step, with a hint that stays folded until it is asked for. */
export function StepBody(props: StepBodyProps) {
  const { step } = props;
  if (step.kind === 'show' && !step.hint) return null;
  return (
    <div className={styles.question}>
      {step.hint && (
        <details>
          <summary>{texts.hint}</summary>
          <p>{step.hint}</p>
        </details>
      )}
      <Body {...props} />
      {props.poll !== null && (
        <p>
          <a href={wallAddress(props.poll)}>{texts.askClass}</a>
        </p>
      )}
    </div>
  );
}
