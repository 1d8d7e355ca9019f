import { linearScale, type Scale } from '../../plot/scale.ts';

/** A port among the queues. */
export interface PortLane {
  readonly port: string;
  readonly top: number;
  readonly height: number;
  /** Cells at the top of its scale, and the room above that, CSS pixels. */
  readonly most: number;
  readonly roof: number;
}

/** Room below zero, CSS pixels. */
const BOTTOM = 3;

/** Cells to rows of the plot. */
export const laneScale = ({ top, height, most, roof }: PortLane): Scale =>
  linearScale([0, most], [top + height - BOTTOM, top + roof]);
