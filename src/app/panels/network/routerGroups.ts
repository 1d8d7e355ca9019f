import type { PathVc } from '../../readings/graph.ts';
import { en } from '../../strings/en.ts';

const texts = en.panels.network;

/** More routers than these on one side of a switch are drawn as one box. */
const MOST_SINGLE = 2;

export interface RouterGroups {
  /** Paths in which groups stand for their routers. */
  readonly vcs: readonly PathVc[];
  /** By id of a box: how many routers it stands for. */
  readonly routers: ReadonlyMap<string, number>;
}

/** Routers at one switch, of those that are ahead of it and of those that are behind it, become one box. */
export function groupRouters(vcs: readonly PathVc[], routers: ReadonlySet<string>): RouterGroups {
  const sideOf = new Map<string, string>();
  for (const { path } of vcs) {
    path.forEach((node, i) => {
      if (!routers.has(node) || sideOf.has(node)) return;
      const ahead = i === 1;
      sideOf.set(
        node,
        ahead ? texts.routersBefore(path[i + 1] ?? '') : texts.routersAfter(path[i - 1] ?? ''),
      );
    });
  }
  const members = new Map<string, number>();
  for (const side of sideOf.values()) members.set(side, (members.get(side) ?? 0) + 1);
  const boxOf = (node: string): string => {
    const side = sideOf.get(node);
    return side !== undefined && (members.get(side) ?? 0) > MOST_SINGLE ? side : node;
  };
  return {
    vcs: vcs.map(({ id, path }) => ({ id, path: path.map(boxOf) })),
    routers: new Map(
      [...sideOf].map(([node, side]) => [boxOf(node), boxOf(node) === side ? (members.get(side) ?? 1) : 1]),
    ),
  };
}
