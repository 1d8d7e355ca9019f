import { EventCode, type EventCodeValue } from '../../../contract/index.ts';
import type { Flow } from '../../atm/flow.ts';
import type { SourceProbe } from '../../atm/sourceProbe.ts';
import type { Connection, Network } from '../../network/nodes/network.ts';
import type { PortProbe } from '../../switch/portProbe.ts';
import type { TcpSender } from '../../tcp/sender.ts';
import { FrameLog } from '../frameLog.ts';

/** A cell of the VC that a port lost or marked. */
export interface LostCell {
  readonly time: number;
  readonly port: number;
  readonly flow: Flow;
  readonly frame: number;
  readonly code: EventCodeValue;
  readonly value: number;
}

/** A reaction of the sender to a loss, with its state at that instant. Bytes and picoseconds. */
export interface LossReaction {
  readonly time: number;
  readonly code: typeof EventCode.fastRetransmit | typeof EventCode.timeout;
  readonly una: number;
  readonly sent: number;
  readonly duplicates: number;
  readonly recovering: boolean;
  readonly opening: boolean;
  readonly recover: number;
  /** Duration of a retransmission timer set at that instant. */
  readonly timer: number;
  /** Time of the last acknowledgement of new data since the watch began; -1 = none. */
  readonly progressed: number;
  readonly windowBefore: number;
  /** NaN until the sender has acted. */
  windowAfter: number;
}

/** Follows one VC through a separate simulation: frames, cells lost at ports, events of its sender. Changes nothing. */
export class VcProbe implements SourceProbe {
  readonly connection: Connection;
  readonly sender: TcpSender | null;
  readonly log: FrameLog;
  readonly cells: LostCell[] = [];
  readonly news: LossReaction[] = [];
  /** Acknowledgements of new data: time, acknowledged byte, and window afterwards. */
  readonly ackTime: number[] = [];
  readonly acked: number[] = [];
  readonly window: number[] = [];
  /** Called at each noted cell, at its time. */
  onCell: ((cell: LostCell) => void) | null = null;
  /** Called when a flow adds a frame, whose slot may have belonged to an older one. */
  onFrame: (() => void) | null = null;
  private readonly detach: (() => void)[] = [];
  private readonly direction: number;
  /** First byte not acknowledged. */
  una: number;

  /** @param index of the connection */
  constructor(network: Network, index: number) {
    const connection = network.connections[index]!;
    const flows = connection.dataFlows.map(({ flow }) => flow);
    this.connection = connection;
    this.sender = connection.tcp?.sender ?? null;
    this.direction = 2 * index;
    this.una = this.sender?.window.una ?? 0;
    const frames = { onSent: () => this.onFrame?.(), onLost: () => {}, onDelivered: () => {} };
    for (const { probes } of flows) this.detach.push(probes.add(frames));
    this.log = new FrameLog(flows, this.direction, false);
    const probe: PortProbe = { onCell: (...cell) => this.onCellHit(...cell) };
    for (const { probes } of network.ports) this.detach.push(probes.add(probe));
    if (this.sender !== null) this.detach.push(this.sender.probes.add(this));
  }

  stop(): void {
    this.log.stop();
    for (const detach of this.detach) detach();
  }

  private onCellHit(
    time: number,
    port: number,
    flow: Flow,
    frame: number,
    code: EventCodeValue,
    value: number,
  ): void {
    if (flow.directionOf(frame) !== this.direction) return;
    const cell = { time, port, flow, frame, code, value };
    this.cells.push(cell);
    this.onCell?.(cell);
  }

  onEvent(time: number, code: EventCodeValue, _vc: number, _port: number, cwnd: number): void {
    if (this.sender === null || (code !== EventCode.timeout && code !== EventCode.fastRetransmit)) return;
    const { window, rtt, opening } = this.sender;
    const { una, sent, duplicates, recovering, recover, advertised } = window;
    this.news.push({
      time,
      code,
      una,
      sent,
      duplicates,
      recovering,
      opening,
      recover,
      timer: rtt.dueAt(time) - time,
      progressed: this.ackTime[this.ackTime.length - 1] ?? -1,
      windowBefore: Math.min(cwnd, advertised),
      windowAfter: Number.NaN,
    });
  }

  /** The window of the sender may have changed, after a reaction or an acknowledgement. */
  onWindow(time: number, value: number): void {
    const last = this.news[this.news.length - 1];
    if (last !== undefined && Number.isNaN(last.windowAfter)) last.windowAfter = value;
    const una = this.sender?.window.una ?? 0;
    const moved = una > this.una;
    this.una = una;
    if (!moved) return;
    this.ackTime.push(time);
    this.acked.push(una);
    this.window.push(value);
  }

  /** Index of the first acknowledgement at or after `from` that covers all bytes before `byte`; -1 = none yet. */
  acknowledged(byte: number, from: number): number {
    return this.ackTime.findIndex((time, i) => time >= from && this.acked[i]! >= byte);
  }
}
