import { PS_PER_MS, type TcpDocument } from '../../../contract/index.ts';
import { TIMERS_PER_ENDPOINT } from '../../atm/endSystem.ts';
import type { Flow } from '../../atm/flow.ts';
import { RandomStream } from '../../sim/random.ts';
import { AckOptions } from '../../tcp/ackOptions.ts';
import { ByteRanges } from '../../tcp/byteRanges.ts';
import { findCongestionControl } from '../../tcp/congestion/index.ts';
import { EcnReceiver, EcnSender } from '../../tcp/ecn.ts';
import { advertisedWindow, headerOf, mostBlocks, synHeaderOf } from '../../tcp/headers.ts';
import { type IpJitter, IpService } from '../../tcp/ipService.ts';
import { TcpReceiver } from '../../tcp/receiver.ts';
import { Scoreboard } from '../../tcp/scoreboard.ts';
import { SegmentSender } from '../../tcp/segmentSender.ts';
import { CONTROL, IP_DONE, TcpSender } from '../../tcp/sender.ts';
import { CoarseRtt, tickLimits } from '../../tcp/timing/coarseRtt.ts';
import type { RoundTrip } from '../../tcp/timing/roundTrip.ts';
import { RttEstimator } from '../../tcp/timing/rtt.ts';
import { TickClock } from '../../tcp/timing/ticks.ts';
import { TcpWindow } from '../../tcp/window.ts';
import type { Host } from '../nodes/host.ts';

/** Settings of the two ends of a connection. */
export interface EndsOf {
  readonly tcp: TcpDocument;
  readonly packetBytes: number;
  readonly ipPacketsPerSecond: number;
  readonly ipJitter?: IpJitter | null;
  readonly overheadBytes: number;
}

/** Phases of the slow and fast clock of a host, as shares of their periods. */
export interface TickPhase {
  readonly slow: number;
  readonly fast: number;
}

/** Draws the phases of a host: with common ones, all timeouts of a network would coincide. */
export function tickPhase(seed: number, host: string): TickPhase {
  const draw = new RandomStream(seed, `host ${host} ticks`);
  return { slow: draw.uniform(), fast: draw.uniform() };
}

const ps = (ms: number): number => Math.round(ms * PS_PER_MS);

export function senderOf(host: Host, data: Flow, acks: Flow, ends: EndsOf, phase: TickPhase): TcpSender {
  const { tcp, packetBytes } = ends;
  const endpoint = host.endpoints.length;
  const slot = endpoint * TIMERS_PER_ENDPOINT;
  const timer = slot + CONTROL;
  const blocks = mostBlocks(tcp);
  const window = new TcpWindow(
    packetBytes,
    advertisedWindow(tcp),
    tcp.initialWindowSegments,
    tcp.initialSsthreshBytes === 0 ? Infinity : tcp.initialSsthreshBytes,
    {
      divisor: tcp.growthDivisor,
      atSsthresh: tcp.slowStartAtSsthresh,
      afterRecovery: tcp.growthAfterRecovery,
      byteLimit: tcp.byteCountingLimit,
    },
  );
  return new TcpSender(host, endpoint, data, acks, {
    window,
    rtt: roundTripOf(tcp, phase),
    control: findCongestionControl(tcp.congestionControl).make(window, {
      set: (time) => host.timers.set(timer, time),
      clear: () => host.timers.clear(timer),
    }),
    outlet: new SegmentSender(
      host,
      slot + IP_DONE,
      data,
      new IpService(ends.ipPacketsPerSecond, ends.ipJitter),
      packetBytes,
      { header: headerOf(tcp), synHeader: synHeaderOf(tcp), overhead: ends.overheadBytes },
      tcp.ecn ? new EcnSender(data, acks) : null,
    ),
    board: blocks === 0 ? null : new Scoreboard(blocks, tcp.dupAckThreshold),
    rules: {
      dupAckThreshold: tcp.dupAckThreshold,
      handshake: tcp.handshake,
      timestamps: tcp.timestamps,
      nagle: tcp.nagle,
      avoidsSilly: tcp.swsAvoidance,
      limitedTransmit: tcp.limitedTransmit,
    },
  });
}

function roundTripOf(tcp: TcpDocument, phase: TickPhase): RoundTrip {
  const { minRtoMs: min, maxRtoMs: max, initialRtoMs: initial, slowTickMs } = tcp;
  const jacobson = tcp.rtoEstimator === 'jacobson';
  if (tcp.timers === 'ideal')
    return new RttEstimator({
      min: ps(min),
      max: ps(max),
      initial: ps(initial),
      jacobson,
      backsOff: tcp.rtoBackoff,
      gain: tcp.rttGain,
      deviationGain: tcp.rttDeviationGain,
    });
  const clock = new TickClock(ps(slowTickMs), phase.slow);
  return new CoarseRtt(clock, tickLimits({ min, max, initial }, slowTickMs), jacobson, tcp.rtoBackoff);
}

export function receiverOf(host: Host, data: Flow, acks: Flow, ends: EndsOf, phase: TickPhase): TcpReceiver {
  const { tcp, overheadBytes } = ends;
  const blocks = new ByteRanges();
  const most = mostBlocks(tcp);
  return new TcpReceiver(host, host.endpoints.length, data, acks, {
    blocks,
    options: acks.options === null ? null : new AckOptions(acks, acks.options, blocks, most),
    headers: Int32Array.from({ length: most + 1 }, (_, n) => headerOf(tcp, n)),
    synHeader: synHeaderOf(tcp),
    overhead: overheadBytes,
    timestamps: tcp.timestamps,
    ackEvery: tcp.ackEvery,
    ackAtOnce: tcp.ackOutOfOrder !== 'delayed',
    ackFillsAtOnce: tcp.ackOutOfOrder === 'immediate',
    delayedAck: ps(tcp.delayedAckMs),
    ticks: tcp.timers === 'coarse' ? new TickClock(ps(tcp.fastTickMs), phase.fast) : null,
    rtt: roundTripOf(tcp, phase),
    ecn: tcp.ecn ? new EcnReceiver(data, acks) : null,
  });
}
