/** Listens to the credits of a port; the method is optional. Times are picoseconds. */
export interface CreditProbe {
  /** The credit of a flow on the hop after the port, or its share of the places, has changed. */
  onCredit?(now: number, flow: number): void;
}
