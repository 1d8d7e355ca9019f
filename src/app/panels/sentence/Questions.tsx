import { useStage } from '../../store/stage.ts';
import type { StageState } from '../../store/types.ts';
import { en } from '../../strings/en.ts';

export const hasQuestions = ({ loaded }: StageState): boolean =>
  Boolean(loaded?.scenario.stage?.hook || loaded?.scenario.stage?.ask?.length);

/** What the scene asks its watcher; the answers are on the stage. */
export function Questions() {
  const stage = useStage((s) => s.loaded?.scenario.stage);
  if (!stage?.hook && !stage?.ask) return null;
  return (
    <section className="questions" aria-label={en.questions}>
      {stage.hook && <p>{stage.hook}</p>}
      <ol>
        {stage.ask?.map((asked) => {
          const question = typeof asked === 'string' ? asked : asked.question;
          return <li key={question}>{question}</li>;
        })}
      </ol>
    </section>
  );
}
