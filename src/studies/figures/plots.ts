import type { DrawnTrace, TraceWish } from '../../contract/index.ts';
import { keyOf } from '../outcome.ts';
import { type Reading, readSo } from '../reading.ts';
import type { Job, Study, StudyTable } from '../study.ts';
import type { FigureRun, Formula, Level, Panel, StudyFigure } from './figure.ts';

/** A panel that can be drawn: values between low and high at each x. */
export interface Plot {
  readonly title: string;
  readonly unit: string;
  readonly over: string;
  readonly curves: readonly PlotCurve[];
  /** Times of losses, one row per VC; empty: the panel shows none. */
  readonly losses: readonly { readonly name: string; readonly xs: readonly number[] }[];
  readonly showsLosses: boolean;
  readonly levels: readonly Level[];
  readonly domain: readonly [from: number, to: number];
  /** Null for a formula. */
  readonly job: Job | null;
}

export interface PlotCurve {
  readonly name: string;
  readonly xs: readonly number[];
  readonly low: readonly number[];
  readonly high: readonly number[];
}

/** Number of steps of a drawn run, and of points of a formula. */
const STEPS = 240;

const wishOf = ({ fromS, toS, panels }: FigureRun): TraceWish => ({
  fromS,
  toS,
  steps: STEPS,
  channels: [...new Set(panels.flatMap(({ curves }) => curves.map(({ channel }) => channel)))],
  losses: panels.find(({ losses }) => losses !== undefined)?.losses ?? null,
});

const jobOf = (run: FigureRun, seed: number, readings: readonly Reading[]): Job => ({
  scenario: run.scenario,
  settings: readSo(run.settings ?? [], readings),
  seed,
  trace: wishOf(run),
});

/** Runs for a figure over time. */
export const figureJobs = (
  { runs = [] }: StudyFigure,
  seed: number,
  readings: readonly Reading[] = [],
): readonly Job[] => runs.map((run) => jobOf(run, seed, readings));

/**
 * Plots of a figure; missing runs are left out.
 * @param traces by `keyOf`
 */
export function plotsOf(
  { runs = [], formulas = [] }: StudyFigure,
  seed: number,
  traces: ReadonlyMap<string, DrawnTrace>,
  readings: readonly Reading[] = [],
): readonly Plot[] {
  const drawn = runs.flatMap((run) => {
    const job = jobOf(run, seed, readings);
    const trace = traces.get(keyOf(job));
    return trace === undefined ? [] : run.panels.map((panel) => plotOfPanel(run, panel, job, trace));
  });
  return [...formulas.map(plotOfFormula), ...drawn];
}

function plotOfPanel(run: FigureRun, panel: Panel, job: Job, trace: DrawnTrace): Plot {
  const { fromS, toS } = run;
  const stepS = (toS - fromS) / STEPS;
  const timeOf = (step: number): number => fromS + (step + 0.5) * stepS;
  const xs = Array.from({ length: STEPS }, (_, step) => timeOf(step));
  const channels = job.trace?.channels ?? [];
  const curves = panel.curves.map(({ name, channel, unitValue = 1 }) => {
    const { low = [], high = [] } = trace.channels[channels.indexOf(channel)] ?? {};
    return {
      name,
      xs,
      low: low.map((value) => value / unitValue),
      high: high.map((value) => value / unitValue),
    };
  });
  const showsLosses = panel.losses !== undefined;
  const losses = showsLosses ? trace.losses : [];
  return {
    title: run.run === undefined ? panel.panel : `${run.run}: ${panel.panel}`,
    unit: panel.unit,
    over: 'time, s',
    curves,
    losses: losses.map(({ vc, steps }) => ({ name: String(vc), xs: steps.map(timeOf) })),
    showsLosses,
    levels: panel.levels ?? [],
    domain: [fromS, toS],
    job,
  };
}

function plotOfFormula({ panel, unit, over, from, to, curves, levels = [] }: Formula): Plot {
  const xs = Array.from({ length: STEPS + 1 }, (_, i) => from + ((to - from) * i) / STEPS);
  return {
    title: panel,
    unit,
    over,
    curves: curves.map(({ name, of }) => {
      const values = xs.map(of);
      return { name, xs, low: values, high: values };
    }),
    losses: [],
    showsLosses: false,
    levels,
    domain: [from, to],
    job: null,
  };
}

/** Tables with only the lines that a figure shows. */
export const tablesOf = ({ tables }: Study, { tables: parts = [] }: StudyFigure): readonly StudyTable[] =>
  parts.flatMap(({ table, rows }) =>
    tables
      .filter((candidate) => candidate.table === table)
      .map((whole) =>
        rows === undefined ? whole : { ...whole, rows: whole.rows.filter(({ row }) => rows.test(row)) },
      ),
  );
