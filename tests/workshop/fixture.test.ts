import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const project = mkdtempSync(join(tmpdir(), 'cellscope-course-'));
afterAll(() => rmSync(project, { recursive: true, force: true }));

/** Where a package is installed. */
const folderOf = (name: string): string =>
  dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));

describe('the fixture for pictures', () => {
  it('extends the tests of a project with a Playwright of its own, and brings no second one along', () => {
    const modules = join(project, 'node_modules');
    mkdirSync(join(modules, '@playwright'), { recursive: true });
    for (const name of ['@playwright/test', 'playwright', 'playwright-core'])
      cpSync(folderOf(name), join(modules, name), { recursive: true });
    writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
    writeFileSync(
      join(project, 'own.spec.ts'),
      [
        `import { test as base, expect } from '@playwright/test';`,
        `import { withCellscope } from ${JSON.stringify(resolve('scripts/author/fixture.ts'))};`,
        `withCellscope(base)('a picture of the course', ({ cellscope }) => expect(cellscope).toBeTruthy());`,
      ].join('\n'),
    );
    const cli = join(modules, '@playwright', 'test', 'cli.js');
    const said = execFileSync(process.execPath, [cli, 'test', '--list'], { cwd: project, encoding: 'utf8' });
    expect(said).toContain('› a picture of the course');
    expect(said).toContain('Total: 1 test in 1 file');
  });
});
