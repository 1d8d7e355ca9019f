/**
 * Credit-based flow control of a VC (N23: Kung, Blackwell & Chapman 1994): on each hop a cell is sent only where a place
 * is known to be free at the receiver. A VC with an entry `credit`, even an empty one, has it for its data.
 */
export interface CreditDocument {
  /** A receiver returns a credit after so many cells it has passed on. */
  readonly n2: number;
  /** Places beyond N2, cells, or enough for the round trip of each hop at its full rate. */
  readonly n3: number | 'roundTrip';
  /** VCs that share a hop divide their N3 by recent use, at least a cell each. */
  readonly adaptive: boolean;
  /** Credits ride on other cells; otherwise each takes a slot of its own. */
  readonly piggyback: boolean;
}

/**
 * Credit at one instant: an entry per hop of every VC with credit that crosses the shown port. The places that are
 * neither left to the sender nor hold a waiting cell are spoken for: their cell is on the wire, or the credit of it is.
 */
export interface CreditsView {
  readonly vc: Uint16Array;
  /** Place of the hop on the VC's path, 0 for the first. */
  readonly hop: Uint8Array;
  /** Cells: what the VC may use at the receiver, what it may still send, what waits there. */
  readonly places: Float64Array;
  /** Below 0 where an adaptive share has fallen. */
  readonly left: Float64Array;
  readonly waiting: Float64Array;
}
