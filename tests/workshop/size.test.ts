import { describe, expect, it } from 'vitest';
import {
  complaints,
  keptLimits,
  limitOf,
  limitsFor,
  named,
  nameOf,
} from '../../scripts/build/lateLimits.mjs';

const FILES = ['seen-D8-LbuMK.js', 'half-link.lesson-CNBynB9s.js', 'check-CiKwpfg7.js', 'check-DfrusW52.js'];

describe('limits of the scripts that come later', () => {
  it('are for names without a hash, and one for all of a kind', () => {
    expect(FILES.map(nameOf)).toEqual(['seen', '*.lesson', 'check', 'check']);
    expect(nameOf('half-empty.story-Bb-H-wQD.js')).toBe('*.story');
  });

  it('have a tenth of air in whole kB, and room for what is small', () => {
    expect([60, 1818, 1819, 39_850].map(limitOf)).toEqual([2, 2, 3, 44]);
  });

  it('are of all files of a name together, in the order of the names', () => {
    const limits = limitsFor(named(FILES), (file) => (file.startsWith('check') ? 5000 : 100_000));
    expect(Object.entries(limits)).toEqual([
      ['*.lesson', 110],
      ['check', 11],
      ['seen', 110],
    ]);
  });

  it('miss no script and name none that is gone', () => {
    expect(complaints(['check', 'seen'], { check: 11, seen: 110 })).toEqual([]);
    expect(complaints(['check', 'Builder'], { check: 11, seen: 110 })).toEqual([
      'dist/assets/late/Builder has no limit',
      'seen has a limit and is no longer in dist/assets/late',
    ]);
  });

  it('are kept as the command writes them', () => {
    const names = Object.keys(keptLimits());
    expect(names).toEqual([...names].sort());
    for (const [name, limit] of Object.entries(keptLimits())) {
      expect(nameOf(`${name}-CiKwpfg7.js`), name).toBe(name);
      expect(Number.isInteger(limit) && limit >= limitOf(0), name).toBe(true);
    }
  });
});
