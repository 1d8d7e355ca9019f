export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The path of a value as people write it: list items go by their names, as in `vcs.3.source.packetBytes`,
 * `links.S1>S2.rateMbps`, `nodes.S1.kind`; an item without a usable name by its place, as in `nodes[4].id`.
 */
export function namedPath(document: unknown, keys: readonly unknown[]): string {
  let here: unknown = document;
  let path = '';
  for (const [depth, key] of keys.entries()) {
    const next = childOf(here, key);
    const label = Array.isArray(here) ? labelOf(depth === 1 ? keys[0] : null, next) : String(key);
    path = label === null ? `${path}[${String(key)}]` : `${path}${path === '' ? '' : '.'}${label}`;
    here = next;
  }
  return path === '' ? '(document)' : path;
}

function childOf(value: unknown, key: unknown): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return (value as Readonly<Record<string, unknown>>)[String(key)];
}

function labelOf(list: unknown, item: unknown): string | null {
  if (!isRecord(item)) return null;
  if ((list === 'nodes' || list === 'arrivals') && typeof item.id === 'string' && item.id !== '')
    return item.id;
  if (list === 'vcs' && typeof item.id === 'number') return String(item.id);
  if (list === 'links' && typeof item.a === 'string' && typeof item.b === 'string')
    return `${item.a}>${item.b}`;
  return null;
}
