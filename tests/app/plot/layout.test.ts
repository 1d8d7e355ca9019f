import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeLanes, vcRows } from '../../../src/app/lanes/lanes.ts';
import { networkLayout, wirePieces } from '../../../src/app/panels/network/layout.ts';
import { refusedArrow } from '../../../src/app/panels/network/refused/refusedArrow.ts';
import { switchGraph } from '../../../src/app/readings/graph.ts';

const sizes = {
  width: 768,
  boxWidth: 38,
  boxHeight: 30,
  pitch: 18.3,
  sourcePitch: 18.3,
  head: 18,
  drop: 20,
  rowHeight: 104,
  maxPerRow: 15,
  mostSingle: 15,
  captions: true,
  text: 1,
};
const vc = (id: number, ...switches: string[]) => ({ id, path: [`src${id}`, ...switches, `dst${id}`] });
const upTo = (n: number) => Array.from({ length: n }, (_, i) => i + 1);
const parkingLot = upTo(10).map((id) => (id <= 5 ? vc(id, 'S1', 'S2', 'S3') : vc(id, 'S2', 'S3')));

describe('lanes', () => {
  it('are one per VC up to fifteen, groups of one entry beyond, the followed VC pulled out', () => {
    expect(
      vcRows(
        upTo(15).map((id) => ({ id, entry: 'S1' })),
        3,
      ),
    ).toHaveLength(15);
    const many = upTo(20).map((id) => ({ id, entry: id <= 10 ? 'S1' : 'S2' }));
    expect(vcRows(many, 8).map(({ vcs, large }) => `${vcs}${large ? ' large' : ''}`)).toEqual([
      '1,2,3,4,5',
      '6,7,8,9,10',
      '8 large',
      '11,12,13,14,15',
      '16,17,18,19,20',
    ]);
  });

  it('give the followed one 48 pixels and fill the height without a gap', () => {
    const rows = upTo(10).map((id) => ({ large: id === 8 }));
    const lanes = placeLanes(rows, 152.4, { large: 48, most: 20 });
    expect(lanes[7]!.height).toBe(48);
    expect(lanes[0]!.height).toBeCloseTo(11.6);
    for (let i = 1; i < 10; i++) expect(lanes[i]!.top).toBeCloseTo(lanes[i - 1]!.top + lanes[i - 1]!.height);
  });
});

