import { describe, expect, it } from 'vitest';
import { parameterValue } from '../../../src/app/format.ts';
import { parameterText } from '../../../src/app/panels/policy/parameterText.ts';
import { positions } from '../../../src/app/settings/form/positions.ts';
import { refusedText } from '../../../src/app/settings/form/rows.tsx';
import { typedNumber } from '../../../src/app/widgets/numbers/typedNumber.ts';
import type { NumberParameter, PortState } from '../../../src/contract/index.ts';
import { catalog } from '../../../src/engine/index.ts';

const specs = catalog.rateControl.flatMap(({ parameters }) => parameters);
const spec = (name: string) => specs.find((one) => one.name === name) as NumberParameter;

describe('a slider', () => {
  it('by powers of two stands on each of them, and nowhere else', () => {
    const { low, high, step, to, from } = positions(spec('rif'), 1);
    expect([low, high, step]).toEqual([-15, 0, 1]);
    expect([from(-4), from(0), to(1 / 4)]).toEqual([1 / 16, 1, -2]);
    expect(to(0.1)).toBe(-3);
    const nrm = positions(spec('nrm'), 256);
    expect([nrm.from(nrm.low), nrm.from(5), nrm.from(nrm.high)]).toEqual([2, 32, 256]);
  });

  it('by powers of two that takes 0 too has it below the least of them', () => {
    const { low, high, to, from } = positions(spec('cdf'), 1);
    expect([low, high]).toEqual([-7, 0]);
    expect([from(-7), from(-6), from(-4)]).toEqual([0, 1 / 64, 1 / 16]);
    expect([to(0), to(1 / 64), to(1 / 1000), to(1)]).toEqual([-7, -6, -6, 0]);
  });

  it('over decades comes back to where it was', () => {
    const { to, from } = positions(spec('coupling.k'), 100);
    for (const k of [0.01, 0.5, 1, 2, 100]) expect(Math.abs(from(to(k)) / k - 1)).toBeLessThan(0.01);
  });
});

describe('a number as people write it', () => {
  it.each([
    ['1,900', 1_900],
    ['1/16', 1 / 16],
    ['\u22120.5', -0.5],
    [' 2\u2009000 ', 2_000],
    ['2,5', 2.5],
    ['0,0625', 0.0625],
    ['1,234,567.5', 1_234_567.5],
    ['12,3456', 12.3456],
  ])('%s', (text, value) => {
    expect(typedNumber(text)).toBe(value);
  });

  it.each(['', '1/', '/2', '1/2/3', 'k'])('is not %j', (text) => {
    expect(typedNumber(text)).toBeNaN();
  });

  it('is quoted as it was typed where that says more', () => {
    expect(refusedText(spec('rdf'), 1.0001)).toBe('1.0001');
    expect(refusedText(spec('rdf'), 2)).toBe('2');
    expect(refusedText(spec('nrm'), 64.5)).toBe('64.5');
    expect(refusedText(spec('crm'), 20_000_000)).toBe('20,000,000');
    expect(refusedText(spec('rif'), 'abc')).toBe('abc');
  });

  it('is written as its field does', () => {
    expect(parameterValue(spec('rif'), 1 / 64)).toBe('1/64');
    expect(parameterValue(spec('rif'), 0.3)).toBe('0.3');
    expect(parameterValue(spec('crm'), 524_288)).toBe('524,288');
    expect(parameterValue(spec('cdf'), 1 / 16)).toBe('1/16');
    const [form] = catalog.rateControl[1]?.parameters ?? [];
    expect(form && parameterValue(form, 'average')).toBe('EWMA');
  });

  it('says in a line what 0 stands for, where it is no amount', () => {
    const { parameters = [] } = catalog.algorithms.find(({ id }) => id === 'eraa') ?? {};
    const [shared] = parameters.filter(({ name }) => name === 'bandwidth') as NumberParameter[];
    const line = (bandwidth: number) =>
      shared &&
      parameterText(shared, { algorithmParams: { bandwidth } } as unknown as PortState, 'algorithm');
    expect(line(0)).toBe('what is left');
    expect(line(353_208)).toBe('353,208\u00a0cells/s');
  });
});
