import { ackFlow, dataFlow } from '../../engine/atm/cell.ts';
import type { CompleteNode, CompleteVc } from '../document/complete.ts';

/** As much of a scenario as it takes. */
interface Planned {
  readonly nodes: readonly Pick<CompleteNode, 'id' | 'kind'>[];
  readonly vcs: readonly Pick<CompleteVc, 'path'>[];
}

/** A flow to be: cells (or frames of packet links) from one end of reassembly to the next. */
export interface PlannedFlow {
  /** From host or router to router or host; empty for an index that is not used. */
  readonly path: readonly string[];
  /** Directions of connections it carries: 2i the data of connection i, 2i + 1 its acknowledgements. */
  readonly directions: number[];
  /** Both ends are routers: frames of every connection that takes this way follow each other in one VC. */
  readonly merged: boolean;
}

export interface FlowPlan {
  /** By index. Even ones may carry data, odd ones carry acknowledgements only. */
  readonly flows: readonly PlannedFlow[];
  /** Flows of each direction of each connection, first to last. */
  readonly flowChains: readonly (readonly number[])[];
}

/**
 * Numbers the flows of a scenario. Without routers these are two for each VC; each router on a path
 * ends a flow and begins another, and between two routers one is shared: that is VC merging.
 */
export function planFlows({ nodes, vcs }: Planned): FlowPlan {
  const routers = new Set(nodes.filter(({ kind }) => kind === 'router').map(({ id }) => id));
  const first = vcs.flatMap(({ path }, i): PlannedFlow[] => [
    { path: piecesOf(path, routers)[0]!, directions: [dataFlow(i)], merged: false },
    { path: piecesOf(path.toReversed(), routers)[0]!, directions: [ackFlow(i)], merged: false },
  ]);
  const flows = [...first];
  const trunks = new Map<string, number>();
  const spare: number[] = [];
  const unused: PlannedFlow = { path: [], directions: [], merged: false };

  const place = (flow: PlannedFlow, parity: number): number => {
    const free = parity === 1 ? spare.shift() : undefined;
    const index = free ?? flows.length + parity;
    if (free === undefined) {
      spare.push(...(parity === 0 ? [index + 1] : []));
      flows.push(unused, unused);
    }
    flows[index] = flow;
    return index;
  };
  const further = (path: readonly string[], direction: number): number => {
    const merged = routers.has(path[0]!) && routers.has(path[path.length - 1]!);
    if (!merged) return place({ path, directions: [direction], merged }, direction & 1);
    const key = path.join('>');
    const index = trunks.get(key) ?? place({ path, directions: [], merged }, 0);
    trunks.set(key, index);
    flows[index]!.directions.push(direction);
    return index;
  };
  const flowChains = vcs.flatMap(({ path }, i) =>
    [path, path.toReversed()].map((nodes, direction) => {
      const index = dataFlow(i) + direction;
      const [, ...rest] = piecesOf(nodes, routers);
      return [index, ...rest.map((piece) => further(piece, index))];
    }),
  );
  return { flows, flowChains };
}

/** Cuts a path at its routers; each of them ends one piece and begins the next. */
function piecesOf(path: readonly string[], routers: ReadonlySet<string>): readonly (readonly string[])[] {
  const pieces: string[][] = [[]];
  for (const node of path) {
    pieces[pieces.length - 1]!.push(node);
    if (routers.has(node)) pieces.push([node]);
  }
  return pieces;
}
