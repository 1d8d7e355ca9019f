import type { NoValues } from '../message.ts';
import type { Range } from './shape.ts';

type Mechanism = 'policy' | 'scheduler' | 'allocation' | 'algorithm';

/** A threshold, or another parameter, that must be above or below another one. */
interface Order {
  /** Label of the other parameter. */
  readonly label: string;
  readonly range: Range;
}

/** Reasons against buffers, mechanisms and shares of ports. */
export interface PortReasons {
  readonly unknownMechanism: { readonly what: Mechanism; readonly known: readonly string[] };
  readonly unknownParameter: { readonly of: Mechanism; readonly known: readonly string[] };
  readonly above: Order;
  readonly below: Order;
  /** `name`: of the VC; `orUnlimited`: the buffer of a class may be unlimited. */
  readonly bufferBelowFrame: {
    readonly name: string;
    readonly port: string;
    readonly minCells: number;
    readonly maxCells: number;
    readonly orUnlimited: boolean;
  };
  readonly needsRatedVc: NoValues;
  readonly needsBuffer: { readonly only: string };
  readonly waitsWithoutBuffer: {
    readonly name: string;
    readonly port: string;
    readonly control: 'rate' | 'credit';
  };
  readonly shareBelowFrame: ShareBelowFrame & { readonly minShare: number };
  readonly equalShareBelowFrame: ShareBelowFrame & { readonly neededCells: number };
  readonly minAboveMax: { readonly max: number; readonly name: string | null; readonly port: string };
  readonly minimaAboveBuffer: {
    readonly vcs: number;
    readonly port: string;
    readonly sum: number;
    readonly max: number;
  };
}

interface ShareBelowFrame {
  /** Name of the VC; null: several merged VCs. */
  readonly name: string | null;
  readonly frameCells: number;
  readonly bufferCells: number;
  readonly port: string;
}
