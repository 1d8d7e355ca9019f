import { findScenario } from '../scenarios/index.ts';
import type { Settings } from './factors.ts';
import type { StudyFigure } from './figures/figure.ts';
import type { StudyTable } from './study.ts';

/** Least and largest share of its usual length that a run may have. */
export const SCALES = { min: 0.01, max: 1 } as const;

const made = new WeakMap<StudyTable, Map<number, StudyTable>>();

/** A table whose runs are shorter: its results are of that scale alone. The same object for the same question. */
export function atScale(table: StudyTable, scale: number): StudyTable {
  if (scale === 1) return table;
  const known = made.get(table) ?? new Map<number, StudyTable>();
  made.set(table, known);
  const before = known.get(scale);
  if (before !== undefined) return before;
  const after = { ...table, scale, caption: `${table.caption}, time scale ${scale}` };
  known.set(scale, after);
  return after;
}

/** A figure over time whose runs are shorter: its curves are of an earlier part of them. */
export function figureAtScale(figure: StudyFigure, scale: number): StudyFigure {
  const { runs, caption } = figure;
  if (scale === 1 || runs === undefined) return figure;
  return {
    ...figure,
    caption: `${caption}, time scale ${scale}`,
    runs: runs.map((run) => ({ ...run, fromS: times(run.fromS, scale), toS: times(run.toS, scale) })),
  };
}

const times = (seconds: number, scale: number): number => Number((seconds * scale).toPrecision(12));

const DURATION = 'run.durationS';
const FROM = 'measure.fromS';
const TO = 'measure.toS';

type Lengths = Readonly<Record<string, number | undefined>>;

/** By network: to build one takes longer than all else here. */
const lengths = new Map<string, Lengths>();

function lengthsOf(scenario: string): Lengths {
  const known = lengths.get(scenario);
  if (known !== undefined) return known;
  const document = findScenario(scenario);
  const stated: Lengths = {
    [DURATION]: document?.run.durationS,
    [FROM]: document?.measure?.fromS,
    [TO]: document?.measure?.toS,
  };
  lengths.set(scenario, stated);
  return stated;
}

/** Settings behind which the whole run, and what is measured of it, is `scale` times as long. */
export function shortened(scenario: string, settings: Settings, scale: number): Settings {
  if (scale === 1) return settings;
  const stated = lengthsOf(scenario);
  const scaled = [DURATION, FROM, TO].flatMap((path) => {
    const set = settings.findLast(([own]) => own === path)?.[1];
    const seconds = set === undefined ? stated[path] : Number(set);
    return seconds === undefined ? [] : [[path, String(times(seconds, scale))] as const];
  });
  return [...settings.filter(([path]) => !(path in stated)), ...scaled];
}
