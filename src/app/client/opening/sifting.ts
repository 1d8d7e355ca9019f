import {
  because,
  type Edit,
  isWithin,
  keysOf,
  type ParameterValue,
  type Problem,
} from '../../../contract/index.ts';
import { writtenValue } from '../../saying.ts';

/** A value that a link gives a scenario before it runs: of its own, or as an edit from 0 s on. */
export interface LinkChange {
  readonly path: string;
  readonly value: ParameterValue;
  readonly edit: Edit | null;
}

/** All that is wrong with a scenario with these changes. */
export type Judge = (changes: readonly LinkChange[]) => Promise<readonly Problem[]>;

export interface Sifted {
  /** In their order; with them nothing is wrong. */
  readonly kept: readonly LinkChange[];
  /** One for each change that is left out. */
  readonly refused: readonly Problem[];
}

/** Documents that are judged for one link: what has not been tried by then is left out. */
const MOST_JUDGED = 120;

/** Whether a problem is about the value at a path, or a part of it. `*` stands for every item. */
export function names(problem: Pick<Problem, 'path'>, path: string): boolean {
  if (problem.path === path || problem.path.endsWith(`.${path}`) || isWithin(problem.path, path)) return true;
  const [found, asked] = [keysOf(problem.path), keysOf(path)];
  return (
    path.includes('*') &&
    found.length >= asked.length &&
    asked.every((key, i) => key === '*' || key === found[i])
  );
}

/**
 * Takes as many changes as fit together, and reports each that is left out with its own reason: a bad
 * value takes no good one with it.
 */
export async function sift(changes: readonly LinkChange[], judge: Judge): Promise<Sifted> {
  let judged = 0;
  const reasons = new Map<LinkChange, Problem>();
  const inOrder = (some: ReadonlySet<LinkChange>) => changes.filter((change) => some.has(change));
  const problemsWith = (some: ReadonlySet<LinkChange>) => {
    judged++;
    return judge(inOrder(some));
  };
  let kept = new Set(changes);
  let left: LinkChange[] = [];
  /** Without those that are named: most often these are the bad ones, and no other. */
  for (;;) {
    const problems = await problemsWith(kept);
    if (problems.length === 0) break;
    const named = [...kept].filter(({ path }) => problems.some((problem) => names(problem, path)));
    for (const change of named) reasons.set(change, reasonOf(change, problems));
    left.push(...named);
    kept = new Set([...kept].filter((change) => !named.includes(change)));
    if (named.length > 0) continue;
    // No value can be blamed: each has to show that it fits, unless nothing would.
    kept = new Set();
    const isValid = (await problemsWith(kept)).length === 0;
    left = isValid ? [...changes] : [];
    break;
  }
  /** As many of them as fit to those that are kept. */
  const take = async (some: readonly LinkChange[]): Promise<void> => {
    if (some.length === 0 || judged >= MOST_JUDGED) return;
    const together = new Set([...kept, ...some]);
    const problems = await problemsWith(together);
    const [only] = some;
    if (problems.length === 0) kept = together;
    else if (some.length === 1 && only !== undefined) reasons.set(only, reasonOf(only, problems));
    else {
      const half = Math.ceil(some.length / 2);
      await take(some.slice(0, half));
      await take(some.slice(half));
    }
  };
  for (let before = -1; before < kept.size && left.length > 0; ) {
    before = kept.size;
    await take(inOrder(new Set(left)));
    left = left.filter((change) => !kept.has(change));
  }
  return {
    kept: inOrder(kept),
    refused: inOrder(new Set(left)).map((change) => reasons.get(change) ?? untried(change)),
  };
}

/** What is wrong with one change: said of it, or of another value that would be refused then. */
function reasonOf({ path, value }: LinkChange, problems: readonly Problem[]): Problem {
  const own = problems.find((problem) => names(problem, path));
  if (own !== undefined) return { path, value, reason: own.reason };
  const [other] = problems;
  if (other === undefined) return untried({ path, value });
  const text = other.value === undefined ? null : writtenValue(other.value);
  return { path, value, reason: because('clash', { path: other.path, value: text, reason: other.reason }) };
}

const untried = ({ path, value }: Pick<LinkChange, 'path' | 'value'>): Problem => ({
  path,
  value,
  reason: because('refused'),
});
