import {
  becauseNot,
  type Problem,
  plainText,
  type Reason,
  type ScenarioDocument,
} from '../../contract/index.ts';
import { readLesson } from '../../lessons/check.ts';
import { readLecture } from '../../lessons/lectures/check.ts';
import { type Position, positionsIn } from '../../lessons/positions.ts';
import type { Fault } from '../../lessons/values.ts';
import { onDemand } from '../late.ts';
import { isRunFile } from '../link/packed/runFile.ts';
import { isDeep, isObject } from '../link/packed/untrusted.ts';
import { tryTexts as texts } from '../strings/teaching/tryFile.ts';

/** Kind and content of a file, which has not been run. */
export type Judged =
  | { readonly kind: 'rule'; readonly text: string }
  | { readonly kind: 'lesson'; readonly text: string }
  | { readonly kind: 'story'; readonly text: string }
  | { readonly kind: 'lecture'; readonly text: string }
  | { readonly kind: 'run'; readonly document: object }
  | {
      readonly kind: 'scenario';
      readonly document: ScenarioDocument;
      /** Adds to each problem its place in the file. */
      readonly placed: (problems: readonly Problem[]) => readonly Problem[];
    }
  | { readonly kind: 'broken'; readonly problems: readonly Problem[] };

const MAX_BYTES = 2 * 2 ** 20;
/** Whether a text begins like a rule, after blank lines and comments, whatever the name of its file. */
export function isLikeRule(text: string): boolean {
  for (let from = 0; from < text.length; ) {
    const end = text.indexOf('\n', from);
    const line = text.slice(from, end < 0 ? text.length : end).trim();
    if (line !== '' && !line.startsWith('#')) return /^rule\b/.test(line);
    if (end < 0) return false;
    from = end + 1;
  }
  return false;
}

const placeOf = ({ line, column }: Position): string => texts.place(line, column);

/** Problems with their places; a single one also names the file, because it has no heading. */
function placedIn(name: string, found: readonly (readonly [Position, Problem])[]): readonly Problem[] {
  const file = found.length === 1 ? `${name}, ` : '';
  return found.map(([at, problem]) => ({ ...problem, path: `${file}${placeOf(at)}: ${problem.path}` }));
}

const broken = (path: string, reason: Reason): Judged => ({
  kind: 'broken',
  problems: [{ path, value: undefined, reason }],
});

const isLesson = (name: string, document: object): boolean =>
  name.endsWith('.lesson.json') || Array.isArray(Reflect.get(document, 'steps'));

/** Distinguishes a lecture from a lesson: steps of a lecture have stops. */
const isLecture = (name: string, document: object): boolean => {
  const steps: unknown = Reflect.get(document, 'steps');
  const [first]: readonly unknown[] = Array.isArray(steps) ? steps : [];
  return name.endsWith('.lecture.json') || (isObject(first) && 'stops' in first);
};

const isStory = (name: string, document: object): boolean =>
  name.endsWith('.story.json') || Array.isArray(Reflect.get(document, 'moments'));

/** Stories are validated by the script of their list. */
const checker = onDemand(() => import('../../stories/check.ts'));

async function judgeStory(name: string, text: string): Promise<Judged> {
  const { checkStory } = await checker.ask();
  const read = checkStory(JSON.parse(text));
  if ('story' in read) return { kind: 'story', text };
  const { of } = positionsIn(text);
  const found = read.faults.map(({ path, value, expected }) => {
    const problem = { path, value, reason: becauseNot('kind', { kind: expected }) };
    return [of(path), problem] as const;
  });
  return { kind: 'broken', problems: placedIn(name, found) };
}

function judgePlan(
  kind: 'lesson' | 'lecture',
  read: (text: string) => object,
  name: string,
  text: string,
): Judged {
  const judged: { readonly faults?: readonly Fault[] } = read(text);
  if (judged.faults === undefined) return { kind, text };
  const found = judged.faults.map(({ path, value, expected, ...at }) => {
    const problem = { path, value, reason: becauseNot('kind', { kind: expected }) };
    return [at, problem] as const;
  });
  return { kind: 'broken', problems: placedIn(name, found) };
}

/** Kind and content of a file's text, or its problems if it cannot be opened. */
export function judgeText(name: string, content: string): Judged {
  const text = plainText(content);
  if (name.endsWith('.rule') || isLikeRule(text)) return { kind: 'rule', text };
  const { of, broken: breaks } = positionsIn(text);
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch (error) {
    return broken(name, texts.notJson(placeOf(breaks ?? of('')), (error as Error).message));
  }
  if (!isObject(document) || isDeep(document)) return broken(name, texts.notObject);
  if (isStory(name, document)) return { kind: 'story', text };
  if (isLecture(name, document)) return judgePlan('lecture', readLecture, name, text);
  if (isLesson(name, document)) return judgePlan('lesson', readLesson, name, text);
  if (isRunFile(document)) return { kind: 'run', document };
  const placed = (problems: readonly Problem[]) =>
    placedIn(
      name,
      problems.map((problem) => [of(problem.path), problem] as const),
    );
  return { kind: 'scenario', document: document as ScenarioDocument, placed };
}

export async function judgeFile(file: File): Promise<Judged> {
  if (file.size > MAX_BYTES) return broken(file.name, texts.tooLarge);
  const text = await file.text();
  const judged = judgeText(file.name, text);
  return judged.kind === 'story' ? judgeStory(file.name, text) : judged;
}
