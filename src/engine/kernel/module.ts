import { CODE } from './code.ts';

/** The functions of the script that the kernel calls. Switches and ports are identified by their indices. */
export interface ScriptFunctions {
  /** Runs the hosts of a switch that have events before `ahead`. */
  runHosts(index: number, ahead: number): void;
  /** Serves the ports of a switch that the script has to serve at the end of each window. */
  servePorts(index: number, limit: number): void;
  /** Reports that a switch has reached a mark. */
  passMark(index: number, mark: number): void;
  /** Passes an RM cell to the rate control of a port. */
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

/** Whether this machine can run the kernel; otherwise `run/lookaheadLoop.ts` gives the same result without it. */
export function hasKernel(): boolean {
  if (module !== null) return true;
  if (typeof WebAssembly === 'undefined') return false;
  try {
    module = new WebAssembly.Module(Uint8Array.from(atob(CODE), (char) => char.charCodeAt(0)));
    return true;
  } catch {
    // A page may forbid WebAssembly.
    return false;
  }
}

export const makeMemory = (pages: number): Memory => new WebAssembly.Memory({ initial: pages });

/**
 * An instance of the compiled module. Wrapped in a class, because the exports of each instance have a different hidden class, so that
 * the JavaScript engine would compile their caller again for each run.
 */
export class WasmModule implements Exports {
  /** Runs every switch of the network at this address; returns the time reached. */
  readonly run: Exports['run'];

  /** Only if `hasKernel` returns true. */
  constructor(memory: Memory, script: ScriptFunctions) {
    const imports = { env: { memory }, script };
    const { exports } = new WebAssembly.Instance(module as object, imports);
    this.run = (exports as Exports).run;
  }
}
