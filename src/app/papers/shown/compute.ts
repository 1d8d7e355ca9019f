import { shallow } from 'zustand/shallow';
import type { DrawnTrace } from '../../../contract/index.ts';
import type { Chart } from '../../../studies/figures/charts.ts';
import { figureJobs } from '../../../studies/figures/plots.ts';
import {
  claimsOf,
  findStudy,
  keyOf,
  type Study,
  type StudyFigure,
  type StudyTable,
  studies,
} from '../../../studies/index.ts';
import { type Reading, withReadings } from '../../../studies/reading.ts';
import { readingsOf } from '../../../studies/readings.ts';
import { shownSeeds } from '../commands.ts';
import { partsAtScale, seedsTo } from '../jobs.ts';
import type { PaperAddress } from '../paperLink.ts';
import { type Line, type Quantity, quantityOf } from '../tables/agreement.ts';
import { chartsOfFigure } from '../tables/charts.ts';
import { rowTables, seedsOf } from '../tables/ownRuns.ts';
import { type AgreementHere, agreementHere, type Runs } from './agreementHere.ts';
import { ownVerdict, recordedVerdicts, type Verdict } from './verdicts.ts';

/** A table with everything that follows from its runs. */
export interface ShownTable {
  readonly table: StudyTable;
  readonly quantities: readonly Quantity[];
  /** The quantities under another reading; null without one. */
  readonly others: readonly Quantity[] | null;
  /** Number of seeds that were run. */
  readonly seeds: number;
}

/** A figure with its data: the same object until another of its runs is complete. */
export interface ShownFigure {
  readonly figure: StudyFigure;
  /** Traces of its runs, by key. */
  readonly traces: ReadonlyMap<string, DrawnTrace>;
  /** The tables that contain its numbers. */
  readonly tables: readonly ShownTable[];
  /** Charts of these numbers, and under another reading. */
  readonly charts: readonly Chart<Line>[];
  readonly others: readonly Chart<Line>[];
}

/** The paper of the address, with everything that follows from the known runs. */
export interface ShownPaper {
  readonly address: PaperAddress;
  /** Whether the runs stored on the device have been read. */
  readonly isOpened: boolean;
  readonly study: Study;
  readonly reading: Reading | null;
  readonly tables: readonly ShownTable[];
  readonly figures: readonly ShownFigure[];
  readonly verdicts: ReadonlyMap<string, Verdict>;
  /** The highest seed that its tables show. */
  readonly tabled: number;
  /** Agreement for each paper; null: nothing was run. */
  readonly agreements: ReadonlyMap<string, AgreementHere | null>;
}

const isSameTable = (a: ShownTable, b: ShownTable): boolean =>
  a.seeds === b.seeds && shallow(a.quantities, b.quantities) && shallow(a.others, b.others);

const recomputed = new WeakMap<StudyTable, Map<string, StudyTable>>();

/** Table under another reading, cached so that it stays the same object. */
function recomputedTable(table: StudyTable, reading: Reading): StudyTable {
  const known = recomputed.get(table) ?? new Map<string, StudyTable>();
  recomputed.set(table, known);
  const other = known.get(reading.id) ?? withReadings([table], [reading])[0] ?? table;
  known.set(reading.id, other);
  return other;
}

type Steps<Value> = Generator<undefined, Value>;

function* quantitiesOf(study: Study, table: StudyTable, runs: Runs): Steps<readonly Quantity[]> {
  const quantities: Quantity[] = [];
  for (const row of rowTables(table)) {
    quantities.push(quantityOf(study, row, runs));
    yield;
  }
  return quantities;
}

function* tableOf(
  study: Study,
  table: StudyTable,
  reading: Reading | null,
  runs: Runs,
  before: ShownTable | undefined,
): Steps<ShownTable> {
  const quantities = yield* quantitiesOf(study, table, runs);
  const others = reading === null ? null : yield* quantitiesOf(study, recomputedTable(table, reading), runs);
  const now = { table, quantities, others, seeds: seedsOf(table, runs).length };
  return before?.table === table && isSameTable(before, now) ? before : now;
}

const keysOf = (figure: StudyFigure, seeds: number, reading: Reading | null): readonly string[] =>
  seedsTo(seeds).flatMap((seed) =>
    (reading === null ? [[]] : [[], [reading]]).flatMap((own) => figureJobs(figure, seed, own).map(keyOf)),
  );

function tracesOf(keys: readonly string[], traces: Runs['traces']): ShownFigure['traces'] {
  const own = keys.flatMap((key) => {
    const trace = traces.get(key);
    return trace === undefined ? [] : [[key, trace] as const];
  });
  return new Map(own);
}

function figureOf(
  figure: StudyFigure,
  all: readonly ShownTable[],
  traces: ShownFigure['traces'],
  before: ShownFigure | undefined,
): ShownFigure {
  const names = new Set((figure.tables ?? []).map(({ table }) => table));
  const tables = all.filter(({ table }) => names.has(table.table));
  if (before?.figure === figure && shallow(tables, before.tables) && shallow(traces, before.traces))
    return before;
  const ours = new Map(tables.map(({ table, quantities }) => [table.table, quantities]));
  const others = new Map(tables.map((shown) => [shown.table.table, shown.others ?? []]));
  return {
    figure,
    traces,
    tables,
    charts: chartsOfFigure(figure, ours),
    others: chartsOfFigure(figure, others),
  };
}

const readingIn = ({ paper, reading }: PaperAddress): Reading | null =>
  readingsOf(paper).find(({ id }) => id === reading) ?? null;

/**
 * Computes the page's content in steps; objects that runs have not changed are reused.
 * @param show called when the paper is complete, and again when the line of each paper is
 */
export function* computeShown(
  address: PaperAddress,
  runs: Runs,
  before: ShownPaper | null,
  show: (shown: ShownPaper) => void,
): Steps<void> {
  const study = findStudy(address.paper) ?? (studies[0] as Study);
  const reading = readingIn(address);
  const parts = partsAtScale(study, address.scale);
  const tables: ShownTable[] = [];
  for (const [nth, table] of parts.tables.entries())
    tables.push(yield* tableOf(study, table, reading, runs, before?.tables[nth]));
  const isSame = before?.study === study && before.address.scale === address.scale;
  const figures: ShownFigure[] = [];
  for (const [nth, figure] of (isSame
    ? before.figures.map((shown) => shown.figure)
    : parts.figures
  ).entries()) {
    const traces = tracesOf(keysOf(figure, address.seeds, reading), runs.traces);
    figures.push(figureOf(figure, tables, traces, before?.figures[nth]));
    yield;
  }
  const verdicts = new Map(recordedVerdicts(study.paper));
  for (const claim of claimsOf(study)) {
    const own = ownVerdict(study, claim, runs);
    if (own !== null) verdicts.set(claim.id, own);
    yield;
  }
  const tabled = shownSeeds(parts.tables, 1, runs);
  yield;
  const isOpened = runs.status !== 'opening';
  const paper = { address, isOpened, study, reading, tables, figures, verdicts, tabled };
  show({ ...paper, agreements: before?.agreements ?? new Map() });
  const agreements = new Map<string, AgreementHere | null>();
  for (const listed of studies)
    agreements.set(listed.paper, yield* agreementHere(listed, address.scale, runs));
  show({ ...paper, agreements });
}
