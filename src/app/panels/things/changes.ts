import { EVERY_VC, keysOf, type ParameterValue, pathOf, type Settings } from '../../../contract/index.ts';
import type { Field, Read } from './fields.ts';
import type { Network } from './things.ts';

/** A value that a path is to have. */
export type Change = readonly [path: string, value: ParameterValue];

/** The same changes with `vcs.*` and `links.*` where all VCs or links get one value. */
export function shortened(changes: readonly Change[], { vcs, links }: Network): readonly Change[] {
  const counts = { vcs: vcs.length, links: links.length };
  const inAll = ([path, value]: Change): string | null => {
    const [list = '', , ...key] = keysOf(path);
    if (list !== 'vcs' && list !== 'links') return null;
    const same = changes.filter(([other, its]) => {
      const [otherList, , ...otherKey] = keysOf(other);
      return otherList === list && pathOf(...otherKey) === pathOf(...key) && its === value;
    });
    return same.length === counts[list] && same.length > 1 ? pathOf(list, EVERY_VC, ...key) : null;
  };
  const named = changes.map((change) => [inAll(change) ?? change[0], change[1]] as const);
  return named.filter(([path], i) => named.findIndex(([other]) => other === path) === i);
}

/** What a setting of a card changes: a new kind of source brings the keys that it cannot be without. */
export function changesFor(
  { setting, places }: Field,
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
