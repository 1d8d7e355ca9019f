/** The path of a VC, drawn as a line over the columns of switches. */
export interface RouteVc {
  readonly id: number;
  /** Source host, switches, destination host. */
  readonly path: readonly string[];
}

export interface Route {
  readonly vc: number;
  readonly y: number;
  /** Position of each node of the path, CSS pixels from the left. */
  readonly nodes: readonly number[];
}

export interface RouteColumn {
  readonly id: string;
  readonly x: number;
}

export interface RouteLayout {
  readonly columns: readonly RouteColumn[];
  readonly routes: readonly Route[];
  readonly top: number;
  readonly bottom: number;
}

/** Switches ordered so that every path goes from left to right, if there is such an order. */
export function switchOrder(vcs: readonly RouteVc[]): string[] {
  const rank = new Map<string, number>();
  // As many rounds as the longest path has switches settle every rank; with a cycle it would never end.
  const longest = Math.max(0, ...vcs.map(({ path }) => path.length));
  for (let round = 0; round < longest; round++)
    for (const { path } of vcs)
      path.slice(1, -1).forEach((node, i, inner) => {
        const before = i === 0 ? -1 : (rank.get(inner[i - 1] ?? '') ?? -1);
        rank.set(node, Math.max(rank.get(node) ?? 0, before + 1));
      });
  return [...rank].sort((a, b) => a[1] - b[1]).map(([node]) => node);
}

/** Margin at the first and last column, and distance of a source or destination from its switch, in column spacings. */
const MARGIN = 0.48;
const STUB = 0.27;

interface RouteRoom {
  readonly width: number;
  readonly top: number;
  readonly pitch: number;
  /** Width of the names left of the sources, CSS pixels. */
  readonly names?: number;
}

/** Largest share of the width for names. */
const MOST_NAMES = 0.25;

/** One line per VC, from its source left of the first switch to its destination right of the last. */
export function routeLayout(
  vcs: readonly RouteVc[],
  { width, top, pitch, names = 0 }: RouteRoom,
): RouteLayout {
  const order = switchOrder(vcs);
  const units = order.length - 1 + 2 * MARGIN;
  // The free room left of the first source is used for names too.
  const wanted = names - ((MARGIN - STUB) * width) / units;
  const left = Math.min(width * MOST_NAMES, Math.max(0, wanted / (1 - (MARGIN - STUB) / units)));
  const spacing = (width - left) / units;
  const columns = order.map((id, i) => ({ id, x: left + (MARGIN + i) * spacing }));
  const xOf = (id: string): number => columns.find((column) => column.id === id)?.x ?? 0;
  const routes = vcs.map(({ id, path }, i) => {
    const inner = path.slice(1, -1).map(xOf);
    const first = inner[0] ?? 0;
    const last = inner.at(-1) ?? 0;
    return {
      vc: id,
      y: top + (i + 0.5) * pitch,
      nodes: [first - STUB * spacing, ...inner, last + STUB * spacing],
    };
  });
  return { columns, routes, top, bottom: top + vcs.length * pitch };
}

/** Position of an RM cell. @param waiting cells ahead of it in its queue; negative while it is on the wire */
export function rmPlace(
  { nodes }: Route,
  hop: number,
  place: number,
  waiting: number,
  backward: boolean,
  box: number,
): number {
  const from = nodes[hop] ?? 0;
  const to = nodes[hop + 1] ?? from;
  if (waiting < 0) {
    // On the wire the cell is drawn next to switch boxes, not behind them.
    const a = hop === 0 ? from : from + box / 2;
    const b = hop === nodes.length - 2 ? to : to - box / 2;
    return a + place * (b - a);
  }
  // The next cell to leave is at the edge of its switch, the others behind it.
  const depth = Math.min(0.86, waiting / 200) * box;
  return backward ? to - box / 2 + depth : from + box / 2 - depth;
}

/** Forward RM cells are above their line and backward ones below, so that both are visible where they meet. */
export const labelNextToLine = ({ y }: Route, half: number, backward: boolean): number =>
  y + (backward ? half / 2 : -half / 2);

/**
 * Number of RM cells that one drawn cell represents, a power of two: `cells` share `length`, with `room` for each.
 * A single cell is always drawn.
 */
export function oneOf(cells: number, length: number, room: number): number {
  if (length <= 0 || cells < 2) return 1;
  return 2 ** Math.max(0, Math.ceil(Math.log2(((cells - 1) * room) / length)));
}
