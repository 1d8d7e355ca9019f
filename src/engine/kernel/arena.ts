import { type Memory, makeMemory } from './module.ts';

type View = Float64Array | Float32Array | Int32Array | Uint32Array | Uint16Array | Uint8Array;
type Kind = new (buffer: ArrayBuffer, byteOffset: number, length: number) => View;

/** An array in the memory of the kernel, until another array replaces it. */
export class Lodger {
  private readonly owner: Record<string, View>;
  private readonly key: string;
  /** The view of it in the memory of the kernel; null before there is one. */
  lodged: View | null = null;
  address = 0;
  /** Of what is lodged: an array that has been replaced says 0. */
  length = 0;

  constructor(owner: Record<string, View>, key: string) {
    this.owner = owner;
    this.key = key;
  }

  /** The array where others find it. */
  get row(): View {
    return this.owner[this.key]!;
  }

  /** The fields that had it have an array of the same kind at this address instead. */
  lodge(buffer: ArrayBuffer, address: number, length: number): View {
    this.address = address;
    this.length = length;
    this.lodged = new (this.row.constructor as Kind)(buffer, address, length);
    this.owner[this.key] = this.lodged;
    return this.lodged;
  }
}

const PAGE = 65_536;
/** The first addresses are left free: 0 means none. */
const FIRST = 1024;
const LEAST = 64;
/** A megabyte: twice what R1 needs. */
const FIRST_PAGES = 16;

/**
 * The memory of a kernel, in pieces of powers of two. It grows, and then every array in it is replaced by one at the same
 * address: no object may keep one that it has not asked for again since the kernel last called.
 */
export class Arena {
  readonly memory: Memory = makeMemory(FIRST_PAGES);
  private end = FIRST;
  private readonly lodgers: Lodger[] = [];
  /** Addresses of pieces that are free, by size. */
  private readonly free = new Map<number, number[]>();

  /** The address of an array, which is moved into this memory if it is not in it yet. */
  house(lodger: Lodger): number {
    const before = lodger.row;
    if (lodger.lodged === before) return lodger.address;
    if (lodger.lodged === null) this.lodgers.push(lodger);
    else this.release(lodger.address, pieceFor(lodger.length, before));
    const { length } = before;
    const address = this.reserve(pieceFor(length, before));
    // Not the one before: what another lodger stood for may have been replaced just now.
    const { row } = lodger;
    lodger.lodge(this.memory.buffer, address, length).set(row);
    return address;
  }

  private release(address: number, bytes: number): void {
    const pieces = this.free.get(bytes);
    if (pieces === undefined) this.free.set(bytes, [address]);
    else pieces.push(address);
  }

  private reserve(bytes: number): number {
    const piece = this.free.get(bytes)?.pop();
    if (piece !== undefined) return piece;
    const address = this.end;
    this.end += bytes;
    if (this.end > this.memory.buffer.byteLength) this.grow();
    return address;
  }

  private grow(): void {
    const pages = this.memory.buffer.byteLength / PAGE;
    this.memory.grow(Math.max(pages, Math.ceil(this.end / PAGE) - pages));
    const buffer = this.memory.buffer;
    for (const lodger of this.lodgers) {
      const { row, lodged, address, length } = lodger;
      if (row === lodged) lodger.lodge(buffer, address, length);
    }
  }
}

/** Bytes of a piece for so many numbers like those of a row. */
function pieceFor(length: number, { BYTES_PER_ELEMENT }: View): number {
  let size = LEAST;
  while (size < length * BYTES_PER_ELEMENT) size *= 2;
  return size;
}

/** Lodges the array of a field. */
export const field = <Key extends string>(owner: { [key in Key]: View }, key: Key): Lodger =>
  new Lodger(owner, key);
