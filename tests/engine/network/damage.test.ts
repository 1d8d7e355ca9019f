import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyToDocument } from '../../../src/scenario/edits/settings.ts';
import { checkDocument } from '../../../src/scenario/validation/check.ts';
import { scenarios } from '../../../src/scenarios/index.ts';
import { cases } from '../../support/tier.ts';
import { worded } from '../../support/worded.ts';
import { catalog, type Json, small } from './catalog.ts';

/** Every place of a value, as keys from the root. */
function placesIn(value: unknown, keys: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [keys];
  return [keys, ...Object.entries(value).flatMap(([key, item]) => placesIn(item, [...keys, key]))];
}

function replaced(document: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const copy = (Array.isArray(document) ? [...document] : { ...(document as Json) }) as Json;
  if (rest.length === 0 && value === undefined) delete copy[key];
  else copy[key] = replaced(copy[key], rest, value);
  return copy;
}

const junk = fc.oneof(
  fc.constantFrom(
    undefined,
    null,
    Number.NaN,
    Infinity,
    -1,
    0,
    0.5,
    1e99,
    '',
    'S1',
    'S9',
    [],
    {},
    true,
    '__proto__',
  ),
  fc.integer(),
  fc.jsonValue(),
);
const bases = [small, ...scenarios.filter(({ id }) => ['half-empty', 'appendix-500'].includes(id))].map(
  (document) => ({ document, place: fc.constantFrom(...placesIn(document)) }),
);
const damage = fc
  .constantFrom(...bases)
  .chain(({ document, place }) =>
    fc
      .array(fc.tuple(place, junk), { minLength: 1, maxLength: 4 })
      .map((blows) =>
        blows.reduce<unknown>((broken, [keys, value]) => safely(broken, keys, value), document),
      ),
  );

/** A second blow may hit where the first left no such place. */
function safely(document: unknown, keys: readonly string[], value: unknown): unknown {
  try {
    return replaced(document, keys, value);
  } catch {
    return document;
  }
}

describe('a randomly damaged document', () => {
  it('is judged without an exception: problems, or a scenario, never both and never neither', () => {
    fc.assert(
      fc.property(damage, (document) => {
        const { scenario, problems } = checkDocument(document, catalog);
        expect(scenario === null).toBe(problems.length > 0);
        for (const { path, reason } of worded(problems)) {
          expect(path).not.toBe('');
          expect(reason).toMatch(/\w/);
        }
      }),
      { numRuns: cases(125) },
    );
  });

  it('is judged like its JSON text', () => {
    fc.assert(
      fc.property(damage, (document) => {
        const text = JSON.stringify(document);
        if (text === undefined) return;
        const copy = JSON.parse(text) as unknown;
        expect(checkDocument(copy, catalog).scenario === null).toBe(
          checkDocument(JSON.parse(JSON.stringify(copy)), catalog).problems.length > 0,
        );
      }),
      { numRuns: cases(25) },
    );
  });
});

describe('random settings', () => {
  it('leave a document that runs, and name what they could not do', () => {
    const path = fc.oneof(
      fc.constantFrom(
        'seed',
        'policy',
        'buffer',
        'policy.th1',
        'run.durationS',
        'measure.fromS',
        'tcp.windowBytes',
      ),
      fc.constantFrom(
        'vcs.*.source.packetBytes',
        'vcs.1.path',
        'links.S1>S2.delayMs',
        'ports.S1>S2.bufferCells',
      ),
      fc.string({ maxLength: 12 }),
    );
    const value = fc.oneof(
      fc.constantFrom('epd', 'espd', '1000', '12', '-1', 'NaN'),
      fc.string({ maxLength: 6 }),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(path, value), { maxLength: 5 }), (settings) => {
        const { document } = applyToDocument(small, settings, catalog);
        expect(checkDocument(document, catalog).problems).toEqual([]);
      }),
      { numRuns: cases(75) },
    );
  });
});
