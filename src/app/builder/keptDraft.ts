import type { ScenarioDocument } from '../../contract/index.ts';
import { fieldsOf, keepText, keptText } from '../kept.ts';
import type { Moment, Places } from './layout.ts';

const KEY = 'cellscope.draft';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** What the drawing and the forms need; everything else that is wrong with a network is reported next to them. */
const isDrawable = (value: unknown): value is ScenarioDocument => {
  const { nodes, links, vcs } = (value ?? {}) as Partial<Record<string, unknown>>;
  return [nodes, links, vcs].every((list) => Array.isArray(list) && list.every(isObject));
};

/** The network that was being built when the page of this tab was left; null where there was none. */
export function keptDraft(): Moment | null {
  const { document, places } = fieldsOf(keptText(KEY, 'tab'));
  return isDrawable(document) && isObject(places) ? { document, places: places as Places } : null;
}

/** Keeps a network as long as the tab is open. */
export const keepDraft = (moment: Moment | null): void =>
  void keepText(KEY, moment === null ? null : JSON.stringify(moment), 'tab');
