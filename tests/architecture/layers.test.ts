import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cruiseTree } from '../../scripts/cruise.mjs';

/** Cruises a made-up tree of `path -> source text` in a directory of its own. */
async function cruiseFiles(files: Record<string, string>) {
  const dir = mkdtempSync(join(tmpdir(), 'cellscope-layers-'));
  try {
    for (const [path, text] of Object.entries({ ...PACKAGES, ...files })) {
      mkdirSync(dirname(join(dir, path)), { recursive: true });
      writeFileSync(join(dir, path), text);
    }
    return await cruiseTree(dir);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

const stub = (name: string) => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({ name, version: '1.0.0', main: 'index.js' }),
  [`node_modules/${name}/index.js`]: 'export const value = 1;',
});

const PACKAGES: Record<string, string> = {
  'package.json': JSON.stringify({ dependencies: { react: '1', valibot: '1', 'd3-scale': '1' } }),
  ...stub('react'),
  ...stub('valibot'),
  ...stub('d3-scale'),
};

const LEAF = 'export const value = 1;';
const uses = (specifier: string) => `import { value } from '${specifier}';\nexport const used = value;`;
const usesType = (specifier: string) =>
  `import type { value } from '${specifier}';\nexport type T = typeof value;`;

/** rule, importing file, imported file, text of the importing file */
const PLANTED: [rule: string, from: string, to: string, text: string][] = [
  ['app-arrows', 'src/app/main.tsx', 'src/engine/index.ts', uses('../engine/index.ts')],
  ['app-arrows', 'src/app/types.ts', 'src/engine/index.ts', usesType('../engine/index.ts')],
  ['app-arrows', 'src/app/client.ts', 'src/worker/simulationHost.ts', uses('../worker/simulationHost.ts')],
  ['contract-arrows', 'src/contract/units.ts', 'src/engine/index.ts', uses('../engine/index.ts')],
  ['engine-arrows', 'src/engine/index.ts', 'src/app/clocks.ts', uses('../app/clocks.ts')],
  ['engine-arrows', 'src/engine/index.ts', 'src/strings/say.ts', uses('../strings/say.ts')],
  [
    'mechanisms-below-scenario',
    'src/engine/tcp/a.ts',
    'src/scenario/document/b.ts',
    uses('../../scenario/document/b.ts'),
  ],
  [
    'scenario-below-network',
    'src/scenario/validation/a.ts',
    'src/engine/sim/b.ts',
    uses('../../engine/sim/b.ts'),
  ],
  ['engine-arrows', 'src/engine/sim/a.ts', 'src/export/b.ts', usesType('../../export/b.ts')],
  ['engine-one-way', 'src/engine/tcp/a.ts', 'src/engine/network/b.ts', usesType('../network/b.ts')],
  ['engine-one-way', 'src/engine/sim/a.ts', 'src/engine/run/b.ts', uses('../run/b.ts')],
  ['strings-arrows', 'src/strings/say.ts', 'src/engine/index.ts', uses('../engine/index.ts')],
  ['scenarios-arrows', 'src/scenarios/a.ts', 'src/studies/b.ts', uses('../studies/b.ts')],
  ['lessons-arrows', 'src/lessons/a.ts', 'src/studies/b.ts', uses('../studies/b.ts')],
  ['engine-door', 'src/worker/simulationHost.ts', 'src/engine/atm/cell.ts', uses('../engine/atm/cell.ts')],
  ['engine-door', 'src/cli/sim.ts', 'src/engine/sim/queue.ts', uses('../engine/sim/queue.ts')],
  ['late-part', 'src/worker/simulationHost.ts', 'src/engine/explain.ts', uses('../engine/explain.ts')],
  ['late-part', 'src/worker/run.ts', 'src/worker/replays/index.ts', uses('./replays/index.ts')],
  [
    'late-part',
    'src/worker/simulationHost.ts',
    'src/engine/kernelLoader.ts',
    uses('../engine/kernelLoader.ts'),
  ],
  ['late-part', 'src/engine/probe/view.ts', 'src/engine/kernel/kernel.ts', uses('../kernel/kernel.ts')],
  ['late-by-another-door', 'src/engine/index.ts', 'src/engine/probe/why/why.ts', uses('./probe/why/why.ts')],
  [
    'strategies-apart',
    'src/engine/switch/discard/epd.ts',
    'src/engine/switch/discard/ppd.ts',
    uses('./ppd.ts'),
  ],
  [
    'strategies-apart',
    'src/engine/tcp/congestion/reno.ts',
    'src/engine/tcp/congestion/tahoe.ts',
    uses('./tahoe.ts'),
  ],
  ['paint-arrows', 'src/app/plot/paint/axis.ts', 'src/app/store/run.ts', uses('../../store/run.ts')],
  ['panels-below-pages', 'src/app/panels/queue.tsx', 'src/app/pages/stage.tsx', uses('../pages/stage.tsx')],
  ['parts-below-panels', 'src/app/widgets/knob.tsx', 'src/app/panels/queue.tsx', uses('../panels/queue.tsx')],
  ['src-stands-alone', 'src/app/main.tsx', 'tests/support/a.ts', uses('../../tests/support/a.ts')],
];

