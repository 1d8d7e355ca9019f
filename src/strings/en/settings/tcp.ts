import { ON_OFF, type SettingSection } from './words.ts';

/** Every key of `tcp` in a scenario document. */
export const tcpSections: readonly SettingSection[] = [
  {
    title: 'TCP: window',
    settings: {
      congestionControl: {
        label: 'Congestion control',
        help: 'How the sender answers losses and lets its window grow.',
        options: {
          tahoe: 'Tahoe',
          reno: 'Reno',
          newreno: 'NewReno',
          sack: 'SACK: the receiver also reports which data it has',
          'timeout-only': 'timeout only: no fast retransmit',
          cubic: 'CUBIC',
        },
      },
      windowBytes: {
        label: 'Receiver window',
        help: 'The receiver accepts so many bytes without an acknowledgement. Above 65,535 it needs window scaling.',
      },
      initialWindowSegments: { label: 'Initial window', help: 'Window of a new connection.' },
      initialSsthreshBytes: {
        label: 'Initial ssthresh',
        help: 'Slow start of a new connection ends here. 0: it goes on up to the window or the first loss.',
        zero: 'none',
      },
      growthDivisor: {
        label: 'Growth divisor',
        help: 'Congestion avoidance adds seg × seg / cwnd + seg / divisor for each ACK. 0: no second term.',
        zero: 'none',
      },
      slowStartAtSsthresh: {
        label: 'At ssthresh',
        help: 'With cwnd = ssthresh: slow start or congestion avoidance. RFC 5681, section 3.1, allows both.',
        options: { true: 'slow start', false: 'congestion avoidance' },
      },
      byteCountingLimit: {
        label: 'Byte counting',
        help: 'RFC 3465: the window grows by acknowledged bytes, in slow start by at most this many segments per ACK. 0: by ACKs.',
        zero: 'off',
      },
      dupAckThreshold: {
        label: 'Duplicate ACKs',
        help: 'So many duplicate ACKs trigger a fast retransmit.',
      },
      growthAfterRecovery: {
        label: 'After recovery',
        help: 'The ACK that ends recovery also opens the window by one step, as in Net/3. RFC 5681 only sets cwnd to ssthresh.',
        options: { true: 'one step more', false: 'cwnd = ssthresh' },
      },
      limitedTransmit: {
        label: 'Limited transmit',
        help: 'RFC 3042: each of the first two duplicate ACKs allows one new segment.',
        options: ON_OFF,
      },
      ecn: {
        label: 'ECN',
        help: 'RFC 3168: a frame with EFCI gets the mark CE, and the sender halves its window once per window.',
        options: ON_OFF,
      },
    },
  },
  {
    title: 'TCP: timers',
    settings: {
      minRtoMs: { label: 'Minimum RTO', help: 'The retransmission timeout is never shorter.' },
      maxRtoMs: { label: 'Maximum RTO', help: 'The retransmission timeout is never longer.' },
      initialRtoMs: { label: 'Initial RTO', help: 'Timeout before the first round trip is measured.' },
      rtoEstimator: {
        label: 'RTO from',
        help: 'How the timeout follows from measured round trips.',
        options: { rfc793: 'RFC 793: 2 × smoothed RTT', jacobson: 'Jacobson: SRTT + 4 × RTTVAR' },
      },
      rttGain: { label: 'RTT gain', help: 'Weight of a new sample in the smoothed round trip.' },
      rttDeviationGain: {
        label: 'Deviation gain',
        help: 'Weight of a new sample in the mean deviation of the round trip.',
      },
      rtoBackoff: {
        label: 'Backoff',
        help: 'The timeout doubles each time that the same segment expires again.',
        options: ON_OFF,
      },
      timers: {
        label: 'Granularity',
        help: 'Ideal timers are exact. With coarse timers, as in BSD, timeouts and delayed ACKs happen at ticks of the host.',
        options: { ideal: 'ideal', coarse: 'coarse: in ticks' },
      },
      slowTickMs: { label: 'Slow tick', help: 'Coarse timers: retransmission timers run in these ticks.' },
      fastTickMs: { label: 'Fast tick', help: 'Coarse timers: delayed ACKs leave at these ticks.' },
    },
  },
  {
    title: 'TCP: receiver and segments',
    settings: {
      ackEvery: { label: 'ACK every', help: 'The receiver acknowledges every n-th segment.' },
      delayedAckMs: { label: 'Delayed ACK', help: 'A waiting acknowledgement leaves after this time.' },
      ackOutOfOrder: {
        label: 'ACK at once',
        help: 'Which segments are acknowledged without a wait. RFC 5681, section 4.2: each that is out of order or fills a gap.',
        options: {
          immediate: 'out of order or filling a gap',
          'fills-delayed': 'only out of order',
          delayed: 'none',
        },
      },
      headerBytes: { label: 'Headers', help: 'TCP and IP headers of each segment.' },
      handshake: {
        label: 'Handshake',
        help: 'SYN, its answer and the last step, each a frame, before the first segment.',
        options: ON_OFF,
      },
      windowScaling: {
        label: 'Window scaling',
        help: 'RFC 1323: the window may be larger than 65,535 bytes.',
        options: ON_OFF,
      },
      timestamps: {
        label: 'Timestamps',
        help: 'RFC 1323: 12 more bytes in every segment, and a round-trip sample with every ACK of new data.',
        options: ON_OFF,
      },
      nagle: {
        label: 'Nagle',
        help: 'RFC 896: the short end of a file waits until everything before it is acknowledged.',
        options: ON_OFF,
      },
      swsAvoidance: {
        label: 'SWS avoidance',
        help: 'RFC 1122: the window cuts no segment short.',
        options: ON_OFF,
      },
    },
  },
];
