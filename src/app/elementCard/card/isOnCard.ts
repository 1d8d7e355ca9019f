import { EVERY_VC } from '../../../contract/index.ts';
import { settingAt } from '../../settings/kinds.ts';
import { entrySwitch, linkCalled, type Network, vcOf } from '../../settings/network.ts';
import type { NetworkElement } from '../../store/elementCard.ts';

/** Whether a change is one of those that the card of an element offers. */
export function isOnCard(network: Network, element: NetworkElement, text: string): boolean {
  const { path, kind } = settingAt(text);
  const { elements, id, group } = kind.owner(path);
  if (!elements.includes(element.kind)) return false;
  const vc = vcOf(network, element);
  if (group !== undefined) return vc === undefined || entrySwitch(vc) === group;
  if (element.id === null || id === null || id === EVERY_VC) return true;
  const [from = '', to = ''] = id.split('>');
  if (element.kind === 'link') return linkCalled(network, from, to) === element.id;
  return element.id === (element.kind === 'switch' ? from : id);
}
