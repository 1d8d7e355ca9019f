import { describe, expect, it } from 'vitest';
import { BufferPool } from '../../src/worker/sending/bufferPool.ts';

const PIECE = 2 ** 18;
const bins = (length: number, value: number): Float32Array => new Float32Array(length).fill(value);

describe('memory for bins that go to the page', () => {
  it('holds copies, side by side in one piece as long as they fit', () => {
    const space = new BufferPool();
    const [first, second] = [space.copy(bins(3, 1)), space.copy(bins(2, 7))];
    expect([[...first], [...second]]).toEqual([
      [1, 1, 1],
      [7, 7],
    ]);
    const [piece, ...others] = space.take();
    expect(others).toEqual([]);
    expect([first.buffer, second.buffer]).toEqual([piece, piece]);
    expect(space.take()).toEqual([]);
  });

  it('goes on in another piece where one is full', () => {
    const space = new BufferPool();
    space.copy(bins(PIECE / 4 - 1, 1));
    const last = space.copy(bins(2, 2));
    expect(space.take().map((piece) => piece === last.buffer)).toEqual([false, true]);
    expect([...last]).toEqual([2, 2]);
  });

  it('is used again once the page has given it back, and not before', () => {
    const space = new BufferPool();
    const first = space.copy(bins(5, 1));
    const given = space.take();
    expect(space.copy(bins(5, 2)).buffer).not.toBe(first.buffer);
    space.take();
    space.release(given);
    expect(space.copy(bins(5, 3)).buffer).toBe(first.buffer);
  });

  it('has a piece of its own for bins that fit into none, which it does not keep', () => {
    const space = new BufferPool();
    const long = space.copy(bins(PIECE / 4 + 1, 4));
    expect([long.length, long[PIECE / 4]]).toEqual([PIECE / 4 + 1, 4]);
    space.release(space.take());
    expect(space.copy(bins(1, 0)).buffer).not.toBe(long.buffer);
  });

  it('keeps 4 MB at most', () => {
    const space = new BufferPool();
    const pieces = Array.from({ length: 20 }, () => new ArrayBuffer(PIECE));
    space.release(pieces.slice(0, 10));
    space.release(pieces.slice(10));
    for (let i = 0; i < 20; i++) space.copy(bins(PIECE / 4, i));
    expect(space.take().filter((piece) => pieces.includes(piece))).toHaveLength(16);
  });
});
