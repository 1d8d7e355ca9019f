import { describe, expect, it } from 'vitest';
import { runs } from '../support/sceneRuns.ts';

/** Cheon & Panwar 1997, section 3.3: the first release from the drop list stops the drop timer, as printed. */
describe('the drop timer of ESPD that is lost', () => {
  const SEEDS = [164, 212, 221];
  const under = (timerStop: string) =>
    runs('symmetric-500', { policy: 'espd', 'policy.timerStop': timerStop }, SEEDS);

  it('as printed keeps six or seven of ten sessions on the list for good, while the others fill the link', () => {
    const silent = under('first-release').map(
      ({ sessions }) => sessions.filter(({ goodputMbps }) => goodputMbps === 0).length,
    );
    expect(silent).toEqual([7, 6, 7]);
    for (const { whole } of under('first-release')) expect(whole.effectiveThroughput).toBeGreaterThan(0.999);
  });

  it('repaired, lets every session send in the same runs', () => {
    for (const { whole, sessions } of under('empty-list')) {
      expect(Math.min(...sessions.map(({ goodputMbps }) => goodputMbps))).toBeGreaterThan(1);
      expect(whole.jain).toBeGreaterThan(0.85);
      expect(whole.effectiveThroughput).toBeGreaterThan(0.96);
    }
  });
});
