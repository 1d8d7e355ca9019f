/** Where cells of something are, all together: what was handed over is what arrived, was lost, or is still there. */
interface Balance {
  readonly lost: number;
  /** Waiting, or under way on links. */
  readonly inside: number;
  readonly timeS: number;
}

/** What no network can do, and a run did all the same: each with its numbers. */
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
  /** Cells at a port; what left began to leave. */
  readonly portUnbalanced: {
    readonly port: string;
    readonly offered: number;
    readonly lost: number;
    readonly left: number;
    readonly waiting: number;
    readonly timeS: number;
  };
  readonly queueBelowZero: { readonly port: string; readonly waiting: number; readonly timeS: number };
  /** Cells that began on a link, or how long it was busy, and the most that the time between two looks allows. */
  readonly aboveCapacity: {
    readonly link: string;
    readonly carried: number;
    readonly most: number;
    readonly unit: 'cells' | 's';
    readonly fromS: number;
    readonly timeS: number;
  };
  /** Something in it asked for what there cannot be: how the machine puts it, and since when it may be so. */
  readonly runBroke: { readonly fault: string; readonly fromS: number };
}
