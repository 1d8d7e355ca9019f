import { type AckSample, type CongestionControl, WindowControl } from './control.ts';

/**
 * Slow start and congestion avoidance without fast retransmit: duplicate ACKs are ignored, every loss
 * waits for its timeout. Source: RFC 1122, section 4.2.2.15; Ülkü 1997, section 5.1.
 */
class TimeoutOnly extends WindowControl {
  acknowledged({ acked }: AckSample): boolean {
    this.window.grow(acked);
    return false;
  }
}

export const timeoutOnly: CongestionControl = {
  id: 'timeout-only',
  selective: false,
  make: (window) => new TimeoutOnly(window),
};
