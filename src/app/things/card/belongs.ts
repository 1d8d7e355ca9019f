import { EVERY_VC, isWithin, keysOf, readEditPath, readPath } from '../../../contract/index.ts';
import { entryOf, linkCalled, type Network, vcOf } from '../../settings/network.ts';
import type { Thing } from '../../store/thing.ts';

const SENDER_ROOTS = ['tcp', 'abr', 'credit'];
/** Of a VC, on the card of its sender; the others are on its own card. */
const SENDER_PARTS = [...SENDER_ROOTS, 'source', 'rate'];

const isOfVc = ({ kind, id }: Thing, [which = '', ...inner]: readonly string[]): boolean =>
  (id === null || which === EVERY_VC || which === id) &&
  SENDER_PARTS.includes(inner[0] ?? '') === (kind === 'sender');

function isOfPort({ kind, id }: Thing, port: string | null): boolean {
  if (kind !== 'port' && kind !== 'switch') return false;
  return id === null || port === null || (kind === 'port' ? port === id : port.split('>')[0] === id);
}

const isOfLink = ({ kind, id }: Thing, network: Network, way: string): boolean => {
  const [from = '', to = ''] = way.split('>');
  return kind === 'link' && (id === null || way === EVERY_VC || linkCalled(network, from, to) === id);
};

/** Whether a change is one of those that the card of a thing offers. */
export function isOnCard(network: Network, thing: Thing, text: string): boolean {
  const edit = readEditPath(text);
  if (edit !== null && 'port' in edit) return isOfPort(thing, edit.port);
  const { kind, id } = thing;
  const [root = '', which = '', ...inner] = keysOf(text);
  const start = readPath(text);
  if (start?.kind === 'senders') {
    const vc = vcOf(network, thing);
    return kind === 'sender' && (vc === undefined || entryOf(vc) === start.group);
  }
  if (SENDER_ROOTS.some((one) => isWithin(text, one))) return kind === 'sender';
  if (root === 'vcs') return (kind === 'sender' || kind === 'vc') && isOfVc(thing, [which, ...inner]);
  if (root === 'links' || root === 'impairments') return isOfLink(thing, network, which);
  if (root === 'nodes') return (kind === 'switch' || kind === 'router') && (id === null || id === which);
  if (root === 'arrivals') return kind === 'pool' && (id === null || id === which);
  return kind === 'run';
}
