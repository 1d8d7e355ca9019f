import type { NoValues } from '../message.ts';
import type { Cells, Picoseconds } from '../units.ts';

/** Decision by a line of a rule; `because`: the last condition that was met, as displayed next to its line. */
interface ByLine {
  readonly line: number;
  readonly because: string | null;
}

interface Named {
  /** `VC 8` */
  readonly name: string;
}

/** Explanations of a decision about a cell, where the rule gives none. */
export interface DecisionRemarks {
  readonly cellAccepted: Named;
  readonly frameRefused: Named;
  readonly cellRefused: Named;
  readonly cellLeaves: Named;
  readonly thrownAtHead: Named;
  readonly severalThrownAtHead: { readonly count: number };
  readonly headMakesRoom: Named;
  readonly hasWaited: { readonly forPs: Picoseconds };
  readonly lineThrowsAway: ByLine;
  readonly lineRefuses: ByLine;
  readonly frameEndKept: Named;
  readonly placesTaken: { readonly queue: Cells; readonly capacity: Cells };
  readonly frameBeingRefused: Named & { readonly queue: Cells };
  /** `buffer`: buffer of a class; null: of the port. */
  readonly bufferFull: {
    readonly buffer: string | null;
    readonly queue: Cells;
    readonly capacity: Cells;
    readonly part: 'only' | 'first' | 'last' | 'middle';
  };
  readonly ruleFails: { readonly fault: string; readonly line: number };
  readonly queueOfClass: { readonly buffer: string };
  readonly holdsAllItMay: Named;
  readonly shareFull: Named & { readonly cells: Cells; readonly max: Cells };
  readonly pushedOutFor: Named & { readonly victim: string };
  readonly longestMakesRoom: Named & {
    readonly cells: Cells;
    readonly min: Cells;
    readonly victim: string;
    readonly victimCells: Cells;
    readonly victimMin: Cells;
  };
  readonly noneAboveMinimum: NoValues;
  readonly hasItsMinimum: Named & { readonly min: Cells };
}
