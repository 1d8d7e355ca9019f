import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { test as base } from '@playwright/test';
import { expect, test } from '../scripts/author/playwright.ts';
import { LONG } from './stage.ts';

test(
  'an author’s way to a picture gives the same bytes and digest each time, and says what was refused',
  LONG,
  async ({ cellscope }) => {
    const seen = (sight: 'usual' | 'deuteranopia') =>
      cellscope
        .open('half-empty', { theme: 'dark', size: 'phone', sight, seed: 1, link: 'policy=epd' })
        .at(0.3)
        .set('policy', 'espd')
        .at('drop');
    const pictureOf = (sight: 'usual' | 'deuteranopia') => seen(sight).screenshot({ region: 'Queue' });
    const first = await pictureOf('usual');
    const page = await seen('usual').page();
    expect(page.viewportSize()).toEqual({ width: 390, height: 844 });
    await expect(page.getByRole('region', { name: 'Queue' })).toBeVisible();
    const digest = await page.evaluate(() => window.cellscope.digest());
    const later = cellscope.open('half-empty', { seed: 1, link: 'policy=epd' }).at(0.2).at(0.3);
    expect(await later.set('policy', 'espd').at('drop').digest()).toBe(digest);
    expect(first.equals(await pictureOf('usual'))).toBe(true);
    const other = await pictureOf('deuteranopia');
    expect(other.equals(first)).toBe(false);
    expect(other.equals(await pictureOf('deuteranopia'))).toBe(true);
    await expect(cellscope.open('half-empty', { link: 'buffer=-1' }).digest()).rejects.toThrow('buffer = -1');
  },
);

/** A project of somebody else: its own folder, its own Playwright. */
base('a project with a Playwright of its own gets the fixture', LONG, async ({ baseURL }) => {
  const folder = mkdtempSync(join(tmpdir(), 'cellscope-project-'));
  try {
    for (const name of ['@playwright/test', 'playwright', 'playwright-core'])
      cpSync(join('node_modules', name), join(folder, 'node_modules', name), { recursive: true });
    const fixture = JSON.stringify(resolve('scripts/author/fixture.ts'));
    writeFileSync(join(folder, 'package.json'), '{ "name": "course", "type": "module" }');
    writeFileSync(
      join(folder, 'playwright.config.ts'),
      `export default { reporter: 'line', use: { baseURL: ${JSON.stringify(baseURL)}, launchOptions: { executablePath: process.env.CELLSCOPE_BROWSER } } };`,
    );
    writeFileSync(
      join(folder, 'course.spec.ts'),
      `import { test as base, expect } from '@playwright/test';
import { withCellscope } from ${fixture};
withCellscope(base)('mine', async ({ cellscope }) => {
  expect(await cellscope.open('half-empty', { seed: 1 }).at(0.3).digest()).toMatch(/^[0-9a-f]{16}/);
});`,
    );
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['node_modules/@playwright/test/cli.js', 'test'],
      { cwd: folder },
    );
    expect(stdout).toContain('1 passed');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
