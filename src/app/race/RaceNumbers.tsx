import { Fragment } from 'react';
import { entryOf, MEASURES, measures, type NetworkOutcome, type RacePlan, words } from '../../race/index.ts';
import { unitName } from '../../strings/en/units.ts';
import { fixed } from '../format.ts';
import { useMoment } from '../store/moment.ts';
import { raceTexts } from '../strings/race.ts';
import { RunNumbers } from '../widgets/numbers/RunNumbers.tsx';
import type { RunFinder } from './choices.ts';
import { RunLink } from './RunLink.tsx';

interface RaceNumbersProps {
  readonly plan: RacePlan;
  readonly outcome: NetworkOutcome;
  readonly find: RunFinder;
}

/** Means with half their intervals, and every run as a link. */
export function RaceNumbers({ plan, outcome, find }: RaceNumbersProps) {
  const catalog = useMoment((s) => s.catalog);
  const network = entryOf(plan.networks, outcome.network);
  const measured = MEASURES.map((id) => {
    const unit = unitName(measures[id].unit);
    return `${words.measures[id]}${unit === '' ? '' : `, ${unit}`}`;
  });
  const rows = outcome.standings.map(({ candidate, figures, runs }) => {
    const { name, policy } = entryOf(plan.candidates, candidate);
    const bits = catalog?.policies.find(({ id }) => id === policy)?.bits;
    return {
      key: String(candidate),
      name,
      cells: [bits === undefined ? '' : raceTexts.bits(bits)].concat(
        MEASURES.map((id) => {
          const { mean, high } = figures[id];
          const { digits } = measures[id];
          const half = Number.isFinite(high) ? ` ± ${fixed(high - mean, digits)}` : '';
          return Number.isFinite(mean) ? `${fixed(mean, digits)}${half}` : '';
        }),
      ),
      runs: runs.map((values, place) => {
        const seed = entryOf(plan.seeds, place);
        const run = values && find(candidate, place);
        return (
          <Fragment key={seed}>
            {run && (
              <RunLink run={run} label={raceTexts.openRun(name, network, seed)}>
                {seed}
              </RunLink>
            )}{' '}
          </Fragment>
        );
      }),
    };
  });
  return (
    <RunNumbers
      summary={raceTexts.numbers}
      label={`${raceTexts.numbers}: ${network}`}
      heads={[raceTexts.candidate, raceTexts.state, ...measured, raceTexts.links]}
      rows={rows}
    />
  );
}
