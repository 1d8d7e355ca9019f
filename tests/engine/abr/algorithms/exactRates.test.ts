import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ParameterValues } from '../../../../src/contract/index.ts';
import type { AlgorithmDefinition } from '../../../../src/engine/abr/algorithm.ts';
import { cceri } from '../../../../src/engine/abr/algorithms/cceri.ts';
import { eraa } from '../../../../src/engine/abr/algorithms/eraa.ts';
import { fmmra } from '../../../../src/engine/abr/algorithms/fmmra.ts';
import { maxMinRates } from '../../../../src/engine/metrics/fair/maxMin.ts';
import { R1_LINKS, RateBench } from '../../../support/rateBench.ts';

const PCR = 353_208;
const C = 365_566;
const LAMBDA = 0.95;

const network = fc.integer({ min: 1, max: 5 }).chain((links) =>
  fc.record({
    capacities: fc.array(fc.integer({ min: 50_000, max: 400_000 }), { minLength: links, maxLength: links }),
    vcs: fc.array(
      fc.record({
        links: fc.uniqueArray(fc.nat(links - 1), { minLength: 1, maxLength: links }),
        peak: fc.integer({ min: 20_000, max: 400_000 }),
        initial: fc.integer({ min: 1_000, max: 20_000 }),
      }),
      { minLength: 1, maxLength: 9 },
    ),
  }),
);

interface Case {
  readonly definition: AlgorithmDefinition;
  readonly params: ParameterValues;
  /** Enough for the networks below. */
  readonly rounds: number;
}

/** ERmax of FMMRA only comes near its end; without it (α = 0) the rates are there as soon as those of the others. */
const cases: readonly Case[] = [
  { definition: eraa, params: {}, rounds: 60 },
  { definition: eraa, params: { marking: 'both' }, rounds: 60 },
  { definition: cceri, params: {}, rounds: 60 },
  { definition: fmmra, params: { alpha: 0 }, rounds: 60 },
  { definition: fmmra, params: {}, rounds: 3_000 },
];

describe.each(cases)(
  '$definition.short with $params in a network without cells',
  ({ definition, rounds, params }) => {
    it('agrees on C/2 for the VC that meets few and C/6 for the others of R1', () => {
      const vcs = R1_LINKS.map((links) => ({ links, peak: PCR }));
      const bench = new RateBench(definition, [C, C, C], vcs, params).rounds(rounds);
      const shares = [1 / 6, 1 / 2, 1 / 6, 1 / 6, 1 / 6, 1 / 6, 1 / 6];
      for (const [vc, acr] of bench.acr.entries()) expect(acr / (LAMBDA * C)).toBeCloseTo(shares[vc]!, 9);
    });

    it('agrees on the max-min fair rates of any network, and stays there', () => {
      fc.assert(
        fc.property(network, ({ capacities, vcs }) => {
          const bench = new RateBench(definition, capacities, vcs, params).rounds(rounds);
          const fair = maxMinRates(
            capacities.map((capacity) => LAMBDA * capacity),
            vcs,
          );
          for (let again = 0; again < 3; again++) {
            for (const [vc, acr] of bench.acr.entries()) expect(acr / fair[vc]!).toBeCloseTo(1, 6);
            bench.round();
          }
        }),
      );
    });
  },
);
