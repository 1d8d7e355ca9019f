import '../../support/packing.ts';
import '../../support/seed.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toBase64url } from '../../../src/app/link/packed/bytes.ts';
import { toRunFile } from '../../../src/app/link/packed/file.ts';
import { readRunFile } from '../../../src/app/link/packed/readFile.ts';
import { parseLink, writeLink } from '../../../src/app/link/query.ts';
import { EMPTY_LINK, type LinkState } from '../../../src/app/link/state.ts';
import { refusal } from '../../../src/strings/en/reasons/refusal.ts';
import { cases } from '../../support/tier.ts';
import { worded } from '../../support/worded.ts';
import { anyState } from './states.ts';

const edits = Array.from({ length: 40 }, (_, i) => ({
  time: 1_200_000_000_000 + i * 16_000_321_000,
  path: 'policy.th1',
  value: 1900 - 7 * i,
}));
const packed: LinkState = { ...EMPTY_LINK, scene: 'half-empty', seed: 3, vc: 8, timePs: 1.9e12, edits };
const { query } = writeLink(packed);
const text = new URLSearchParams(query).get('state') ?? '';
const payload = text.slice(text.lastIndexOf('.') + 1);
const withState = (state: string) => parseLink(`?scene=half-empty&seed=3&state=${encodeURIComponent(state)}`);

const character = fc.integer({ min: 0, max: text.length - 1 });
const cut = character.map((at) => text.slice(0, at));
const flipped = fc
  .tuple(character, fc.integer({ min: 0, max: 6 }))
  .map(([at, bit]) => text.slice(0, at) + flip(text[at]!, bit) + text.slice(at + 1));
const flip = (letter: string, bit: number) => String.fromCharCode(letter.charCodeAt(0) ^ (1 << bit));
const swapped = character.map((at) => text.slice(at) + text.slice(0, at)).filter((one) => one !== text);
const otherVersion = fc.integer({ min: 0, max: 9999 }).filter((version) => version !== 1);
const hostile = fc.oneof(
  fc.constantFrom('<script>alert(1)</script>', '1.9.__proto__', '1.0.', '1.99999.', '\u0000', '1.8.AAAAAAAA'),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => `1.${toBase64url(bytes).length}.${toBase64url(bytes)}`),
);
const damaged = fc.oneof(
  cut,
  flipped,
  swapped,
  otherVersion.map((version) => text.replace(/^1/, String(version))),
  hostile.filter((one) => one !== text),
  character.map((at) => `${text.slice(0, at)} ${text.slice(at)}`),
);

describe('a damaged packed part', () => {
  it('is told and left out, a thousand times, and nothing else is lost', () => {
    fc.assert(
      fc.property(damaged, (state) => {
        const { link, problems } = withState(state);
        expect(problems).toHaveLength(1);
        expect(problems[0]!.path).toBe('state');
        const why = worded(problems[0]!.reason);
        expect(refusal('state', problems[0]!.reason, why)).toMatch(/^state( is|: holds|: does) \w+/);
        expect(link).toMatchObject({ scene: 'half-empty', seed: 3, edits: [], overrides: [] });
      }),
      { numRuns: cases(1000) },
    );
  });

  it.each([
    [text.slice(0, -9), `cut off: ${payload.length - 9} of ${payload.length} characters came`],
    [text.slice(0, 3), 'does not begin with version and length, like 1.240.'],
    [text.replace(/^1/, '2'), 'damaged: its checksum does not fit'],
    [`${text})`, `damaged: character ${payload.length + 1} is none of A-Z, a-z, 0-9, - and _`],
    ['1.5000.'.padEnd(2531, 'A'), '2,531 characters long; range 1 to 2,000'],
    ['<img src=x onerror=alert(1)>', 'does not begin with version and length, like 1.240.'],
  ])('%s: %s', (state, reason) => {
    expect(worded(withState(state).problems)).toEqual([
      expect.objectContaining({ path: 'state', value: state, reason }),
    ]);
  });
});

describe('any link, damaged anywhere', () => {
  it('opens: at worst with something told', () => {
    const place = fc.nat();
    fc.assert(
      fc.property(anyState, place, fc.integer({ min: 0, max: 6 }), (state, where, bit) => {
        const { query: whole } = writeLink(state);
        const at = 1 + (where % Math.max(1, whole.length - 1));
        for (const broken of [
          whole.slice(0, at),
          whole.slice(0, at) + flip(whole[at] ?? ' ', bit) + whole.slice(at + 1),
        ]) {
          const { link, problems } = parseLink(broken);
          for (const { path, reason } of worded(problems)) expect(`${path} ${reason}`).toMatch(/\S+ \S+/);
          expect(parseLink(writeLink(link).query).problems).toEqual([]);
        }
      }),
      { numRuns: cases(500), endOnFailure: true },
    );
  });
});

describe('a damaged file', () => {
  const file = toRunFile({
    ...packed,
    overrides: [['tcp.minRtoMs', 1000]],
    branches: { version: 1, content: [] },
  });

  it('loses only what is wrong in it', () => {
    const bad = {
      ...file,
      colour: 'red',
      digest: 5,
      address: { ...file.address, seed: -1, theme: 'pink', shoe: 44 },
      edits: [{ time: -1, path: 'policy', value: 'epd' }, { time: 5, path: 'tcp', value: 1 }, null, ...edits],
      branches: 7,
    };
    const read = readRunFile(JSON.parse(JSON.stringify(bad)));
    expect(read.problems.map(({ path }) => path)).toEqual([
      'colour',
      'seed',
      'theme',
      'address.shoe',
      'edits.1.time',
      'edits.2.path',
      'edits.3.time',
      'branches',
      'digest',
    ]);
    expect(read).toMatchObject({
      link: { scene: 'half-empty', vc: 8, overrides: [['tcp.minRtoMs', 1000]], edits },
    });
  });

  it('of another version is told whole', () => {
    const told = { path: 'version', reason: 'not a known version of saved runs; range 1 to 1' };
    expect(worded(readRunFile({ ...file, version: 2 }))).toEqual({
      problems: [expect.objectContaining(told)],
    });
  });

  it('may hold anything', () => {
    fc.assert(
      fc.property(
        fc.record({ version: fc.constant(1), edits: fc.jsonValue(), address: fc.jsonValue() }),
        (one) => {
          const read = readRunFile(one);
          expect(read.link && parseLink(writeLink(read.link).query).problems).toEqual([]);
        },
      ),
    );
  });
});
