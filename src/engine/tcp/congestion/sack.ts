import { type AckSample, type CongestionControl, RecoveringControl } from './control.ts';

/**
 * The receiver reports the segments that it has. In recovery the sender counts the bytes in flight and, while they are below the
 * halved window, resends every hole known to be lost: several in one round trip. Source: RFC 2018; RFC
 * 6675; Fall & Floyd 1996.
 */
class Sack extends RecoveringControl {
  acknowledged({ acked }: AckSample): boolean {
    const { window } = this;
    if (!window.recovering) window.grow(acked);
    else if (window.una >= window.recover) window.leaveRecovery(window.cwnd, acked);
    return false;
  }

  protected enterRecovery(): void {
    const { window } = this;
    window.ssthresh = window.halfWindow();
    window.cwnd = window.ssthresh;
  }
}

export const sack: CongestionControl = {
  id: 'sack',
  selective: true,
  make: (window) => new Sack(window),
};
