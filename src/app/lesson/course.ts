import { isSame } from '../../contract/index.ts';
import type { Lesson, Step } from '../../lessons/lesson.ts';
import type { Work } from './kept.ts';

/** Number of right answers to a kind of question, so far. */
interface Score {
  readonly right: number;
  readonly of: number;
}

/**
 * Message to the page around an embedded lesson; docs/reference/links.md describes it. Steps are counted from 1. Written words
 * and drawings stay on the device: the message only states that they exist.
 */
export type CourseMessage =
  | { readonly type: 'lesson'; readonly title: string; readonly minutes: number; readonly steps: number }
  | { readonly type: 'step'; readonly step: number; readonly of: number; readonly title: string }
  | {
      readonly type: 'answer';
      readonly step: number;
      readonly kind: 'ask' | 'check' | 'draw' | 'explain';
      readonly question: string;
      /** The text of the chosen answer; null for a drawing and for words. */
      readonly answer: string | null;
      /** Whether the answer is right; null for a drawing and for words. */
      readonly right: boolean | null;
    }
  /** Sent at the last step once every question is answered. Guesses before a run are `asks`, questions after it `checks`. */
  | { readonly type: 'done'; readonly asks: Score; readonly checks: Score }
  | { readonly type: 'height'; readonly height: number };

function answerOf(step: Step, at: number, { answers, drawings, words }: Work): CourseMessage | null {
  const about = { type: 'answer', step: at + 1 } as const;
  if (step.kind === 'ask' || step.kind === 'check') {
    const chosen = step.answers[answers[at] ?? -1];
    if (chosen === undefined) return null;
    const { text: answer, right = false } = chosen;
    return { ...about, kind: step.kind, question: step.question, answer, right };
  }
  const nothing = { answer: null, right: null };
  if (step.kind === 'draw' && drawings[at] !== undefined)
    return { ...about, kind: 'draw', question: step.task, ...nothing };
  if (step.kind === 'explain' && words[at]?.trim())
    return { ...about, kind: 'explain', question: step.question, ...nothing };
  return null;
}

function scoreOf(kind: 'ask' | 'check', { steps }: Lesson, { answers }: Work): Score {
  const asked = steps.flatMap((step, at) => (step.kind === kind ? [{ step, at }] : []));
  const right = asked.filter(({ step, at }) => 'answers' in step && step.answers[answers[at] ?? -1]?.right);
  return { right: right.length, of: asked.length };
}

const stepOf = ({ steps }: Lesson, at: number): CourseMessage => ({
  type: 'step',
  step: at + 1,
  of: steps.length,
  title: steps[at]?.title ?? '',
});

/** Messages about changes in a reader's work. @param before null: the lesson has just been opened */
export function courseMessages(lesson: Lesson, before: Work | null, now: Work): readonly CourseMessage[] {
  const { title, minutes, steps } = lesson;
  if (before === null)
    return [{ type: 'lesson', title, minutes, steps: steps.length }, stepOf(lesson, now.step)];
  const answers = steps.flatMap((step, at) => {
    const answer = answerOf(step, at, now);
    const isNew = !isSame(answer, answerOf(step, at, before));
    return answer !== null && isNew ? [answer] : [];
  });
  return [
    ...answers,
    ...(now.step !== before.step ? [stepOf(lesson, now.step)] : []),
    ...(now.isDone && !before.isDone
      ? [
          {
            type: 'done' as const,
            asks: scoreOf('ask', lesson, now),
            checks: scoreOf('check', lesson, now),
          },
        ]
      : []),
  ];
}