describe('the network', () => {
  it('puts the switches of the paper in a row, by their distance from the entry', () => {
    const graph = switchGraph(parkingLot);
    expect(graph.nodes.map(({ id, layer, row }) => [id, layer, row])).toEqual([
      ['S1', 0, 0],
      ['S2', 1, 0],
      ['S3', 2, 0],
    ]);
    expect(graph.edges.map(({ from, to, vcs }) => [from, to, vcs.length])).toEqual([
      ['S1', 'S2', 5],
      ['S2', 'S3', 10],
    ]);
  });

  it('layers branches, and paths that run backwards', () => {
    const graph = switchGraph([vc(1, 'A', 'C', 'D'), vc(2, 'B', 'C', 'E'), vc(3, 'D', 'C', 'A')]);
    expect(graph.layers).toBe(3);
    expect(graph.rows).toBe(2);
    expect(graph.edges.some(({ from, to }) => from === 'D' && to === 'C')).toBe(true);
  });

  it('stands the buffer between its switch and its link', () => {
    const { buffer, boxes } = networkLayout(switchGraph(parkingLot), 'S2>S3', sizes);
    const [, s2, s3] = boxes;
    expect(buffer!.x).toBeGreaterThan(s2!.x + 19);
    expect(buffer!.x + buffer!.width).toBeLessThan(s3!.x - 19);
    expect(buffer!.width).toBeGreaterThan(200);
  });

  it('stands it level in the middle of a slanted wire, and hangs markers from their own switch', () => {
    const graph = switchGraph([vc(1, 'A', 'C', 'D'), vc(2, 'B', 'C', 'E')]);
    const { wires, markers } = networkLayout(graph, 'C>E', sizes);
    const wire = wires.find(({ buffer }) => buffer !== null)!;
    const pieces = wirePieces(wire);
    expect([wire.from.id, wire.to.id]).toEqual(['C', 'E']);
    expect(pieces.map(([a, b]) => b.x > a.x)).toEqual([true, true]);
    expect(pieces[0]![1].y).toBe((wire.from.y + wire.to.y) / 2);
    expect(markers.map(({ box, vcs, end }) => `${box.id} ${end} ${vcs}`).sort()).toEqual([
      'A source 1',
      'B source 2',
      'D destination 1',
      'E destination 2',
    ]);
  });

  it('calls ends as the rest of the page does', () => {
    const graph = switchGraph([vc(1, 'S2', 'S3'), vc(2, 'S2', 'S3'), vc(3, 'S1', 'S2', 'S3')]);
    expect(networkLayout(graph, 'S2>S3', sizes).captions.map(({ text }) => text)).toEqual([
      'senders 1–2',
      'destinations 1–3',
      'sender 3',
    ]);
  });

  it('keeps every marker of up to 60 VCs inside the plot and apart from the others', () => {
    const path = fc.constantFrom(['S1', 'S2', 'S3'], ['S2', 'S3'], ['S1', 'S2'], ['S3', 'S2']);
    fc.assert(
      fc.property(
        fc.array(path, { minLength: 1, maxLength: 60 }),
        fc.integer({ min: 640, max: 1200 }),
        (paths, width) => {
          const graph = switchGraph(paths.map((switches, i) => vc(i + 1, ...switches)));
          const { markers } = networkLayout(graph, 'S2>S3', { ...sizes, width });
          expect(new Set(markers.filter((m) => m.end === 'source').flatMap((m) => m.vcs)).size).toBe(
            paths.length,
          );
          for (const marker of markers) expect(marker.x >= 0 && marker.x <= width).toBe(true);
          const places = new Set(markers.map((m) => `${Math.round(m.x)},${Math.round(m.y)}`));
          expect(places.size).toBe(markers.length);
        },
      ),
    );
  });

  it('ends the arrow of a refused cell above every sender, on narrow and wide pages, tight and roomy', () => {
    const path = fc.constantFrom(['S1', 'S2', 'S3'], ['S2', 'S3'], ['S1', 'S2'], ['S3', 'S2']);
    fc.assert(
      fc.property(
        fc.array(path, { minLength: 1, maxLength: 40 }),
        fc.integer({ min: 300, max: 1200 }),
        fc.constantFrom({ half: 7, drop: 20 }, { half: 7, drop: 10 }, { half: 13, drop: 22 }),
        (paths, width, { half, drop }) => {
          const graph = switchGraph(paths.map((switches, i) => vc(i + 1, ...switches)));
          const { markers, buffer, wires } = networkLayout(graph, 'S2>S3', { ...sizes, drop, width });
          const level = wires.some((wire) => wire.buffer !== null && wire.from.y === wire.to.y);
          if (buffer === null || !level) return;
          const letters = 14 * half;
          const arrow = refusedArrow(buffer, true, half, markers, sizes.pitch, letters);
          expect(arrow.half).toBeLessThanOrEqual(half);
          expect(arrow.half).toBeGreaterThan(2);
          for (const { x, y, span } of markers) {
            const beside = Math.abs(x - arrow.x) >= (sizes.pitch * span) / 2 + arrow.half;
            expect(beside || buffer.y + arrow.tip <= y - sizes.pitch / 2).toBe(true);
            // Nor are its words over one.
            const line = buffer.y + arrow.bottom + arrow.half;
            const isNext = x > arrow.x && Math.abs(y - line) < sizes.pitch / 2 + arrow.half;
            const from = arrow.x + arrow.words;
            const half = (sizes.pitch * span) / 2;
            expect(isNext && x + half > from + 1e-6 && x - half < from + letters).toBe(false);
          }
        },
      ),
    );
  });

  it('gives labels of three digits room beside each other', () => {
    const graph = switchGraph(upTo(150).map((id) => vc(id, 'S1', 'S2')));
    const { markers } = networkLayout(graph, 'S1>S2', sizes);
    const letter = 6.4;
    for (const one of markers)
      for (const other of markers) {
        if (one === other || one.y !== other.y) continue;
        const room = ((one.label.length + other.label.length) / 2) * letter;
        expect(Math.abs(one.x - other.x), `${one.label}, ${other.label}`).toBeGreaterThanOrEqual(room);
      }
    expect(markers.some(({ label }) => label.length >= 7)).toBe(true);
  });
});
