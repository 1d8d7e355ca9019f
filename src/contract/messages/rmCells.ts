/** RM cells under way at one instant; every list has an entry per cell. */
export interface RmCellsView {
  /** Id of the VC, and the number its source gave the cell, from 0. */
  readonly vc: Uint16Array;
  readonly number: Uint32Array;
  /** 1 on the way back to the source. */
  readonly backward: Uint8Array;
  /** Hop of `VcInfo.path`: 0 = between the source and the first switch. */
  readonly hop: Uint8Array;
  /** On the hop: 0 = at its end nearer the source, 1 = at that nearer the destination. */
  readonly place: Float32Array;
  /** Cells that leave before it at the port where it waits to enter the hop; -1 on the wire. */
  readonly waiting: Int32Array;
}
