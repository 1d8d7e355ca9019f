import {
  type BatchReport,
  type BranchesReport,
  type LoadedReport,
  NO_TOKEN,
  type Report,
  type RunStructure,
  type StructureReport,
} from '../../contract/index.ts';
import { afterCanvasPaint, invalidateNow } from '../clocks.ts';
import { perSession, type Session } from '../session/session.ts';
import { branchesOf, shownEdits } from '../store/branches/branches.ts';
import { marksOf } from '../store/branches/marks.ts';
import { pendingOf } from '../store/branches/pending.ts';
import { pageOf } from '../store/page.ts';
import { costQuestionOf } from '../store/questions/cost.ts';
import { frameQuestionsOf } from '../store/questions/frameQuestions.ts';
import { inspectorOf } from '../store/questions/inspection.ts';
import { whyOf, whyQuestionOf } from '../store/questions/why.ts';
import {
  addPolicies,
  addProblem,
  layOut,
  reject,
  setCatalog,
  setSettingsVersion,
  settle,
  showLoaded,
  stageOf,
  takeBatch,
} from '../store/stage.ts';
import { framesOf, tracesOf } from '../traces/index.ts';

/** Structure of the run for which the stage is laid out. */
const shownStructure = perSession(() => ({ structure: null as RunStructure | null }));

function onLoaded(session: Session, loaded: LoadedReport): void {
  tracesOf(session).reset(loaded);
  shownStructure(session).structure = loaded;
  branchesOf(session).getState().begin(loaded.edits);
  marksOf(session).getState().begin();
  framesOf(session).forgetAll();
  frameQuestionsOf(session).clear();
  whyQuestionOf(session).close();
  inspectorOf(session).close();
  pendingOf(session).clear();
  showLoaded(session, loaded, tracesOf(session).settingsVersion);
}

/** Shows the structure of the current branch; the shown port stays if the branch has it too. */
function showStructure(session: Session): void {
  const branches = branchesOf(session).getState();
  const structure = tracesOf(session).structureOf(branches.current);
  const { loaded, watchPort } = stageOf(session).getState();
  if (structure === null || loaded === null || shownStructure(session).structure === structure) return;
  shownStructure(session).structure = structure;
  tracesOf(session).show(branches.current);
  layOut(session, { ...structure, type: 'loaded', edits: shownEdits(branches) });
  if (loaded.port !== structure.port && structure.ports.some(({ id }) => id === loaded.port))
    watchPort(loaded.port);
}

/** A branch has begun at 0 s with other settings: questions about it are obsolete. */
function onStructure(session: Session, report: StructureReport): void {
  tracesOf(session).begin(report);
  if (report.branch !== branchesOf(session).getState().current) return;
  framesOf(session).forgetAll();
  whyQuestionOf(session).close();
  inspectorOf(session).close();
  showStructure(session);
}

function onBranches(session: Session, report: BranchesReport): void {
  const { current } = branchesOf(session).getState();
  const before = shownEdits(branchesOf(session).getState());
  tracesOf(session).take(report);
  branchesOf(session).getState().take(report);
  const shown = report.list.find(({ id }) => id === report.current);
  if (report.current !== current) {
    framesOf(session).forgetAll();
    whyQuestionOf(session).close();
    inspectorOf(session).close();
  } else if (shown !== undefined && shown.edits.length !== before.length) inspectorOf(session).changed();
  setSettingsVersion(session, tracesOf(session).settingsVersion);
  showStructure(session);
}

function onBatch(session: Session, batch: BatchReport): void {
  tracesOf(session).append(batch);
  branchesOf(session).getState().batch(batch);
  if (batch.forgetFrom !== null) framesOf(session).forgetFrom(batch.forgetFrom);
  takeBatch(session, batch, tracesOf(session).settingsVersion);
  // A hidden page does not paint, so its batches are acknowledged at once.
  const { space } = batch;
  const credit = () => session.channel.send({ type: 'ackBatch', space }, space);
  if (document.hidden) credit();
  else afterCanvasPaint(credit);
}

/** Applies one report of the worker to traces and stores. */
export function take(session: Session, report: Report): void {
  switch (report.type) {
    case 'ready':
      // A replacement worker has an incomplete catalog at first.
      setCatalog(session, stageOf(session).getState().catalog ?? report.catalog);
      return;
    case 'catalog':
      setCatalog(session, report.catalog);
      return;
    case 'rules':
      addPolicies(session, report.policies);
      return;
    case 'loaded':
      onLoaded(session, report);
      return;
    case 'batch':
      onBatch(session, report);
      return;
    case 'stops':
      marksOf(session).getState().take(report);
      return;
    case 'branches':
      onBranches(session, report);
      return;
    case 'structure':
      onStructure(session, report);
      return;
    case 'rm':
      inspectorOf(session).answered(report);
      return;
    case 'frames':
      if (!frameQuestionsOf(session).answered(report.id)) return;
      framesOf(session).take(report);
      invalidateNow();
      return;
    case 'why':
      whyQuestionOf(session).answered(report);
      costQuestionOf(session).answered(report);
      if (report.why?.rm != null && whyOf(session).getState().answer === report)
        inspectorOf(session).open({ vc: report.event.vc, number: report.why.rm }, report.event.time);
      invalidateNow();
      return;
    case 'applied': {
      const path = pendingOf(session).answered(report.token);
      const { edit } = report;
      framesOf(session).forgetFrom(edit.time);
      whyQuestionOf(session).changed(edit.time);
      inspectorOf(session).changed();
      tracesOf(session).edited(report);
      branchesOf(session).getState().edited(report, pendingOf(session).sentWith(edit.path));
      settle(session, report.inForce, path, tracesOf(session).settingsVersion);
      return;
    }
    case 'rejected': {
      if (report.token === NO_TOKEN) {
        // While a run is opened, these problems are listed together with all others.
        if (pageOf(session).getState().phase === 'ready') addProblem(session, report.problem);
        return;
      }
      const path = pendingOf(session).answered(report.token);
      reject(session, path ?? report.problem.path, report.problem, path);
      return;
    }
    // Answers to single commands and reports about the worker: the callers handle them.
    case 'refused':
    case 'sought':
    case 'overtaken':
    case 'started':
    case 'answer':
    case 'rule':
    case 'judged':
    case 'acts':
    case 'idle':
    case 'failed':
  }
}
