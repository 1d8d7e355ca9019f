import { seedDotsTexts as texts } from '../../strings/seedDots.ts';
import { cssValues } from '../cssValues.ts';
import { dotsOnLine, lineFromNothing } from './levels.ts';
import styles from './seedDots.module.css';

/** Difference between two runs of one seed. */
export interface SeedDot {
  readonly seed: number;
  readonly by: number;
  /** The formatted difference. */
  readonly words: string;
}

interface SeedDotsProps {
  readonly dots: readonly SeedDot[];
  /** Seed of the shown run, whose dot is filled. */
  readonly shown: number;
  /** Name of the reference, which is at the position of no difference. */
  readonly zero: string;
}

/** Share of the line that a dot takes. */
const WIDE = 0.08;

/** Vertical offset of a level: on the line, above it, below it, further above. */
const aside = (level: number): number => (level % 2 === 1 ? 1 : -1) * Math.ceil(level / 2);

/** A dot for each seed on a line within a sentence, which states the numbers; the line includes zero. */
export function SeedDots({ dots, shown, zero }: SeedDotsProps) {
  const known = dots.filter(({ by }) => Number.isFinite(by));
  if (known.length === 0) return null;
  const all = known.map(({ by }) => by);
  const line = lineFromNothing(all);
  const { least, most } = line;
  const places = dotsOnLine(all, line, WIDE);
  const isBetween = least < 0 && most > 0;
  const name = <b>{zero}</b>;
  return (
    <span className={styles.dots} role="img" aria-label={texts.label(zero)}>
      {least === 0 && name}
      <span className={styles.line}>
        {isBetween && (
          <span
            className={styles.zero}
            style={cssValues({ '--at': dotsOnLine([0], line, WIDE)[0]?.at ?? 0 })}
          >
            {name}
          </span>
        )}
        {known.map(({ seed, words }, i) => (
          <i
            key={seed}
            title={texts.dot(seed, words)}
            data-shown={seed === shown || undefined}
            style={cssValues({ '--at': places[i]?.at ?? 0, '--above': aside(places[i]?.level ?? 0) })}
          />
        ))}
      </span>
      {least < 0 && !isBetween && name}
    </span>
  );
}
