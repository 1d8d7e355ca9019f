import type { Picoseconds } from '../../contract/index.ts';
import type { WaitingUnits } from '../switch/state/waitingUnits.ts';
import type { SentUnit } from './unit.ts';

const NONE = -1;

/** A waiting unit and its arrival time. */
export interface Place {
  readonly unit: SentUnit;
  readonly since: Picoseconds;
}

/** The waiting units of a port, a list per flow. The slot of a unit is its number among all units that ever waited. */
export class Waiting implements WaitingUnits {
  readonly unitBytes: number;
  readonly tag: number[] = [];
  readonly cost: number[] = [];
  readonly first: number[];
  readonly last: number[];
  readonly length: number[];
  private readonly lines: number[][];
  private readonly places: Place[] = [];

  constructor(flows: number, unitBytes: number) {
    this.unitBytes = unitBytes;
    this.first = new Array(flows).fill(NONE);
    this.last = new Array(flows).fill(NONE);
    this.length = new Array(flows).fill(0);
    this.lines = Array.from({ length: flows }, () => []);
  }

  /** @param since arrival time @returns its slot */
  join(unit: SentUnit, since: Picoseconds): number {
    const slot = this.places.push({ unit, since }) - 1;
    this.lines[unit.flow]!.push(slot);
    this.countLine(unit.flow);
    return slot;
  }

  leave(slot: number): void {
    const flow = this.flowOf(slot);
    const line = this.lines[flow]!;
    line.splice(line.indexOf(slot), 1);
    this.countLine(flow);
  }

  private countLine(flow: number): void {
    const line = this.lines[flow]!;
    this.first[flow] = line[0] ?? NONE;
    this.last[flow] = line.at(-1) ?? NONE;
    this.length[flow] = line.length;
  }

  at(slot: number): Place {
    return this.places[slot]!;
  }

  flowOf(slot: number): number {
    return this.at(slot).unit.flow;
  }

  bytesOf(slot: number): number {
    return this.at(slot).unit.bytes;
  }

  after(slot: number): number {
    const line = this.lines[this.flowOf(slot)]!;
    return line[line.indexOf(slot) + 1] ?? NONE;
  }

  bytesOfFlow(flow: number): number {
    return this.lines[flow]!.reduce((sum, slot) => sum + this.bytesOf(slot), 0);
  }

  /** Slots of all waiting units, in the order in which they joined. */
  inOrder(): readonly number[] {
    return this.lines.flat().sort((a, b) => a - b);
  }

  /** All waiting units, in the order in which they joined. */
  units(): readonly SentUnit[] {
    return this.inOrder().map((slot) => this.at(slot).unit);
  }
}
