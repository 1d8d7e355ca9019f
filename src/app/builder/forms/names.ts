import type { ScenarioDocument } from '../../../contract/index.ts';
import { builderTexts as words } from '../../strings/builder/texts.ts';
import { numbersOf } from '../document/groups.ts';
import { groupWith } from '../document/senders.ts';
import type { Selected } from '../selected.ts';

/** Name of a part: `S1`, `S1–S2`, `VCs 1–5`. */
export function partName(document: ScenarioDocument, selected: Selected): string {
  if (selected.kind === 'switch') return selected.id;
  if (selected.kind === 'link') return words.link(selected.a, selected.b);
  const group = selected.kind === 'group' ? groupWith(document, selected.vc) : undefined;
  return group === undefined ? words.whole : words.vcs(numbersOf(group));
}
