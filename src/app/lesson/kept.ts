import { type Lesson, type Step, workKey } from '../../lessons/lesson.ts';
import { fieldsOf, keepText, keptText } from '../kept.ts';
import type { Curve } from './features.ts';

/** What a reader has left in a lesson, by the index of the step. */
export interface Work {
  readonly step: number;
  /** The reader has come to the last step, and has given what the others ask for. */
  readonly isDone?: boolean;
  readonly answers: Readonly<Record<number, number>>;
  readonly words: Readonly<Record<number, string>>;
  readonly drawings: Readonly<Record<number, Curve>>;
}

const keyOf = (id: string): string => `cellscope.lesson.${id}`;

const isCurve = (value: unknown): value is Curve =>
  Array.isArray(value) && value.every((one) => one === null || typeof one === 'number');

/** How far a reader has come. */
function progressIn({ step, isDone }: ReturnType<typeof fieldsOf>): Pick<Work, 'step' | 'isDone'> {
  return { step: Number.isInteger(step) ? Number(step) : 0, ...(isDone === true ? { isDone } : {}) };
}

/** What the store has, without what is no work of a reader in these steps. */
export function readWork(text: string | null, steps: readonly Step[]): Work {
  const fields = fieldsOf(text);
  const byStep = <Value>(
    kept: unknown,
    isOne: (value: unknown) => value is Value,
  ): Readonly<Record<number, Value>> => {
    const list = new Map<string, unknown>(Object.entries(kept ?? {}));
    return Object.fromEntries(
      steps.flatMap((step, i) => {
        const value = list.get(workKey(step, i));
        return isOne(value) ? [[i, value]] : [];
      }),
    );
  };
  return {
    ...progressIn(fields),
    answers: byStep(fields.answers, (one) => typeof one === 'number'),
    words: byStep(fields.words, (one) => typeof one === 'string'),
    drawings: byStep(fields.drawings, isCurve),
  };
}

/** As `readWork` reads it again. */
export function writtenWork({ answers, words, drawings, ...progress }: Work, steps: readonly Step[]): string {
  const byKey = (list: Readonly<Record<number, unknown>>) =>
    Object.fromEntries(steps.flatMap((step, i) => (i in list ? [[workKey(step, i), list[i]]] : [])));
  return JSON.stringify({
    ...progress,
    answers: byKey(answers),
    words: byKey(words),
    drawings: byKey(drawings),
  });
}

/** Steps that ask for something that the reader has not given yet, from 1 on: an answer, a drawing, words. */
export function openSteps({ steps }: Lesson, { answers, words, drawings }: Work): readonly number[] {
  return steps.flatMap(({ kind }, i) => {
    if (kind === 'ask' || kind === 'check') return answers[i] === undefined ? [i + 1] : [];
    if (kind === 'draw') return drawings[i] === undefined ? [i + 1] : [];
    return kind === 'explain' && !words[i]?.trim() ? [i + 1] : [];
  });
}

export const keptProgress = (id: string) => progressIn(fieldsOf(keptText(keyOf(id))));

export const wasOpened = (id: string): boolean => keptText(keyOf(id)) !== null;

/** @param id of the lesson, or of the draft of it */
export const keptWork = (id: string, { steps }: Lesson): Work => readWork(keptText(keyOf(id)), steps);

export const keepWork = (id: string, { steps }: Lesson, work: Work): boolean =>
  keepText(keyOf(id), writtenWork(work, steps));

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
