/** Numbers by flow or by slot, which may be changed. */
interface Numbers {
  [index: number]: number;
}

/**
 * What schedulers and shares read of the units that wait at a port: a queue for each flow. A slot names a unit for as long as it
 * waits, and until the next one joins.
 */
export interface WaitingUnits {
  /** Of a unit of the link: so many take one cell time. */
  readonly unitBytes: number;
  /** By flow: slots of the ends of its queue, -1 for none, and its units. */
  readonly first: Readonly<Numbers>;
  readonly last: Readonly<Numbers>;
  readonly length: Readonly<Numbers>;
  /** By slot, the finish tag that the scheduler gave. */
  readonly tag: Numbers;
  /** How much of that tag is the unit's own time. */
  readonly cost: Numbers;
  flowOf(slot: number): number;
  /** The slot behind this one in its queue; -1 for none. */
  after(slot: number): number;
  /** On the wire, of the unit in this slot. */
  bytesOf(slot: number): number;
}
