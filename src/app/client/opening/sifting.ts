import {
  because,
  type Edit,
  isWithin,
  keysOf,
  type ParameterValue,
  type Problem,
} from '../../../contract/index.ts';
import { writtenValue } from '../../saying.ts';

/** A value that a link sets before the run: a scenario override, or an edit at 0 s. */
export interface LinkChange {
  readonly path: string;
  readonly value: ParameterValue;
  readonly edit: Edit | null;
}

/** Validates a scenario with these changes; returns all problems. */
export type Judge = (changes: readonly LinkChange[]) => Promise<readonly Problem[]>;

export interface Sifted {
  /** Valid changes, in order. */
  readonly kept: readonly LinkChange[];
  /** One problem for each change that is left out. */
  readonly refused: readonly Problem[];
}

/** Most validations for one link: changes that have not been tried by then are left out. */
const MOST_JUDGED = 120;

/** Whether a problem is about the value at a path, or a part of it. `*` matches every item. */
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
 * Finds a large set of valid changes, and reports each one left out with its own reason: an invalid value does not take a valid
 * one with it.
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
  /** Leaves out the changes named by problems: most often exactly these are invalid. */
  for (;;) {
    const problems = await problemsWith(kept);
    if (problems.length === 0) break;
    const named = [...kept].filter(({ path }) => problems.some((problem) => names(problem, path)));
    for (const change of named) reasons.set(change, reasonOf(change, problems));
    left.push(...named);
    kept = new Set([...kept].filter((change) => !named.includes(change)));
    if (named.length > 0) continue;
    // No single value is named: each is tried, unless the scenario is invalid without any.
    kept = new Set();
    const isValid = (await problemsWith(kept)).length === 0;
    left = isValid ? [...changes] : [];
    break;
  }
  /** Adds as many of these changes as are valid together with the kept ones. */
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

/** Problem of one change: its own, or that of another value that it would invalidate. */
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
