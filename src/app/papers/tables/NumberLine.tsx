import type { CSSProperties } from 'react';
import { fixed } from '../../format.ts';
import { useRoving } from '../../keys/useRoving.ts';
import { extent, linearScale, type Scale } from '../../plot/scale.ts';
import { papersTexts as texts } from '../../strings/pages/papers.ts';
import { percentage } from '../../widgets/cssValues.ts';
import { jobLink } from '../jobs.ts';
import type { Line, Quantity } from './agreement.ts';
import styles from './strip.module.css';

const TICKS = 4;
const MARGIN = 0.06;

/** Scale of a row from 0 to 1 that covers all its numbers, the paper's and ours. */
export function stripScale({ lines }: Quantity, others: Quantity | undefined): Scale {
  const values = [...lines, ...(others?.lines ?? [])].flatMap(({ printed, mean, dots }) => [
    printed ?? Number.NaN,
    mean,
    ...dots.map(({ value }) => value),
  ]);
  const [least = 0, most = 1] = extent(values.filter(Number.isFinite));
  const room = (most - least || Math.abs(most) || 1) * MARGIN;
  return linearScale([least - room, most + room], [0, 1]);
}

export function StripAxis({ scale }: { readonly scale: Scale }) {
  const name = scale.tickFormat(TICKS, Math.max(...scale.domain().map(Math.abs)) < 1000 ? undefined : '~s');
  return (
    <div className={styles.axis} aria-hidden="true">
      {scale.ticks(TICKS).map((tick) => (
        <span key={tick} style={{ left: percentage(scale(tick)) }}>
          {name(tick)}
        </span>
      ))}
    </div>
  );
}

interface NumberLineProps {
  readonly line: Line;
  readonly other: Line | undefined;
  readonly row: string;
  readonly digits: number;
  readonly scale: Scale;
  /** Place to which links return. */
  readonly place: string;
}

/** Largest distance from a tick at which a press hits it, CSS pixels. */
const REACH = 11;

/** Half the distance from each tick to its neighbours, as shares of the axis: a press hits the nearest tick. Places ascend. */
export const pressRanges = (
  places: readonly number[],
): readonly (readonly [before: number, after: number])[] =>
  places.map((place, nth) => {
    const [before, after] = [places[nth - 1], places[nth + 1]];
    return [before === undefined ? 1 : (place - before) / 2, after === undefined ? 1 : (after - place) / 2];
  });

/** Printed number and our runs on one line. Each run links to the stage; together they are one tab stop, with arrow keys by value. */
export function NumberLine({ line, other, row, digits, scale, place }: NumberLineProps) {
  const { column, printed, mean } = line;
  const dots = line.dots.filter(({ value }) => Number.isFinite(value)).toSorted((a, b) => a.value - b.value);
  const { row: roving, buttonAt } = useRoving(dots.length);
  const at = (value: number) => ({ left: percentage(scale(value)) });
  const near = pressRanges(dots.map(({ value }) => scale(value)));
  const reach = (nth: number, side: 0 | 1): string =>
    `min(${REACH}px, ${(100 * (near[nth]?.[side] ?? 1)).toFixed(3)}cqw)`;
  const values = [mean, ...dots.map(({ value }) => value)].filter(Number.isFinite);
  const [least = 0, most = 0] = extent(values);
  return (
    <div className={styles.strip} {...roving}>
      {scale.ticks(TICKS).map((tick) => (
        <i key={tick} className={styles.grid} style={at(tick)} />
      ))}
      {values.length > 1 && (
        <i className={styles.range} style={{ ...at(least), width: percentage(scale(most) - scale(least)) }} />
      )}
      {dots.map(({ value, job, moment }, nth) => (
        <a
          key={job.seed}
          className={styles.run}
          style={{ ...at(value), '--before': reach(nth, 0), '--after': reach(nth, 1) } as CSSProperties}
          href={jobLink(job, moment, place)}
          {...buttonAt(nth)}
        >
          <span className="unseen">{texts.openRun(row, column, job.seed, fixed(value, digits))}</span>
        </a>
      ))}
      {other !== undefined && Number.isFinite(other.mean) && (
        <i className={styles.other} style={at(other.mean)} />
      )}
      {Number.isFinite(mean) && <i className={styles.mean} style={at(mean)} />}
      {printed !== null && <i className={styles.printed} style={at(printed)} />}
    </div>
  );
}
