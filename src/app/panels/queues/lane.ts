/** A port among the queues. */
export interface QueueLane {
  readonly port: string;
  readonly top: number;
  readonly height: number;
  /** Cells at the top of its scale, and the room above that, CSS pixels. */
  readonly most: number;
  readonly roof: number;
}

/** Room below zero, CSS pixels. */
export const LANE_BOTTOM = 3;

export const laneY = ({ top, height, most, roof }: QueueLane, cells: number): number =>
  top + roof + (1 - cells / most) * (height - roof - LANE_BOTTOM);
