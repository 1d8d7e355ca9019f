import type { Step } from '../../lessons/lesson.ts';

/** Between a number and its unit. */
const GAP = /(?<=\d) (?=(?:%|[kMG]?b\/s|[kKMG]?B|[mµn]?s|km|m)(?!\p{L}))/gu;

/** A line never ends between a number and its unit. */
export const withUnits = (text: string): string => text.replace(GAP, '\u00a0');

/** The sentences of a step with their units next to their numbers. Answers keep their spaces: a name is a name. */
export function stepWithUnits<Kind extends Step>(step: Kind): Kind {
  const sentence = (key: string, value: unknown): unknown =>
    SENTENCES.has(key) && typeof value === 'string' ? withUnits(value) : inside(value);
  const inside = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inside);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, sentence(key, one)]));
  };
  return { ...(inside(step) as Kind), text: step.text.map(withUnits) };
}

const SENTENCES = new Set(['title', 'question', 'task', 'hint', 'model', 'seen', 'because']);
