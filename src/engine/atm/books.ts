/**
 * What became of one direction of a connection that runs over several flows, because routers
 * reassemble its frames on the way. A connection without routers is one flow each way, which counts itself.
 */
export class Books {
  readonly vc: number;
  /** Index of the first of its flows that is cut into cells; -1 when all links are packet links. */
  entry = -1;
  /** Cells that entered there. */
  cellsSent = 0;
  /** Over all its flows. */
  cellsLost = 0;
  cellsPushedOut = 0;
  lostOnLinks = 0;
  deadCells = 0;
  /** Frames that failed on some flow, or found no room in a router. */
  framesLost = 0;

  constructor(vc: number) {
    this.vc = vc;
  }
}
