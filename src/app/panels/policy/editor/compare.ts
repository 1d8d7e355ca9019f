import {
  type Edit,
  isRuleText,
  type Picoseconds,
  type PortState,
  parameterOf,
  type SettingsInterval,
} from '../../../../contract/index.ts';

/** Since when written rules have decided at a port without a break, and what did before; null: from the start. */
export interface TakeOver {
  readonly from: Picoseconds;
  readonly before: string | null;
}

/** @param recorded settings of the port, by time */
export function takeOverOf(recorded: readonly SettingsInterval<PortState>[]): TakeOver {
  const last = recorded.findLastIndex(({ settings }) => !isRuleText(settings.policy));
  const from = recorded[last + 1]?.from ?? 0;
  return { from, before: recorded[last]?.settings.policy ?? null };
}

interface Rival {
  /** Path of the policy. */
  readonly path: string;
  /** Id of a built-in policy. */
  readonly id: string;
  readonly parameters: readonly string[];
}

/** Edits of the run as it is, but that a rival has decided since written rules took over. */
export function editsWith(
  edits: readonly Edit[],
  { path, id, parameters }: Rival,
  { from, before }: TakeOver,
): readonly Edit[] {
  const fits = (edit: Edit): boolean => {
    if (edit.path === path) return !isRuleText(edit.value);
    const name = parameterOf(path, edit.path);
    return name === null || parameters.includes(name);
  };
  const earlier = edits.filter(({ time }) => time < from);
  const later = edits.filter((edit) => edit.time >= from && fits(edit));
  const swap = before === id ? [] : [{ time: from, path, value: id }];
  return [...earlier, ...swap, ...later];
}
