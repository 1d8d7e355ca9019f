import { type Memory, makeMemory } from './module.ts';

type View = Float64Array | Float32Array | Int32Array | Uint32Array | Uint16Array | Uint8Array;
type Kind = new (buffer: ArrayBuffer, byteOffset: number, length: number) => View;

/** An array of an object that the script and the kernel share: it is in the memory of the kernel until another array replaces it. */
export class SharedArray {
  private readonly owner: Record<string, View>;
  private readonly key: string;
  /** A view of the array in the memory of the kernel; null before it is allocated. */
  view: View | null = null;
  address = 0;
  /** Length of `view`. An array of the old memory, which has grown since, has length 0. */
  length = 0;

  constructor(owner: Record<string, View>, key: string) {
    this.owner = owner;
    this.key = key;
  }

  /** The present array of the object. */
  get current(): View {
    return this.owner[this.key]!;
  }

  /** Replaces the array of the object by one of the same kind at this address. */
  moveTo(buffer: ArrayBuffer, address: number, length: number): View {
    this.address = address;
    this.length = length;
    this.view = new (this.current.constructor as Kind)(buffer, address, length);
    this.owner[this.key] = this.view;
    return this.view;
  }
}

const PAGE = 65_536;
/** First used address: 0 means none. */
const FIRST = 1024;
const SMALLEST_PIECE = 64;
/** Pages of the first memory, a megabyte: twice what R1 needs. */
const FIRST_PAGES = 16;

/**
 * The memory of a kernel, allocated in pieces whose sizes are powers of two. When it grows, every array in it is replaced by one at
 * the same address, so no object may use an array that it read before the last call of the kernel.
 */
export class WasmHeap {
  readonly memory: Memory = makeMemory(FIRST_PAGES);
  private end = FIRST;
  private readonly arrays: SharedArray[] = [];
  /** Addresses of free pieces, by size. */
  private readonly free = new Map<number, number[]>();

  /** Moves an array into this memory unless it is there already; returns its address. */
  allocate(array: SharedArray): number {
    const before = array.current;
    if (array.view === before) return array.address;
    if (array.view === null) this.arrays.push(array);
    else this.release(array.address, pieceFor(array.length, before));
    const { length } = before;
    const address = this.reserve(pieceFor(length, before));
    // Read again: `reserve` may have grown the memory and replaced the array.
    const { current } = array;
    array.moveTo(this.memory.buffer, address, length).set(current);
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
    for (const array of this.arrays) {
      const { current, view, address, length } = array;
      if (current === view) array.moveTo(buffer, address, length);
    }
  }
}

/** Bytes of a piece for `length` numbers of this kind of array. */
function pieceFor(length: number, { BYTES_PER_ELEMENT }: View): number {
  let size = SMALLEST_PIECE;
  while (size < length * BYTES_PER_ELEMENT) size *= 2;
  return size;
}

/** The array in a field of an object, to be shared. */
export const sharedField = <Key extends string>(owner: { [key in Key]: View }, key: Key): SharedArray =>
  new SharedArray(owner, key);
