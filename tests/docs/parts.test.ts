import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { growingIds, partNames } from '../../src/app/link/parts.ts';
import { declarePanels } from '../../src/app/panel/declared.ts';
import { PANELS } from '../../src/app/panel/registry.ts';

describe('docs/reference/links.md', () => {
  it('names every part of the page that a link can hide', () => {
    declarePanels(PANELS);
    const text = readFileSync('docs/reference/links.md', 'utf8');
    expect(partNames().filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
  });

  it('names every panel that a link can enlarge', () => {
    declarePanels(PANELS);
    const text = readFileSync('docs/reference/links.md', 'utf8');
    const line = text.split('\n').find((one) => one.startsWith('| `large` |')) ?? '';
    expect(growingIds().filter((id) => !line.includes(`\`${id}\``))).toEqual([]);
  });
});
