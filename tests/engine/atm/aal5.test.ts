import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellsOf } from '../../../src/engine/atm/cell.ts';
import { Flow, NO_PORT, NOT_FIRST_LOSS } from '../../../src/engine/atm/flow.ts';

describe('cells of a frame', () => {
  it.each([
    ['500 bytes of data, headers and the 14 bytes of the paper', 540, 14, 12],
    ['1,500 bytes', 1_540, 14, 33],
    ['an acknowledgement', 40, 14, 2],
    ['an acknowledgement with nothing but the AAL5 trailer: it just fits', 40, 8, 1],
    ['exactly two payloads', 82, 14, 2],
    ['one byte more', 83, 14, 3],
  ])('%s', (_what, bytes, overhead, cells) => expect(cellsOf(bytes, overhead)).toBe(cells));
});

/**
 * Three frames of four cells, one letter a frame; a dot is a cell that was refused, and the last
 * cell of each frame carries the mark. Returns what the destination makes of them, frame by frame:
 * `whole`, `dead`, or `gone` when no end of it arrives.
 */
function reassembled(cells: string): { readonly frames: string[]; readonly flow: Flow } {
  const flow = new Flow(0, 1);
  const frames = cells.split(' ').map((picture) => {
    const frame = flow.add(0, 500, picture.length);
    return { frame, picture };
  });
  for (const { frame, picture } of frames) {
    [...picture].forEach((cell, i) => {
      if (cell === '.') flow.lose(frame, i === picture.length - 1, i, NO_PORT);
    });
  }
  const told = frames.map(({ frame, picture }) => {
    let verdict = 'gone';
    [...picture].forEach((cell, i) => {
      if (cell === '.') return;
      flow.receive(frame);
      if (i === picture.length - 1) verdict = flow.complete(frame) ? 'whole' : 'dead';
    });
    return verdict;
  });
  return { frames: told, flow };
}

describe('reassembly', () => {
  it.each([
    ['nothing lost', 'aaaa bbbb cccc', ['whole', 'whole', 'whole']],
    ['a cell lost: its frame fails', 'aaaa bb.b cccc', ['whole', 'dead', 'whole']],
    ['the first cell lost', 'aaaa .bbb cccc', ['whole', 'dead', 'whole']],
    ['the end lost: two frames merge and both fail', 'aaaa bbb. cccc', ['whole', 'gone', 'dead']],
    ['a whole frame refused: nothing is glued', 'aaaa .... cccc', ['whole', 'gone', 'whole']],
    ['all but the end refused (EPD)', 'aaaa ...b cccc', ['whole', 'dead', 'whole']],
    ['a loss and a merge of equal length do not pass', 'aa.. ..bb cccc', ['gone', 'dead', 'whole']],
    ['the tail of one is glued to the one after the next', 'aa.. .... cccc', ['gone', 'gone', 'dead']],
  ])('%s', (_what, cells, verdicts) => expect(reassembled(cells).frames).toEqual(verdicts));

  it('counts the packets lost: those that lost a cell, and those glued to one without an end', () => {
    const lost = (cells: string): number => reassembled(cells).flow.framesLost;
    expect(lost('aaaa bb.b cccc')).toBe(1);
    expect(lost('aaaa b..b cccc')).toBe(1);
    expect(lost('aaaa bbb. cccc')).toBe(2);
    expect(lost('aaaa .... cccc')).toBe(1);
    expect(lost('aa.. .... cccc')).toBe(3);
  });

  const picture = fc
    .array(fc.array(fc.boolean(), { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 12 })
    .map((frames) =>
      frames.map((cells, i) => cells.map((kept) => (kept ? String.fromCharCode(97 + i) : '.')).join('')),
    );

  it('books every cell once: received in whole frames, in dead ones, waiting for an end, or refused', () => {
    fc.assert(
      fc.property(picture, (frames) => {
        const { flow } = reassembled(frames.join(' '));
        const received = flow.completeCells + flow.deadCells + flow.pendingCells;
        expect(received + flow.cellsLost).toBe(flow.cellsSent);
        expect(flow.cellsLost).toBe([...frames.join('')].filter((cell) => cell === '.').length);
      }),
    );
  });

  it('delivers a frame exactly when none of its cells and no end before it is missing', () => {
    fc.assert(
      fc.property(picture, (frames) => {
        const glued = (i: number): boolean =>
          i > 0 && frames[i - 1]!.endsWith('.') && (/[a-z]/.test(frames[i - 1]!) || glued(i - 1));
        const expected = frames.map((frame, i) =>
          frame.endsWith('.') ? 'gone' : frame.includes('.') || glued(i) ? 'dead' : 'whole',
        );
        expect(reassembled(frames.join(' ')).frames).toEqual(expected);
      }),
    );
  });
});

describe('a doomed frame', () => {
  /** Frames registered, some of their cells refused, none received yet. */
  const doomed = (cells: string): boolean[] => {
    const flow = new Flow(0, 1);
    const pictures = cells.split(' ');
    for (const picture of pictures) flow.add(0, 500, picture.length);
    pictures.forEach((picture, frame) => {
      [...picture].forEach((cell, i) => {
        if (cell === '.') flow.lose(frame, i === picture.length - 1, i, NO_PORT);
      });
    });
    return pictures.map((_, frame) => flow.cannotReassemble(frame));
  };

  it.each([
    ['aaaa bbbb cccc', [false, false, false]],
    ['aaaa b.bb cccc', [false, true, false]],
    ['aaaa bbb. cccc', [false, true, true]],
    ['aaaa .... cccc', [false, true, false]],
    ['aa.. .... cccc', [true, true, true]],
    ['. b c', [true, false, false]],
  ])('%s', (cells, expected) => expect(doomed(cells)).toEqual(expected));
});

describe('the table of frames', () => {
  it('keeps those under way in order when it grows', () => {
    const flow = new Flow(0, 1);
    for (let i = 0; i < 50; i++) {
      flow.add(i, i, 2);
      flow.receive(i);
      flow.receive(i);
      expect(flow.complete(i)).toBe(true);
    }
    for (let i = 50; i < 1_000; i++) flow.add(i * 500, i, 3);
    for (let i = 50; i < 1_000; i++) {
      expect([flow.seq[flow.slot(i)], flow.bytes[flow.slot(i)], flow.cells[flow.slot(i)]]).toEqual([
        i * 500,
        i,
        3,
      ]);
    }
  });
});

describe('the first loss of a frame', () => {
  it('is the earliest, even if it is told after another one', () => {
    const flow = new Flow(0, 1);
    const frame = flow.add(0, 480, 11);
    expect(flow.lose(frame, false, 500, 2)).toBe(NO_PORT);
    expect(flow.lose(frame, false, 500, 1)).toBe(NOT_FIRST_LOSS);
    expect(flow.lose(frame, false, 300, 1)).toBe(2);
    expect(flow.loseOnLink(frame, true, 200)).toBe(1);
    expect(flow.lose(frame, false, 100, 0)).toBe(NO_PORT);
    expect(flow.framesLost).toBe(1);
  });
});
