import {
  elementAt,
  type PauseReason,
  type Picoseconds,
  pauseReason,
  type StepKind,
} from '../../contract/index.ts';
import type { Run } from '../run.ts';
import { conditionOf } from './conditions.ts';
import { EpisodeSearch } from './episodes/search.ts';
import { Search } from './search.ts';

/** One step on or back, which may take some searching. */
export class StepGoal {
  private readonly run: Run;
  private readonly kind: StepKind;
  private readonly back: boolean;
  private readonly vc: number | null;
  private readonly search: Search | EpisodeSearch | null;

  constructor(run: Run, kind: StepKind, back: boolean, vc: number | null) {
    this.run = run;
    this.kind = kind;
    this.back = back;
    this.vc = vc;
    this.search = this.searchFor();
  }

  private searchFor(): Search | EpisodeSearch | null {
    const { run, kind, back, vc } = this;
    if (kind === 'cell' || kind === 'rtt') return null;
    if (kind === 'event') return new EpisodeSearch(run, back);
    const condition = conditionOf(kind, run.simulation, run.recorder, run.port, vc);
    return condition === null ? null : new Search(run, condition, back);
  }

  /** Works on; why the run is where it is when it is there, else null. */
  work(mayGoOn: () => boolean): PauseReason | null {
    const { kind, search } = this;
    if (kind === 'cell') return this.by(this.cellPs, kind);
    if (kind === 'rtt') return this.by(this.rttPs, kind);
    if (search === null) return pauseReason('none', { what: kind, where: 'port' });
    if (!search.work(mayGoOn)) return null;
    if (search.found !== null) {
      this.run.inspect(search.found + 1, 1);
      return search instanceof EpisodeSearch ? search.said : pauseReason('found', { what: kind });
    }
    this.stand(this.back ? 0 : this.run.simulation.end);
    return pauseReason('none', { what: kind, where: this.back ? 'before' : 'after' });
  }

  /** Leaves the run where the step was begun. */
  giveUp(): void {
    if (this.search === null) return;
    this.search.leave();
    this.stand(this.search.start);
  }

  private by(span: Picoseconds, by: 'cell' | 'rtt'): PauseReason {
    const { simulation } = this.run;
    const time = simulation.now + (this.back ? -span : span);
    this.run.inspect(Math.min(simulation.end, Math.max(0, time)), this.cellPs);
    return pauseReason('moved', { by, back: this.back });
  }

  private stand(time: Picoseconds): void {
    this.run.approach(time);
    this.run.advance(time, () => true);
  }

  private get cellPs(): Picoseconds {
    const { network } = this.run.simulation;
    return network.links.find(({ id }) => id === this.run.port)?.cellWhole ?? 1;
  }

  /** There and back without a queue on the way. */
  private get rttPs(): Picoseconds {
    const { connections } = this.run.simulation.network;
    const { forward } = connections.find(({ vc }) => vc.id === this.vc) ?? elementAt(connections, 0);
    return Math.max(1, 2 * forward.reduce((sum, link) => sum + link.delay, 0));
  }
}
