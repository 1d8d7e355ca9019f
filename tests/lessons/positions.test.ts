import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Position, positionsIn } from '../../src/lessons/positions.ts';

const indexOf = (text: string, { line, column }: Position): number =>
  text
    .split('\n')
    .slice(0, line - 1)
    .reduce((sum, one) => sum + one.length + 1, 0) +
  column -
  1;

const key = fc.stringMatching(/^[a-zA-Z0-9>-]{1,8}$/);
const { document } = fc.letrec((tie) => ({
  document: fc.oneof(
    { depthSize: 'small' },
    fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null)),
    fc.array(tie('document'), { maxLength: 4 }),
    fc.dictionary(key, tie('document'), { maxKeys: 4 }),
  ),
}));

/** Every path of a document with its value. */
function walk(value: unknown, path = ''): readonly (readonly [string, unknown])[] {
  const inner = Array.isArray(value)
    ? value.flatMap((one, index) => walk(one, `${path}[${index}]`))
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, one]) => walk(one, path === '' ? name : `${path}.${name}`))
      : [];
  return [[path, value], ...inner];
}

describe('the place of a path in a JSON text', () => {
  it('is where the text of its value begins, however the text is laid out', () => {
    fc.assert(
      fc.property(document, fc.constantFrom('', ' ', '\t', '   '), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        const { of, broken } = positionsIn(text);
        expect(broken).toBeNull();
        for (const [path, inner] of walk(value)) {
          const start = JSON.stringify(inner, null, indent).split('\n')[0] ?? '';
          expect(text.slice(indexOf(text, of(path)))).toMatch(
            new RegExp(`^${start.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`),
          );
        }
      }),
    );
  });

  it('is that of what is around it, where there is nothing', () => {
    const text = '{\n  "ports": {\n    "S1>S2": { "params": { "th": 1 } }\n  }\n}';
    const { of } = positionsIn(text);
    expect(of('ports.S1>S2.params.th1')).toEqual({ line: 3, column: 26 });
    expect(of('ports.S1.params')).toEqual({ line: 2, column: 12 });
    expect(of('vcs[3].path')).toEqual({ line: 1, column: 1 });
  });

  it('is the last one of a key that is there twice, as the value is', () => {
    expect(positionsIn('{ "a": 1,\n"a": 2 }').of('a')).toEqual({ line: 2, column: 6 });
  });
});

describe('a JSON text that breaks off', () => {
  it.each([
    ['{ "version": 1,', 1, 16],
    ['{\n  "a": 1\n  "b": 2\n}', 3, 3],
    ['{\n  "a": [1, 2\n}', 3, 1],
    ['{ "a": tru }', 1, 8],
    ["{ 'a': 1 }", 1, 3],
    ['{ "a": 1 } x', 1, 12],
    ['', 1, 1],
  ])('%j is broken at line %i, column %i', (text, line, column) => {
    expect(positionsIn(text).broken).toEqual({ line, column });
  });

  it('is broken inside of what is missing, never before what is left of it', () => {
    fc.assert(
      fc.property(fc.dictionary(key, document, { minKeys: 1, maxKeys: 4 }), fc.nat(), (value, seed) => {
        const text = JSON.stringify(value, null, 1);
        const cut = text.slice(0, 1 + (seed % (text.length - 1)));
        expect(positionsIn(cut).broken).not.toBeNull();
      }),
    );
  });
});
