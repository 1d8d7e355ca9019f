import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KINDS, nameOf } from '../../scripts/new/kinds.ts';
import { tier } from '../support/tier.ts';

const NOT_COPIED = /^(node_modules|dist.*|\.git|test-results|screenshots)$/;

it('names a contribution in files, code and sentences', () => {
  expect(nameOf('my-own-rule')).toEqual({ id: 'my-own-rule', camel: 'myOwnRule', title: 'My own rule' });
});

it.each(Object.entries(KINDS))('writes a %s in English and in German', (_kind, make) => {
  const paths = Object.keys(make(nameOf('eo')).files);
  for (const path of paths.filter((name) => name.startsWith('src/languages/de/')))
    expect(paths).toContain(path.replace('languages/de/', '').replace(/(?<!\.lesson\.)json$/, 'ts'));
});

/** Files that a contribution is made of, and files that get a line of it. */
const TOUCHED: Readonly<Record<string, readonly [written: number, lines: readonly string[]]>> = {
  policy: [3, []],
  lesson: [2, ['src/lessons/index.ts']],
  panel: [5, ['src/app/panel/registry.ts', 'src/app/panels/README.md']],
  scene: [3, ['src/scenarios/index.ts']],
  language: [1, ['src/app/language/languages.ts']],
};

it.each(Object.entries(KINDS))(
  'a %s touches few files, which the row of src/README.md names',
  (kind, make) => {
    const { files, lines } = make(nameOf('eo'));
    const touched = new Set(lines.map(({ file }) => file));
    expect([Object.keys(files).length, [...touched]]).toEqual(TOUCHED[kind]);
    const rows = readFileSync('src/README.md', 'utf8').split('\n');
    const row = rows.find((one) => one.includes(`\`npm run new -- ${kind} `)) ?? '';
    for (const file of touched) expect(row).toContain(`\`${file.replace(/^src\//, '')}\``);
  },
);

describe.runIf(tier === 'long')('a copy of the sources with one of each kind', () => {
  let copy = '';
  const run = (command: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, encoding: 'utf8' });
    return { status, said: `${stdout}${stderr}` };
  };

  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'cellscope-new-'));
    cpSync('.', copy, {
      recursive: true,
      filter: (path) => !path.split('/').some((part) => NOT_COPIED.test(part)),
    });
    symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  }, 120_000);
  afterAll(() => rmSync(copy, { recursive: true }), 120_000);

  it.each(Object.keys(KINDS))(
    'gets a %s',
    (kind) => {
      const id = kind === 'language' ? 'pt-br' : `my-${kind}`;
      expect(run('npx', 'tsx', 'scripts/new.ts', kind, id)).toMatchObject({ status: 0 });
      const again = run('npx', 'tsx', 'scripts/new.ts', kind, id);
      expect(again).toMatchObject({ status: 2 });
      expect(again.said).toContain('is there already');
    },
    120_000,
  );

  it.each([
    ['types', ['node', 'scripts/typecheck.mjs']],
    [
      'lint',
      [
        'npx',
        'biome',
        'check',
        'src/rules',
        'src/engine/switch',
        'src/lessons',
        'src/scenarios',
        'tests/scenarios',
        'src/languages',
        'src/app/language',
        'src/app/panel',
        'src/app/panels/myPanel',
        'src/app/strings',
        'tests/app/panels/myPanel.test.tsx',
        'tests/engine/discard',
      ],
    ],
    ['words', ['node', 'scripts/words.mjs']],
    ['the policy', ['npx', 'vitest', 'run', 'tests/engine/discard/myPolicy.test.ts']],
    ['the lesson', ['npx', 'vitest', 'run', 'tests/lessons/lessons.test.ts', '-t', 'my-lesson']],
    [
      'the scene',
      [
        'npx',
        'vitest',
        'run',
        ...['myScene', 'teaching', 'teachingApart', 'sceneControls', 'groups', 'pictures', 'scenarios'].map(
          (name) => `tests/scenarios/${name}.test.ts`,
        ),
      ],
    ],
    [
      'the panel',
      [
        'npx',
        'vitest',
        'run',
        'tests/app/panels/myPanel.test.tsx',
        'tests/app/panel/',
        'tests/app/lesson/marks.test.ts',
      ],
    ],
    [
      'the speed of the scene, what its question is about, and the numbers of its note',
      [
        'npx',
        'vitest',
        'run',
        'tests/scenarios/openingSpeed.test.ts',
        'tests/scenarios/outcomes.test.ts',
        'tests/scenarios/teachingNumbers.test.ts',
        '-t',
        'my-scene',
      ],
    ],
    [
      'the German',
      [
        'npx',
        'vitest',
        'run',
        'tests/german/complete.test.ts',
        'tests/german/sources.test.ts',
        'tests/german/lengths.test.ts',
        'tests/german/stale.test.ts',
      ],
    ],
    ['the catalogs', ['npx', 'vitest', 'run', 'tests/language']],
    ['the page in its language', ['npx', 'vite', 'build', '--mode', 'pt-br', '--logLevel', 'warn']],
    ['the docs', ['npx', 'vitest', 'run', 'tests/docs']],
    ['the architecture', ['npx', 'vitest', 'run', 'tests/architecture']],
  ])(
    'keeps %s',
    (_what, [command = '', ...args]) => {
      const { status, said } = run(command, ...args);
      expect(status, said).toBe(0);
    },
    900_000,
  );

  it('has wrong types in the files that the row of src/README.md names, and in no other, once there is a new kind of edit', () => {
    const grammar = join(copy, 'src/contract/document/paths.ts');
    const sample = "interface SamplePath {\n  readonly kind: 'sample';\n}\n";
    const text = readFileSync(grammar, 'utf8');
    writeFileSync(
      grammar,
      text.replace('export type EditPath =', `${sample}export type EditPath = SamplePath |`),
    );
    const { said } = run('node', 'scripts/typecheck.mjs');
    const wrong = [...new Set([...said.matchAll(/^(\S+\.tsx?)\(/gm)].map(([, file = '']) => file))];
    expect(wrong.toSorted(), said).toEqual([
      'src/app/settings/kinds.ts',
      'src/contract/document/paths.ts',
      'src/engine/run/carriedOut.ts',
      'src/scenario/edits/kinds.ts',
      'tests/contract/paths.test.ts',
    ]);
    const rows = readFileSync(join(copy, 'src/README.md'), 'utf8').split('\n');
    const row = rows.find((one) => one.startsWith('| something that an edit can change |')) ?? '';
    for (const file of wrong) expect(row).toContain(`\`${file.replace(/^src\//, '')}\``);
  }, 600_000);
});

it.runIf(tier === 'long')('refuses an unknown kind and an id that is none, and says what is allowed', () => {
  const run = (...args: string[]) =>
    spawnSync('npx', ['tsx', 'scripts/new.ts', ...args], { encoding: 'utf8' });
  expect(run('planet', 'mars').stderr).toContain(
    'kind = "planet": allowed are policy, lesson, panel, scene, language',
  );
  expect(run('language', 'nonsense-x').stderr).toContain('id = "nonsense-x": is no tag of a language');
  expect(run('policy', 'My Rule').stderr).toContain('id = "My Rule": allowed are small letters');
});
