import '../support/packing.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { BRANCH_SET_VERSION } from '../../src/app/link/packed/branchSet.ts';
import { readBranchSet } from '../../src/app/link/packed/readBranchSet.ts';
import { parseLink, writeLink } from '../../src/app/link/query.ts';
import type { LinkState } from '../../src/app/link/state.ts';
import { declarePanels } from '../../src/app/panel/declared.ts';
import * as registry from '../../src/app/panel/registry.ts';
import { withOverrides } from '../../src/app/settings/document.ts';
import { createSimulation } from '../../src/engine/index.ts';
import { findScenario, scenarios } from '../../src/scenarios/index.ts';
import { complete } from '../support/networks.ts';

declarePanels(registry);

/** A link that somebody has copied, what it said, and the digest of its run, and of each branch, up to its time. */
interface Golden {
  readonly name: string;
  readonly link: string;
  readonly state?: unknown;
  readonly digest?: string;
  readonly branches?: unknown;
}

const FILE = join(import.meta.dirname, 'links.json');
const UPDATE = process.env.UPDATE_GOLDEN === '1';
const golden: readonly Golden[] = JSON.parse(readFileSync(FILE, 'utf8'));
const fresh: Golden[] = [];

const CHANGED = `A link that people have copied opens otherwise than it did. Its state must stay as it is: add a migration
(src/app/link/). Its digest follows a file changes/behaviour-….md: UPDATE_GOLDEN=1 npx vitest run tests/golden`;

const plain = (state: LinkState) =>
  JSON.parse(JSON.stringify(state, (_, value) => (value === Number.POSITIVE_INFINITY ? 'max' : value)));

function digestOf({ scene, scenario, seed, overrides, edits, timePs }: LinkState): string {
  const base = scenario ?? findScenario(scene ?? scenarios[0]!.id);
  if (!base) throw new Error(`${scene} is gone`);
  const changed = withOverrides(base, overrides);
  expect(changed.problems).toEqual([]);
  const simulation = createSimulation(complete(changed.scenario), { seed: seed ?? base.seed ?? 1, edits });
  simulation.runUntil(timePs ?? 0);
  expect(simulation.takeRefused()).toEqual([]);
  expect(simulation.allEdits).toHaveLength(edits.length);
  return simulation.digest();
}

/** The branches of a link and their digests; nothing where it has none that are known. */
function branchesOf(link: LinkState) {
  if (link.branches?.version !== BRANCH_SET_VERSION) return undefined;
  const branchSet = readBranchSet(link, (path, value, reason) => {
    throw new Error(`${path} = ${value} ${reason}`);
  });
  const digests = branchSet.list.map(({ id, edits }) => [id, digestOf({ ...link, edits })]);
  return { branchSet, digests: Object.fromEntries(digests) };
}

describe('links that people have copied', () => {
  it.each(golden.map((one) => [one.name, one] as const))('%s', (_, one) => {
    const { name, link: text, state, digest, branches } = one;
    const { link, problems } = parseLink(text);
    expect(problems).toEqual([]);
    const now = { state: plain(link), digest: digestOf(link), branches: branchesOf(link) };
    const kept = { name, link: text, state: state ?? now.state, digest: now.digest };
    fresh.push(now.branches ? { ...kept, branches: now.branches } : kept);
    expect(now.state, CHANGED).toEqual(state ?? now.state);
    if (!UPDATE) expect([now.digest, now.branches], CHANGED).toEqual([digest, branches]);
  });

  it('say the same when they are copied again', () => {
    for (const { link } of golden) {
      const again = writeLink(parseLink(link).link).query;
      expect(plain(parseLink(again).link)).toEqual(plain(parseLink(link).link));
    }
  });

  afterAll(() => {
    if (UPDATE && fresh.length === golden.length) writeFileSync(FILE, `${JSON.stringify(fresh, null, 2)}\n`);
  });
});
