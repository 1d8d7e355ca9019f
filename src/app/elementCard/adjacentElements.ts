import { entrySwitch, linkCalled, type Network, portsOf, vcOf } from '../settings/network.ts';
import type { NetworkElement } from '../store/elementCard.ts';

const ends = (id: string): readonly [string, string] => {
  const [from = '', to = ''] = id.split('>');
  return [from, to];
};

/** Nodes that have a card. */
const nodes = (network: Network, ids: readonly string[]): readonly NetworkElement[] =>
  ids.flatMap((id) => {
    const kind = network.nodes.find((node) => node.id === id)?.kind;
    return kind === 'switch' || kind === 'router' ? [{ kind, id }] : [];
  });

const ports = (network: Network, wanted: (from: string, to: string) => boolean): readonly NetworkElement[] =>
  portsOf(network)
    .filter((id) => wanted(...ends(id)))
    .map((id) => ({ kind: 'port', id }));

const links = (network: Network, wanted: (a: string, b: string) => boolean): readonly NetworkElement[] =>
  network.links
    .filter(({ a, b }) => wanted(a, b))
    .map(({ a, b }) => ({ kind: 'link', id: linkCalled(network, a, b) }));

/** Most neighbours that a card names. */
const MOST = 8;

/** The elements next to an element, whose cards are one press away. */
export function adjacentElements(network: Network, element: NetworkElement): readonly NetworkElement[] {
  const { kind, id } = element;
  if (id === null) return [];
  return around(network, element, kind, id).slice(0, MOST);
}

function around(
  network: Network,
  element: NetworkElement,
  kind: NetworkElement['kind'],
  id: string,
): readonly NetworkElement[] {
  const vc = vcOf(network, element);
  if (vc !== undefined) {
    const [host = '', ...rest] = vc.path;
    const access = linkCalled(network, host, rest[0] ?? '');
    return [
      { kind: kind === 'sender' ? 'vc' : 'sender', id },
      ...(access === null ? [] : [{ kind: 'link', id: access } as const]),
      ...nodes(network, kind === 'sender' ? [entrySwitch(vc)] : rest),
    ];
  }
  const [from, to] = ends(id);
  if (kind === 'link') {
    const own = ports(network, (a, b) => (a === from && b === to) || (a === to && b === from));
    return [...own, ...nodes(network, [from, to])];
  }
  if (kind === 'port')
    return [
      ...nodes(network, [from, to]),
      ...links(network, (a, b) => [a, b].includes(from) && [a, b].includes(to)),
    ];
  const isHere = (a: string, b: string) => a === id || b === id;
  const inner = new Set(network.nodes.filter((node) => node.kind !== 'host').map((node) => node.id));
  return [
    ...ports(network, (a, b) => a === id && inner.has(b)),
    ...links(network, (a, b) => isHere(a, b) && inner.has(a) && inner.has(b)),
  ];
}
