import type { BatchReport, BranchPart, Picoseconds } from '../../contract/index.ts';
import { failuresOf, liveOf, ratesAt, settingsOf, viewOf, wouldDropNext } from '../../engine/index.ts';
import type { Run } from '../run.ts';
import type { BufferPool } from './bufferPool.ts';

/** What the page was sent last of things that seldom change. */
export interface LastSent {
  /** What the curve depends on. */
  curve: string;
  /** What edits have made of the run. */
  inForce: string;
}

export interface BatchSettings {
  readonly branch: number;
  readonly state: BatchReport['state'];
  readonly reason: BatchReport['reason'];
  readonly stopped: number | null;
  /** With results and, after a step, the decision. */
  readonly whole: boolean;
  /** From when on it is held against the branches that run along; null: it runs alone. */
  readonly comparableFrom: Picoseconds | null;
  readonly others: readonly BranchPart[];
  /** With the VCs that are refused next. */
  readonly predictsDrops: boolean;
}

/** Everything new of the current branch since the last batch. */
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

/** What is new of a branch that runs along. @param from when on results are compared; null: without results */
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

/** The same with the edits behind it, unless the page has them of this branch. */
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

/** The curve of the shown port, unless the page has it. */
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
