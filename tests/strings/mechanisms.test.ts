import { describe, expect, it } from 'vitest';
import { catalog } from '../../src/engine/node.ts';
import { HELP, type Helped, withHelp } from '../../src/strings/en/mechanisms/index.ts';

const { policies, schedulers, allocations, algorithms, rateControl } = catalog;
const kinds = {
  policy: policies,
  scheduler: schedulers,
  allocation: allocations,
  algorithm: algorithms,
  rateControl,
};

describe.each(Object.keys(kinds) as Helped[])('help for each %s', (kind) => {
  it.each(kinds[kind].map((one) => [one.id, one] as const))('says what %s does and means', (_id, one) => {
    const { help = '', parameters } = withHelp(kind, one);
    expect(help).toMatch(/^.{40,}[.)]$/);
    for (const { name, help: meaning = '' } of parameters) expect(meaning, name).toMatch(/^.{15,}[.)]$/);
  });

  it('is for what there is, where no rule brings its own', () => {
    const needed = kinds[kind]
      .filter(({ help }) => help === undefined)
      .map(({ id, parameters }) => [id, parameters.map(({ name }) => name).toSorted()]);
    const said = Object.entries(HELP[kind]).map(([id, { parameters }]) => [
      id,
      Object.keys(parameters).toSorted(),
    ]);
    expect(Object.fromEntries(said)).toEqual(Object.fromEntries(needed));
  });
});
