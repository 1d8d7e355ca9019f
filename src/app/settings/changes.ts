import { EVERY_VC, keysOf, type ParameterValue, pathOf, type Settings } from '../../contract/index.ts';
import type { Field } from './form/fields.ts';
import type { Change, Read } from './form/source.ts';
import { type Network, portsOf } from './network.ts';

/** The same changes, with `vcs.*`, `links.*` and `policy` where all VCs, links or ports get one value. */
export function shortened(changes: readonly Change[], network: Network): readonly Change[] {
  const counts = { vcs: network.vcs.length, links: network.links.length, ports: portsOf(network).length };
  const inAll = ([path, value]: Change): string | null => {
    const [list = '', , ...key] = keysOf(path);
    if (list !== 'vcs' && list !== 'links' && list !== 'ports') return null;
    const same = changes.filter(([other, its]) => {
      const [otherList, , ...otherKey] = keysOf(other);
      return otherList === list && pathOf(...otherKey) === pathOf(...key) && its === value;
    });
    if (same.length !== counts[list] || same.length < 2) return null;
    return list === 'ports' ? pathOf(...key) : pathOf(list, EVERY_VC, ...key);
  };
  const named = changes.map((change) => [inAll(change) ?? change[0], change[1]] as const);
  return named.filter(([path], i) => named.findIndex(([other]) => other === path) === i);
}

/** Changes that a new value of a setting implies: a new kind of source also sets the keys it requires. */
export function changesFor(
  { setting, places }: Pick<Field, 'setting' | 'places'>,
  value: ParameterValue,
  { source }: Settings,
  read: Read,
): readonly Change[] {
  const own = places.map(({ path }) => [path, value] as const);
  if (setting.key !== 'kind') return own;
  const needed = source.filter(
    ({ kinds, isRequired, default: start }) =>
      isRequired && start !== null && (kinds?.some((kind) => kind === value) ?? true),
  );
  const brought = places.flatMap(({ path }) =>
    needed.flatMap(({ key, default: start }) => {
      const its = pathOf(...keysOf(path).slice(0, -1), key);
      return start === null || read(its) !== undefined ? [] : [[its, start] as const];
    }),
  );
  return [...own, ...brought];
}
