import { type SharedArray, sharedField, type WasmHeap } from './wasmHeap.ts';

/** A shared array, and the slot of a record for its address. */
export interface ArraySlot {
  readonly slot: number;
  readonly array: SharedArray;
}

/** The records of the kernel, consecutive in its memory: rows of numbers (`layout.ts`). */
export class Records {
  /** The records as 64-bit numbers, one in a slot. */
  private numbers: Float64Array = new Float64Array(0);
  /** The records as whole 32-bit numbers, two in a slot. */
  private wholes: Int32Array = new Int32Array(0);
  /** Address of the first record. */
  private address = 0;
  private slots = 0;

  /** Reserves slots, before `allocate`; returns the index of the first. */
  add(slots: number): number {
    const at = this.slots;
    this.slots += slots;
    return at;
  }

  /** The numbers by slot. Read this again after every call of the kernel or of the heap, which may replace the array. */
  get values(): Float64Array {
    return this.numbers;
  }

  set values(numbers: Float64Array) {
    this.numbers = numbers;
    this.wholes = new Int32Array(numbers.buffer, numbers.byteOffset, numbers.length * 2);
  }

  whole(at: number): number {
    return this.wholes[2 * at]!;
  }

  setWhole(at: number, value: number): void {
    this.wholes[2 * at] = value;
  }

  allocate(heap: WasmHeap): void {
    this.values = new Float64Array(this.slots);
    this.address = heap.allocate(sharedField(this, 'values'));
  }

  /** Allocates arrays and writes their addresses to the slots of a record. */
  allocateArrays(record: number, slots: readonly ArraySlot[], heap: WasmHeap): void {
    for (let i = 0; i < slots.length; i++) {
      const address = heap.allocate(slots[i]!.array);
      this.setWhole(record + slots[i]!.slot, address);
    }
  }

  /** Address of a slot in memory, bytes. */
  addressOf(at: number): number {
    return this.address + at * Float64Array.BYTES_PER_ELEMENT;
  }

  /** Writes a list of whole 32-bit numbers, two in a slot. */
  list(at: number, numbers: readonly number[]): void {
    const { buffer } = this.values;
    new Int32Array(buffer, this.addressOf(at), numbers.length).set(numbers);
  }
}

/** Number of slots for a list of `length` numbers. */
export const listSlots = (length: number): number => Math.ceil(length / 2);
