import { LEVELS, MECHANISMS } from '../../../scenarios/card.ts';
import { LEVEL_GROUPS } from '../../../scenarios/groups.ts';
import { PAPERS } from '../../../scenarios/papers/list.ts';
import { sceneTexts } from '../../strings/scenes.ts';
import { toggled } from '../../toggled.ts';
import type { Filter } from './filter.ts';
import styles from './style.module.css';

interface ChipRowProps<Value> {
  readonly title: string;
  readonly options: readonly (readonly [value: Value, label: string])[];
  readonly chosen: readonly Value[];
  readonly onChange: (chosen: readonly Value[]) => void;
}

function ChipRow<Value extends string | number>({ title, options, chosen, onChange }: ChipRowProps<Value>) {
  return (
    <fieldset className={styles.row}>
      <legend className="unseen">{title}</legend>
      <span className="muted" aria-hidden="true">
        {title}
      </span>
      <span className={styles.chips}>
        {options.map(([value, label]) => (
          <button
            key={value}
            type="button"
            className={styles.chip}
            aria-pressed={chosen.includes(value)}
            onClick={() => onChange(toggled(chosen, value))}
          >
            {label}
          </button>
        ))}
      </span>
    </fieldset>
  );
}

const LEVEL_OPTIONS = LEVELS.map((level) => [level, LEVEL_GROUPS[level].title] as const);
const MECHANISM_OPTIONS = MECHANISMS.map(
  (mechanism) => [mechanism, sceneTexts.mechanisms[mechanism]] as const,
);
const PAPER_OPTIONS = PAPERS.map(({ id, short }) => [id, short] as const);

interface ChipsProps {
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
}

/** One value of each row that has any pressed is enough. */
export function Chips({ filter, onChange }: ChipsProps) {
  const { filters } = sceneTexts;
  const { levels, mechanisms, papers } = filter;
  return (
    <div className={styles.filters}>
      <ChipRow
        title={filters.levels}
        options={LEVEL_OPTIONS}
        chosen={levels}
        onChange={(next) => onChange({ ...filter, levels: next })}
      />
      <ChipRow
        title={filters.mechanisms}
        options={MECHANISM_OPTIONS}
        chosen={mechanisms}
        onChange={(next) => onChange({ ...filter, mechanisms: next })}
      />
      <ChipRow
        title={filters.papers}
        options={PAPER_OPTIONS}
        chosen={papers}
        onChange={(next) => onChange({ ...filter, papers: next })}
      />
    </div>
  );
}
