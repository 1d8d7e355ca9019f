/** Simulated time: a whole number of picoseconds, exact up to 2^53 ps (2.5 hours). */
export type Picoseconds = number;
/** Simulated time as people write it. */
export type Seconds = number;
export type Cells = number;
export type Bytes = number;
export type CellsPerSecond = number;
/** A whole number of bits per second. */
export type BitsPerSecond = number;

export const PS_PER_SECOND = 1e12;
export const PS_PER_MS = 1e9;
/** 53 bytes on the wire. */
export const CELL_BITS = 424;
export const CELL_BYTES: Bytes = CELL_BITS / 8;
/** Payload of a cell, bytes. */
export const CELL_PAYLOAD = 48;
