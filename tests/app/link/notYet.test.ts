import { expect, it } from 'vitest';
import { fetchPacking } from '../../../src/app/link/packed/packing.ts';
import { parseLink, writeLink } from '../../../src/app/link/query.ts';
import { EMPTY_LINK } from '../../../src/app/link/state.ts';

const branched = { ...EMPTY_LINK, scene: 'half-empty', branches: { version: 1, content: [] } };

it('tells what a link packs, and writes none, until the part that packs has come', async () => {
  expect(writeLink(branched)).toEqual({ query: '?scene=half-empty', form: 'file' });

  await fetchPacking();
  const { query, form } = writeLink(branched);
  expect(form).toBe('packed');
  expect(parseLink(query).problems).toEqual([]);
});
