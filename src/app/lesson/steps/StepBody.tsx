import { useId, useState } from 'react';
import type { Step } from '../../../lessons/lesson.ts';
import type { HostedStage } from '../../mount.tsx';
import { wallAddress } from '../../poll/address.ts';
import { lessonTexts as texts } from '../../strings/pages/lesson.ts';
import { Radio } from '../../widgets/Radio.tsx';
import { DrawStep } from '../drawing/DrawStep.tsx';
import type { Curve } from '../features.ts';
import styles from '../lesson.module.css';
import { doInstead, useDone } from './useDone.ts';

export interface StepBodyProps {
  readonly step: Step;
  /** Link of the step's question as a poll; null without one. */
  readonly poll: string | null;
  readonly live: HostedStage | null;
  /** Element for a plot to draw on. */
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

/** The reader's task in a step, with a folded hint. */
export function StepBody(props: StepBodyProps) {
  const { step } = props;
  if (step.kind === 'show' && !step.hint) return null;
  return (
    <div className={styles.question}>
      {step.hint && (
        <details>
          <summary className="target pressable">{texts.hint}</summary>
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

interface AnswersProps {
  readonly step: Extract<Step, { readonly kind: 'ask' | 'check' }>;
  readonly chosen: number | undefined;
  readonly onChoose: (index: number) => void;
}

/** A question with answers; the chosen one is explained. */
function Answers({ step, chosen, onChoose }: AnswersProps) {
  const name = useId();
  const answer = step.answers[chosen ?? -1];
  return (
    <fieldset className={styles.answers}>
      <legend>{step.question}</legend>
      {step.answers.map(({ text }, index) => (
        <label key={text}>
          <Radio name={name} checked={index === chosen} onChoose={() => onChoose(index)} />
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

interface OwnWordsProps {
  readonly step: Extract<Step, { readonly kind: 'explain' }>;
  readonly words: string;
  readonly onChange: (words: string) => void;
}

/** The reader's own explanation first, then ours on request. */
function OwnWords({ step: { question, model }, words, onChange }: OwnWordsProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <h2>{question}</h2>
      <label>
        {texts.ownWords}
        <textarea rows={4} value={words} onChange={({ target }) => onChange(target.value)} />
      </label>
      <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {texts.compare}
      </button>
      <p role="status">
        {isOpen && (
          <>
            <strong>{texts.ours}:</strong> {model}
          </>
        )}
      </p>
    </>
  );
}

interface TaskProps {
  readonly step: Extract<Step, { readonly kind: 'do' }>;
  readonly live: HostedStage | null;
}

/** A task on the stage, whose completion the page detects. */
function Task({ step: { task, action }, live }: TaskProps) {
  const progress = useDone(live, action);
  return (
    <>
      <h2>{task}</h2>
      <p role="status">{progress === 'done' ? texts.done : texts.waiting}</p>
      {progress === 'waiting' && live && (
        <button type="button" onClick={() => void doInstead(live, action).catch(() => {})}>
          {texts.showMe}
        </button>
      )}
    </>
  );
}
