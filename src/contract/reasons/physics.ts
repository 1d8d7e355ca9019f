/** Balance of cells: those handed over have arrived, were lost, or are still inside. */
interface Balance {
  readonly lost: number;
  /** Cells waiting, or under way on links. */
  readonly inside: number;
  readonly timeS: number;
}

/** Violations of conservation or capacity by a run, with the numbers. */
export interface PhysicsReasons {
  /** Cells between two ends of reassembly, of a VC or a merged VC. */
  readonly cellsUnbalanced: Balance & {
    readonly vc: string;
    readonly carries: 'data' | 'acknowledgements' | 'frames';
    readonly sent: number;
    readonly delivered: number;
  };
  /** RM cells of a control loop. */
  readonly rmUnbalanced: Balance & { readonly vc: string; readonly sent: number; readonly returned: number };
  /** Cells at a port; `left` counts those that began to leave. */
  readonly portUnbalanced: {
    readonly port: string;
    readonly offered: number;
    readonly lost: number;
    readonly left: number;
    readonly waiting: number;
    readonly timeS: number;
  };
  readonly queueBelowZero: { readonly port: string; readonly waiting: number; readonly timeS: number };
  /** Cells that began on a link, or its busy time, and the maximum possible between two checks. */
  readonly aboveCapacity: {
    readonly link: string;
    readonly carried: number;
    readonly most: number;
    readonly unit: 'cells' | 's';
    readonly fromS: number;
    readonly timeS: number;
  };
  /** An internal error: its message, and the earliest time at which it may have occurred. */
  readonly runBroke: { readonly fault: string; readonly fromS: number };
}
