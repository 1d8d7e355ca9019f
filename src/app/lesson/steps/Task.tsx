import type { Step } from '../../../lessons/lesson.ts';
import { lessonTexts as texts } from '../../strings/pages/lesson.ts';
import { doInstead, useDone } from '../useDone.ts';
import type { LiveStage } from '../useLiveStage.ts';

interface TaskProps {
  readonly step: Extract<Step, { readonly kind: 'do' }>;
  readonly live: LiveStage | null;
}

/** Something to do on the stage, which the page recognises. */
export function Task({ step: { task, action }, live }: TaskProps) {
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
