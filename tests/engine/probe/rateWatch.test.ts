import { expect, it } from 'vitest';
import { RateWatch } from '../../../src/engine/probe/rm/rateWatch.ts';
import { recordedRates } from '../../support/recordedRates.ts';

it('a change of a rate that is rounding is none', () => {
  const { simulation } = recordedRates('fmmra');
  const watch = new RateWatch(simulation, 0);
  const heard: (readonly number[])[] = [];
  watch.onChange = ({ before, after }) => heard.push([before, after]);
  const { acr } = watch.source.rules;
  const nearly = acr * (1 + 1e-13);
  for (const [now, rate] of [
    [1, nearly],
    [2, acr / 2],
  ] as const)
    for (const probe of watch.source.probes.list) probe.onRate?.(now, rate);
  expect(heard).toEqual([[nearly, acr / 2]]);
});
