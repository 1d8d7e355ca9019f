import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSimulation } from '../../../src/engine/index.ts';
import { groupFigures, type Member } from '../../../src/engine/metrics/fair/groups.ts';
import { complete, star } from '../../support/networks.ts';
import { randomScenario } from '../../support/randomScenario.ts';
import { routed } from '../../support/routed.ts';
import { cases } from '../../support/tier.ts';

const members = (...goodputs: number[]): Member[] =>
  goodputs.map((goodputMbps, i) => ({ vc: i + 1, goodputMbps, idealMbps: 20, carrier: String(i) }));

describe('figures of a group', () => {
  it('have the fairness of the two examples of Rosolen et al., section 3.3.2', () => {
    expect(groupFigures('A', members(10, 20), 30).fairness).toBeCloseTo(66.67, 2);
    expect(groupFigures('A', members(5, 25), 30).fairness).toBeCloseTo(33.33, 2);
  });

  it('normalise the mean goodput by the mean ideal one (equation 3)', () => {
    const figures = groupFigures('A', members(10, 20), 60);
    expect(figures).toMatchObject({ vcs: [1, 2], goodputMbps: 30, idealMbps: 40, normalizedGoodput: 75 });
    expect(figures.goodputShare).toBe(0.5);
  });

  it('take sessions of one carrier as one source', () => {
    const [one, two, three, four] = members(1, 3, 2, 2);
    const carried = [one, two, three, four].flatMap((member, i) =>
      member === undefined ? [] : [{ ...member, carrier: i < 2 ? 'first' : 'second' }],
    );
    const { fairness, vcFairness } = groupFigures('A', carried, 8);
    expect(vcFairness).toBe(100);
    expect(fairness).toBeCloseTo(100 * (1 - Math.sqrt(0.5) / 2), 12);
  });

  it('are not defined while nothing arrives', () => {
    const figures = groupFigures('A', members(0, 0), 0);
    expect([figures.fairness, figures.goodputShare, figures.normalizedGoodput]).toEqual([Number.NaN, 0, 0]);
  });
});

describe('groups of a run', () => {
  it('are those of the document, and else the switch at which sessions enter', () => {
    const document = star({ senders: 4 });
    const vcs = document.vcs.map((vc, i) => (i < 2 ? { ...vc, group: 'near' } : vc));
    const [entry] = document.vcs.map(({ path }) => path[1]);
    const { groups } = createSimulation(complete({ ...document, vcs })).results();
    expect(groups.map(({ group, vcs: own }) => [group, own])).toEqual([
      ['near', [1, 2]],
      [entry, [3, 4]],
    ]);
  });

  it('have an index over the VCs of routers where these merge sessions', () => {
    const simulation = createSimulation(complete(routed({ forth: 4, durationS: 0.5 })));
    simulation.runUntil(simulation.end);
    const [group] = simulation.results().groups;
    expect(group?.vcs).toEqual([1, 2, 3, 4]);
    // All are in one VC.
    expect(group?.vcFairness).toBe(100);
    expect(group?.fairness).toBeLessThan(100);
  });

  it('share all sessions and all goodput among them', () => {
    fc.assert(
      fc.property(randomScenario, (document) => {
        const simulation = createSimulation(complete(document));
        simulation.runUntil(simulation.end);
        const { groups, sessions } = simulation.results();
        expect(groups.flatMap(({ vcs }) => vcs).toSorted((a, b) => a - b)).toEqual(
          sessions.map(({ vc }) => vc).toSorted((a, b) => a - b),
        );
        const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);
        const all = sum(sessions.map(({ goodputMbps }) => goodputMbps));
        expect(sum(groups.map(({ goodputMbps }) => goodputMbps))).toBeCloseTo(all, 9);
        expect(sum(groups.map(({ goodputShare }) => goodputShare))).toBeCloseTo(all > 0 ? 1 : 0, 9);
        for (const { fairness, normalizedGoodput } of groups) {
          if (!Number.isNaN(fairness)) expect(fairness).toBeLessThanOrEqual(100);
          expect(normalizedGoodput).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: cases(20) },
    );
  });
});
