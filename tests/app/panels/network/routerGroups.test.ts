import { describe, expect, it } from 'vitest';
import { groupRouters } from '../../../../src/app/panels/network/routerGroups.ts';
import { switchGraph } from '../../../../src/app/readings/graph.ts';

const vc = (id: number, ...inner: string[]) => ({ id, path: [`src${id}`, ...inner, `dst${id}`] });

describe('routers of a network view', () => {
  it('stand for themselves while there are two at a side of a switch', () => {
    const vcs = [vc(1, 'L1', 'S1', 'S2', 'R1'), vc(2, 'L2', 'S1', 'S2', 'R2')];
    const grouped = groupRouters(vcs, new Set(['L1', 'L2', 'R1', 'R2']));
    expect(grouped.vcs).toEqual(vcs);
    expect([...grouped.routers]).toEqual([
      ['L1', 1],
      ['R1', 1],
      ['L2', 1],
      ['R2', 1],
    ]);
  });

  it('share one box where there are more, in both directions of the sessions', () => {
    const forth = [1, 2, 3, 4].map((i) => vc(i, `L${i}`, 'S1', 'S2', `R${i}`));
    const back = [1, 2, 3, 4].map((i) => vc(i + 4, `R${i}`, 'S2', 'S1', `L${i}`));
    const routers = new Set([1, 2, 3, 4].flatMap((i) => [`L${i}`, `R${i}`]));
    const { vcs, routers: boxes } = groupRouters([...forth, ...back], routers);
    const graph = switchGraph(vcs);
    expect(graph.nodes.map(({ id, layer }) => [id, layer])).toEqual([
      ['before S1', 0],
      ['S1', 1],
      ['S2', 2],
      ['after S2', 3],
    ]);
    expect(graph.rows).toBe(1);
    expect([...boxes]).toEqual([
      ['before S1', 4],
      ['after S2', 4],
    ]);
    expect(graph.nodes[0]).toMatchObject({ enters: [1, 2, 3, 4], leaves: [5, 6, 7, 8] });
  });

  it('leave networks without routers as they are', () => {
    const vcs = [vc(1, 'S1', 'S2')];
    expect(groupRouters(vcs, new Set())).toEqual({ vcs, routers: new Map() });
  });
});
