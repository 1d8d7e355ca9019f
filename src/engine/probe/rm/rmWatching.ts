import {
  type Cells,
  type Picoseconds,
  type RmFields,
  type RmVisit,
  remark,
} from '../../../contract/index.ts';
import type { RateExplanation } from '../../abr/algorithm.ts';
import type { RateControl, RmVisitBegun, RmWatch } from '../../abr/rateControl.ts';
import type { RmCell } from '../../abr/rmCell.ts';
import type { Network } from '../../network/nodes/network.ts';
import { type SeenVisit, tellRmVisit } from './rmTelling.ts';

/** Called at a station. @param index of the VC; @param number of the cell */
export type RmListener = (index: number, number: number, visit: RmVisit) => void;

/** An RM cell that a switch made itself sets out to the source of a VC. */
export interface Notice {
  readonly time: Picoseconds;
  readonly vc: number;
  readonly port: string;
  readonly algorithm: string;
  readonly line: number;
  readonly queue: Cells;
}

interface Begun extends RmVisitBegun {
  readonly port: string;
  readonly control: RateControl;
  readonly before: RmFields;
  readonly explanation: RateExplanation;
}

/** Indices of the VCs with rate control. */
export const ratedVcs = ({ connections }: Network): number[] =>
  connections.flatMap(({ vc }, index) => (vc.abr === null ? [] : [index]));

/** Reports RM cells at the ports of switches. Changes nothing. */
export class RmWatching implements RmWatch {
  private readonly network: Network;
  private readonly vcs: ReadonlySet<number>;
  private readonly seen: RmListener;
  private readonly ports = new Map<RateControl, string>();
  /** Called at notices to the VCs. */
  onNotice: ((notice: Notice) => void) | null = null;

  /**
   * @param vcs indices of those whose RM cells are followed
   * @param port id: only there; null = at every port
   */
  constructor(network: Network, vcs: readonly number[], port: string | null, seen: RmListener) {
    this.network = network;
    this.vcs = new Set(vcs);
    this.seen = seen;
    for (const { id, rates } of network.ports) {
      if (rates === null || (port ?? id) !== id) continue;
      this.ports.set(rates, id);
      rates.watch = this;
    }
  }

  stop(): void {
    for (const control of this.ports.keys()) control.watch = null;
  }

  before(control: RateControl, cell: RmCell, serial: number): Begun | null {
    const port = this.ports.get(control);
    if (port === undefined || !this.vcs.has(cell.vc)) return null;
    const explanation = control.explain(cell);
    return { serial, port, control, before: fieldsOf(cell), explanation };
  }

  after(begun: RmVisitBegun, cell: RmCell, line: number): void {
    const { serial, port, control, before, explanation } = begun as Begun;
    const { view, info } = control;
    this.tell(cell.vc, serial, {
      time: view.now,
      station: 'switch',
      node: port.slice(0, port.indexOf('>')),
      port,
      forward: cell.forward,
      before,
      after: fieldsOf(cell),
      queue: view.queue,
      algorithm: info.id,
      line,
      evaluated: explanation.evaluated,
      acr: null,
      because: remark('byAlgorithm', { short: info.short, why: explanation.reason }),
    });
  }

  noticed(control: RateControl, vc: number, line: number): void {
    const port = this.ports.get(control);
    if (port === undefined || !this.vcs.has(vc)) return;
    const { view, info } = control;
    this.onNotice?.({ time: view.now, vc, port, algorithm: info.id, line, queue: view.queue });
  }

  protected tell(index: number, number: number, visit: SeenVisit): void {
    this.seen(index, number, tellRmVisit(visit, number, this.network.connections[index]!.vc));
  }
}

const fieldsOf = ({ er, ccr, mcr, ci, ni }: RmCell): RmFields => ({ er, ccr, mcr, ci, ni });
