import {
  array,
  boolean,
  custom,
  fallback,
  type GenericSchema,
  type InferOutput,
  integer,
  is,
  nullable,
  number,
  object,
  pipe,
  record,
  safeParse,
  string,
  unknown,
} from 'valibot';
import { type Lesson, type Step, workKey } from '../../lessons/lesson.ts';
import { json, kept } from '../kept.ts';
import type { Curve } from './features.ts';

/** A reader's work in a lesson, by the index of the step. */
export interface Work {
  readonly step: number;
  /** Whether the reader has reached the last step and completed all others. */
  readonly isDone?: boolean;
  readonly answers: Readonly<Record<number, number>>;
  readonly words: Readonly<Record<number, string>>;
  readonly drawings: Readonly<Record<number, Curve>>;
}

const byKey = fallback(record(string(), unknown()), {});

const WORK = json(
  object({
    step: fallback(pipe(number(), integer()), 0),
    /** Key of the step; older records have only its number. */
    at: fallback(string(), ''),
    isDone: fallback(boolean(), false),
    answers: byKey,
    words: byKey,
    drawings: byKey,
  }),
);

/** A place without a number has not been drawn yet. */
const POINTS = array(nullable(number()));
const CURVE = custom<Curve>((value) => is(POINTS, value));

type KeptWork = InferOutput<typeof WORK>;

const workOf = (id: string) => kept(`cellscope.lesson.${id}`, WORK);

/** The step that a reader has reached; without the list of steps, by its stored number. */
function progressIn(work: KeptWork | null, steps: readonly Step[] = []): Pick<Work, 'step' | 'isDone'> {
  const { step = 0, at = '', isDone = false } = work ?? {};
  const place = steps.findIndex(({ id }) => id !== undefined && id === (at || String(step)));
  return { step: place < 0 ? step : place, ...(isDone && { isDone }) };
}

/** The stored work, without entries that do not fit these steps. */
function readWork(work: KeptWork | null, steps: readonly Step[]): Work {
  const byStep = <Value>(
    list: Readonly<Record<string, unknown>> = {},
    schema: GenericSchema<unknown, Value>,
  ): Readonly<Record<number, Value>> =>
    Object.fromEntries(
      steps.flatMap((step, i) => {
        const { success, output } = safeParse(schema, list[workKey(step, i)]);
        return success ? [[i, output]] : [];
      }),
    );
  return {
    ...progressIn(work, steps),
    answers: byStep(work?.answers, number()),
    words: byStep(work?.words, string()),
    drawings: byStep(work?.drawings, CURVE),
  };
}

/** Work in the format that `readWork` reads. */
function writtenWork({ answers, words, drawings, ...progress }: Work, steps: readonly Step[]): KeptWork {
  const byStep = (list: Readonly<Record<number, unknown>>) =>
    Object.fromEntries(steps.flatMap((step, i) => (i in list ? [[workKey(step, i), list[i]]] : [])));
  const step = steps[progress.step];
  return {
    isDone: false,
    ...progress,
    at: step ? workKey(step, progress.step) : '',
    answers: byStep(answers),
    words: byStep(words),
    drawings: byStep(drawings),
  };
}

/** Steps, from 1, in which the reader still owes an answer, a drawing or words. */
export function openSteps({ steps }: Lesson, { answers, words, drawings }: Work): readonly number[] {
  return steps.flatMap(({ kind }, i) => {
    if (kind === 'ask' || kind === 'check') return answers[i] === undefined ? [i + 1] : [];
    if (kind === 'draw') return drawings[i] === undefined ? [i + 1] : [];
    return kind === 'explain' && !words[i]?.trim() ? [i + 1] : [];
  });
}

export const keptProgress = (id: string) => progressIn(workOf(id).read());

export const wasOpened = (id: string): boolean => workOf(id).read() !== null;

/** @param id of the lesson, or of its draft */
export const keptWork = (id: string, { steps }: Pick<Lesson, 'steps'>): Work =>
  readWork(workOf(id).read(), steps);

export const keepWork = (id: string, { steps }: Pick<Lesson, 'steps'>, work: Work): boolean =>
  workOf(id).keep(writtenWork(work, steps));

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
