import { expect, it } from 'vitest';
import { algorithms } from '../../../src/engine/abr/algorithms/index.ts';
import { SAMPLED_VARIABLES } from '../../../src/engine/abr/sampledVariableList.ts';

it('what ports keep of algorithms is all that these name, but for rates over VCs and values', () => {
  const named = algorithms.flatMap((one) => one.create(0).variables?.() ?? []);
  const listed = named.filter(
    ({ label, unit }) => ['cells/s', 'cells', 'VCs', 'ms', '', 'VC'].includes(unit) && !label.includes(','),
  );
  const kinds = listed.map(({ label, unit }) => ({
    label,
    unit: unit === 'VC' ? '' : unit,
    isVc: unit === 'VC',
  }));
  expect(SAMPLED_VARIABLES).toEqual([...new Map(kinds.map((kind) => [kind.label, kind])).values()]);
});
