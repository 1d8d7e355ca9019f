import { describe, expect, it } from 'vitest';
import { changeIn, explainRmVisit } from '../../../src/engine/probe/rm/rmText.ts';
import { sayRemark } from '../../../src/strings/en/remarks/index.ts';
import { changed } from '../../../src/strings/en/remarks/parts.ts';

type Seen = Parameters<typeof changeIn>[0];
const fields = { er: 100, ccr: 50, mcr: 0, ci: false, ni: false };
const seen = (before: object, after: object, forward = false): Seen =>
  ({
    before: { ...fields, ...before },
    after: { ...fields, ...before, ...after },
    forward,
    line: 3,
  }) as Seen;

const inWords = (visit: Seen): string => changed('S2', changeIn(visit));

describe('what a switch did to an RM cell', () => {
  it('is what it changed', () => {
    expect(inWords(seen({}, { er: 60, ci: true }))).toBe('S2 lowered ER from **100** to **60** and set CI');
  });

  it('is nothing, and where CI had been set by another one, that it had', () => {
    expect(inWords(seen({}, {}))).toBe('S2 left it as it was');
    expect(inWords(seen({}, {}, true))).toBe('S2 read it and left it as it was');
    expect(inWords(seen({ ci: true }, {}))).toBe('S2 left it as it was, with CI set already');
  });
});

describe('an RM cell that leaves its source', () => {
  const words = (er: number, quantizeRm: boolean) =>
    sayRemark(
      explainRmVisit(
        { ...seen({}, { er }), station: 'source', node: 'xmt' } as unknown as Parameters<
          typeof explainRmVisit
        >[0],
        0,
        { id: 1, name: null, path: ['xmt'], abr: { quantizeRm } } as unknown as Parameters<
          typeof explainRmVisit
        >[2],
      ).sentence,
    );

  it('asks for PCR, or for what 16 bits make of it', () => {
    expect(words(353_208, false)).toMatch(/asks for ER \*\*353,208\*\*, its PCR\.$/);
    expect(words(352_768, true)).toMatch(/asks for ER \*\*352,768\*\*, its PCR in 16 bits\.$/);
  });
});
