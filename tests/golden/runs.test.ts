import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createSimulation } from '../../src/engine/index.ts';
import {
  appendix500,
  asymmetric500,
  asymmetric1500,
  symmetric500,
  symmetric1500,
} from '../../src/scenarios/papers/cheonPanwar.ts';
import { eraaHost, slowHost } from '../support/longQueues.ts';
import { complete } from '../support/networks.ts';

/** A visitor from after the papers, so that its curve is recorded too. */
const cubic500 = {
  ...symmetric500,
  id: 'symmetric-500-cubic',
  tcp: { ...symmetric500.tcp, congestionControl: 'cubic' },
};

/** Policies from after the papers, with the settings that `docs/model/visitors.md` fits to these networks. */
const visited500 = {
  ...symmetric500,
  id: 'symmetric-500-visited',
  policies: {
    codel: { target: 0.5, interval: 10 },
    pie: { target: 1.5, update: 1.5, maxBurst: 15, alpha: 1.25, beta: 12.5 },
  },
};

/** Scenario, policy, seconds: every policy and every network of the paper at least once. */
const RUNS = [
  [symmetric500, 'rcd', 1.5],
  [symmetric500, 'espd', 1.5],
  [symmetric1500, 'ppd', 1.5],
  [symmetric1500, 'epd', 1.5],
  [asymmetric500, 'epd', 1],
  [asymmetric500, 'espd', 1],
  [asymmetric1500, 'ppd-printed', 1],
  [asymmetric1500, 'espd-simple', 1],
  [appendix500, 'epd', 1],
  [appendix500, 'espd', 1],
  [cubic500, 'epd', 1.5],
  [visited500, 'codel', 1.5],
  [visited500, 'pie', 1.5],
  [visited500, 'fq-limit', 1.5],
  [symmetric500, 'gcra', 0.5],
  [symmetric500, 'epd-vc', 1],
  // Rate control, and more cells waiting before a link into a host than half of what its ring has room for.
  [slowHost, 'rcd', 0.2],
  [eraaHost, 'rcd', 0.4],
] as const;

interface Recorded {
  readonly digest: string;
  readonly packets: number;
  readonly cellsDropped: number;
  readonly timeouts: number;
}

const FILE = join(import.meta.dirname, 'runs.json');
const UPDATE = process.env.UPDATE_GOLDEN === '1';
const golden: Record<string, Recorded> = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
const fresh: Record<string, Recorded> = {};

const CHANGED = `A simulation result has changed. If that is meant, it is a file
changes/behaviour-….md that names the scenarios; then record the runs anew: UPDATE_GOLDEN=1 npx vitest run tests/golden`;

describe('recorded runs', () => {
  it.each(RUNS.map((run) => [`${run[0].id} ${run[1]} ${run[2]} s`, ...run] as const))(
    '%s',
    (name, document, policy, seconds) => {
      const ports = { default: { ...document.ports?.default, policy } };
      const simulation = createSimulation(complete({ ...document, ports }), { seed: 1 });
      simulation.runUntil(seconds * 1e12);
      const { digest, whole, ports: figures } = simulation.results();
      const recorded = {
        digest,
        packets: whole.packets,
        cellsDropped: figures.reduce((sum, port) => sum + port.dropped, 0),
        timeouts: whole.timeouts,
      };
      fresh[name] = recorded;
      if (!UPDATE) expect(recorded, CHANGED).toEqual(golden[name]);
    },
  );

  it('are the ones that are written down', () => {
    if (!UPDATE) expect(Object.keys(golden)).toEqual(Object.keys(fresh));
  });

  afterAll(() => {
    if (UPDATE) writeFileSync(FILE, `${JSON.stringify(fresh, null, 2)}\n`);
  });
});
