import { everyOf } from '../../contract/index.ts';
import type { ChoiceLabel } from '../../strings/en/settings/labels.ts';
import { latePart } from '../late.ts';
import { useLate } from '../widgets/late.tsx';

/** Words of cards: they come before the first branch that needs them. */
const labels = latePart(() => import('../../strings/en/settings/labels.ts'), { isAhead: false });

/** To be waited for before there is a branch with values from the start. */
export const loadChoiceLabels = (): Promise<void> => labels.load();

/** They are asked for, and what shows them is drawn again when they are there. */
export const useChoiceLabels = (areNeeded = true): void => void useLate(labels, areNeeded);

/** What cards call a value that is one of several words; null for all others. */
export const choiceLabel = (path: string, value: string): ChoiceLabel | null =>
  labels.get()?.choiceLabel(path, value) ?? null;

/**
 * What cards call the setting of a path, `Minimum RTO`; null where no card has it.
 * @param titles of parameters of mechanisms, by their paths at every port
 */
export function labelAt(text: string, titles: Readonly<Record<string, string>> = {}): string | null {
  return titles[everyOf(text)] ?? labels.get()?.settingLabel(text) ?? null;
}

/** What cards call a setting, inside a sentence; null where no card has it. */
export const settingName = (path: string): string | null => labels.get()?.settingName(path) ?? null;
