import { pseudoCode } from '../pseudoCode.ts';
import { explained, pathsIn } from './explained.ts';

const kind = 'congestion';
/** Keys of `tcp` that most of them use. */
const keys = pathsIn(['tcp'], 'congestionControl', 'dupAckThreshold', 'growthAfterRecovery', 'ecn');

/** Congestion controls as pseudo-code, with names and sources, by the ids of `tcp/congestion/`. */
export const congestion = [
  explained({
    id: 'tahoe',
    kind,
    short: 'Tahoe',
    name: 'TCP Tahoe',
    citation: 'Jacobson, Congestion avoidance and control, 1988; Fall & Floyd 1996, section 2',
    keys,
    code: pseudoCode(`
an ACK of new data arrives:
  grow cwnd by slow start or congestion avoidance  @growth
the dupAckThreshold-th duplicate ACK arrives:
  ssthresh ← half of min(cwnd, awnd), at least 2 seg
  cwnd ← seg  @loss
  send again from the oldest unacknowledged segment on
a further duplicate ACK arrives: no change
an ACK echoes a mark (ECN), once per window:
  ssthresh ← the same half; cwnd ← at most half, at least seg  @echo
the retransmission timer expires:
  ssthresh ← the same half
  cwnd ← seg  @timeout
  send again from the oldest unacknowledged segment on`),
  }),
  explained({
    id: 'reno',
    kind,
    short: 'Reno',
    name: 'TCP Reno',
    citation:
      'Stevens, TCP/IP Illustrated 1, chapter 21; RFC 2581, section 3; Cheon & Panwar 1997, section 2',
    keys,
    code: pseudoCode(`
an ACK of new data arrives:
  if in recovery:
    cwnd ← ssthresh; recovery ends  @recovered
  else:
    grow cwnd by slow start or congestion avoidance  @growth
the dupAckThreshold-th duplicate ACK arrives:
  ssthresh ← half of min(cwnd, awnd), at least 2 seg
  cwnd ← ssthresh + dupAckThreshold × seg; recovery begins  @loss
  send the oldest unacknowledged segment again
each further duplicate ACK:
  cwnd ← cwnd + seg  @duplicate
an ACK echoes a mark (ECN), outside recovery, once per window:
  ssthresh ← the same half; cwnd ← at most half, at least seg  @echo
the retransmission timer expires:
  ssthresh ← the same half; cwnd ← seg; send all again  @timeout`),
  }),
  explained({
    id: 'newreno',
    kind,
    short: 'NewReno',
    name: 'TCP NewReno',
    citation: 'RFC 6582, section 3.2; Hoe 1996; Fall & Floyd 1996, section 3',
    keys,
    code: pseudoCode(`
an ACK of new data arrives:
  if not in recovery:
    grow cwnd by slow start or congestion avoidance  @growth
  else if it covers all that was sent before the loss:
    cwnd ← min(ssthresh, data on the way + seg); recovery ends  @recovered
  else, a partial ACK:
    cwnd ← cwnd − acked + seg; send the next hole again  @partial
the dupAckThreshold-th duplicate ACK, not for data of the last recovery:
  ssthresh ← half of min(cwnd, awnd), at least 2 seg
  cwnd ← ssthresh + dupAckThreshold × seg; send the oldest segment again  @loss
each further duplicate ACK, in recovery:
  cwnd ← cwnd + seg  @duplicate
an ACK echoes a mark (ECN): cwnd ← at most half, at least seg  @echo
the retransmission timer expires:
  ssthresh ← the same half; cwnd ← seg; send all again  @timeout`),
  }),
  explained({
    id: 'sack',
    kind,
    short: 'SACK',
    name: 'TCP with selective acknowledgements',
    citation: 'RFC 2018; RFC 6675, sections 4 and 5; Fall & Floyd 1996, section 4',
    keys,
    code: pseudoCode(`
an ACK of new data arrives:
  if not in recovery:
    grow cwnd by slow start or congestion avoidance  @growth
  else if it covers all that was sent before the loss:
    recovery ends; cwnd stays  @recovered
the dupAckThreshold-th duplicate ACK, or blocks that show the loss:
  ssthresh ← half of min(cwnd, awnd), at least 2 seg
  cwnd ← ssthresh; send the oldest hole again  @loss
in recovery, while data on the way + seg ≤ cwnd:
  send the next hole that is lost, else new data, else any hole  @recovery
an ACK echoes a mark (ECN): cwnd ← at most half, at least seg  @echo
the retransmission timer expires:
  ssthresh ← the same half; cwnd ← seg; forget the blocks  @timeout`),
  }),
  explained({
    id: 'timeout-only',
    kind,
    short: 'timeout only',
    name: 'TCP without fast retransmit',
    citation: 'RFC 1122, section 4.2.2.15; Ülkü 1997, section 5.1',
    keys: ['tcp.congestionControl', 'tcp.ecn'],
    code: pseudoCode(`
an ACK of new data arrives:
  grow cwnd by slow start or congestion avoidance  @growth
a duplicate ACK arrives: no change
an ACK echoes a mark (ECN), once per window:
  ssthresh ← half of min(cwnd, awnd); cwnd ← at most half, at least seg  @echo
the retransmission timer expires:
  ssthresh ← half of min(cwnd, awnd), at least 2 seg
  cwnd ← seg  @timeout
  send again from the oldest unacknowledged segment on`),
  }),
  explained({
    id: 'cubic',
    kind,
    short: 'CUBIC',
    name: 'TCP CUBIC',
    postDatesPapers: true,
    citation: 'RFC 9438, section 4',
    keys,
    code: pseudoCode(`
an ACK of new data arrives, outside recovery, in segments:
  if cwnd < ssthresh: cwnd ← cwnd + 1  @slowStart
  else:
    t ← time since congestion avoidance began
    W(t) ← 0.4 × (t − K)³ + plateau, back at the plateau when t = K
    est ← est + a × acked / cwnd, the window that Reno would have
    if W(t) < est: cwnd ← max(cwnd, est)
    else: cwnd ← cwnd + (W(t + RTT) − cwnd) × acked / cwnd  @avoidance
the dupAckThreshold-th duplicate ACK, or blocks that show the loss:
  plateau ← cwnd, lower if the last plateau was not reached
  ssthresh ← cwnd ← 0.7 × cwnd, at least 2; holes as with SACK  @loss
an ACK echoes a mark (ECN): the same, at least 1  @echo
the retransmission timer expires:
  ssthresh ← 0.7 × cwnd; cwnd ← 1; no plateau is known  @timeout`),
  }),
] as const;
