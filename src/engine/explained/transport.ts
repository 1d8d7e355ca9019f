import { pseudoCode } from '../pseudoCode.ts';
import { explained, pathsIn } from './explained.ts';

const kind = 'transport';

/** Mechanisms of TCP that all congestion controls share: growth of the window, timers, acknowledgements. */
export const transport = [
  explained({
    id: 'slow-start',
    kind,
    short: 'Slow start',
    name: 'Slow start and congestion avoidance',
    citation:
      'Jacobson, Congestion avoidance and control, 1988; RFC 5681, section 3.1; Cheon & Panwar 1997, section 4.1.2',
    keys: pathsIn(
      ['tcp'],
      'windowBytes',
      'initialWindowSegments',
      'initialSsthreshBytes',
      'slowStartAtSsthresh',
      'growthDivisor',
      'windowScaling',
    ),
    code: pseudoCode(`
a connection opens:
  cwnd ← initialWindowSegments × seg; ssthresh ← initialSsthreshBytes
an ACK of new data arrives, outside recovery:
  if cwnd < ssthresh, or equal with slowStartAtSsthresh:
    cwnd ← cwnd + seg  @slowStart
  else:
    cwnd ← cwnd + seg × seg / cwnd + seg / growthDivisor  @avoidance
  cwnd ← min(cwnd, awnd)
send while next − una < min(cwnd, awnd)`),
  }),
  explained({
    id: 'byte-counting',
    kind,
    short: 'Byte counting',
    name: 'Appropriate byte counting',
    citation: 'RFC 3465, sections 2.1 to 2.3',
    keys: ['tcp.byteCountingLimit'],
    code: pseudoCode(`
an ACK of new data arrives, outside recovery:
  if cwnd < ssthresh:
    limit ← byteCountingLimit × seg, after a timeout 1 × seg
    cwnd ← cwnd + min(acked, limit)  @slowStart
  else:
    counted ← counted + acked
    if counted ≥ cwnd:
      counted ← counted − cwnd
      cwnd ← cwnd + seg  @avoidance
  cwnd ← min(cwnd, awnd)`),
  }),
  explained({
    id: 'rto',
    kind,
    short: 'RTO',
    name: 'Retransmission timeout',
    citation: 'RFC 793, section 3.7; Jacobson 1988; Karn & Partridge 1987; RFC 6298',
    keys: pathsIn(
      ['tcp'],
      'timers',
      'rtoEstimator',
      'rttGain',
      'rttDeviationGain',
      'minRtoMs',
      'maxRtoMs',
      'initialRtoMs',
      'rtoBackoff',
      'timestamps',
    ),
    code: pseudoCode(`
a round trip M is measured, never of a segment sent twice:
  first: SRTT ← M; RTTVAR ← M / 2
  else:
    RTTVAR ← RTTVAR + rttDeviationGain × (|SRTT − M| − RTTVAR)
    SRTT ← SRTT + rttGain × (M − SRTT)
  rtoEstimator rfc793: RTO ← 2 × SRTT
  rtoEstimator jacobson: RTO ← SRTT + 4 × RTTVAR
  RTO ← between minRtoMs and maxRtoMs
an ACK of new data arrives:
  backoff ← 1; restart the timer, or stop it if nothing is on the way
the timer runs for min(backoff × RTO, maxRtoMs)  @waits
it expires:
  rtoBackoff: backoff ← 2 × backoff, up to maxRtoMs
  send the oldest segment again, as congestion control says  @timeout`),
  }),
  explained({
    id: 'coarse-rto',
    kind,
    short: 'coarse RTO',
    name: 'Retransmission timeout of BSD',
    citation: 'Wright & Stevens, TCP/IP Illustrated 2, sections 25.5 to 25.11',
    keys: pathsIn(
      ['tcp'],
      'timers',
      'slowTickMs',
      'rtoEstimator',
      'minRtoMs',
      'maxRtoMs',
      'initialRtoMs',
      'rtoBackoff',
      'timestamps',
    ),
    code: pseudoCode(`
time is counted in ticks of slowTickMs, each host with a phase of its own
a round trip of M ticks is measured, never of a segment sent twice:
  first: srtt ← M + 1; rttvar ← (M + 1) / 2
  else:
    rttvar ← rttvar + (|M − srtt| − rttvar) / 4
    srtt ← srtt + (M − srtt) / 8
  RTO ← srtt + 4 × rttvar, with rfc793 2 × srtt, in whole ticks
  RTO ← at least minRtoMs and 2 ticks, at most maxRtoMs
an ACK of new data restarts the timer with RTO as it is
the timer runs for RTO − 1 to RTO ticks  @waits
it expires at a tick:
  rtoBackoff: RTO ← 2, 4, … 64 times the estimate, until the next sample
  jacobson, from the fourth time on: srtt counts as deviation
  send the oldest segment again, as congestion control says  @timeout`),
  }),
  explained({
    id: 'sending',
    kind,
    short: 'Sending',
    name: 'When a segment leaves',
    citation:
      'RFC 896; RFC 1122, section 4.2.3.4; RFC 3042; RFC 793, section 3.4; RFC 5681, section 3.1; RFC 6298, section 5.7',
    keys: pathsIn(['tcp'], 'handshake', 'headerBytes', 'nagle', 'swsAvoidance', 'limitedTransmit'),
    code: pseudoCode(`
a connection opens:
  handshake: a SYN and its answer come first, else data at once  @opens
  a SYN sent again: begin with one segment, and an RTO of 3 s at least
while next − una < min(cwnd, awnd):
  a full segment, with headerBytes of headers: send it
  a shorter one, swsAvoidance: wait if only the window makes it short
  a shorter one, nagle: wait until all before it is acknowledged
the first and the second duplicate ACK, limitedTransmit:
  send one new segment each beyond cwnd`),
  }),
  explained({
    id: 'acknowledging',
    kind,
    short: 'Delayed ACK',
    name: 'Acknowledgements of the receiver',
    citation: 'RFC 1122, section 4.2.3.2; RFC 5681, section 4.2; Cheon & Panwar 1997, section 2',
    keys: pathsIn(['tcp'], 'ackEvery', 'delayedAckMs', 'timers', 'fastTickMs', 'ackOutOfOrder'),
    code: pseudoCode(`
a segment arrives in order, with nothing missing:
  waiting ← waiting + 1
  if waiting ≥ ackEvery:
    acknowledge; waiting ← 0
  else:
    acknowledge after delayedAckMs; coarse timers: at the next tick of fastTickMs  @ackWaits
a segment arrives out of order or again:
  ackOutOfOrder delayed: as above; else acknowledge at once
a segment fills a gap or a part of it:
  ackOutOfOrder immediate: acknowledge at once; else as above
each ACK names the next byte that is missing`),
  }),
  explained({
    id: 'ecn',
    kind,
    short: 'ECN',
    name: 'Explicit congestion notification',
    citation: 'RFC 3168, section 6.1; Rosolen, Bonaventure & Leduc 1999, section 2.3.1',
    keys: ['tcp.ecn'],
    code: pseudoCode(`
new segments leave as ECT, segments sent again do not
EFCI on a cell of a frame becomes CE of its segment
the receiver, from CE until a segment with CWR:
  each ACK carries ECE
an ACK with ECE arrives, outside recovery, once per window:
  if cwnd is one seg: the next segment waits for the timer
  cwnd and ssthresh shrink, as congestion control says  @echo
  the next new segment carries CWR
a loss shrinks the window as it does without ECN  @loss`),
  }),
] as const;
