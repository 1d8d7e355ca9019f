import type { ScenarioDocument } from '../../contract/index.ts';
import { linkBetween, switchesOf } from './document/parts.ts';
import { groupWith } from './document/senders.ts';

/** A part of the network that is looked at. */
export type Selected =
  | { readonly kind: 'network' }
  | { readonly kind: 'switch'; readonly id: string }
  | { readonly kind: 'link'; readonly a: string; readonly b: string }
  /** The group whose first VC this is. */
  | { readonly kind: 'group'; readonly vc: number };

export const NETWORK: Selected = { kind: 'network' };

/** The selected part as it is called now, if it is still there; else the whole network. */
export function present(document: ScenarioDocument, selected: Selected): Selected {
  if (selected.kind === 'switch')
    return switchesOf(document).some(({ id }) => id === selected.id) ? selected : NETWORK;
  if (selected.kind === 'link') {
    const link = linkBetween(document, selected.a, selected.b);
    return link ? { kind: 'link', a: link.a, b: link.b } : NETWORK;
  }
  const group = selected.kind === 'group' ? groupWith(document, selected.vc) : undefined;
  return group ? { kind: 'group', vc: group.first.id } : NETWORK;
}
