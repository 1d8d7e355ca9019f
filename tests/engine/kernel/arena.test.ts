import { describe, expect, it } from 'vitest';
import { Arena, field } from '../../../src/engine/kernel/arena.ts';
import { Records } from '../../../src/engine/kernel/records.ts';

const MEGABYTE = 1_048_576;

describe('the memory of a kernel', () => {
  it('takes an array over with what is in it, and whoever owns it finds it there', () => {
    const arena = new Arena();
    const owner = { row: Float64Array.of(3, 4) };
    const address = arena.house(field(owner, 'row'));
    expect([...new Float64Array(arena.memory.buffer, address, 2)]).toEqual([3, 4]);
    owner.row[1] = 5;
    expect(new Float64Array(arena.memory.buffer, address, 2)[1]).toBe(5);
  });

  it('leaves an array where it is until another one stands in its place', () => {
    const arena = new Arena();
    const owner = { row: Int32Array.of(1) };
    const lodger = field(owner, 'row');
    const address = arena.house(lodger);
    expect(arena.house(lodger)).toBe(address);
    owner.row = Int32Array.of(7, 8);
    arena.house(lodger);
    expect([...owner.row]).toEqual([7, 8]);
    expect(owner.row.buffer).toBe(arena.memory.buffer);
  });

  it('gives the place of an array that has left to the next one of its size', () => {
    const arena = new Arena();
    const [first, second] = [{ row: new Uint8Array(64) }, { row: new Uint8Array(64) }];
    const lodger = field(first, 'row');
    const address = arena.house(lodger);
    first.row = new Uint8Array(128);
    arena.house(lodger);
    expect(arena.house(field(second, 'row'))).toBe(address);
  });

  it('grows, and every array keeps its values and its address', () => {
    const arena = new Arena();
    const small = { row: Float32Array.of(0.5, 1.5) };
    const lodger = field(small, 'row');
    const address = arena.house(lodger);
    const large = { row: new Float64Array(MEGABYTE).fill(9) };
    arena.house(field(large, 'row'));
    expect([...small.row]).toEqual([0.5, 1.5]);
    expect(arena.house(lodger)).toBe(address);
    expect(large.row[MEGABYTE - 1]).toBe(9);
  });

  it('holds records of numbers and of whole ones, also after it has grown', () => {
    const arena = new Arena();
    const records = new Records();
    const at = records.add(3);
    records.house(arena);
    records.values[at] = 0.25;
    records.setWhole(at + 1, -7);
    arena.house(field({ row: new Float64Array(MEGABYTE) }, 'row'));
    expect(records.values[at]).toBe(0.25);
    expect(records.whole(at + 1)).toBe(-7);
    records.list(at + 2, [11, 12]);
    const list = new Int32Array(arena.memory.buffer, records.addressOf(at + 2), 2);
    expect([...list]).toEqual([11, 12]);
  });
});
