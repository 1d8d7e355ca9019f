import type { Edit, Picoseconds } from '../../contract/index.ts';
import type { Snapshot } from '../../engine/index.ts';

type StateArray = Snapshot['state']['arrays'][number];

/** Kinds of array in a state; a place in this list is what is kept of a kind. */
const KINDS = [
  Float64Array,
  Float32Array,
  Int32Array,
  Uint32Array,
  Int16Array,
  Uint16Array,
  Uint8Array,
] as const;

/** Bytes beside the arrays: settings of ports and VCs, by entry. An estimate on the safe side. */
const BESIDE = 512;

const padded = (bytes: number): number => Math.ceil(bytes / 8) * 8;

/**
 * A snapshot in one piece of memory. Hundreds of small arrays cost as much again in what stands around
 * them; in one piece they cost what they hold, and what is kept can be counted.
 */
export class Packed {
  readonly now: Picoseconds;
  /** Edits applied up to here. */
  readonly edits: readonly Edit[];
  /** Memory it takes. */
  readonly bytes: number;
  private readonly rest: Omit<Snapshot, 'state'>;
  private readonly numbers: Float64Array;
  private readonly buffer: ArrayBuffer;
  /** Per array: its kind times 2^28, and its length. */
  private readonly layout: Uint32Array;

  constructor({ state, ...rest }: Snapshot) {
    this.now = rest.now;
    this.edits = rest.edits;
    this.rest = rest;
    this.numbers = state.numbers;
    this.layout = Uint32Array.from(state.arrays, (array) => kindOf(array) * 2 ** 28 + array.length);
    this.buffer = new ArrayBuffer(state.arrays.reduce((sum, { byteLength }) => sum + padded(byteLength), 0));
    const bytes = new Uint8Array(this.buffer);
    let at = 0;
    for (const { buffer, byteOffset, byteLength } of state.arrays) {
      bytes.set(new Uint8Array(buffer, byteOffset, byteLength), at);
      at += padded(byteLength);
    }
    const entries = rest.ports.length + rest.vcs.length;
    this.bytes = this.buffer.byteLength + this.numbers.byteLength + this.layout.byteLength + entries * BESIDE;
  }

  /** The snapshot again; its arrays are windows onto this memory, to be read only. */
  unpack(): Snapshot {
    let at = 0;
    const arrays = Array.from(this.layout, (entry): StateArray => {
      const array = new KINDS[entry >>> 28](this.buffer, at, entry & (2 ** 28 - 1));
      at += padded(array.byteLength);
      return array;
    });
    return { ...this.rest, state: { numbers: this.numbers, arrays } };
  }
}

function kindOf(array: StateArray): number {
  const kind = KINDS.findIndex((known) => array instanceof known);
  if (kind < 0) throw new TypeError(`an array of ${array.constructor.name} cannot be kept`);
  return kind;
}
