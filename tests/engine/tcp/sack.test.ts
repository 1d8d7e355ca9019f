import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Scoreboard } from '../../../src/engine/tcp/scoreboard.ts';
import { TcpWindow } from '../../../src/engine/tcp/window.ts';
import { PLAIN_GROWTH, ReceiverBench } from '../../support/tcpBench.ts';
import { TcpPair } from '../../support/tcpPair.ts';

/** A scoreboard in segments of one byte: bytes `una` to `sent` are out, `held` have arrived. */
function boardOf(una: number, sent: number, held: readonly number[], resent = una): [Scoreboard, TcpWindow] {
  const board = new Scoreboard(3, 3);
  const window = new TcpWindow(1, 65_535, 1, 65_535, PLAIN_GROWTH);
  window.una = una;
  window.sent = sent;
  for (const byte of held) board.sacked.add(byte, byte + 1);
  board.resent = resent;
  return [board, window];
}

describe('what the receiver reports', () => {
  it('has the block of the segment that came last first, then those told of before it', () => {
    const bench = new ReceiverBench({ congestionControl: 'sack' });
    bench.segment(1);
    bench.segment(3);
    expect(bench.reported).toEqual([[3, 3]]);
    bench.segment(7);
    bench.segment(5);
    expect(bench.reported).toEqual([
      [5, 5],
      [7, 7],
      [3, 3],
    ]);
    bench.segment(4); // joins 3 to 5
    expect(bench.reported).toEqual([
      [3, 5],
      [7, 7],
    ]);
    bench.segment(7); // again
    expect(bench.reported).toEqual([
      [7, 7],
      [3, 5],
    ]);
    bench.segment(2);
    expect(bench.reported).toEqual([[7, 7]]);
  });

  it.each([
    [false, 4],
    [true, 3],
  ])('with timestamps %s: at most %d blocks, the latest', (timestamps, most) => {
    const bench = new ReceiverBench({ congestionControl: 'sack', timestamps });
    for (const n of [3, 5, 7, 9, 11, 13]) bench.segment(n);
    expect(bench.reported).toEqual([13, 11, 9, 7].slice(0, most).map((n) => [n, n]));
  });

  it('makes acknowledgements longer: 54 bytes are two cells, 54 + 36 still are, 66 + 28 too', () => {
    const cells = (timestamps: boolean): number[] => {
      const bench = new ReceiverBench({ congestionControl: 'sack', timestamps });
      for (const n of [3, 5, 7, 9]) bench.segment(n);
      return bench.ackCells;
    };
    expect(cells(false)).toEqual([2, 2, 2, 2]);
    expect(cells(true)).toEqual([2, 2, 2, 2]);
  });

  it('makes two cells of one where an acknowledgement filled its cell: 48 bytes, and 48 + 12', () => {
    const { back } = new TcpPair({ tcp: { congestionControl: 'sack' }, lost: [5] }).run(2_000);
    expect(new Set(back.sent.map(({ cells }) => cells))).toEqual(new Set([1, 2]));
  });
});

describe('the scoreboard', () => {
  it('takes a hole for lost with three blocks above it', () => {
    const [board, window] = boardOf(0, 9, [2, 4, 6]);
    expect(board.firstIsLost(window)).toBe(true);
    expect(boardOf(0, 9, [2, 4])[0].firstIsLost(window)).toBe(false);
  });

  it('takes a hole for lost with more than two segments above it', () => {
    const [board, window] = boardOf(0, 9, [2, 3, 4]);
    expect(board.firstIsLost(window)).toBe(true);
  });

  it('counts what is on the way: neither held nor lost, and what was resent', () => {
    // 0, 1 lost, 2-4 held, 5 a hole with one block of one above, 6 held, 7 and 8 out.
    expect(boardOf(0, 9, [2, 3, 4, 6])[0].pipe(boardOf(0, 9, [])[1])).toBe(3);
    const [board, window] = boardOf(0, 9, [2, 3, 4, 6], 1);
    expect(board.pipe(window)).toBe(4);
  });

  it('resends lost holes in order, then others only when asked', () => {
    const [board, window] = boardOf(0, 9, [2, 3, 4, 6], 1);
    expect(board.nextHole(window, true)).toBe(1);
    board.resent = 2;
    expect(board.nextHole(window, true)).toBe(-1);
    expect(board.nextHole(window, false)).toBe(5);
    board.resent = 6;
    expect(board.nextHole(window, false)).toBe(-1);
  });

  it('counts byte by byte as RFC 6675 says (against a plain count)', () => {
    const state = fc.record({ held: fc.uniqueArray(fc.integer({ min: 1, max: 18 })), resent: fc.nat(18) });
    fc.assert(
      fc.property(state, ({ held, resent }) => {
        const [board, window] = boardOf(0, 20, held, resent);
        const has = new Set(held);
        const lost = (byte: number): boolean => {
          const above = held.filter((one) => one > byte);
          const blocks = above.filter((one) => !has.has(one - 1) || one - 1 <= byte).length;
          return blocks >= 3 || above.length > 2;
        };
        let pipe = 0;
        for (let byte = 0; byte < 20; byte++) {
          if (has.has(byte)) continue;
          if (!lost(byte)) pipe++;
          if (byte < resent) pipe++;
        }
        expect(board.pipe(window)).toBe(pipe);
      }),
    );
  });

  it('forgets everything at a timeout', () => {
    const [board, window] = boardOf(0, 9, [2, 3, 4], 1);
    board.clear();
    expect(board.pipe(window)).toBe(9);
  });
});
