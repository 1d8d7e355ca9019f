import { type Picoseconds, PS_PER_SECOND, type RmStory, type RmVisit } from '../../../contract/index.ts';
import { rateLoopsOf } from '../../network/build/loops.ts';
import type { Simulation } from '../../run/simulation.ts';
import { RmPathProbe } from './rmPathProbe.ts';

/** A stretch of the replay between two looks at it. */
const STEP: Picoseconds = 500_000_000;
/** A cell that is not home after this time is given up. */
const PATIENCE: Picoseconds = 5 * PS_PER_SECOND;

/** Replays the loop of one RM cell in a simulation that is before the sending of the cell. */
export class RmReplay {
  private readonly simulation: Simulation;
  private readonly probe: RmPathProbe;
  private readonly until: Picoseconds;
  private readonly visits: RmVisit[] = [];
  private home = false;
  /** The cell had been sent before the replay began: it begins too late. */
  readonly startedTooLate: boolean;

  /** @param index of a VC with rate control; @param near a time at which the cell was under way */
  constructor(simulation: Simulation, index: number, number: number, near: Picoseconds) {
    this.simulation = simulation;
    this.until = Math.min(simulation.end, near + PATIENCE);
    const tables = rateLoopsOf(simulation.network, index).map(({ source }) => source.table);
    this.startedTooLate = (tables.find((table) => table.owns(number))?.next ?? 0) > number;
    this.probe = new RmPathProbe(simulation.network, index, (_, rm, visit) => {
      if (rm !== number || this.home) return;
      this.visits.push(visit);
      this.home = visit.station === 'home';
    });
  }

  /** Goes on for a while; true when there is nothing more to come. */
  step(): boolean {
    const { simulation, until } = this;
    simulation.runUntil(Math.min(until, simulation.now + STEP));
    return this.home || simulation.now >= until;
  }

  /** Null: no cell of this number was sent. */
  get story(): RmStory | null {
    return this.visits.length === 0 ? null : { visits: this.visits, complete: this.home };
  }

  stop(): void {
    this.probe.stop();
  }
}
