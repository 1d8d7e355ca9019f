import { expect, it } from 'vitest';
import { paperNames } from '../../../src/app/strings/terms/sources.ts';
import { studies } from '../../../src/studies/index.ts';

it('every paper has a short name: its first author and its year', () => {
  expect(Object.keys(paperNames)).toEqual(studies.map(({ paper }) => paper).sort());
  for (const { paper, citation } of studies) {
    const [author = ''] = (citation.split(', ')[0] ?? '').split(' & ');
    const name = paperNames[paper] ?? '';
    expect(name.startsWith(author.split(' ').at(-1) ?? '?'), name).toBe(true);
    expect(name.slice(-4)).toBe(citation.slice(-4));
  }
});