// That they hold in this tree is a stage of its own (scripts/layers.mjs).
describe('the arrows between the strata', () => {
  it.each(PLANTED)('%s: %s may not import %s', async (rule, from, to, text) => {
    const { violations } = await cruiseFiles({ [to]: LEAF, [from]: text });
    expect(violations).toEqual([{ rule, from, to }]);
  });

  it.each([
    ['engine-packages', 'src/engine/index.ts', 'react'],
    ['contract-packages', 'src/contract/units.ts', 'valibot'],
    ['app/plot/paint-packages', 'src/app/plot/paint/axis.ts', 'react'],
    ['d3-behind-plot', 'src/app/panels/queue/paint.ts', 'd3-scale'],
    ['no-node-outside-cli', 'src/engine/index.ts', 'fs'],
  ])('%s: %s may not import the package %s', async (rule, from, name) => {
    const { violations } = await cruiseFiles({ [from]: uses(name) });
    expect(violations.map((violation) => violation.rule)).toEqual([rule]);
  });

  it('name a cycle', async () => {
    const { violations } = await cruiseFiles({
      'src/engine/a.ts': uses('./b.ts'),
      'src/engine/b.ts': uses('./a.ts'),
    });
    expect(new Set(violations.map((violation) => violation.rule))).toEqual(new Set(['no-cycles']));
  });

  it('let the permitted ones pass', async () => {
    const { modules, violations } = await cruiseFiles({
      'src/contract/units.ts': LEAF,
      'src/engine/switch/discard/policy.ts': uses('../../../contract/units.ts').replace('used', 'value2'),
      'src/engine/switch/discard/epd.ts': "import { value2 } from './policy.ts';\nexport const epd = value2;",
      'src/engine/switch/discard/index.ts': "export { epd } from './epd.ts';",
      'src/engine/index.ts': `${uses('valibot')}\nexport { epd } from './switch/discard/index.ts';`,
      'src/engine/explain.ts': "export { epd } from './switch/discard/index.ts';",
      'src/worker/replays/index.ts': "import { epd } from '../../engine/explain.ts';\nexport const x = epd;",
      'src/worker/run.ts': usesType('./replays/index.ts').replaceAll('value', 'x'),
      'src/worker/sim.worker.ts':
        "import { epd } from '../engine/index.ts';\nexport const x = [epd, () => import('./replays/index.ts')];",
      'src/app/plot/paint/axis.ts': uses('d3-scale'),
      'src/app/client/client.ts':
        "export const start = () => new Worker(new URL('../../worker/sim.worker.ts', import.meta.url));",
    });
    expect(modules).toHaveLength(11);
    expect(violations).toEqual([]);
  });
});
