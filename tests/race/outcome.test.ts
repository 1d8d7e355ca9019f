import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Candidate,
  csvOf,
  indexOf,
  MEASURES,
  outcomeOf,
  type RacePlan,
  type RaceValues,
  runsOf,
  sentenceOf,
  settingsOf,
} from '../../src/race/index.ts';

const policy = (id: string): Candidate => ({ name: id.toUpperCase(), policy: id });
const PLAN: RacePlan = {
  candidates: [policy('espd'), policy('epd'), policy('rcd')],
  networks: ['LAN', 'WAN'],
  seeds: [1, 2, 3, 4],
};
const values = (useful: number, rest: Partial<RaceValues> = {}): RaceValues => ({
  useful,
  dead: 100 - useful,
  jain: 0.9,
  packetLoss: 1,
  queueMean: 500,
  queueP99: 900,
  ...rest,
});
/** Chance does the same to all candidates of a seed. */
const luck = [3, -8, 11, 0];
const byCandidate = [90, 88.9, 60];
const raced = runsOf(PLAN).map(({ candidate, seed, network }) =>
  values((byCandidate[candidate] as number) + (luck[seed] as number) + (candidate * seed) / 10 - network),
);

describe('the runs of a race', () => {
  it('are each candidate in each network with each seed, in pairs', () => {
    const runs = runsOf(PLAN);
    expect(runs).toHaveLength(3 * 2 * 4);
    expect(runs.map((run) => indexOf(PLAN, run))).toEqual(runs.map((_, i) => i));
    expect(runs.slice(0, 3)).toEqual([0, 1, 2].map((candidate) => ({ network: 0, candidate, seed: 0 })));
  });

  it('differ in the policy and its parameters only', () => {
    expect(settingsOf({ name: 'mine', policy: 'epd', params: { threshold: 900 } })).toEqual([
      ['policy', 'epd'],
      ['policy.threshold', '900'],
    ]);
  });
});

describe('the outcome', () => {
  it('pairs by seed: a small difference that chance hides in the means is significant', () => {
    const [lan] = outcomeOf(PLAN, raced);
    const [espd, epd] = lan?.standings ?? [];
    // The two intervals overlap wholly.
    expect(espd?.figures.useful.low).toBeLessThan(epd?.figures.useful.mean as number);
    expect(epd?.comparisons?.useful.difference.mean).toBeCloseTo(1.1 - 0.15, 9);
    expect(epd?.comparisons?.useful).toMatchObject({ verdict: 'better' });
    expect(epd?.comparisons?.dead).toMatchObject({ verdict: 'better' });
    expect(epd?.comparisons?.jain).toMatchObject({ verdict: 'undecided', chance: 1 });
    expect(espd?.comparisons).toBeNull();
  });

  it('does not depend on the order in which runs arrive, and compares whole pairs only', () =>
    fc.assert(
      fc.property(fc.shuffledSubarray(raced.map((_, i) => i)), (order) => {
        const arrived: (RaceValues | undefined)[] = [];
        for (const i of order) arrived[i] = raced[i];
        const known = raced.map((one, i) => (order.includes(i) ? one : undefined));
        const outcome = outcomeOf(PLAN, arrived);
        expect(outcome).toEqual(outcomeOf(PLAN, known));
        for (const { standings } of outcome)
          for (const { runs, comparisons } of standings) {
            const pairs = runs.filter((own, seed) => own && standings[0]?.runs[seed]).length;
            if (comparisons !== null) expect(comparisons.useful.difference.count).toBe(pairs);
          }
      }),
    ));

  it('is worse where less is better and more was measured', () => {
    const runs = runsOf(PLAN).map(({ candidate, seed }) =>
      values(80, { queueMean: 500 - 50 * candidate + (candidate * seed) / 7 }),
    );
    const [lan] = outcomeOf(PLAN, runs);
    expect(lan?.standings.map(({ comparisons }) => comparisons?.queueMean.verdict)).toEqual([
      undefined,
      'worse',
      'worse',
    ]);
  });
});

describe('the sentence', () => {
  it('says who wins on what, and on what nobody does', () => {
    const [lan] = outcomeOf(PLAN, raced);
    expect(sentenceOf(PLAN, lan as never)).toBe(
      'LAN, 4 seeds: ESPD is significantly better than EPD on useful share (+0.9 points) and dead share (−0.9 points), ' +
        'no significant difference on fairness (Jain), packet loss, mean queue and 99th percentile of the queue; ' +
        'ESPD is significantly better than RCD on useful share (+29.7 points) and dead share (−29.7 points), ' +
        'no significant difference on fairness (Jain), packet loss, mean queue and 99th percentile of the queue.',
    );
  });

  it('says nothing after one seed', () => {
    const one = { ...PLAN, seeds: [1] };
    const [lan] = outcomeOf(one, raced.slice(0, 6));
    expect(sentenceOf(one, lan as never)).toMatch(/Two seeds are needed/);
  });
});

it('the table has a unit with every number and as many fields in every line', () => {
  const lines = csvOf(PLAN, outcomeOf(PLAN, raced)).trimEnd().split('\n');
  const [header = '', ...rows] = lines;
  const names = header.split(',');
  expect(rows).toHaveLength(6);
  expect(names).toHaveLength(3 + 7 * MEASURES.length);
  for (const name of names.slice(2)) expect(name).toMatch(/\((%|cells|points|1|0 to 1)\)$/);
  for (const row of rows) expect(row.split(',')).toHaveLength(names.length);
  expect(rows[1]?.split(',').slice(0, 3)).toEqual(['LAN', 'EPD', '4']);
});
