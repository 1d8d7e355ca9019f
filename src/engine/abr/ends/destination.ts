import type { AbrDocument } from '../../../contract/index.ts';
import { PS_PER_MS } from '../../../contract/index.ts';
import { ackFlow, EFCI, RM } from '../../atm/cell.ts';
import type { Link } from '../../atm/link.ts';
import type { SourceProbe } from '../../atm/sourceProbe.ts';
import { Probes } from '../../sim/probes.ts';
import type { StateIo } from '../../sim/state.ts';
import type { RmTable } from '../rmTable.ts';

/**
 * The destination end system of an ABR VC (TM 4.0, 5.10.5, rules 1 and 2): it turns RM cells around at once,
 * with CI set if the last data cell before had EFCI, and ER lowered to its own maximum rate. Backward RM cells have no rate
 * limit: the way back carries no ABR data (Ülkü 1997, section 3.3). Under PRCA it makes one itself for each data cell
 * that arrives without EFCI; under negative polarity (`efci`), while data arrive with EFCI, one with CI at most twice in each
 * `recoveryMs`.
 */
export class AbrDestination {
  private readonly vc: number;
  readonly table: RmTable;
  readonly back: Link;
  /** Rates in the RM cells that it makes under PRCA and negative polarity, cells/s; else null. */
  private readonly answers: { readonly pcr: number; readonly mcr: number } | null;
  /** Minimum time between the RM cells that it makes under negative polarity, picoseconds; else 0. */
  private readonly gap: number;
  private lastEfciCheck = -Infinity;
  /** Maximum rate of the receiver, cells per second. */
  readonly most: number;
  /** Whether the last data cell had EFCI. */
  marked = false;
  readonly probes = new Probes<SourceProbe>();

  /** @param vc index of the VC; @param back link for its backward RM cells */
  constructor(vc: number, table: RmTable, back: Link, abr: AbrDocument) {
    this.most = abr.receiverRate === 0 ? Infinity : abr.receiverRate;
    this.answers = abr.rule === 'prca' || abr.rule === 'efci' ? abr : null;
    this.gap = abr.rule === 'efci' ? Math.round((abr.recoveryMs / 2) * PS_PER_MS) : 0;
    this.vc = vc;
    this.table = table;
    this.back = back;
  }

  state(io: StateIo): void {
    this.lastEfciCheck = io.number(this.lastEfciCheck);
    this.marked = io.flag(this.marked);
  }

  /** Whether it makes RM cells in response to data. */
  get answersData(): boolean {
    return this.answers !== null;
  }

  dataArrived(now: number, meta: number): void {
    this.marked = (meta & EFCI) !== 0;
    if (this.answers === null || this.marked !== this.gap > 0 || now - this.lastEfciCheck < this.gap) return;
    const { pcr, mcr } = this.answers;
    const serial = this.table.send(Math.min(pcr, this.most), 0, mcr);
    if (this.marked) {
      this.lastEfciCheck = now;
      this.table.mark(serial, true, false);
    }
    this.back.send(now, ackFlow(this.vc) | RM, serial);
  }

  /** Data cells have arrived, the last of them with these bits. It makes no RM cell for them. */
  dataTaken(meta: number): void {
    this.marked = (meta & EFCI) !== 0;
  }

  turn(now: number, serial: number): void {
    for (const probe of this.probes.list) probe.onTurn?.(now, serial, this.marked, this.most);
    if (this.marked) this.table.mark(serial, true, false);
    this.marked = false;
    this.table.lower(serial, this.most);
    this.back.send(now, ackFlow(this.vc) | RM, serial);
  }
}
