import {
  type Cells,
  type Picoseconds,
  type RmFields,
  type RmVisit,
  remark,
} from '../../../contract/index.ts';
import type { ProbedRates } from '../../abr/rateProbe.ts';
import type { RmCell } from '../../abr/rmCell.ts';
import type { Network } from '../../network/nodes/network.ts';
import type { PortProbe } from '../../switch/portProbe.ts';
import { explainRmVisit, type SeenVisit } from './rmText.ts';

/** Called at each station of an RM cell. @param index of the VC; @param number of the cell */
export type RmListener = (index: number, number: number, visit: RmVisit) => void;

/** A backward RM cell that a switch makes and sends to the source of a VC. */
export interface Notice {
  readonly time: Picoseconds;
  readonly vc: number;
  readonly port: string;
  readonly algorithm: string;
  readonly line: number;
  readonly queue: Cells;
}

/** Indices of the VCs with rate control. */
export const abrVcs = ({ connections }: Network): number[] =>
  connections.flatMap(({ vc }, index) => (vc.abr === null ? [] : [index]));

/** Reports RM cells at the ports of switches. Changes nothing. */
export class PortRmProbe implements PortProbe {
  private readonly network: Network;
  private readonly vcs: ReadonlySet<number>;
  private readonly seen: RmListener;
  private readonly ports = new Map<ProbedRates, string>();
  private readonly detach: (() => void)[] = [];
  /** Called for notices to these VCs. */
  noticed: ((notice: Notice) => void) | null = null;

  /**
   * @param vcs indices of those whose RM cells are followed
   * @param port id of the only observed port; null = all ports
   */
  constructor(network: Network, vcs: readonly number[], port: string | null, seen: RmListener) {
    this.network = network;
    this.vcs = new Set(vcs);
    this.seen = seen;
    for (const { id, rates, probes } of network.ports) {
      if (rates === null || (port ?? id) !== id) continue;
      this.ports.set(rates, id);
      this.detach.push(probes.add(this));
    }
  }

  stop(): void {
    for (const detach of this.detach) detach();
  }

  onRm(control: ProbedRates, cell: RmCell, serial: number): ((line: number) => void) | null {
    const port = this.ports.get(control);
    if (port === undefined || !this.vcs.has(cell.vc)) return null;
    const { view, info } = control;
    const explanation = control.explain(cell);
    const before = fieldsOf(cell);
    return (line) =>
      this.report(cell.vc, serial, {
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

  onNotice(control: ProbedRates, vc: number, line: number): void {
    const port = this.ports.get(control);
    if (port === undefined || !this.vcs.has(vc)) return;
    const { view, info } = control;
    this.noticed?.({ time: view.now, vc, port, algorithm: info.id, line, queue: view.queue });
  }

  protected report(index: number, number: number, visit: SeenVisit): void {
    this.seen(index, number, explainRmVisit(visit, number, this.network.connections[index]!.vc));
  }
}

const fieldsOf = ({ er, ccr, mcr, ci, ni }: RmCell): RmFields => ({ er, ccr, mcr, ci, ni });
