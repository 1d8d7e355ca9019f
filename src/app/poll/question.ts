import { lessons } from '../../lessons/index.ts';
import type { Drawing, Lesson, Step } from '../../lessons/lesson.ts';
import { checkStory } from '../../stories/check.ts';
import { stories } from '../../stories/index.ts';
import type { Guess, Story } from '../../stories/story.ts';
import { sceneOf } from '../lesson/sceneOf.ts';
import { stepWithUnits } from '../lesson/units.ts';
import { type CodeShape, curveLevels } from './code.ts';

interface About {
  /** Id in links: `half-empty` of a story, `half-link.2` of a step of a lesson. */
  readonly of: string;
  /** Title of the story or lesson. */
  readonly title: string;
}

/** Question to a class: a percentage, one of several answers, or a curve. */
export type PollQuestion =
  | (About & { readonly kind: 'number'; readonly story: Story & { readonly guess: Guess } })
  | (About & { readonly kind: 'answers'; readonly step: Extract<Step, { readonly kind: 'ask' | 'check' }> })
  | (About & {
      readonly kind: 'curve';
      readonly step: Extract<Step, { readonly kind: 'draw' }>;
      /** Link of the scene, after its question mark. */
      readonly scene: string;
    });

const PERCENTS = 101;
/** Number of points of a curve over time; a drawing of results has one for each place. */
const POINTS = 6;

export const pointsOf = (drawing: Drawing): number => ('places' in drawing ? drawing.places.length : POINTS);

/** Format of a question's codes. */
export function codeShape(question: PollQuestion): CodeShape {
  const { of, kind } = question;
  if (kind === 'number') return { of, count: 1, levels: PERCENTS };
  if (kind === 'answers') return { of, count: 1, levels: question.step.answers.length };
  const count = pointsOf(question.step.drawing);
  return { of, count, levels: curveLevels(count) };
}

/** Converts heights of a curve to levels of a code, and back. @param top of the axis */
export const asLevels = (curve: readonly number[], top: number, levels: number): readonly number[] =>
  curve.map((value) => Math.round((Math.max(0, Math.min(top, value)) / top) * (levels - 1)));
export const asHeights = (values: readonly number[], top: number, levels: number): readonly number[] =>
  values.map((value) => (value / (levels - 1)) * top);

/** Text of the question. */
export const wordsOf = (question: PollQuestion): string =>
  question.kind === 'number'
    ? question.story.guess.ask
    : question.kind === 'answers'
      ? question.step.question
      : question.step.task;

async function ofStory(of: string): Promise<PollQuestion | null> {
  const entry = Object.hasOwn(stories, of) ? stories[of] : undefined;
  if (entry === undefined) return null;
  const read = checkStory((await entry.load()).default);
  if (!('story' in read) || read.story.guess === undefined) return null;
  const { story } = read;
  // A single seed: the class guesses one run.
  return {
    kind: 'number',
    of,
    title: story.title,
    story: { ...story, guess: read.story.guess, ending: { ...story.ending, seeds: 1 } },
  };
}

/** The question of a step; null if its answer does not fit into a code. */
export function ofStep(id: string, lesson: Lesson, at: number): PollQuestion | null {
  const found = lesson.steps[at];
  if (found === undefined) return null;
  const step = stepWithUnits(found);
  const about = { of: `${id}.${at + 1}`, title: lesson.title };
  if (step.kind === 'ask' || step.kind === 'check') return { kind: 'answers', ...about, step };
  return step.kind === 'draw' ? { kind: 'curve', ...about, step, scene: sceneOf(lesson.steps, at) } : null;
}

/** The question of a link; null if there is none of that name. */
export async function openQuestion(of: string): Promise<PollQuestion | null> {
  const [, id = of, step] = /^(.*)\.(\d+)$/.exec(of) ?? [];
  if (step === undefined) return ofStory(id);
  const entry = Object.hasOwn(lessons, id) ? lessons[id] : undefined;
  // A test checks each of these files.
  return entry === undefined ? null : ofStep(id, (await entry.load()).default as Lesson, Number(step) - 1);
}
