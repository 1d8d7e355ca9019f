import { useState } from 'react';
import { usePage } from '../../store/page.ts';
import { useStage } from '../../store/stage.ts';
import type { StageState } from '../../store/types.ts';
import { en } from '../../strings/en.ts';
import { Landmark } from '../../widgets/Landmark.tsx';
import { late } from '../../widgets/late.tsx';
import styles from './style.module.css';

const Answer = late(async () => (await import('../asked.ts')).Answer);

export const hasQuestions = ({ loaded }: StageState): boolean =>
  Boolean(loaded?.scenario.stage?.hook || loaded?.scenario.stage?.ask?.length);

interface QuestionProps {
  readonly question: string;
  /** Null: that of the built-in scene, if it is one. */
  readonly answer: string | null;
  readonly at: number;
}

function Question({ question, answer, at }: QuestionProps) {
  const builtIn = usePage(({ sceneId }) => sceneId !== null);
  const [open, setOpen] = useState(false);
  if (answer === null && !builtIn) return <li>{question}</li>;
  return (
    <li>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          {question} <span className="button-quiet">{open ? en.answers.hide : en.answers.show}</span>
        </summary>
        {open && <Answer own={answer} at={at} />}
      </details>
    </li>
  );
}

/** What the scene asks its watcher, each with its answer. */
export function Questions() {
  const stage = useStage((s) => s.loaded?.scenario.stage);
  const scene = useStage((s) => s.loaded?.scenario.id);
  if (!stage?.hook && !stage?.ask) return null;
  return (
    <Landmark className={styles.questions} label={en.questions}>
      {stage.hook && <p>{stage.hook}</p>}
      <ol>
        {stage.ask?.map((asked, at) => {
          const { question, answer } = typeof asked === 'string' ? { question: asked, answer: null } : asked;
          return <Question key={`${scene} ${question}`} question={question} answer={answer} at={at} />;
        })}
      </ol>
    </Landmark>
  );
}
