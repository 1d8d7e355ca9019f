import { BETA, type CubicCurve } from '../cubicCurve.ts';
import type { TcpWindow } from '../window.ts';
import { type CongestionControl, collapse } from './control.ts';

const curveOf = ({ curve }: TcpWindow): CubicCurve => {
  if (curve === null) throw new Error('a window under CUBIC has a curve');
  return curve;
};

/** The part of the window that a congestion event leaves; so many segments at least. */
const reducedWindow = ({ usable, mss }: TcpWindow, least: number): number =>
  Math.max(least * mss, BETA * usable);

/** RFC 9438, section 4.6: ssthresh is two segments at least; cwnd too after a loss, but one after a mark. */
function reduce(window: TcpWindow, least: number): void {
  curveOf(window).reduced(window.usable / window.mss);
  window.ssthresh = reducedWindow(window, 2);
  window.cwnd = Math.min(window.cwnd, reducedWindow(window, least));
}

function grow(window: TcpWindow, acked: number, now: number, trip: number): void {
  const curve = curveOf(window);
  if (window.held || window.inSlowStart) {
    curve.interrupt();
    window.grow(acked);
    return;
  }
  const { mss, advertised } = window;
  window.cwnd = Math.min(advertised, mss * curve.next(window.cwnd / mss, acked / mss, now, trip));
}

/**
 * A loss takes three tenths of the window. It then grows by the time since that loss, whatever the round
 * trip: fast back to where the loss was, flat around it, then faster and faster. SACK repairs losses.
 * Source: RFC 9438.
 */
export const cubic: CongestionControl = {
  id: 'cubic',
  visitor: true,
  selective: true,
  growsByTime: true,

  acknowledged(window, acked, now, trip) {
    if (!window.recovering) grow(window, acked, now, trip);
    else if (window.una >= window.recover) {
      window.recovering = false;
      if (window.rules.afterRecovery) grow(window, acked, now, trip);
    }
    return false;
  },

  lossDetected(window) {
    if (window.una < window.recover) return false;
    reduce(window, 2);
    window.recovering = true;
    window.recover = window.sent;
    return true;
  },

  /** What is on the way is counted on the scoreboard: nothing to inflate. */
  furtherDuplicate() {},

  congestionNotified(window) {
    reduce(window, 1);
  },

  timedOut(window) {
    curveOf(window).collapsed(window.usable / window.mss);
    const ssthresh = reducedWindow(window, 2);
    collapse(window);
    window.ssthresh = ssthresh;
    window.recover = window.sent;
  },
};
