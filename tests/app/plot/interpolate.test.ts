import { scaleLinear, scaleLog } from 'd3-scale';
import { expect, it } from 'vitest';
import { interpolate, interpolateRound, piecewise } from '../../../src/app/plot/interpolate.ts';

it('numbers are interpolated as the scales of D3 do it, rounded and by pieces too', () => {
  const shares = [-0.3, 0, 0.125, 0.5, 0.77, 1, 1.4];
  const plain = scaleLinear([0, 1], [12, -7.5]);
  const rounded = scaleLinear([0, 1], [12, -7.5]).interpolate(interpolateRound);
  const pieces = scaleLinear([0, 0.5, 1], [3, 40, 10]);
  expect(shares.map(interpolate(12, -7.5))).toEqual(shares.map((share) => plain(share)));
  expect(shares.map(interpolateRound(12, -7.5))).toEqual(
    shares.map((share) => scaleLinear([0, 1], [12, -7.5]).rangeRound([12, -7.5])(share)),
  );
  expect(shares.map((share) => rounded(share))).toEqual(shares.map(interpolateRound(12, -7.5)));
  const own = shares.map(piecewise(interpolate, [3, 40, 10]));
  own.forEach((value, i) => {
    expect(value).toBeCloseTo(pieces(shares[i] ?? 0), 9);
  });
  expect(scaleLog([1, 100], [0, 200]).interpolate(interpolate)(10)).toBeCloseTo(100, 9);
});
