import { EventCode } from '../../src/contract/index.ts';
import type { Flow } from '../../src/engine/atm/flow.ts';
import { type CompleteScenario, createSimulation } from '../../src/engine/index.ts';

/** A frame of data as its source cut it, and what became of its cells. Picoseconds. */
export interface SentFrame {
  readonly sent: number;
  readonly first: number;
  readonly end: number;
  readonly cells: number;
  readonly losses: { readonly time: number; readonly port: string; readonly code: number }[];
  /** When all of it was at its destination; Infinity: never. */
  arrived: number;
}

/** One VC: its frames of data in the order of sending, and acknowledgements as they arrived at its sender. */
export interface SentByVc {
  readonly vc: number;
  readonly mss: number;
  readonly frames: SentFrame[];
  readonly acks: { readonly time: number; readonly number: number }[];
  /** When its sender did something about a loss. */
  readonly timeouts: number[];
  readonly fastRetransmits: number[];
}

/**
 * A run without recorder, replay or log of frames: every frame, loss and acknowledgement, as hosts and ports handle them. Over cell
 * switches only.
 */
export function sentLog(scenario: CompleteScenario, seed: number): ReadonlyMap<number, SentByVc> {
  const simulation = createSimulation(scenario, { seed, path: 'general' });
  const { network } = simulation;
  const byFlow = new Map<Flow, Map<number, SentFrame>>();
  const logs = network.connections.flatMap(({ vc, tcp }) => {
    if (tcp === null) return [];
    const { sender, receiver } = tcp;
    const log: SentByVc = {
      vc: vc.id,
      mss: sender.window.mss,
      frames: [],
      acks: [],
      timeouts: [],
      fastRetransmits: [],
    };
    const data = sender.data as Flow;
    const frames = new Map<number, SentFrame>();
    byFlow.set(data, frames);
    const { add } = data;
    data.add = function (...args) {
      const frame = add.apply(this, args);
      const [seq, bytes, cells, sent = 0] = args;
      const row = {
        sent,
        first: seq,
        end: seq + bytes,
        cells,
        losses: [],
        arrived: Number.POSITIVE_INFINITY,
      };
      frames.set(frame, row);
      log.frames.push(row);
      return frame;
    };
    const arrived = receiver.frameArrived;
    receiver.frameArrived = function (now, frame) {
      const row = frames.get(frame);
      if (row !== undefined) row.arrived = now;
      arrived.call(this, now, frame);
    };
    const acknowledged = sender.frameArrived;
    sender.frameArrived = function (now, frame) {
      log.acks.push({ time: now, number: sender.acks.seq[sender.acks.slot(frame)] ?? Number.NaN });
      acknowledged.call(this, now, frame);
    };
    sender.probes.add({
      onEvent: (time, code) => {
        if (code === EventCode.timeout) log.timeouts.push(time);
        if (code === EventCode.fastRetransmit) log.fastRetransmits.push(time);
      },
    });
    return [log];
  });
  for (const port of network.ports)
    port.probes.add({
      onCell: (time, _port, flow, frame, code) => {
        if (code !== EventCode.mark) byFlow.get(flow)?.get(frame)?.losses.push({ time, port: port.id, code });
      },
    });
  simulation.runUntil(simulation.end);
  return new Map(logs.map((log) => [log.vc, log]));
}
