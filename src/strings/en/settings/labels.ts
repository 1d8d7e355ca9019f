import { keysOf, lastKey } from '../../../contract/index.ts';
import { SETTING_WORDS } from './index.ts';
import { inside, type SettingWords } from './words.ts';

/** A choice of a card in few letters. */
export interface ChoiceLabel {
  /** `congestion control`, `VS/VD`. */
  readonly name: string;
  /** `NewReno`, `on`. */
  readonly value: string;
}

const beforeColon = (label: string): string => label.split(': ')[0] ?? label;

/** Without its explanation, unless another choice is then called the same. */
function brief(label: string, all: readonly string[]): string {
  const short = beforeColon(label);
  return all.some((other) => other !== label && beforeColon(other) === short) ? label : short;
}

/** All settings of this key; first those of groups that the path names. */
function settingsCalled(path: string): readonly SettingWords[] {
  const keys = keysOf(path);
  return Object.entries(SETTING_WORDS)
    .sort(([a], [b]) => Number(keys.includes(b)) - Number(keys.includes(a)))
    .flatMap(([, sections]) => sections)
    .flatMap(({ settings }) => Object.entries(settings))
    .flatMap(([key, words]) => (words !== null && lastKey(key) === lastKey(path) ? [words] : []));
}

/** What cards call the setting of a path; null where no card has it, or the catalogue has its words. */
export const settingLabel = (path: string): string | null => settingsCalled(path)[0]?.label ?? null;

/** The same inside a sentence: `minimum RTO`. */
export function settingName(path: string): string | null {
  const label = settingLabel(path);
  return label === null ? null : inside(label);
}

/** What cards call a value of a path that is one of several words; null for all others. */
export function choiceLabel(path: string, value: string): ChoiceLabel | null {
  for (const { label, options = {} } of settingsCalled(path)) {
    const found = options[value];
    if (found !== undefined) return { name: inside(label), value: brief(found, Object.values(options)) };
  }
  return null;
}
