import { keysOf, lastKey } from '../../../contract/index.ts';
import { SETTING_WORDS } from './index.ts';
import { inside, type SettingWords } from './words.ts';

/** Short label of a choice of a card. */
export interface ChoiceLabel {
  /** `congestion control`, `VS/VD`. */
  readonly name: string;
  /** `NewReno`, `on`. */
  readonly value: string;
}

const beforeColon = (label: string): string => label.split(': ')[0] ?? label;

/** The label without its explanation, unless another choice would then have the same one. */
function brief(label: string, all: readonly string[]): string {
  const short = beforeColon(label);
  return all.some((other) => other !== label && beforeColon(other) === short) ? label : short;
}

/** Texts of all settings with this key, those of groups in the path first. */
function settingsCalled(path: string): readonly SettingWords[] {
  const keys = keysOf(path);
  return Object.entries(SETTING_WORDS)
    .sort(([a], [b]) => Number(keys.includes(b)) - Number(keys.includes(a)))
    .flatMap(([, sections]) => sections)
    .flatMap(({ settings }) => Object.entries(settings))
    .flatMap(([key, words]) => (words !== null && lastKey(key) === lastKey(path) ? [words] : []));
}

/** Label of the setting at a path on cards; null if no card has it, or if the catalogue has its texts. */
export const settingLabel = (path: string): string | null => settingsCalled(path)[0]?.label ?? null;

/** The label within a sentence: `minimum RTO`. */
export function settingName(path: string): string | null {
  const label = settingLabel(path);
  return label === null ? null : inside(label);
}

/** Short label of a value that is one of several words; null for others. */
export function choiceLabel(path: string, value: string): ChoiceLabel | null {
  for (const { label, options = {} } of settingsCalled(path)) {
    const found = options[value];
    if (found !== undefined) return { name: inside(label), value: brief(found, Object.values(options)) };
  }
  return null;
}
