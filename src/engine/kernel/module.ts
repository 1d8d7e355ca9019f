import { CODE } from './code.ts';

/** The functions of the script that the kernel calls. Switches and ports are named by their indices. */
export interface ScriptFunctions {
  /** Runs the hosts of a switch that have something due before `ahead` up to it. */
  runHosts(index: number, ahead: number): void;
  /** Serves the ports of a switch that the script has to serve at the end of each window. */
  servePorts(index: number, limit: number): void;
  /** Reports that a switch has come to a mark. */
  passMark(index: number, mark: number): void;
  /** Shows an RM cell to the rate control of a port. */
  visitRm(port: number, now: number, meta: number, serial: number): void;
  /** Reads the bins of a port's trace, which are full. */
  readBins(port: number): void;
  /** Makes a port process its batch from an address on, until the kernel can continue; returns the address of the first cell left. */
  take(port: number, from: number): number;
  /** Doubles the room for the batch of a port. */
  growCells(port: number): void;
}

export interface Memory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

interface Exports {
  readonly run: (world: number, now: number, end: number) => number;
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
 * An instance of the compiled module. A class, since the exports of every instance have a hidden class of their own: their
 * caller would be compiled again for each run.
 */
export class WasmModule implements Exports {
  /** Runs every switch of the network at this address; returns how far. */
  readonly run: Exports['run'];

  /** Make one only where `hasKernel`. */
  constructor(memory: Memory, script: ScriptFunctions) {
    const imports = { env: { memory }, script };
    const { exports } = new WebAssembly.Instance(module as object, imports);
    this.run = (exports as Exports).run;
  }
}
