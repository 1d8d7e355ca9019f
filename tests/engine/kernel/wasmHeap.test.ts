import { describe, expect, it } from 'vitest';
import { Records } from '../../../src/engine/kernel/records.ts';
import { sharedField, WasmHeap } from '../../../src/engine/kernel/wasmHeap.ts';

const MEGABYTE = 1_048_576;

describe('the memory of a kernel', () => {
  it('takes an array over with what is in it, and whoever owns it finds it there', () => {
    const heap = new WasmHeap();
    const owner = { row: Float64Array.of(3, 4) };
    const address = heap.allocate(sharedField(owner, 'row'));
    expect([...new Float64Array(heap.memory.buffer, address, 2)]).toEqual([3, 4]);
    owner.row[1] = 5;
    expect(new Float64Array(heap.memory.buffer, address, 2)[1]).toBe(5);
  });

  it('leaves an array where it is until another one stands in its place', () => {
    const heap = new WasmHeap();
    const owner = { row: Int32Array.of(1) };
    const array = sharedField(owner, 'row');
    const address = heap.allocate(array);
    expect(heap.allocate(array)).toBe(address);
    owner.row = Int32Array.of(7, 8);
    heap.allocate(array);
    expect([...owner.row]).toEqual([7, 8]);
    expect(owner.row.buffer).toBe(heap.memory.buffer);
  });

  it('gives the place of an array that has left to the next one of its size', () => {
    const heap = new WasmHeap();
    const [first, second] = [{ row: new Uint8Array(64) }, { row: new Uint8Array(64) }];
    const array = sharedField(first, 'row');
    const address = heap.allocate(array);
    first.row = new Uint8Array(128);
    heap.allocate(array);
    expect(heap.allocate(sharedField(second, 'row'))).toBe(address);
  });

  it('grows, and every array keeps its values and its address', () => {
    const heap = new WasmHeap();
    const small = { row: Float32Array.of(0.5, 1.5) };
    const array = sharedField(small, 'row');
    const address = heap.allocate(array);
    const large = { row: new Float64Array(MEGABYTE).fill(9) };
    heap.allocate(sharedField(large, 'row'));
    expect([...small.row]).toEqual([0.5, 1.5]);
    expect(heap.allocate(array)).toBe(address);
    expect(large.row[MEGABYTE - 1]).toBe(9);
  });

  it('holds records of numbers and of whole ones, also after it has grown', () => {
    const heap = new WasmHeap();
    const records = new Records();
    const at = records.add(3);
    records.allocate(heap);
    records.values[at] = 0.25;
    records.setWhole(at + 1, -7);
    heap.allocate(sharedField({ row: new Float64Array(MEGABYTE) }, 'row'));
    expect(records.values[at]).toBe(0.25);
    expect(records.whole(at + 1)).toBe(-7);
    records.list(at + 2, [11, 12]);
    const list = new Int32Array(heap.memory.buffer, records.addressOf(at + 2), 2);
    expect([...list]).toEqual([11, 12]);
  });
});
