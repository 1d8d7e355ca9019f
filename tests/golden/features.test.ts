import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createSimulation, Recorder, type Simulation } from '../../src/engine/index.ts';
import { complete } from '../support/networks.ts';
import { seen } from '../support/runs.ts';
import { FEATURES, type Feature } from './features.ts';

/** What stays equal whoever rebuilds the engine. */
interface Recorded {
  readonly digest: string;
  readonly hops: number;
  readonly packets: number;
  readonly cellsDropped: number;
  readonly timeouts: number;
  /** Mean allowed cell rates, of VCs with rate control. */
  readonly acr?: readonly number[];
  /** Of every bin of every trace, and of every event. */
  readonly traces: string;
  readonly events: string;
}

type Golden = Record<string, { readonly straight: Recorded; readonly branch: Recorded }>;

const FILE = join(import.meta.dirname, 'features.json');
const UPDATE = process.env.UPDATE_GOLDEN === '1';
const golden: Golden = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
const fresh: Golden = {};

const CHANGED = `A simulation result has changed. If that is meant, it is a file
changes/behaviour-….md that names what has changed; then record the runs anew: UPDATE_GOLDEN=1 npx vitest run tests/golden`;

const mark = (value: unknown): string =>
  createHash('sha1').update(JSON.stringify(value)).digest('hex').slice(0, 16);

function recordedOf(simulation: Simulation, recorder: Recorder): Recorded {
  const { digest, results, events, traces } = seen(simulation, recorder);
  const { whole, ports, sessions } = results;
  const acr = sessions.flatMap(({ abr }) => (abr === null ? [] : [abr.acrMean]));
  return {
    digest,
    hops: simulation.hops,
    packets: whole.packets,
    cellsDropped: ports.reduce((sum, port) => sum + port.dropped, 0),
    timeouts: whole.timeouts,
    ...(acr.length === 0 ? {} : { acr }),
    traces: mark(traces),
    events: mark(events),
  };
}

const startOf = ({ document, edits = [] }: Feature) => {
  const scenario = complete(document);
  const log = edits.map(([tenths, path, value]) => ({
    time: (tenths * scenario.durationPs) / 10,
    path,
    value,
  }));
  return createSimulation(scenario, { seed: 1, edits: log });
};

describe('recorded runs of every feature', () => {
  it.each(FEATURES.map((feature) => [feature.name, feature] as const))('%s', (name, feature) => {
    const simulation = startOf(feature);
    const recorder = new Recorder(simulation);
    const middle = Math.floor(simulation.end / 2) + 12_345;
    simulation.runUntil(middle);
    const snapshot = simulation.snapshot();
    simulation.runUntil(simulation.end);
    expect(simulation.takeRefused()).toEqual([]);
    const straight = recordedOf(simulation, recorder);

    simulation.restore(snapshot);
    simulation.dropLaterEdits();
    recorder.forgetFromNow();
    simulation.apply(...(feature.branch ?? (['buffer', 400] as const)));
    simulation.runUntil(simulation.end);
    const branch = recordedOf(simulation, recorder);

    const again = startOf(feature);
    again.restore(snapshot);
    again.runUntil(again.end);
    expect(again.digest()).toBe(straight.digest);
    expect(again.hops).toBe(straight.hops);

    fresh[name] = { straight, branch };
    if (!UPDATE) expect(fresh[name], CHANGED).toEqual(golden[name]);
  });

  it('are the ones that are written down', () => {
    if (!UPDATE) expect(Object.keys(golden)).toEqual(Object.keys(fresh));
  });

  afterAll(() => {
    if (UPDATE) writeFileSync(FILE, `${JSON.stringify(fresh, null, 2)}\n`);
  });
});
