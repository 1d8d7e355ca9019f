import { Fragment } from 'react';
import {
  entryOf,
  MEASURES,
  measures,
  type NetworkOutcome,
  type RacePlan,
  words,
} from '../../../race/index.ts';
import { fixed } from '../../format.ts';
import { raceTexts } from '../../strings/race.ts';
import type { RunFinder } from './choices.ts';
import { RunLink } from './RunLink.tsx';
import styles from './style.module.css';

interface RaceNumbersProps {
  readonly plan: RacePlan;
  readonly outcome: NetworkOutcome;
  readonly find: RunFinder;
}

/** Means with half their intervals, and every run as a link. */
export function RaceNumbers({ plan, outcome, find }: RaceNumbersProps) {
  const network = entryOf(plan.networks, outcome.network);
  return (
    <details className={styles.numbers}>
      <summary>{raceTexts.numbers}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keys */}
      <section className={styles.scroll} aria-label={`${raceTexts.numbers}: ${network}`} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{raceTexts.candidate}</th>
              {MEASURES.map((id) => (
                <th key={id} scope="col">
                  {words.measures[id]}
                  {measures[id].unit !== '' && `, ${measures[id].unit}`}
                </th>
              ))}
              <th scope="col">{raceTexts.links}</th>
            </tr>
          </thead>
          <tbody>
            {outcome.standings.map(({ candidate, figures, runs }) => {
              const { name } = entryOf(plan.candidates, candidate);
              return (
                <tr key={candidate}>
                  <th scope="row">{name}</th>
                  {MEASURES.map((id) => {
                    const { mean, high } = figures[id];
                    const { digits } = measures[id];
                    const half = Number.isFinite(high) ? ` ± ${fixed(high - mean, digits)}` : '';
                    return <td key={id}>{Number.isFinite(mean) ? `${fixed(mean, digits)}${half}` : ''}</td>;
                  })}
                  <td>
                    {runs.map((values, place) => {
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
                    })}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </details>
  );
}
