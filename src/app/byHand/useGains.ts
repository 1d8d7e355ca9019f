import { type LoadedReport, PS_PER_SECOND } from '../../contract/index.ts';
import { signed } from '../compare/measures.ts';
import { useOtherSeeds } from '../compare/seeds.ts';
import { fixed } from '../format.ts';
import { shownEdits, useBranches } from '../store/branches/branches.ts';
import type { SeedDot } from '../widgets/seeds/SeedDots.tsx';
import { besides, type Driven } from './driven.ts';
import { type Got, gotBy, withBaseline } from './outcome.ts';

/**
 * By how many Mb/s the reader got more than the baseline, first with the seed of the run, then with others: the same drawn rate
 * and the baseline once more. None until all are there.
 */
export function useGains(
  driven: Driven,
  { scenario, seed }: LoadedReport,
  own: Got | null,
  baseline: Got | null,
): readonly SeedDot[] {
  const edits = useBranches(shownEdits);
  const others = useOtherSeeds(
    own === null || baseline === null
      ? null
      : {
          scenario,
          scenarioB: withBaseline(scenario, driven),
          seed,
          a: edits,
          b: besides(driven, edits),
          from: own.window.fromS * PS_PER_SECOND,
        },
  );
  if (own === null || baseline === null || others.pairs.length < others.seeds.length) return [];
  const got = ({ a, b }: (typeof others.pairs)[number]) =>
    [gotBy(driven.vc, a), gotBy(driven.vc, b)] as const;
  return [
    { seed, both: [own, baseline] as const },
    ...others.pairs.map((pair) => ({ seed: pair.seed, both: got(pair) })),
  ].map(({ seed, both: [mine, other] }) => {
    const by = (mine?.mbps ?? Number.NaN) - (other?.mbps ?? Number.NaN);
    return { seed, by, words: signed(fixed(Math.abs(by), 1), by) };
  });
}
