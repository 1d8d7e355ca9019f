import { type Picoseconds, PS_PER_SECOND, type RmStory, type RmVisit } from '../../../contract/index.ts';
import { rateLoopsOf } from '../../network/build/loops.ts';
import type { Simulation } from '../../run/simulation.ts';
import { RmPathProbe } from './rmPathProbe.ts';

/** Step of the replay. */
const STEP: Picoseconds = 500_000_000;
/** Time after which a cell that has not returned is given up. */
const PATIENCE: Picoseconds = 5 * PS_PER_SECOND;

/** Replays the loop of one RM cell in a simulation that is before the sending of the cell. */
export class RmReplay {
  private readonly simulation: Simulation;
  private readonly probe: RmPathProbe;
  private readonly until: Picoseconds;
  private readonly visits: RmVisit[] = [];
  private home = false;
  /** Whether the cell had been sent before the replay began, so that an earlier one is needed. */
  readonly startedTooLate: boolean;

  /** @param index of a VC with rate control; @param near a time at which the cell was in transit */
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

  /** Runs one step. @returns whether the replay is complete */
  step(): boolean {
    const { simulation, until } = this;
    simulation.runUntil(Math.min(until, simulation.now + STEP));
    return this.home || simulation.now >= until;
  }

  /** Visits of the cell; null if no cell of this number was sent. */
  get story(): RmStory | null {
    return this.visits.length === 0 ? null : { visits: this.visits, complete: this.home };
  }

  stop(): void {
    this.probe.stop();
  }
}
