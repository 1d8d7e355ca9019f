import { everyOf } from '../../contract/index.ts';
import type { ChoiceLabel } from '../../strings/en/settings/labels.ts';
import { latePart } from '../late.ts';
import { useLate } from '../widgets/late.tsx';

/** Words of cards, loaded before the first branch that needs them. */
const labels = latePart(() => import('../../strings/en/settings/labels.ts'), { isAhead: false });

/** Loads the labels; awaited before a branch with values from the start. */
export const loadChoiceLabels = (): Promise<void> => labels.load();

/** Loads the labels and renders the component again once they are there. */
export const useChoiceLabels = (areNeeded = true): void => void useLate(labels, areNeeded);

/** Label of a value that is one of several words; null for all others. */
export const choiceLabel = (path: string, value: string): ChoiceLabel | null =>
  labels.get()?.choiceLabel(path, value) ?? null;

/**
 * Label of a setting on its card, `Minimum RTO`; null where no card has it.
 * @param titles labels of mechanism parameters, by their paths at every port
 */
export function labelAt(text: string, titles: Readonly<Record<string, string>> = {}): string | null {
  return titles[everyOf(text)] ?? labels.get()?.settingLabel(text) ?? null;
}

/** Name of a setting inside a sentence; null where no card has it. */
export const settingName = (path: string): string | null => labels.get()?.settingName(path) ?? null;
