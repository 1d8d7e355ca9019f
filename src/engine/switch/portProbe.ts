import type { Decision, EventCodeValue } from '../../contract/index.ts';
import type { RateProbe } from '../abr/rateProbe.ts';
import type { Flow } from '../atm/flow.ts';
import type { CreditProbe } from '../credit/creditProbe.ts';
import type { BinTrace } from '../sim/binTrace.ts';
import { Probes } from '../sim/probes.ts';

/** Listens to events of an output port and its rate control; each method is optional. Times are picoseconds. */
export interface PortProbe extends RateProbe, CreditProbe {
  /** Trace of the queue length. The loop of a FIFO port fills its bins without a call, so only one probe of a port may have it. */
  readonly queueTrace?: BinTrace;
  /** Trace of the average queue that the present policy and later ones keep; also of one probe only. */
  readonly averageTrace?: BinTrace;
  /** @param vc id of the VC, or 0 if the event belongs to none */
  onEvent?(now: number, code: EventCodeValue, vc: number, port: number, value: number): void;
  /** A data cell has been lost or marked, and is counted. A port with such a probe takes cells one by one. */
  onCell?(now: number, port: number, flow: Flow, frame: number, code: EventCodeValue, value: number): void;
  /** The last cell of a frame has arrived. A port with such a probe takes cells one by one. */
  onFrameEnd?(now: number): void;
  /**
   * The decision of the policy about a cell, line by line, before it is carried out; if flows have shares of the buffer, called again with
   * their decision. For departing cells only with a mark or a loss. A port with such a probe takes cells one by one.
   */
  onDecision?(decision: Decision): void;
}

/** The probes of a port, and which events they need cell by cell. */
export class PortProbes extends Probes<PortProbe> {
  queueTrace: BinTrace | null = null;
  averageTrace: BinTrace | null = null;
  /** Whether some probe listens to every decision. */
  explain = false;
  /** Whether some probe listens to decisions or ends of frames. */
  decide = false;
  /** Whether some probe listens to cells at their exact times. */
  cells = false;
  /** Whether some probe follows RM cells. */
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
