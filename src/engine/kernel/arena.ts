import { type Memory, makeMemory } from './module.ts';

type View = Float64Array | Float32Array | Int32Array | Uint32Array | Uint16Array | Uint8Array;
interface Kind {
  new (buffer: ArrayBuffer, byteOffset: number, length: number): View;
  readonly BYTES_PER_ELEMENT: number;
}

/** An array that stands in the memory of the kernel, for as long as nobody puts another one in its place. */
export interface Lodger {
  readonly kind: Kind;
  /** Where others find it. */
  get(): View;
  set(row: View): void;
}

interface Lodging {
  readonly address: number;
  readonly bytes: number;
  readonly row: View;
  /** Of the row: one that has been replaced says 0. */
  readonly length: number;
}

const PAGE = 65_536;
/** The first addresses are left free: 0 means none. */
const FIRST = 1024;
const LEAST = 64;
/** A megabyte: twice what R1 needs. */
const FIRST_PAGES = 16;

/**
 * The memory of a kernel, in pieces of powers of two. It grows, and then every array in it is replaced by one at the same
 * address: nobody may keep one that he has not asked for anew since the kernel last called.
 */
export class Arena {
  readonly memory: Memory = makeMemory(FIRST_PAGES);
  private end = FIRST;
  private readonly lodgings = new Map<Lodger, Lodging>();
  /** Addresses of pieces that are free, by size. */
  private readonly free = new Map<number, number[]>();

  /** The address of an array, which is moved here where it does not stand here yet. */
  house(lodger: Lodger): number {
    const known = this.lodgings.get(lodger);
    const row = lodger.get();
    if (known !== undefined && known.row === row) return known.address;
    if (known !== undefined) this.release(known);
    const { kind } = lodger;
    const bytes = sizeFor(row.length * kind.BYTES_PER_ELEMENT);
    const address = this.reserve(bytes);
    const moved = new kind(this.memory.buffer, address, row.length);
    moved.set(lodger.get());
    lodger.set(moved);
    this.lodgings.set(lodger, { address, bytes, row: moved, length: row.length });
    return address;
  }

  private release({ bytes, address }: Lodging): void {
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
    for (const [lodger, lodging] of this.lodgings) {
      if (lodger.get() !== lodging.row) continue;
      const row = new lodger.kind(buffer, lodging.address, lodging.length);
      lodger.set(row);
      this.lodgings.set(lodger, { ...lodging, row });
    }
  }
}

function sizeFor(bytes: number): number {
  let size = LEAST;
  while (size < bytes) size *= 2;
  return size;
}

/** Lodges the array that stands in a field. */
export function field<Key extends string>(owner: { [key in Key]: View }, key: Key): Lodger {
  return {
    kind: owner[key].constructor as Kind,
    get: () => owner[key],
    set: (row) => {
      owner[key] = row;
    },
  };
}
