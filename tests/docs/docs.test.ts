import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { afterAll, describe, expect, it } from 'vitest';
import { simCommand } from '../../src/cli/sim/simCommand.ts';
import type { RunResults, ScenarioDocument, Settings } from '../../src/contract/index.ts';
import { applySettings, catalog } from '../../src/engine/node.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import { keyPaths, recorder } from '../cli/support.ts';

const text = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'cellscope-docs-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function run(...argv: string[]): Promise<RunResults> {
  const output = recorder();
  const code = await simCommand(['run', ...argv, '--json'], output);
  expect(output.errors).toEqual([]);
  expect(code).toBe(0);
  return JSON.parse(output.lines.join('')) as RunResults;
}

describe('docs/reference/cli.md', () => {
  it('explains every key of sim --json', async () => {
    const page = text('docs/reference/cli.md');
    const results = await run('half-empty', '--set', 'run.durationS=0.2', '--set', 'measure.fromS=0.1');
    const [ledger] = results.links.filter((link) => link.ledger !== null);
    for (const key of keyPaths({ ...results, links: [ledger] })) expect(page).toContain(`\`${key}\``);
  });
});

/** Keys of a schema whose list has a most that a writer can meet, by name; a path and the nodes follow from others. */
function longest(schema: unknown): Readonly<Record<string, number>> {
  const found: Record<string, number> = {};
  const visit = (node: unknown, name: string): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('maxItems' in node && Number(node.maxItems) > 10) found[name] = Number(node.maxItems);
    for (const [key, inner] of Object.entries(node))
      visit(inner, /^(properties|items|anyOf|oneOf|\d+)$/.test(key) ? name : key);
  };
  visit(schema, '');
  const { nodes: _, path: __, ...rest } = found;
  return rest;
}

describe('docs/reference/scenarios.md', () => {
  const [, example = ''] = /```json\n([\s\S]+?)```/.exec(text('docs/reference/scenarios.md')) ?? [];

  it('shows an example that the published schema accepts and that runs', async () => {
    const validate = new Ajv().compile(JSON.parse(text('public/schema/scenario.v1.schema.json')));
    expect(validate(JSON.parse(example)), JSON.stringify(validate.errors)).toBe(true);
    const file = join(folder, 'my.json');
    writeFileSync(file, example);
    const results = await run(file);
    expect(results.sessions.map(({ vc }) => vc)).toEqual([1, 2]);
    for (const session of results.sessions) expect(session.packets).toBeGreaterThan(0);
    const policies = await run(file, '--seed', '3', '--set', 'policy=espd');
    expect(policies.ports.every(({ policy }) => policy === 'espd')).toBe(true);
  });

  it('explains every key of the schema', () => {
    const page = text('docs/reference/scenarios.md');
    const names = [...text('public/schema/scenario.v1.schema.json').matchAll(/^ {2,}"(\w+)": \{$/gm)]
      .map(([, name]) => name ?? '')
      .filter((name) => !['properties', 'items', 'additionalProperties', 'propertyNames'].includes(name));
    expect(names).toContain('delayedAckMs');
    for (const name of names) expect(page, name).toMatch(new RegExp(`\\b${name}\\b`));
  });

  it('names the path of every setting of a link, a node, a pool and a run, each of which is taken', () => {
    const [, section = ''] = text('docs/reference/scenarios.md').split(
      '\n## Changing a scenario for one run\n',
    );
    const rows = section.split('\n').filter((line) => line.startsWith('| `'));
    const scene = findScenario('half-empty') as ScenarioDocument;
    const places = { link: 'links', switch: 'nodes', router: 'nodes', pool: 'arrivals' } as const;
    for (const [group, head] of Object.entries(places))
      for (const { key } of (catalog.settings as Settings)[group as keyof typeof places]) {
        const row = rows.find((line) => line.startsWith(`| \`${head}.`) && line.includes(key)) ?? '';
        expect(row, `${head}: ${key}`).toMatch(new RegExp(`\`${head}\\.\\*\\.(${key}|<key>)\``));
        const { problems } = applySettings(scene, [[`${head}.*.${key}`, 'x']]);
        const refused = problems.map(({ reason }) => reason.key);
        expect(refused, `${head}.*.${key}`).not.toContain('unknownSetting');
        expect(refused, `${head}.*.${key}`).not.toContain('noSuchLinkOrKey');
      }
    for (const { key } of (catalog.settings as Settings).run)
      expect(
        rows.some((line) => line.includes(`\`${key}\``)),
        key,
      ).toBe(true);
  });

  it('says in the row of a list how long it may be', () => {
    const rows = text('docs/reference/scenarios.md')
      .split('\n')
      .filter((line) => line.startsWith('|'));
    const {
      arrivals: pools = 0,
      times: scripted = 0,
      ...rest
    } = longest(JSON.parse(text('public/schema/scenario.v1.schema.json')));
    for (const [key, most] of Object.entries({ ...rest, pools, scripted })) {
      const ofKey = rows.filter((row) => new RegExp(`\\b${key}\\b`).test(row)).join('\n');
      expect(ofKey, key).toContain(most.toLocaleString('en-GB'));
    }
  });
});

describe('version', () => {
  it('is the same in package.json, the citation file and the newest release in the changelog', () => {
    const { version } = JSON.parse(text('package.json')) as { version: string };
    expect(/^version: (.+)$/m.exec(text('CITATION.cff'))?.[1]).toBe(version);
    expect(/^## (\d\S*)/m.exec(text('CHANGELOG.md'))?.[1]).toBe(version);
  });

  it('has at most 30 lines in the changelog, like every release', () => {
    for (const release of text('CHANGELOG.md').split(/^## /m).slice(1))
      expect(
        release.split('\n').filter((line) => line !== '').length,
        release.slice(0, 20),
      ).toBeLessThanOrEqual(31);
  });
});
