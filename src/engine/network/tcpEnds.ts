import { PS_PER_MS, type TcpDocument } from '../../contract/index.ts';
import { cellsOf } from '../atm/cell.ts';
import type { Flow } from '../atm/flow.ts';
import { RandomStream } from '../sim/random.ts';
import { CoarseRtt, tickLimits } from '../tcp/coarseRtt.ts';
import { findCongestionControl } from '../tcp/congestion/index.ts';
import { IpService } from '../tcp/ipService.ts';
import { Outlet } from '../tcp/outlet.ts';
import { TcpReceiver } from '../tcp/receiver.ts';
import type { RoundTrip } from '../tcp/roundTrip.ts';
import { RttEstimator } from '../tcp/rtt.ts';
import { IP_DONE, TcpSender } from '../tcp/sender.ts';
import { TickClock } from '../tcp/ticks.ts';
import { TcpWindow } from '../tcp/window.ts';
import { type Host, TIMERS_PER_ENDPOINT } from './host.ts';

/** What the two ends of a connection are made from. */
export interface EndsOf {
  readonly tcp: TcpDocument;
  readonly packetBytes: number;
  readonly ipPacketsPerSecond: number;
  readonly overheadBytes: number;
}

/** Where in its period the clock of a host ticks, as shares of it. */
export interface TickPhase {
  readonly slow: number;
  readonly fast: number;
}

/** Each host has a phase of its own: with a common one all timeouts of a network would coincide. */
export function tickPhase(seed: number, host: string): TickPhase {
  const draw = new RandomStream(seed, `host ${host} ticks`);
  return { slow: draw.uniform(), fast: draw.uniform() };
}

const ps = (ms: number): number => Math.round(ms * PS_PER_MS);

export function senderOf(host: Host, data: Flow, acks: Flow, ends: EndsOf, phase: TickPhase): TcpSender {
  const { tcp, packetBytes } = ends;
  const endpoint = host.endpoints.length;
  return new TcpSender(host, endpoint, data, acks, {
    window: new TcpWindow(
      packetBytes,
      tcp.windowBytes,
      tcp.growthDivisor,
      tcp.initialWindowSegments,
      tcp.initialSsthreshBytes,
    ),
    rtt: roundTripOf(tcp, phase),
    control: findCongestionControl(tcp.congestionControl),
    outlet: new Outlet(
      host,
      endpoint * TIMERS_PER_ENDPOINT + IP_DONE,
      data,
      new IpService(ends.ipPacketsPerSecond),
      packetBytes,
      tcp.headerBytes,
      ends.overheadBytes,
    ),
    dupAckThreshold: tcp.dupAckThreshold,
  });
}

function roundTripOf(tcp: TcpDocument, phase: TickPhase): RoundTrip {
  const { minRtoMs: min, maxRtoMs: max, initialRtoMs: initial, slowTickMs } = tcp;
  const jacobson = tcp.rtoEstimator === 'jacobson';
  if (tcp.timers === 'ideal')
    return new RttEstimator(ps(min), ps(max), ps(initial), jacobson, tcp.rtoBackoff);
  const clock = new TickClock(ps(slowTickMs), phase.slow);
  return new CoarseRtt(clock, tickLimits({ min, max, initial }, slowTickMs), jacobson, tcp.rtoBackoff);
}

export function receiverOf(host: Host, data: Flow, acks: Flow, ends: EndsOf, phase: TickPhase): TcpReceiver {
  const { tcp } = ends;
  return new TcpReceiver(host, host.endpoints.length, data, acks, {
    ackCells: cellsOf(tcp.headerBytes, ends.overheadBytes),
    ackEvery: tcp.ackEvery,
    delayedAck: ps(tcp.delayedAckMs),
    ticks: tcp.timers === 'coarse' ? new TickClock(ps(tcp.fastTickMs), phase.fast) : null,
  });
}
