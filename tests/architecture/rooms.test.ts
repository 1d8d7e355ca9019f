import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

describe('a README', () => {
  it.each(['src', 'src/app', 'src/app/panels', 'src/engine'])('of %s names each of its folders', (place) => {
    const text = readFileSync(join(place, 'README.md'), 'utf8');
    const inside = readdirSync(place, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const unnamed = inside.filter(({ name }) => !new RegExp(`\`${name}[/\`]`).test(text));
    expect(unnamed.map(({ name }) => name)).toEqual([]);
  });
});
