import { describe, expect, it } from 'vitest';
import { cutOf, isRowShown, lossOf } from '../../../src/app/lesson/pictures/cells.ts';
import { roomOf } from '../../../src/app/lesson/pictures/closer.ts';
import { CELL_PAYLOAD } from '../../../src/contract/index.ts';
import { cellsOf } from '../../../src/engine/atm/cell.ts';
import type { Lesson } from '../../../src/lessons/lesson.ts';
import type { CellsPicture } from '../../../src/lessons/pictures/cells.ts';
import oneCell from '../../../src/lessons/texts/one-cell.lesson.json' with { type: 'json' };
import { findScenario } from '../../../src/scenarios/index.ts';

describe('a packet that is cut into cells', () => {
  const picture: CellsPicture = {
    name: 'cells',
    header: 40,
    data: 500,
    filler: 28,
    check: 8,
    perCell: 48,
    rows: 'cut',
  };

  it('is as many cells as all its bytes fill', () => {
    expect(cutOf(picture)).toEqual({ bytes: 576, cells: 12 });
  });

  it.each([0, 4, 10])('is lost with any of its cells, the others are wasted: %i', (lost) => {
    expect(lossOf(lost, 12)).toEqual({ isJoined: false, vain: 11, again: 12 });
  });

  it('takes the next packet along when its last cell is lost', () => {
    expect(lossOf(11, 12)).toEqual({ isJoined: true, vain: 23, again: 24 });
  });

  it('shows its rows up to one', () => {
    expect([
      isRowShown('cut', 'missing'),
      isRowShown('missing', 'cut'),
      isRowShown('glued', 'missing'),
    ]).toEqual([false, true, true]);
  });

  it('has the bytes that the run of the first lesson cuts', () => {
    const pictures = (oneCell as Lesson).steps.flatMap(({ picture }) =>
      picture?.name === 'cells' ? [picture] : [],
    );
    const scene = findScenario('one-cell');
    const [vc] = scene?.vcs ?? [];
    const data = vc?.source.kind === 'greedy-tcp' ? vc.source.packetBytes : Number.NaN;
    const added = (scene?.tcp?.headerBytes ?? Number.NaN) + (scene?.aal5?.overheadBytes ?? Number.NaN);
    expect(pictures).toHaveLength(3);
    for (const picture of pictures) {
      expect(picture).toMatchObject({ data, perCell: CELL_PAYLOAD });
      expect(picture.header + picture.check).toBe(added);
      expect(cutOf(picture).cells).toBe(cellsOf(data + picture.header + picture.check, 0));
    }
  });
});

describe('a trace from near', () => {
  const picture = {
    lines: [
      { at: 1960, name: 'T' },
      { at: 2000, name: 'buffer' },
    ],
  };

  it('says how much of the room between its lines the curve takes', () => {
    expect(roomOf(picture, [1900, Number.NaN, 1972, 1955])).toEqual({ size: 40, highest: 1972, taken: 12 });
    expect(roomOf(picture, [1900])).toEqual({ size: 40, highest: 1900, taken: 0 });
    expect(roomOf(picture, [2005])).toMatchObject({ taken: 40 });
    expect(roomOf(picture, [Number.NaN])).toEqual({ size: 40, highest: null, taken: 0 });
  });
});
