import { type Arena, field, type Lodger } from './arena.ts';

/** An array, and the slot of a record that says where it is. */
export interface Row {
  readonly slot: number;
  readonly lodger: Lodger;
}

/** Rows of numbers in an arena, one record after the other (`layout.ts`). */
export class Records {
  /** The same memory as 64-bit numbers, a slot each, and as whole ones, two in a slot. */
  private numbers: Float64Array = new Float64Array(0);
  private wholes: Int32Array = new Int32Array(0);
  /** Of the first record. */
  private address = 0;
  private slots = 0;

  /** Sets so many slots aside; returns the place of the first. Before they are housed. */
  add(slots: number): number {
    const at = this.slots;
    this.slots += slots;
    return at;
  }

  /** By slot. Ask again after every call of the kernel, and of the arena. */
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

  house(arena: Arena): void {
    this.values = new Float64Array(this.slots);
    this.address = arena.house(field(this, 'values'));
  }

  /** Lodges arrays in an arena, and notes in the slots of a record where they are. */
  lodge(record: number, rows: readonly Row[], arena: Arena): void {
    for (let i = 0; i < rows.length; i++) {
      const address = arena.house(rows[i]!.lodger);
      this.setWhole(record + rows[i]!.slot, address);
    }
  }

  /** Where a slot is in memory, in bytes. */
  addressOf(at: number): number {
    return this.address + at * Float64Array.BYTES_PER_ELEMENT;
  }

  /** Writes a list of whole 32-bit numbers, two in a slot. */
  list(at: number, numbers: readonly number[]): void {
    const { buffer } = this.values;
    new Int32Array(buffer, this.addressOf(at), numbers.length).set(numbers);
  }
}

/** Slots that a list of so many numbers takes. */
export const listSlots = (length: number): number => Math.ceil(length / 2);
