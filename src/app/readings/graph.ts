import { elementAt, entryOf } from '../../contract/index.ts';

/** Properties of a VC for the network view; structurally `contract/VcInfo`. */
export interface PathVc {
  readonly id: number;
  /** Source host, switches, destination host. */
  readonly path: readonly string[];
}

export interface SwitchNode {
  readonly id: string;
  /** Longest distance from an entry along the VC paths. */
  readonly layer: number;
  readonly row: number;
  readonly enters: readonly number[];
  readonly leaves: readonly number[];
}

export interface SwitchGraph {
  readonly nodes: readonly SwitchNode[];
  /** Directed edges, as VCs use them. */
  readonly edges: readonly { readonly from: string; readonly to: string; readonly vcs: readonly number[] }[];
  readonly layers: number;
  readonly rows: number;
  /** Distance of each layer from the one before, if readers have placed the switches; else all are equal. */
  readonly gaps?: readonly number[];
}

const switchesOf = (vc: PathVc) => vc.path.slice(1, -1);

/** Whether `to` reaches `from` already, so that the edge would close a cycle. */
function closesCircle(next: ReadonlyMap<string, Set<string>>, from: string, to: string): boolean {
  const open = [to];
  const seen = new Set<string>();
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node === from) return true;
    if (seen.has(node)) continue;
    seen.add(node);
    open.push(...(next.get(node) ?? []));
  }
  return false;
}

function longestLayers(
  names: readonly string[],
  next: ReadonlyMap<string, Set<string>>,
): Map<string, number> {
  const layer = new Map(names.map((name) => [name, 0]));
  for (let round = 0; round < names.length; round++) {
    let moved = false;
    for (const [from, targets] of next) {
      for (const to of targets) {
        if (entryOf(layer, to) > entryOf(layer, from)) continue;
        layer.set(to, entryOf(layer, from) + 1);
        moved = true;
      }
    }
    if (!moved) break;
  }
  return layer;
}

/** Switches in layers along the VC paths; paths in the opposite direction share the layers of the others. */
export function switchGraph(vcs: readonly PathVc[]): SwitchGraph {
  const names = [...new Set(vcs.flatMap(switchesOf))];
  const next = new Map<string, Set<string>>(names.map((name) => [name, new Set()]));
  const users = new Map<string, { from: string; to: string; vcs: number[] }>();
  for (const vc of vcs) {
    const path = switchesOf(vc);
    for (const [i, to] of path.slice(1).entries()) {
      const from = elementAt(path, i);
      const edge = users.get(`${from}>${to}`) ?? { from, to, vcs: [] };
      edge.vcs.push(vc.id);
      users.set(`${from}>${to}`, edge);
      if (!closesCircle(next, from, to)) entryOf(next, from).add(to);
    }
  }
  const layer = longestLayers(names, next);
  const taken = new Map<number, number>();
  const nodes = names.map((id) => {
    const at = entryOf(layer, id);
    const row = taken.get(at) ?? 0;
    taken.set(at, row + 1);
    return {
      id,
      layer: at,
      row,
      enters: vcs.filter((vc) => switchesOf(vc)[0] === id).map((vc) => vc.id),
      leaves: vcs.filter((vc) => switchesOf(vc).at(-1) === id).map((vc) => vc.id),
    };
  });
  return {
    nodes,
    edges: [...users.values()],
    layers: Math.max(0, ...layer.values()) + 1,
    rows: Math.max(1, ...taken.values()),
  };
}
