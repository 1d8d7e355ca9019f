/** In a plane, CSS pixels; from where, says who has it. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** From its upper left corner. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}
