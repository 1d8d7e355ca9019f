import type { Lesson } from '../../lessons/lesson.ts';
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

/** What of a list by step is as it was kept; anything else is left out. */
const entriesOf = <Value>(
  list: unknown,
  isOne: (value: unknown) => value is Value,
): Readonly<Record<number, Value>> =>
  Object.fromEntries(
    Object.entries(list ?? {}).flatMap(([at, value]) => (isOne(value) ? [[Number(at), value]] : [])),
  );

/** What the store has, without what is no work of a reader. */
export function readWork(text: string | null): Work {
  const { step, isDone, answers, words, drawings } = fieldsOf(text);
  return {
    step: Number.isInteger(step) ? Number(step) : 0,
    ...(isDone === true ? { isDone } : {}),
    answers: entriesOf(answers, (one) => typeof one === 'number'),
    words: entriesOf(words, (one) => typeof one === 'string'),
    drawings: entriesOf(drawings, isCurve),
  };
}

/** Steps that ask for something that the reader has not given yet, from 1 on: an answer, a drawing, words. */
export function openSteps({ steps }: Lesson, { answers, words, drawings }: Work): readonly number[] {
  return steps.flatMap(({ kind }, i) => {
    if (kind === 'ask' || kind === 'check') return answers[i] === undefined ? [i + 1] : [];
    if (kind === 'draw') return drawings[i] === undefined ? [i + 1] : [];
    return kind === 'explain' && !words[i]?.trim() ? [i + 1] : [];
  });
}

export const keptWork = (id: string): Work => readWork(keptText(keyOf(id)));

export const keepWork = (id: string, work: Work): boolean => keepText(keyOf(id), JSON.stringify(work));

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
