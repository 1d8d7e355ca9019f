import type { Flow } from '../engine/atm/flow.ts';
import type { FrameProbe } from '../engine/atm/frameProbe.ts';
import type { Connection } from '../engine/network/nodes/network.ts';
import type { TcpSegment } from './datagram.ts';
import type { ConnectionInfo, Wire } from './wire.ts';

/** A segment that passes a host. */
export interface Passing {
  /** Index of the host in the document. */
  readonly host: number;
  readonly time: number;
  readonly segment: TcpSegment;
  readonly inbound: boolean;
}

/** Ends at which a connection is captured. */
export interface Ends {
  readonly source: boolean;
  readonly destination: boolean;
}

/**
 * Captures the segments of one connection at its ends. The fields of a frame are set just after it has been handed over, so they are
 * read when the next one comes, or at the end of a slice.
 */
export class ConnectionTap {
  private readonly rows: Passing[] = [];
  private latest: (() => void) | null = null;
  private readonly info: ConnectionInfo;
  private readonly wire: Wire;
  private readonly ends: Ends;

  constructor({ dataFlows, ackFlows }: Connection, info: ConnectionInfo, wire: Wire, ends: Ends) {
    this.info = info;
    this.wire = wire;
    this.ends = ends;
    this.listen(dataFlows[0]!.flow, dataFlows[dataFlows.length - 1]!.flow, false);
    this.listen(ackFlows[0]!.flow, ackFlows[ackFlows.length - 1]!.flow, true);
  }

  /** Segments captured since the last call, in order for each host. */
  take(): readonly Passing[] {
    this.settle();
    return this.rows.splice(0);
  }

  private listen(first: Flow, last: Flow, acks: boolean): void {
    const sent = acks ? this.ends.destination : this.ends.source;
    const arrived = acks ? this.ends.source : this.ends.destination;
    first.probes.add(this.probe(first, acks, sent, first === last && arrived));
    if (first !== last) last.probes.add(this.probe(last, acks, false, arrived));
  }

  private probe(flow: Flow, acks: boolean, sent: boolean, arrived: boolean): FrameProbe {
    const { info } = this;
    return {
      onSent: (_, frame) => {
        this.settle();
        if (!sent) return;
        const time = flow.sentAt[flow.slot(frame)]!;
        this.latest = () => this.add(flow, acks, frame, time, acks ? info.to : info.from, false);
      },
      onLost: () => this.settle(),
      onDelivered: (_, frame, now) => {
        this.settle();
        if (arrived) this.add(flow, acks, frame, now, acks ? info.from : info.to, true);
        if (acks) this.wire.noteAck(now, flow.sentAt[flow.slot(frame)]!);
      },
    };
  }

  private settle(): void {
    const { latest } = this;
    this.latest = null;
    latest?.();
  }

  private add(flow: Flow, acks: boolean, frame: number, time: number, host: number, inbound: boolean): void {
    const sent = flow.sentAt[flow.slot(frame)]!;
    const segment = acks ? this.wire.ack(flow, frame, sent) : this.wire.data(flow, frame, sent);
    this.rows.push({ host, time, segment, inbound });
  }
}
