import {
  type BatchReport,
  type BranchesReport,
  type LoadedReport,
  NO_TOKEN,
  type Report,
  type RuleFailure,
  type RulesReport,
  type RunStructure,
  type Standing,
  type StructureReport,
} from '../../contract/index.ts';
import { afterCanvasPaint, requestPaint } from '../clocks.ts';
import { perSession, type Session } from '../session/session.ts';
import { branchesOf, shownEdits } from '../store/branches/branches.ts';
import { marksOf } from '../store/branches/marks.ts';
import { pendingOf } from '../store/branches/pending.ts';
import { without } from '../store/objects.ts';
import { pageOf } from '../store/page.ts';
import { costQuestionOf } from '../store/questions/cost.ts';
import { frameQuestionsOf } from '../store/questions/frameQuestions.ts';
import { inspectorOf } from '../store/questions/inspection.ts';
import { whyOf, whyQuestionOf } from '../store/questions/why.ts';
import { NOTHING_YET, stageOf } from '../store/stage.ts';
import { follow } from '../store/viewport.ts';
import { framesOf, tracesOf } from '../traces/index.ts';

/** What the stage is laid out for. */
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
  stageOf(session).setState({
    loaded,
    ports: loaded.ports,
    vcStates: loaded.vcStates,
    rateStates: loaded.rateStates,
    settingsVersion: tracesOf(session).settingsVersion,
    ...NOTHING_YET,
  });
}

/** What the current branch consists of; the port on the stage stays where it has that too. */
function showStructure(session: Session): void {
  const branches = branchesOf(session).getState();
  const structure = tracesOf(session).structureOf(branches.current);
  const { loaded, followedVc, watchPort } = stageOf(session).getState();
  if (structure === null || loaded === null || shownStructure(session).structure === structure) return;
  shownStructure(session).structure = structure;
  tracesOf(session).show(branches.current);
  const { ports, vcs, vcStates, rateStates } = structure;
  stageOf(session).setState({
    loaded: { ...structure, type: 'loaded', edits: shownEdits(branches) },
    ports,
    vcStates,
    rateStates,
    followedVc: vcs.some(({ id }) => id === followedVc) ? followedVc : null,
    decision: null,
    verdict: null,
    rm: null,
    rates: null,
    live: null,
  });
  if (loaded.port !== structure.port && ports.some(({ id }) => id === loaded.port)) watchPort(loaded.port);
}

/** A branch has begun at 0 s with other settings: what was asked about it is void. */
function onStructure(session: Session, report: StructureReport): void {
  tracesOf(session).begin(report);
  if (report.branch !== branchesOf(session).getState().current) return;
  framesOf(session).forgetAll();
  whyQuestionOf(session).close();
  inspectorOf(session).close();
  showStructure(session);
}

/** Rules that a reader has written, from then on among the policies. */
function onRules(session: Session, { policies }: RulesReport): void {
  const { catalog } = stageOf(session).getState();
  if (catalog === null) return;
  const others = catalog.policies.filter(({ id }) => !policies.some((one) => one.id === id));
  stageOf(session).setState({ catalog: { ...catalog, policies: [...others, ...policies] } });
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
  stageOf(session).setState({ settingsVersion: tracesOf(session).settingsVersion });
  showStructure(session);
}

const settingsOf = ({ ports, vcs: vcStates, rates: rateStates }: Standing) => ({
  ports,
  vcStates,
  rateStates,
});

/** The same list, so that what shows it need not be painted again: of a rule's lines each fails first once. */
const sameFailures = (one: readonly RuleFailure[], other: readonly RuleFailure[]): boolean =>
  one.length === other.length &&
  one.every(({ time, line }, i) => time === other[i]?.time && line === other[i]?.line);

function onBatch(session: Session, batch: BatchReport): void {
  tracesOf(session).append(batch);
  branchesOf(session).getState().batch(batch);
  if (batch.forgetFrom !== null) framesOf(session).forgetFrom(batch.forgetFrom);
  const { now, viewport, following, decision, decidedVc, loaded, rm, rates, failures } =
    stageOf(session).getState();
  const curve = batch.curve ?? stageOf(session).getState().curve;
  // A step reported before another port was chosen is not about what is shown now.
  const reported = batch.decision?.port === loaded?.port ? batch.decision : null;
  const opening = pageOf(session).getState().phase === 'opening';
  const standing = {
    ...(batch.standing && settingsOf(batch.standing)),
    settingsVersion: tracesOf(session).settingsVersion,
  };
  if (opening) stageOf(session).setState({ recorded: batch.recorded, curve, ...standing });
  else {
    stageOf(session).setState({
      now: batch.now,
      recorded: batch.recorded,
      ...standing,
      run: batch.state,
      reason: batch.reason,
      stopped: batch.stopped,
      ...(batch.results && { results: batch.results, resultsAt: batch.now }),
      decision: reported ?? (batch.now === now ? decision : null),
      decidedVc: reported?.vc ?? decidedVc,
      verdict: batch.verdict,
      rm: batch.rm ?? (batch.now === now ? rm : null),
      rates: batch.rates?.port === loaded?.port ? (batch.rates ?? rates) : rates,
      curve,
      live: batch.live,
      failures: sameFailures(batch.failures, failures) ? failures : batch.failures,
      viewport: following ? follow(viewport, batch.now, loaded?.endPs ?? 0) : viewport,
    });
  }
  // A hidden page paints nothing; its batches are taken as they come.
  const { space } = batch;
  const credit = () => session.channel.send({ type: 'credit', space }, space);
  if (document.hidden) credit();
  else afterCanvasPaint(credit);
}

/** Brings one report of the worker into traces and stores. */
export function take(session: Session, report: Report): void {
  const { requested, rejected, problems } = stageOf(session).getState();
  switch (report.type) {
    case 'ready':
      // A worker that replaces another one knows less at first.
      stageOf(session).setState(({ catalog }) => ({ catalog: catalog ?? report.catalog }));
      return;
    case 'catalog':
      stageOf(session).setState({ catalog: report.catalog });
      return;
    case 'rules':
      onRules(session, report);
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
      requestPaint();
      return;
    case 'why':
      whyQuestionOf(session).answered(report);
      costQuestionOf(session).answered(report);
      if (report.why?.rm != null && whyOf(session).getState().answer === report)
        inspectorOf(session).open({ vc: report.event.vc, number: report.why.rm }, report.event.time);
      requestPaint();
      return;
    case 'applied': {
      const path = pendingOf(session).answered(report.token);
      const { edit } = report;
      framesOf(session).forgetFrom(edit.time);
      whyQuestionOf(session).changed(edit.time);
      inspectorOf(session).changed();
      branchesOf(session).getState().edited(report, pendingOf(session).sentWith(edit.path));
      stageOf(session).setState({
        ...settingsOf(report.standing),
        requested: path ? without(requested, path) : requested,
        rejected: {},
      });
      return;
    }
    case 'rejected': {
      if (report.token === NO_TOKEN) {
        // What opens a run lists them with all else that is wrong with it.
        if (pageOf(session).getState().phase === 'ready')
          stageOf(session).setState({ problems: [...problems, report.problem] });
        return;
      }
      const path = pendingOf(session).answered(report.token);
      stageOf(session).setState({
        requested: path ? without(requested, path) : requested,
        rejected: { ...rejected, [path ?? report.problem.path]: report.problem },
      });
      return;
    }
    // Answers to a single command and news of the worker itself: who asked takes them.
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
