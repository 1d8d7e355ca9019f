import { createHash } from 'node:crypto';
import type { Edit, RunResults } from '../../src/contract/index.ts';
import {
  type CompleteScenario,
  createSimulation,
  Recorder,
  type Simulation,
  type SimulationOptions,
} from '../../src/engine/index.ts';

/** Everything that can be seen of a run. */
export interface Seen {
  readonly digest: string;
  readonly results: RunResults;
  readonly events: readonly EventRow[];
  /** Per channel: how many bins, and a fingerprint of their smallest and largest values. */
  readonly traces: readonly string[];
}

/** A run with a recorder, driven by `drive`, then to its end. */
export function watch(
  scenario: CompleteScenario,
  options: SimulationOptions = {},
  drive: (simulation: Simulation) => void = () => {},
): Seen {
  const simulation = createSimulation(scenario, options);
  const recorder = new Recorder(simulation);
  drive(simulation);
  simulation.runUntil(simulation.end);
  return seen(simulation, recorder);
}

export function seen(simulation: Simulation, recorder: Recorder): Seen {
  recorder.flush();
  return {
    digest: simulation.digest(),
    results: simulation.results(),
    events: rowsOf(recorder.takeEvents()),
    traces: recorder
      .takeColumns()
      .map(
        ({ channel, min, max }) =>
          `${recorder.channels[channel]!.id} ${min.length} ${mark(min)} ${mark(max)}`,
      ),
  };
}

const mark = (values: Float32Array): string => createHash('sha1').update(values).digest('hex').slice(0, 12);

type Events = ReturnType<Recorder['takeEvents']>;

/** An event of a run. */
export type EventRow = [time: number, code: number, vc: number, port: number, value: number];

export const rowsOf = (events: Events): EventRow[] =>
  events === null
    ? []
    : [...events.time].map((time, i) => [
        time,
        events.code[i]!,
        events.vc[i]!,
        events.port[i]!,
        events.value[i]!,
      ]);

/** Digest and results of a run without anybody watching. */
export function outcome(scenario: CompleteScenario, options: SimulationOptions = {}) {
  const simulation = createSimulation(scenario, options);
  simulation.runUntil(simulation.end);
  return { digest: simulation.digest(), results: simulation.results() };
}

/** Runs to the time of each edit and applies it there; returns the log. Refused ones are passed over. */
export function editAlong(simulation: Simulation, edits: readonly Edit[]): readonly Edit[] {
  for (const { time, path, value } of [...edits].sort((a, b) => a.time - b.time)) {
    simulation.runUntil(time);
    try {
      simulation.apply(path, value);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
  }
  return simulation.edits;
}
