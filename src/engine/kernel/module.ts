import { CODE } from './code.ts';

/** The outside of a kernel, as it sees it; everything by place. */
export interface Outside {
  /** The hosts of a switch with something due before a time run up to it. */
  runHosts(place: number, ahead: number): void;
  /** A switch with ports that the script has to serve in time has run up to a limit. */
  lookAfter(place: number, limit: number): void;
  /** A switch has come to a mark. */
  pass(place: number, mark: number): void;
  /** The rate control of a port meets an RM cell. */
  meet(port: number, now: number, meta: number, serial: number): void;
  /** The bins lent to a port are full. */
  readBins(port: number): void;
  /** A port takes what has come to it from an address on, up to where it must; returns that of the first that is left. */
  take(port: number, from: number): number;
  /** More has come to a port than it has places for. */
  widen(port: number): void;
}

export interface Memory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

interface Exports {
  readonly stride: (world: number, now: number, end: number) => number;
}

declare const WebAssembly: {
  Memory: new (size: { initial: number }) => Memory;
  Module: new (code: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { readonly exports: unknown };
};
declare const atob: (text: string) => string;

let module: object | null = null;

/** Whether this machine can run the kernel at all; where it cannot, `run/lookaheadLoop.ts` does the same on its own. */
export function hasKernel(): boolean {
  if (module !== null) return true;
  if (typeof WebAssembly === 'undefined') return false;
  try {
    module = new WebAssembly.Module(Uint8Array.from(atob(CODE), (char) => char.charCodeAt(0)));
    return true;
  } catch {
    // A page may forbid code of this kind.
    return false;
  }
}

export const makeMemory = (pages: number): Memory => new WebAssembly.Memory({ initial: pages });

/**
 * What an instance can do. A class, since the exports of every instance have a shape of their own: what calls them would be
 * compiled again for each run.
 */
export class Machine implements Exports {
  /** Runs every switch of the network at this address; returns how far. */
  readonly stride: Exports['stride'];

  /** Make one only where `hasKernel`. */
  constructor(memory: Memory, outside: Outside) {
    const imports = { env: { memory }, outside };
    const { exports } = new WebAssembly.Instance(module as object, imports);
    this.stride = (exports as Exports).stride;
  }
}
