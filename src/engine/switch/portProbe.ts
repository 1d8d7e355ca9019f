import type { Decision, EventCodeValue } from '../../contract/index.ts';
import type { RateProbe } from '../abr/rateProbe.ts';
import type { Flow } from '../atm/flow.ts';
import type { CreditProbe } from '../credit/creditProbe.ts';
import type { BinTrace } from '../sim/binTrace.ts';
import { Probes } from '../sim/probes.ts';

/** Listens to an output port and its rate control, by the methods that it has. Times are picoseconds. */
export interface PortProbe extends RateProbe, CreditProbe {
  /** Trace of the cells that wait. The loop of a FIFO port fills its bins without a call, so one probe of a port has it. */
  readonly queueTrace?: BinTrace;
  /** Trace of the average that the policy keeps, of this policy and later ones; of one probe, too. */
  readonly averageTrace?: BinTrace;
  /** @param vc its id, 0 where the event is of none */
  onEvent?(now: number, code: EventCodeValue, vc: number, port: number, value: number): void;
  /** A data cell has been lost or marked, and the counters say so. The port then takes cells one by one. */
  onCell?(now: number, port: number, flow: Flow, frame: number, code: EventCodeValue, value: number): void;
  /** The last cell of a frame has come. The port then takes cells one by one. */
  onFrameEnd?(now: number): void;
  /**
   * What the policy decides about a cell, line by line, before it is done; where flows have shares of the buffer, again with what
   * these do. Of cells that leave only with a mark or a loss. The port then takes cells one by one.
   */
  onDecision?(decision: Decision): void;
}

/** The probes of a port, and what they make it do cell by cell. */
export class PortProbes extends Probes<PortProbe> {
  queueTrace: BinTrace | null = null;
  averageTrace: BinTrace | null = null;
  /** Some probe listens to every decision. */
  explain = false;
  /** Some probe listens to decisions or ends of frames. */
  decide = false;
  /** Some probe listens to cells in their instants. */
  cells = false;
  /** Some probe follows RM cells. */
  rm = false;

  protected override replace(list: readonly PortProbe[]): void {
    super.replace(list);
    this.queueTrace = list.find(({ queueTrace }) => queueTrace !== undefined)?.queueTrace ?? null;
    this.averageTrace = list.find(({ averageTrace }) => averageTrace !== undefined)?.averageTrace ?? null;
    this.explain = list.some(({ onDecision }) => onDecision !== undefined);
    this.decide = this.explain || list.some(({ onFrameEnd }) => onFrameEnd !== undefined);
    this.cells = this.decide || list.some(({ onCell }) => onCell !== undefined);
    this.rm = list.some(({ onRm, onNotice }) => onRm !== undefined || onNotice !== undefined);
  }

  event(now: number, code: EventCodeValue, vc: number, port: number, value: number): void {
    for (const probe of this.list) probe.onEvent?.(now, code, vc, port, value);
  }

  frameEnd(now: number): void {
    for (const probe of this.list) probe.onFrameEnd?.(now);
  }

  decision(decision: Decision): void {
    for (const probe of this.list) probe.onDecision?.(decision);
  }
}
