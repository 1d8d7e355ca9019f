import { EVERY_VC } from '../../../contract/index.ts';
import { settingAt } from '../../settings/kinds.ts';
import { entryOf, linkCalled, type Network, vcOf } from '../../settings/network.ts';
import type { Thing } from '../../store/thing.ts';

/** Whether a change is one of those that the card of a thing offers. */
export function isOnCard(network: Network, thing: Thing, text: string): boolean {
  const { path, kind } = settingAt(text);
  const { things, id, group } = kind.owner(path);
  if (!things.includes(thing.kind)) return false;
  const vc = vcOf(network, thing);
  if (group !== undefined) return vc === undefined || entryOf(vc) === group;
  if (thing.id === null || id === null || id === EVERY_VC) return true;
  const [from = '', to = ''] = id.split('>');
  if (thing.kind === 'link') return linkCalled(network, from, to) === thing.id;
  return thing.id === (thing.kind === 'switch' ? from : id);
}
