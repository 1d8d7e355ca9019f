import type { BatchReport, BranchPart, Picoseconds } from '../../contract/index.ts';
import { failuresOf, liveOf, ratesAt, settingsOf, viewOf, wouldDropNext } from '../../engine/index.ts';
import type { Run } from '../run.ts';
import type { BufferPool } from './bufferPool.ts';

/** Values that change seldom, as last sent to the page. */
export interface LastSent {
  /** Key of the curve. */
  curve: string;
  /** Key of the settings in force. */
  inForce: string;
}

export interface BatchSettings {
  readonly branch: number;
  readonly state: BatchReport['state'];
  readonly reason: BatchReport['reason'];
  readonly stopped: number | null;
  /** Includes results and, after a step, the decision. */
  readonly whole: boolean;
  /** Start of the window for a comparison with the branches that run at the same time; null: no comparison. */
  readonly comparableFrom: Picoseconds | null;
  readonly others: readonly BranchPart[];
  /** Includes the VCs that would be refused next. */
  readonly predictsDrops: boolean;
}

/** News of the current branch since the last batch. */
export function batchOf(
  run: Run,
  lastSent: LastSent,
  settings: BatchSettings,
  space: BufferPool,
): BatchReport {
  const { simulation, recorder } = run;
  const { branch, state, reason, stopped, whole, comparableFrom, others, predictsDrops } = settings;
  run.show();
  recorder.flush();
  const port = run.shown() ?? null;
  return {
    type: 'batch',
    branch,
    now: simulation.now,
    recorded: recorder.recordedUntil,
    state,
    reason,
    stopped,
    revision: simulation.revision,
    ...newSettings(run, branch, lastSent),
    applied: recorder.takeApplied(),
    columns: recorder.takeColumns(space.copy),
    space: space.take(),
    events: recorder.takeEvents(),
    view: viewOf(simulation, run.port),
    results: whole ? simulation.results() : null,
    compared: whole && comparableFrom !== null ? run.resultsFrom(comparableFrom) : null,
    decision: run.shownDecision,
    verdict: port?.lastDecisionInBrief ?? null,
    rm: run.rmAtPort,
    rates: whole ? ratesAt(simulation, run.port) : null,
    live: port && {
      ...liveOf(port),
      wouldDropNext: predictsDrops ? wouldDropNext(port, simulation.now) : [],
    },
    failures: simulation.network.ports.flatMap(failuresOf),
    curve: newCurve(run, lastSent),
    forgetFrom: run.takeForgotten(),
    present: recorder.present,
    arriving: recorder.arriving,
    others,
    kept: run.snapshots.usage,
  };
}

/** News of a compared branch. @param from start of the window of its results; null: without results */
export function partOf(run: Run, branch: number, from: Picoseconds | null, space: BufferPool): BranchPart {
  const { recorder } = run;
  run.show();
  recorder.flush();
  return {
    branch,
    recorded: recorder.recordedUntil,
    columns: recorder.takeColumns(space.copy),
    events: recorder.takeEvents(),
    applied: recorder.takeApplied(),
    results: from === null ? null : run.resultsFrom(from),
    forgetFrom: run.takeForgotten(),
    present: recorder.present,
    arriving: recorder.arriving,
  };
}

/** Settings in force and the edits behind them, unless the page has them for this branch. */
function newSettings(
  { simulation, allEdits }: Run,
  branch: number,
  lastSent: LastSent,
): Pick<BatchReport, 'inForce' | 'edits'> {
  const key = `${branch} ${simulation.revision}`;
  if (key === lastSent.inForce) return { inForce: null, edits: null };
  lastSent.inForce = key;
  return { inForce: settingsOf(simulation), edits: allEdits };
}

/** Curve of the shown port, unless the page has it. */
function newCurve(run: Run, lastSent: LastSent): BatchReport['curve'] {
  const port = run.shown();
  if (port === undefined) return null;
  const { id, policyId, buffers, settings } = port;
  const { capacity } = buffers;
  const key = JSON.stringify([id, policyId, settings.params, capacity]);
  if (key === lastSent.curve) return null;
  lastSent.curve = key;
  return { port: id, policy: policyId, curve: buffers.only?.policy.curve?.() ?? null };
}
