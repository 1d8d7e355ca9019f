import { describe, expect, it } from 'vitest';
import { loadRuleLanguage } from '../../src/engine/language.ts';
import { catalog } from '../../src/engine/node.ts';
import { checkRule } from '../../src/rules/check.ts';

loadRuleLanguage();

const bitsOf = (id: string) => catalog.policies.find((one) => one.id === id)?.bits;
const read = (line: string) => checkRule(`rule mine: a rule\n${line}\naccept\n`).bits;

describe('what a switch has to remember for each VC', () => {
  it.each<readonly [id: string, bits: number | 'counter', words: string]>([
    ['rcd', 0, '2.1: tail drop "does not require any per-VC state"'],
    ['ppd', 1, '2.1: PPD "requires one bit of per-VC state"'],
    ['epd', 2, '2.1: "two bits of state for each individual VC"'],
    ['atm-red', 2, '2.3.1: "two bits of state for each established VC"'],
    ['cell-red', 2, '2.3.1: its complexity "is equivalent to our ATM-RED"'],
    ['fba', 'counter', '2.2: "a counter to count the number of cells belonging to each VC"'],
    ['p-red', 'counter', '2.3.1: "a counter for each established VC like FBA"'],
  ])('%s: %s, as Rosolen et al. say in section %s', (id, bits, _words) => {
    expect(bitsOf(id)).toBe(bits);
  });

  it('is said of policies of the papers only where it has been counted', () => {
    const unsaid = catalog.policies.filter(({ bits }) => bits === undefined).map(({ id }) => id);
    expect(unsaid).toEqual(['ccd', 'gcra', 'codel', 'pie', 'fq-limit']);
  });

  it('is a line of the head; a rule without it says nothing, and `bits` stays a name', () => {
    expect([read('bits 0'), read('bits 14'), read('bits counter'), read('')]).toEqual([
      0,
      14,
      'counter',
      null,
    ]);
    expect(() => read('bits 2.5')).toThrow('a whole number up to 64 or `counter` is expected');
    expect(() => read('bits many')).toThrow('a whole number up to 64 or `counter` is expected');
    expect(
      checkRule('rule mine: a rule\nremember bits = 3\nbits = bits + 1\naccept if bits > 5\nrefuse\n').bits,
    ).toBe(null);
  });
});
