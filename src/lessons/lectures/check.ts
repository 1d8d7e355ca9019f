import { findScenario } from '../../scenarios/index.ts';
import { readWith } from '../check.ts';
import {
  choice,
  type Fault,
  type Found,
  identifier,
  is,
  isObject,
  list,
  number,
  type Rule,
  record,
  seconds,
  shown,
  text,
} from '../values.ts';
import type { Lecture } from './lecture.ts';

/** Targets of a step by one press (`StepKind`). */
const STEPS = ['event', 'cell', 'frame', 'rtt', 'drop', 'timeout', 'threshold', 'rm'] as const;
/** Keys of a stop; each does one thing. */
const STOPS = ['step', 'play', 'pause', 'to', 'set', 'open'] as const;
/** Longest lecture, minutes. */
const LONGEST = 240;

/** Query of a link (after the question mark), with an existing scene. */
const link: Rule = (value, path) => {
  const found = text(value, path);
  if (found.length > 0) return found;
  const [, scene = ''] = /(?:^|&)scene=([\w-]+)/.exec(String(value)) ?? [];
  return findScenario(scene) === null
    ? [{ path, value: shown(value), expected: 'scene= with the name of a scene' }]
    : [];
};

const yes = is('true', (value) => value === true);
const setting = is('a text or a number', (value) => typeof value === 'string' || typeof value === 'number');
const ACTS: Readonly<Record<(typeof STOPS)[number], Readonly<Record<string, Rule>>>> = {
  step: { step: choice(STEPS) },
  play: { play: yes },
  pause: { pause: yes },
  to: { to: seconds },
  set: { set: text, value: setting },
  open: { open: link },
};
const stop: Rule = (value, path) => {
  const act = STOPS.find((key) => isObject(value) && key in value);
  return act === undefined
    ? [{ path, value: shown(value), expected: `an object with one of ${STOPS.join(', ')}` }]
    : record(ACTS[act], { say: text })(value, path);
};

const minute = number(0, LONGEST);
const step: Rule = (value, path) => {
  const found = record(
    { from: minute, to: minute, title: text, say: list(text, 1), stops: list(stop, 0) },
    { stage: link, ask: text },
  )(value, path);
  if (found.length > 0 || !isObject(value)) return found;
  const { from, to, stage, ask } = value;
  if (Number(from) >= Number(to)) return [{ path, value: shown([from, to]), expected: 'from < to' }];
  // At the board the room sees only the question.
  return stage === undefined && ask === undefined
    ? [{ path, value: 'neither stage nor ask', expected: 'stage, or ask for the board' }]
    : [];
};

/** Checks that each step begins when the previous one ends. */
const steps: Rule = (value, path) => {
  const found = list(step, 1)(value, path);
  if (found.length > 0 || !Array.isArray(value)) return found;
  return value.flatMap(({ from }: { readonly from: number }, at) => {
    const end = at === 0 ? 0 : Number(value[at - 1]?.to);
    return from === end ? [] : [{ path: `${path}[${at}].from`, value: shown(from), expected: String(end) }];
  });
};

const lecture = record(
  { id: identifier, title: text, minutes: number(1, LONGEST), about: text, source: text, steps },
  { ifProjectorFails: text, claims: is('a list', Array.isArray) },
);

/** All errors in a lecture that was parsed from its file. */
export const lectureFaults = (value: unknown): readonly Found[] => lecture(value, '');

/** Parses a lecture from the text of its file; else all errors with their places. Optional parts of the file become empty. */
export function readLecture(
  file: string,
): { readonly lecture: Lecture } | { readonly faults: readonly [Fault, ...Fault[]] } {
  const read = readWith(lectureFaults, file);
  if ('faults' in read) return read;
  const found = read.value as Lecture;
  return {
    lecture: { ...found, ifProjectorFails: found.ifProjectorFails ?? '', claims: found.claims ?? [] },
  };
}
