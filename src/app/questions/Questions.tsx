import { type AnsweredQuestion, answered } from '../../contract/index.ts';
import type { LayoutContext } from '../panel/panel.ts';
import { useMoment } from '../store/moment.ts';
import { usePage } from '../store/page.ts';
import type { StageState } from '../store/types.ts';
import { en } from '../strings/en.ts';
import { Fold } from '../widgets/Fold.tsx';
import { Landmark } from '../widgets/Landmark.tsx';
import { late } from '../widgets/late.tsx';
import { isRoomy } from '../widgets/stageSize.ts';
import styles from './style.module.css';

const Aid = late(async () => (await import('./Aid.tsx')).Aid);
const Background = late(async () => (await import('./Background.tsx')).Background, { isSeen: false });

/** Whether the right column shows the questions: it has room for them, or grows with its content; otherwise the header has them. */
export const hasRoomForQuestions = ({ profile, size }: LayoutContext): boolean =>
  profile !== 'projector' && isRoomy(size);

export const hasQuestions = ({ loaded }: StageState): boolean =>
  Boolean(loaded?.scenario.stage?.hook || loaded?.scenario.stage?.ask?.length);

interface QuestionProps {
  readonly asked: string | AnsweredQuestion;
  readonly at: number;
}

/** A question; hints and answers of built-in scenes are loaded on request. */
function Question({ asked, at }: QuestionProps) {
  const isBuiltIn = usePage(({ sceneId }) => sceneId !== null);
  const { question, hint, answer } = answered(asked);
  if (!isBuiltIn && answer === '') return <li>{question}</li>;
  const name = isBuiltIn || hint ? en.answers.hint : en.answers.show;
  return (
    <li>
      <Fold
        summary={(isOpen) => (
          <>
            {question} <span className="button-quiet">{isOpen ? en.answers.hide : name}</span>
          </>
        )}
      >
        <Aid at={at} />
      </Fold>
    </li>
  );
}

/** The scene's questions, each with its hint and its answer, and their source. */
export function Questions() {
  const stage = useMoment((s) => s.loaded?.scenario.stage);
  const scene = useMoment((s) => s.loaded?.scenario.id);
  if (!stage?.hook && !stage?.ask) return null;
  return (
    <Landmark className={styles.questions} label={en.questions}>
      {stage.hook && <p>{stage.hook}</p>}
      <ol>
        {stage.ask?.map((asked, at) => (
          <Question key={`${scene} ${answered(asked).question}`} asked={asked} at={at} />
        ))}
      </ol>
      <Background key={scene} />
    </Landmark>
  );
}
