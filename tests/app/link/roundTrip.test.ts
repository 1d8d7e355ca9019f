import '../../support/packing.ts';
import '../../support/seed.ts';
import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toRunFile } from '../../../src/app/link/packed/file.ts';
import { pack, unpack } from '../../../src/app/link/packed/packed.ts';
import { readRunFile } from '../../../src/app/link/packed/readFile.ts';
import { parseLink, writeLink } from '../../../src/app/link/query.ts';
import { EMPTY_LINK, type LinkDraft, type LinkState } from '../../../src/app/link/state.ts';
import { cases } from '../../support/tier.ts';
import { anyState } from './states.ts';

const said = (state: LinkState) => JSON.parse(JSON.stringify(state, (_, v) => (v === Infinity ? 'max' : v)));

describe('any state', () => {
  it('comes back from its link, or is one for a file', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const { query, form } = writeLink(state);
        const { link, problems } = parseLink(query);
        expect(problems).toEqual([]);
        const { scenario, branches, ...rest } = state;
        const left = form === 'file' ? { ...rest, edits: [], overrides: [] } : state;
        expect(said(link)).toEqual(said(left));
      }),
      { numRuns: cases(200) },
    );
  });

  it('has one link: read and written again it is the same text', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const { query } = writeLink(state);
        expect(writeLink(parseLink(query).link).query).toBe(query);
      }),
      { numRuns: cases(300) },
    );
  });

  it('comes back from the packed part alone', () => {
    fc.assert(
      fc.property(anyState, ({ scenario, overrides, edits, branches }) => {
        const state = { ...EMPTY_LINK, scenario, overrides, edits, branches };
        const text = pack(state)!;
        fc.pre(text.length <= 2000);
        const draft: LinkDraft = { ...EMPTY_LINK };
        unpack(text, draft, (path, value, reason) => {
          throw new Error(`${path} = ${value} ${reason}`);
        });
        expect(said(draft)).toEqual(said(state));
      }),
      { numRuns: cases(300) },
    );
  });

  it('comes back from its file, which keeps to the published schema', () => {
    const schema = JSON.parse(readFileSync('public/schema/run.v1.schema.json', 'utf8'));
    const validate = new Ajv({ allowUnionTypes: true }).compile(schema);
    fc.assert(
      fc.property(anyState, (state) => {
        const text = JSON.stringify(toRunFile(state, '0123456789abcdef'));
        expect(validate(JSON.parse(text)), JSON.stringify(validate.errors)).toBe(true);
        const read = readRunFile(JSON.parse(text));
        if (!read.link) throw new Error('nothing was read');
        expect(read.problems).toEqual([]);
        expect(read.digest).toBe('0123456789abcdef');
        expect(said(read.link)).toEqual(said(state));
      }),
      { numRuns: cases(300) },
    );
  });

  it('of a file, a rule and a parameter among the overrides hold from the start, as in an address', () => {
    const rule = 'rule mine: one of mine\n\nif queue < buffer / 2\n  accept\nrefuse\n';
    const asked = [
      { path: 'policy', value: rule },
      { path: 'buffer', value: 500 },
    ];
    const measured = { path: 'measure.fromS', value: 0.25 };
    const { link, problems } = readRunFile({
      kind: 'cellscope-run',
      version: 1,
      address: { scene: 'half-empty' },
      overrides: [asked[0], measured, asked[1]],
      edits: [{ time: 3e11, path: 'policy', value: 'epd' }],
    });
    const query = new URLSearchParams(asked.map(({ path, value }) => [path, String(value)]));
    expect(problems).toEqual([]);
    expect(link?.edits.slice(0, 2)).toEqual(parseLink(`?scene=half-empty&${query}`).link.edits);
    expect(link?.edits.map(({ time }) => time)).toEqual([0, 0, 3e11]);
    expect(link?.overrides).toEqual([[measured.path, measured.value]]);
  });
});
