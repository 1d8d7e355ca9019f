import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { brokenLinks } from './markdownLinks.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const below = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));
const atRoot = readdirSync(root).filter((name) => name.endsWith('.md'));
const pages = [...atRoot, ...below('docs'), ...below('src')];

const read = (path: string): string | undefined =>
  existsSync(join(root, path))
    ? path.endsWith('.md')
      ? readFileSync(join(root, path), 'utf8')
      : ''
    : undefined;

describe('links between pages', () => {
  it.each(pages)('%s: every relative link opens, at its heading', (page) => {
    expect(brokenLinks(read(page) ?? '', page, dirname(page), read)).toEqual([]);
  });

  it('reports a missing page and a missing heading', () => {
    const files: Record<string, string> = { 'docs/b.md': '# B\n\n## One thing: `x`\n' };
    const text =
      '[1](b.md) [2](b.md#one-thing-x) [3](c.md) [4](b.md#two) [5](https://a.example/c.md) [6](#none)';
    expect(brokenLinks(text, 'docs/a.md', 'docs', (path) => files[path])).toEqual([
      'c.md',
      'b.md#two',
      '#none',
    ]);
  });

  it('leads from docs/README.md to every page of docs', () => {
    const seen = new Set<string>();
    const visit = (page: string): void => {
      if (seen.has(page)) return;
      seen.add(page);
      for (const [, target = ''] of (read(page) ?? '').matchAll(/\]\(([^)#:]+\.md)(?:#[^)]*)?\)/g))
        visit(join(dirname(page), target));
    };
    visit('docs/README.md');
    expect(below('docs').filter((page) => !seen.has(page))).toEqual([]);
  });
});
