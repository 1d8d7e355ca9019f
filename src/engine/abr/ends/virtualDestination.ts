import { ackFlow, EFCI } from '../../atm/cell.ts';
import type { SourceProbe } from '../../atm/sourceProbe.ts';
import { Probes } from '../../sim/probes.ts';
import type { StateIo } from '../../sim/state.ts';
import type { RmTable } from '../rmTable.ts';
import type { VirtualSource } from './virtualSource.ts';

/** Sends a backward RM cell towards the source of its VC. */
export type SendBack = (now: number, flow: number, serial: number) => void;

/**
 * The destination end system of one part of a cut loop, ahead of a virtual source (TM 4.0, 5.10.6, rule 1d).
 * It turns RM cells around at once, with CI set if the last data cell before had EFCI, and allows upstream the
 * ACR of the virtual source, or ACR x (1 - RDF) while more than 2 Nrm cells wait there, so that its queue
 * shrinks. TM 4.0 leaves open how the two loops of a switch are coupled; this is our choice.
 */
export class VirtualDestination {
  private readonly table: RmTable;
  private readonly source: VirtualSource;
  private readonly sendBack: SendBack;
  private marked = false;
  readonly probes = new Probes<SourceProbe>();

  /** @param table of the loop that ends here; @param source of the next loop */
  constructor(table: RmTable, source: VirtualSource, sendBack: SendBack) {
    this.table = table;
    this.source = source;
    this.sendBack = sendBack;
  }

  state(io: StateIo): void {
    this.marked = io.flag(this.marked);
  }

  /** Passes a data cell on to the virtual source; its EFCI bit ends here. */
  dataArrived(now: number, meta: number, frame: number): void {
    this.marked = (meta & EFCI) !== 0;
    this.source.take(now, meta & ~EFCI, frame);
  }

  turn(now: number, serial: number): void {
    const { table, allowed } = this;
    for (const probe of this.probes.list) probe.onTurn?.(now, serial, this.marked, allowed);
    if (this.marked) table.mark(serial, true, false);
    this.marked = false;
    table.lower(serial, allowed);
    this.sendBack(now, ackFlow(this.source.flow.index >> 1), serial);
  }

  /** Rate allowed upstream, cells per second. */
  private get allowed(): number {
    const { rules, waiting } = this.source;
    const isLong = waiting > 2 * rules.get('nrm');
    return isLong ? rules.acr * (1 - rules.get('rdf')) : rules.acr;
  }
}
