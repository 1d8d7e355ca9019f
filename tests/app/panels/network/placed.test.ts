import { describe, expect, it } from 'vitest';
import { networkLayout } from '../../../../src/app/panels/network/layout.ts';
import { isUpright, placedGraph } from '../../../../src/app/panels/network/placed.ts';
import { sizesFor } from '../../../../src/app/panels/network/sizes.ts';
import { switchGraph } from '../../../../src/app/readings/graph.ts';

/** Two ways from A to D. */
const diamond = switchGraph([
  { id: 1, path: ['s1', 'A', 'B', 'D', 'd1'] },
  { id: 2, path: ['s2', 'A', 'C', 'D', 'd2'] },
]);
const PORT = 'A>B';
const at = (column: number, row: number) => ({ column, row });
const square = { A: at(0, 0), B: at(2, 0), C: at(0, 1.5), D: at(2, 1.5) };

const drawn = (places: Parameters<typeof placedGraph>[1], port = PORT) => {
  const graph = placedGraph(diamond, places, port);
  const { boxes } = networkLayout(graph, port, { ...sizesFor('laptop', graph.rows, 1), width: 800 });
  return Object.fromEntries(boxes.map(({ id, x, y }) => [id, { x, y }]));
};

describe('switches that have places', () => {
  it('are drawn left or right of each other and above or below each other as they were placed', () => {
    const { A, B, C, D } = drawn(square);
    expect([A!.x, B!.x]).toEqual([C!.x, D!.x]);
    expect(A!.x).toBeLessThan(B!.x);
    expect([A!.y, C!.y]).toEqual([B!.y, D!.y]);
    expect(A!.y).toBeLessThan(C!.y);
  });

  it('have more room between columns that are farther apart, within bounds', () => {
    const { gaps } = placedGraph(diamond, { A: at(0, 0), B: at(9, 0), C: at(9.5, 1), D: at(10.5, 0) }, PORT);
    expect(gaps).toEqual([2, 0.75, 1]);
  });

  it('have a whole row each where half a row would not part them', () => {
    const { nodes, rows } = placedGraph(diamond, { ...square, C: at(0, 0.5) }, PORT);
    expect(nodes.map(({ id, row }) => [id, row])).toEqual([
      ['A', 0],
      ['B', 0],
      ['D', 3],
      ['C', 1],
    ]);
    expect(rows).toBe(4);
  });

  it.each([
    ['one has none', { A: at(0, 0), B: at(1, 0), C: at(1, 1) }, PORT],
    ['two have the same', { ...square, D: at(2, 0) }, PORT],
    ['the buffer would be in a wire that goes down', square, 'B>D'],
    ['the document has none', undefined, PORT],
  ])('are drawn in layers all the same if %s', (_, places, port) => {
    expect(placedGraph(diamond, places, port)).toBe(diamond);
  });

  it('are known to have a port that sends up or down, which the view says', () => {
    expect(isUpright(square, 'B>D')).toBe(true);
    expect(isUpright(square, 'A>B')).toBe(false);
    expect(isUpright({ A: at(0, 0) }, 'A>B')).toBe(false);
    expect(isUpright(undefined, 'B>D')).toBe(false);
  });
});
