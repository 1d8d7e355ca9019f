/**
 * Copies of state. Every mutable thing of a run lives in components whose fields are numbers,
 * booleans, typed arrays or arrays of numbers; `capture` walks the fields of each, so a component
 * cannot forget one. Strings, functions and references are structure and stay as they are.
 */
export type StateArray =
  | Float64Array
  | Float32Array
  | Int32Array
  | Uint32Array
  | Int16Array
  | Uint16Array
  | Uint8Array;

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
/** Lengths are below this. */
const KIND = 0x1000_0000;

/**
 * The arrays stand in one piece of memory: hundreds of small ones cost as much again in what stands around them; in one piece
 * they cost what they hold.
 */
export interface State {
  readonly numbers: Float64Array;
  /** Per array: its kind times 2^28, and its length. */
  readonly layout: Uint32Array;
  /** Their bytes, each filled up to a multiple of eight. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const padded = (bytes: number): number => Math.ceil(bytes / 8) * 8;

function kindOf(array: StateArray): number {
  const kind = (KINDS as readonly unknown[]).indexOf(array.constructor);
  if (kind < 0) throw new TypeError(`an array of ${array.constructor.name} cannot be kept`);
  return kind;
}

function pack({ numbers, arrays }: StateWriter): State {
  const bytes = new Uint8Array(arrays.reduce((sum, { byteLength }) => sum + padded(byteLength), 0));
  const layout = new Uint32Array(arrays.length);
  // The same memory as each kind: an array is copied without a window made for it.
  const copies = KINDS.map((Kind) => new Kind(bytes.buffer));
  let at = 0;
  arrays.forEach((array, i) => {
    const kind = kindOf(array);
    layout[i] = kind * KIND + array.length;
    copies[kind]!.set(array, at / array.BYTES_PER_ELEMENT);
    at += padded(array.byteLength);
  });
  return { numbers: new Float64Array(numbers), layout, bytes };
}

/** Arrays put here are copied when all of them are known. */
export class StateWriter {
  numbers: number[] = [];
  arrays: StateArray[] = [];
}

export class StateReader {
  private number = 0;
  private array = 0;
  private at = 0;
  private readonly state: State;

  constructor(state: State) {
    this.state = state;
  }

  nextNumber(): number {
    return this.state.numbers[this.number++]!;
  }

  /** A window onto the state, to be read only. */
  nextArray(): StateArray {
    const { layout, bytes } = this.state;
    const entry = layout[this.array++]!;
    const array = new KINDS[Math.floor(entry / KIND)]!(bytes.buffer, this.at, entry % KIND);
    this.at += padded(array.byteLength);
    return array;
  }
}

/** A component that keeps only a part of its arrays (a ring, for example) says so itself. */
export interface CustomState {
  saveState(writer: StateWriter): void;
  loadState(reader: StateReader): void;
}

const isCustom = (component: object): component is CustomState => 'saveState' in component;
const isStateArray = (value: unknown): value is StateArray => ArrayBuffer.isView(value);

function saveFields(component: Record<string, unknown>, writer: StateWriter): void {
  // Not key by key: of hundreds of components of all shapes that takes longer.
  for (const value of Object.values(component)) {
    if (typeof value === 'number') writer.numbers.push(value);
    else if (typeof value === 'boolean') writer.numbers.push(value ? 1 : 0);
    else if (isStateArray(value)) writer.arrays.push(value);
    else if (Array.isArray(value) && (value.length === 0 || typeof value[0] === 'number')) {
      writer.numbers.push(value.length);
      for (const item of value) writer.numbers.push(item);
    } else if (value instanceof Map || value instanceof Set) {
      throw new TypeError(`state of ${component.constructor.name} cannot be copied`);
    }
  }
}

function loadFields(component: Record<string, unknown>, reader: StateReader): void {
  for (const key of Object.keys(component)) {
    const value = component[key];
    if (typeof value === 'number') component[key] = reader.nextNumber();
    else if (typeof value === 'boolean') component[key] = reader.nextNumber() === 1;
    else if (isStateArray(value)) {
      const saved = reader.nextArray();
      if (saved.length === value.length) value.set(saved);
      else component[key] = saved.slice();
    } else if (Array.isArray(value) && (value.length === 0 || typeof value[0] === 'number')) {
      const length = reader.nextNumber();
      component[key] = Array.from({ length }, () => reader.nextNumber());
    }
  }
}

/** A copy of the state of all components, in their order. */
export function capture(components: readonly object[]): State {
  const writer = new StateWriter();
  for (const component of components) {
    if (isCustom(component)) component.saveState(writer);
    else saveFields(component as Record<string, unknown>, writer);
  }
  return pack(writer);
}

/** Puts a captured state back into the same components, in the same order. */
export function reinstate(components: readonly object[], state: State): void {
  const reader = new StateReader(state);
  for (const component of components) {
    if (isCustom(component)) component.loadState(reader);
    else loadFields(component as Record<string, unknown>, reader);
  }
}
