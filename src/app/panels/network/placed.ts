import { elementAt, type PlaceDocument, type StageDocument } from '../../../contract/index.ts';
import type { SwitchGraph } from '../../readings/graph.ts';

type Places = NonNullable<StageDocument['places']>;

/** Nearest and farthest that two layers are drawn, where 1 is the usual. */
const GAP = { min: 0.75, max: 2 } as const;

/** Two switches of one column that are less than a row apart: then half rows are drawn as whole ones. */
const isCrowded = (all: readonly PlaceDocument[]): boolean =>
  all.some((a, i) =>
    all.slice(0, i).some((other) => a.column === other.column && Math.abs(a.row - other.row) < 1),
  );

/** Whether the shown port sends up or down, between two switches of one column. */
export function isUpright(places: Places | undefined, port: string): boolean {
  const [from, to] = port.split('>').map((id) => places?.[id]?.column);
  return from !== undefined && from === to;
}

/**
 * The switches where readers have placed them. In layers, as before, if one has no place or two have the same, and if the
 * shown port sends up or down: its buffer is drawn in a wire that goes across.
 */
export function placedGraph(graph: SwitchGraph, places: Places | undefined, port: string): SwitchGraph {
  if (places === undefined) return graph;
  const known = graph.nodes.flatMap((node) => {
    const place = places[node.id];
    return place ? [{ node, ...place }] : [];
  });
  const spots = new Set(known.map(({ column, row }) => `${column} ${row}`));
  if (spots.size < graph.nodes.length) return graph;
  if (isUpright(places, port)) return graph;
  const columns = [...new Set(known.map(({ column }) => column))].toSorted((a, b) => a - b);
  const top = Math.min(...known.map(({ row }) => row));
  const stretch = isCrowded(known) ? 2 : 1;
  const nodes = known.map(({ node, column, row }) => ({
    ...node,
    layer: columns.indexOf(column),
    row: (row - top) * stretch,
  }));
  return {
    ...graph,
    nodes,
    layers: columns.length,
    rows: Math.ceil(Math.max(...nodes.map(({ row }) => row))) + 1,
    gaps: columns
      .slice(1)
      .map((column, i) => Math.min(GAP.max, Math.max(GAP.min, column - elementAt(columns, i)))),
  };
}
