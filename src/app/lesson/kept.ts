import type { Lesson } from '../../lessons/lesson.ts';
import type { Curve } from './features.ts';

/** What a reader has left in a lesson, by the index of the step. */
export interface Work {
  readonly step: number;
  /** The reader has come to the last step. */
  readonly isDone?: boolean;
  readonly answers: Readonly<Record<number, number>>;
  readonly words: Readonly<Record<number, string>>;
  readonly drawings: Readonly<Record<number, Curve>>;
}

export const NO_WORK: Work = { step: 0, answers: {}, words: {}, drawings: {} };

const keyOf = (id: string): string => `cellscope.lesson.${id}`;

export function keptWork(id: string): Work {
  try {
    return { ...NO_WORK, ...JSON.parse(localStorage.getItem(keyOf(id)) ?? '{}') };
  } catch {
    return NO_WORK;
  }
}

/** A browser that keeps nothing forgets it with the page. */
export function keepWork(id: string, work: Work): void {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(work));
  } catch {}
}

/** The reader's words and drawings as a text to hand in. */
export function workAsText({ title, steps }: Lesson, { words, drawings, answers }: Work): string {
  const parts = steps.flatMap((step, i) => {
    if (step.kind === 'explain' && words[i]) return [`${step.question}\n${words[i]}`];
    if (step.kind === 'draw' && drawings[i])
      return [
        `${step.task}\n${drawings[i].map((value) => Math.round(value)).join(', ')} ${step.drawing.unit}`,
      ];
    const chosen = step.kind === 'ask' || step.kind === 'check' ? step.answers[answers[i] ?? -1] : undefined;
    return chosen && 'question' in step ? [`${step.question}\n${chosen.text}`] : [];
  });
  return [title, ...parts].join('\n\n').concat('\n');
}
