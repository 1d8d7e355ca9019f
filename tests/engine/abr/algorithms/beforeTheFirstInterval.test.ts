import { describe, expect, it } from 'vitest';
import { RatePort } from '../../../support/ratePort.ts';

const MEASURED = ['higher classes', 'ABR rate', 'z', 'active VCs', 'MaxPrev', 'Tq', 'f', 'mean Q', 'ΔQ'];

describe('before the first interval is over', () => {
  it.each([
    ['osu', 'no interval is over yet, so nothing is known of the load, and it may have all of Ctar, 95,000'],
    [
      'erica-basic',
      'no interval is over yet, so nothing is known of the load, and it may have all of Ctar, 90,000',
    ],
    [
      'erica',
      'no interval is over yet, so nothing is known of the load, and it may have all of Ctar, 90,000',
    ],
    [
      'erica-plus',
      'no interval is over yet, so nothing is known of the load, and it may have all of Ctar, 105,000',
    ],
    ['capc', 'the fair rate is ERS 95,000 (no interval is over yet)'],
    ['ferm', 'no interval is over yet: FRC 1 of Ctar 100,000'],
  ])('%s says so', (id, reason) => {
    const port = new RatePort(id);
    port.forward(0, 77_034, 36);
    expect(port.reason(0, 36)).toBe(reason);
    expect(port.notes(0, 36).join()).not.toContain(' / 0 ');
    for (const label of MEASURED) expect(port.variable(label) ?? Number.NaN).toBeNaN();
    port.interval({ abr: 50_000, vcs: [0] });
    for (const label of MEASURED) expect(port.variable(label) ?? 0).not.toBeNaN();
    expect(port.reason(0)).not.toContain('no interval is over yet');
  });

  it.each(['osu', 'erica-basic', 'erica', 'erica-plus'])('%s does not know who is silent', (id) => {
    const port = new RatePort(id);
    for (const vc of [0, 1]) port.forward(vc, 77_034);
    expect([port.state(0), port.state(1)]).toEqual(['', '']);
    port.interval({ abr: 50_000, vcs: [0] });
    expect([port.state(0), port.state(1)]).toEqual(['active', 'silent']);
  });

  it.each([
    ['osu', 95_000],
    ['erica-basic', 90_000],
    ['erica', 90_000],
    ['erica-plus', 105_000],
    ['capc', 95_000],
    ['ferm', 100_000],
  ])('%s allows all of its target, %d', (id, er) => {
    expect(new RatePort(id).er(0, 77_034)).toBe(er);
  });
});
