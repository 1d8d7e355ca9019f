import type {
  BranchInfo,
  Catalog,
  ParameterValue,
  SceneControlAnswer,
  SceneControlDocument,
} from '../../contract/index.ts';
import { sayValue } from '../settings/name.ts';

/** An answer with the path of its value. */
export type PlacedAnswer = SceneControlAnswer & { readonly path: string };

export const answersOf = ({ path, answers }: SceneControlDocument): readonly PlacedAnswer[] =>
  answers.map((answer) => ({ ...answer, path: answer.path ?? path }));

/** The paths of the answers, without duplicates. */
export const pathsOf = (knob: SceneControlDocument): readonly string[] => [
  ...new Set(answersOf(knob).map(({ path }) => path)),
];

/** A value at a path: the change that an answer makes. */
export interface Setting {
  readonly path: string;
  readonly value: ParameterValue;
}

/** Name of an answer in large letters. */
export const answerName = (catalog: Catalog | null, { name, path, value }: PlacedAnswer): string =>
  name ?? sayValue({ catalog }, path, value);

/**
 * `delay 1` and `0.5 ms` from `delay 1 ms` and `delay 0.5 ms`: common words are removed from one of them. A number before the
 * difference belongs to it: `1 in 3,333` and `1 in 1,000`.
 */
export function stripCommonWords(a: string, b: string): readonly [a: string, b: string] {
  const [first, second] = [a.split(/([ \u00a0])/), b.split(/([ \u00a0])/)];
  const same = first.findIndex((word, i) => word !== second[i]);
  const number = first.slice(0, Math.max(0, same)).findIndex((word) => /^[\d.,]+$/.test(word));
  const before = number < 0 ? Math.max(0, same) : number;
  const most = Math.min(first.length, second.length) - before;
  const differs = Array.from({ length: most }, (_, i) => first.at(-1 - i) !== second.at(-1 - i)).indexOf(
    true,
  );
  const behind = a === b ? 0 : differs < 0 ? most : differs;
  return [
    first
      .slice(0, first.length - behind)
      .join('')
      .trim(),
    second.slice(before).join(''),
  ];
}

/** Setting to compare with: the chosen one, else the last answer that is not in force. @param isRunning of an answer */
export function alternativeOf(
  knob: SceneControlDocument,
  isRunning: (setting: Setting) => boolean,
  chosen: Setting | null,
): Setting | null {
  if (chosen !== null && !isRunning(chosen)) return chosen;
  return answersOf(knob).findLast((answer) => !isRunning(answer)) ?? null;
}

/** Id of the branch that is made next. */
export const nextBranch = (list: readonly BranchInfo[]): number => Math.max(...list.map(({ id }) => id)) + 1;
