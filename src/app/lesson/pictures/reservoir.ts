import type { ReservoirPicture } from '../../../lessons/pictures/reservoir.ts';

/** Where the cells of a window are once it has settled, cells. */
export interface Settled {
  readonly inSender: number;
  readonly inSwitch: number;
  /** Under way without waiting, and how many could be. */
  readonly onWay: number;
  readonly wayHolds: number;
  /** Part of the rate at the narrowest place that is used, from 0 to 1. */
  readonly used: number;
}

/** The allowed rate, cells/s. */
export const acrOf = ({ share, steps }: ReservoirPicture, acr: number): number => (share * acr) / steps;

/**
 * A window stays out until its acknowledgement is back: that takes a round trip, and the time of one segment at the narrowest
 * place, for the destination takes whole segments. What is more than that waits in front of that place.
 * @param segments in the window @param acr steps of the handle
 */
export function settledRates(picture: ReservoirPicture, segments: number, acr: number): Settled {
  const { segment, rttMs, share } = picture;
  const rate = Math.min(acrOf(picture, acr), share);
  const wayHolds = (rate * rttMs) / 1000 + segment;
  const window = segments * segment;
  const onWay = Math.min(window, wayHolds);
  const waits = window - onWay;
  // The switch is the narrowest place where the source may send faster than its share.
  const isSwitch = acrOf(picture, acr) > share;
  return {
    inSender: isSwitch ? 0 : waits,
    inSwitch: isSwitch ? waits : 0,
    onWay,
    wayHolds,
    used: onWay / wayHolds,
  };
}
