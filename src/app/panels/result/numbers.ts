import type { RunResults } from '../../../contract/index.ts';
import { fixed, percent } from '../../format.ts';
import { branchPanels } from '../../strings/panels/branchPanels.ts';
import { resultTexts as texts } from '../../strings/panels/result.ts';
import { shareLess } from '../branches/compare/claim.ts';
import {
  comparisonsOf,
  differenceWords,
  type RowKey,
  valueWords,
  verdict,
} from '../branches/compare/differences.ts';

/** What a run is about, which decides what is measured. */
export interface Nature {
  readonly rated: boolean;
  readonly windows: boolean;
  readonly credited: boolean;
}

export type LargeKey = RowKey & keyof typeof texts.large;
export type SmallKey = RowKey & keyof typeof texts.small;

interface Measured {
  /** In large letters. */
  readonly large: readonly LargeKey[];
  readonly costs: readonly SmallKey[];
}

/** Three numbers, and what they cost. */
export function measuresOf({ rated, windows, credited }: Nature): Measured {
  const timers: readonly SmallKey[] = windows ? ['timeouts'] : [];
  if (rated) return { large: ['shares', 'queueMean', 'settling'], costs: ['idle', 'deviation', ...timers] };
  if (credited) return { large: ['packets', 'queueMean', 'idle'], costs: ['jain'] };
  return { large: ['packets', 'dropped', 'idle'], costs: ['jain', ...timers] };
}

export interface NumberRow<Key extends RowKey> {
  readonly key: Key;
  readonly a: string;
  readonly b: string;
  /** `+109 %, better`; empty where a number is missing. */
  readonly verdict: string;
}

type Kind = ReturnType<typeof comparisonsOf>[number]['kind'];

/** `+109 %`, `18 times`, `−49 points`; what is no count as the table has it. */
function byWords(a: number, b: number, kind: Kind): string {
  if (!Number.isFinite(b - a)) return '';
  if (kind === 'share') return texts.points(differenceWords(a * 100, b * 100, 'count'));
  if (kind !== 'count' || a < 1) return differenceWords(a, b, kind);
  if (b / a >= 3) return texts.times(fixed(b / a, b / a < 10 ? 1 : 0));
  return b < a ? `\u2212${shareLess(a, b)}` : `+${percent(b / a - 1, 0)}`;
}

/** A share in large letters has two digits. */
const written = (value: number, kind: Kind): string =>
  kind === 'share' ? percent(value, value < 0.1 ? 1 : 0) : valueWords(value, kind);

export function numberRows<Key extends RowKey>(
  keys: readonly Key[],
  { rated, windows }: Nature,
  [a, b]: readonly [RunResults, RunResults],
  port: string,
): readonly NumberRow<Key>[] {
  const known = comparisonsOf(rated, windows);
  return keys.flatMap((key) => {
    const row = known.find((one) => one.key === key);
    if (row === undefined) return [];
    const [one, other] = [row.value(a, port, 0), row.value(b, port, 0)];
    const judged = verdict(one, other, row);
    const by = byWords(one, other, row.kind);
    const words = judged === branchPanels.equal ? [judged] : [by, judged].filter((part) => part !== '');
    return [{ key, a: written(one, row.kind), b: written(other, row.kind), verdict: words.join(', ') }];
  });
}
