import type { Step } from '../../../lessons/lesson.ts';
import type { HostedStage } from '../../mount.tsx';
import { lessonTexts as texts } from '../../strings/pages/lesson.ts';
import { doInstead, useDone } from './useDone.ts';

interface TaskProps {
  readonly step: Extract<Step, { readonly kind: 'do' }>;
  readonly live: HostedStage | null;
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
