/** Listens to the credits of a port, by the method that it has. Times are picoseconds. */
export interface CreditProbe {
  /** Of the hop behind the port: what a flow may send, or its share of the places, has changed. */
  onCredit?(now: number, flow: number): void;
}
