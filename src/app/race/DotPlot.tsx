import {
  entryOf,
  type MeasureId,
  measures,
  type NetworkOutcome,
  type RacePlan,
  words,
} from '../../race/index.ts';
import { unitName } from '../../strings/en/units.ts';
import { fixed } from '../format.ts';
import { extent, linearScale } from '../plot/scale.ts';
import { raceTexts } from '../strings/race.ts';
import { percentage } from '../widgets/cssValues.ts';
import type { RunFinder } from './choices.ts';
import { RunLink } from './RunLink.tsx';
import styles from './style.module.css';

const TICKS = 4;
/** Divisor of the range of all runs that gives the free margin on either side. */
const MARGIN = 16;

interface DotPlotProps {
  readonly id: MeasureId;
  readonly plan: RacePlan;
  readonly outcome: NetworkOutcome;
  readonly find: RunFinder;
}

/** Scale from 0 to 1 along the axis, and its ticks: round numbers around every run and mean. */
function scaleOf({ standings }: NetworkOutcome, id: MeasureId) {
  const values = standings
    .flatMap(({ runs }) => runs.flatMap((run) => run?.[id] ?? []))
    .filter(Number.isFinite);
  const [least = 0, most = 1] = extent(values);
  const span = most === least ? Math.max(1e-3, Math.abs(most) / 100) : most - least;
  // Includes the intervals, unless an interval is wider than the whole range of runs.
  const ends = standings.flatMap(({ figures }) => [figures[id].low, figures[id].high]);
  const [lowest = least, highest = most] = extent(ends.filter(Number.isFinite));
  const low = Math.max(0, Math.min(least, Math.max(lowest, least - span)) - span / MARGIN);
  const high = Math.max(most, Math.min(highest, most + span)) + span / MARGIN;
  const place = linearScale([low, high], [0, 1]).clamp(true);
  return { place, marks: place.ticks(TICKS), nameOf: place.tickFormat(TICKS) };
}

/** One measure in one network: a row for each candidate. For eyes and pointers; the table has the same in words. */
export function DotPlot({ id, plan, outcome, find }: DotPlotProps) {
  const { place, marks, nameOf } = scaleOf(outcome, id);
  const { better, unit, digits } = measures[id];
  return (
    <figure aria-hidden="true">
      <figcaption>
        <b>
          {words.measures[id]}
          {unit !== '' && `, ${unitName(unit)}`}
        </b>{' '}
        <span className="hint">{raceTexts.better[better]}</span>
      </figcaption>
      {outcome.standings.map(({ candidate, runs, figures }) => {
        const { mean, low, high } = figures[id];
        return (
          <div key={candidate} className={styles.row} data-first={candidate === 0}>
            <span className={styles.name}>{entryOf(plan.candidates, candidate).name}</span>
            <div className={styles.track}>
              {marks.map((mark) => (
                <i key={mark} className={styles.grid} style={{ left: percentage(place(mark)) }} />
              ))}
              {Number.isFinite(low) && (
                <i
                  className={styles.interval}
                  style={{ left: percentage(place(low)), width: percentage(place(high) - place(low)) }}
                />
              )}
              {Number.isFinite(mean) && (
                <i className={styles.mean} style={{ left: percentage(place(mean)) }} />
              )}
              {runs.map((values, seed) => {
                if (!values || !Number.isFinite(values[id])) return null;
                const run = find(candidate, seed);
                if (run === null) return null;
                return (
                  <RunLink
                    key={plan.seeds[seed]}
                    run={run}
                    label={null}
                    className={styles.run}
                    style={{ left: percentage(place(values[id])) }}
                  >
                    <span className="unseen">{plan.seeds[seed]}</span>
                  </RunLink>
                );
              })}
            </div>
            <span className={styles.value}>{Number.isFinite(mean) && fixed(mean, digits)}</span>
          </div>
        );
      })}
      <div className={`${styles.row} ${styles.axis}`}>
        <span />
        <div className={styles.track}>
          {marks.map((mark) => (
            <span key={mark} style={{ left: percentage(place(mark)) }}>
              {nameOf(mark)}
            </span>
          ))}
        </div>
      </div>
    </figure>
  );
}
