import {
  Clusters,
  EventCode,
  type EventCodeValue,
  type Picoseconds,
  STEADY_RATE,
} from '../../../contract/index.ts';
import type { Run } from '../../run.ts';
import { LOSSES, thresholdsOf } from '../conditions.ts';
import type { Activity, Signal } from './moments.ts';

/** A value that is active while it exceeds a level. */
class Level {
  private since: Picoseconds | null = null;
  private readonly clusters: Clusters;
  private readonly level: () => number;

  constructor(clusters: Clusters, level: () => number) {
    this.clusters = clusters;
    this.level = level;
  }

  take(time: Picoseconds, value: number): void {
    const isActive = value > this.level();
    if (isActive === (this.since !== null)) return;
    this.reach(time);
    if (isActive) this.clusters.add(time, time);
    this.since = isActive ? time : null;
  }

  /** Extends the activity to this time without a change. */
  reach(time: Picoseconds): void {
    if (this.since !== null) this.clusters.add(this.since, time);
  }
}

/** Watches a run from now on, and records the times of activity. */
export class EpisodeWatch {
  readonly from: Picoseconds;
  readonly port: string;
  private readonly run: Run;
  private readonly clusters: Partial<Record<Signal, Clusters>>;
  private readonly levels: Level[] = [];
  private readonly stopped: (() => void)[] = [];

  constructor(run: Run, quiet: Picoseconds) {
    this.run = run;
    this.from = run.simulation.now;
    this.port = run.port;
    const fresh = () => new Clusters(quiet);
    const rated = run.shown()?.rates != null;
    this.clusters = {
      losses: fresh(),
      timeouts: fresh(),
      queue: fresh(),
      marks: fresh(),
      credit: fresh(),
      ...(rated && { excess: fresh(), rates: fresh(), floor: fresh() }),
    };
    this.listenToEvents();
    this.listenToQueue();
    this.listenToCredit();
    if (rated) this.listenToRates();
  }

  /** Activity in the run so far. */
  get activity(): Activity {
    for (const level of this.levels) level.reach(this.run.simulation.now);
    return Object.fromEntries(Object.entries(this.clusters).map(([signal, { list }]) => [signal, list]));
  }

  release(): void {
    for (const stop of this.stopped.splice(0)) stop();
  }

  private listenToEvents(): void {
    const { recorder, simulation, port } = this.run;
    const shown = simulation.network.ports.findIndex(({ id }) => id === port);
    const { losses, timeouts, marks } = this.clusters;
    const note = (time: Picoseconds, code: EventCodeValue, vc: number, at: number): void => {
      if (at === shown && LOSSES.includes(code)) losses?.add(time, time, vc);
      else if (at === shown && code === EventCode.mark) marks?.add(time, time, vc);
      else if (code === EventCode.timeout) timeouts?.add(time, time, vc);
    };
    this.stopped.push(recorder.events.listeners.add(note));
  }

  private listenToQueue(): void {
    const { simulation, port } = this.run;
    const shown = this.run.shown();
    const { queue, excess } = this.clusters;
    if (queue !== undefined) this.levels.push(new Level(queue, () => 0));
    if (excess !== undefined && shown !== undefined)
      this.levels.push(new Level(excess, () => Math.max(...thresholdsOf(shown))));
    const take = (time: Picoseconds, cells: number): void => {
      for (const level of this.levels) level.take(time, cells);
    };
    take(simulation.now, this.listen(`queue/${port}`, take));
  }

  /** Watches for VCs that use up their credit to the shown port. */
  private listenToCredit(): void {
    for (const { id, quantity, vc, port } of this.run.recorder.channels) {
      if (quantity !== 'credit' || vc === null || port !== this.run.port) continue;
      let before = this.listen(id, (time, left) => {
        if (left <= 0 && before > 0) this.clusters.credit?.add(time, time, vc);
        before = left;
      });
    }
  }

  private listenToRates(): void {
    for (const { id, quantity, vc } of this.run.recorder.channels) {
      if (quantity !== 'acr' || vc === null) continue;
      const { mcr = 0 } =
        this.run.simulation.network.connections.find((connection) => connection.vc.id === vc)?.vc.abr ?? {};
      let before = Number.NaN;
      before = this.listen(id, (time, rate) => {
        const isChange = Math.abs(rate - before) > STEADY_RATE * Math.max(rate, before);
        const isFloor = mcr > 0 && rate <= mcr && before > mcr;
        before = rate;
        if (isFloor) this.clusters.floor?.add(time, time, vc);
        if (isChange) this.clusters.rates?.add(time, time, vc);
      });
    }
  }

  /** @returns the present value */
  private listen(channel: string, listener: (time: Picoseconds, value: number) => void): number {
    const { recorder } = this.run;
    const place = recorder.channels.findIndex(({ id }) => id === channel);
    if (place < 0) return 0;
    this.stopped.push(recorder.listen(place, listener));
    return recorder.current(place);
  }
}
