import { type Catalog, type Edit, readKind } from '../../contract/index.ts';
import type { EditState } from './judged.ts';
import { checkLiveEdit } from './kinds.ts';

/** Edits of one instant that the ports refuse even after all others. */
function refusedOf(edits: readonly Edit[], start: EditState, catalog: Catalog): readonly Edit[] {
  let { ports } = start;
  const isRefused = ({ path, value }: Edit): boolean => {
    const checked = checkLiveEdit(path, value, { ...start, ports }, catalog);
    if (checked.ok)
      ports = ports.map((port) => ({ ...port, ...checked.ports.find(({ id }) => id === port.id) }));
    return !checked.ok;
  };
  return edits.filter(isRefused).filter(isRefused);
}

const isBuffer = ({ path }: Edit): boolean => readKind('buffer', path) !== null;

/**
 * Orders edits of one instant. A new policy takes its default thresholds from the buffer in force; a new buffer that is too
 * small for these goes first, so that they follow from the requested buffer.
 */
export function buffersFirst(edits: Edit[], state: EditState, catalog: Catalog): Edit[] {
  if (!edits.some(isBuffer)) return edits;
  const refused = refusedOf(edits, state, catalog);
  const ordered = [...new Set([...refused.filter(isBuffer), ...edits])];
  return refusedOf(ordered, state, catalog).length < refused.length ? ordered : edits;
}
