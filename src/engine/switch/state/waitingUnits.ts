/** A writable array of numbers by flow or by slot. */
interface Numbers {
  [index: number]: number;
}

/**
 * The waiting units of a port, one queue per flow, as schedulers and shares read them. A slot identifies a unit while it waits,
 * and until the next one joins.
 */
export interface WaitingUnits {
  /** Bytes of a unit of the link, whose transmission takes one cell time. */
  readonly unitBytes: number;
  /** By flow: slots of the first and last unit of its queue, -1 for none, and its length. */
  readonly first: Readonly<Numbers>;
  readonly last: Readonly<Numbers>;
  readonly length: Readonly<Numbers>;
  /** By slot: start or finish tag that the scheduler gave. */
  readonly tag: Numbers;
  /** By slot: part of the finish tag for the transmission of the unit itself, L / weight. */
  readonly cost: Numbers;
  flowOf(slot: number): number;
  /** The slot behind this one in its queue; -1 for none. */
  after(slot: number): number;
  /** Bytes on the wire of the unit in this slot. */
  bytesOf(slot: number): number;
}
