import {
  type BatchReport,
  type BranchesReport,
  type LoadedReport,
  type Report,
  type RuleFailure,
  type RulesReport,
  type Standing,
  UNASKED,
} from '../../contract/index.ts';
import { afterPaint, requestPaint } from '../frame.ts';
import { shownEdits, useBranches } from '../store/branches.ts';
import { frameQuestions } from '../store/frameQuestions.ts';
import { inspection } from '../store/inspection.ts';
import { useMarks } from '../store/marks.ts';
import { without } from '../store/objects.ts';
import { usePage } from '../store/page.ts';
import { pending } from '../store/pending.ts';
import { NOTHING_YET, useStage } from '../store/stage.ts';
import { follow } from '../store/viewport.ts';
import { useWhy, whyQuestion } from '../store/why.ts';
import { frameTrace, settingsVersion, traceKeeper } from '../traces/index.ts';
import { send } from './channel.ts';

const change = useStage.setState;

function onLoaded(loaded: LoadedReport): void {
  traceKeeper.reset(loaded);
  useBranches.getState().begin(loaded.edits);
  useMarks.getState().begin();
  frameTrace.forgetAll();
  frameQuestions.clear();
  whyQuestion.close();
  inspection.close();
  pending.clear();
  change({
    loaded,
    ports: loaded.ports,
    vcStates: loaded.vcStates,
    rateStates: loaded.rateStates,
    settingsVersion: settingsVersion(),
    ...NOTHING_YET,
  });
}

/** Rules that somebody has written, from then on among the policies. */
function onRules({ policies }: RulesReport): void {
  const { catalog } = useStage.getState();
  if (catalog === null) return;
  const others = catalog.policies.filter(({ id }) => !policies.some((one) => one.id === id));
  change({ catalog: { ...catalog, policies: [...others, ...policies] } });
}

function onBranches(report: BranchesReport): void {
  const { current } = useBranches.getState();
  const before = shownEdits(useBranches.getState());
  traceKeeper.branch(report);
  useBranches.getState().take(report);
  const shown = report.list.find(({ id }) => id === report.current);
  if (report.current !== current) {
    frameTrace.forgetAll();
    whyQuestion.close();
    inspection.close();
  } else if (shown !== undefined && shown.edits.length !== before.length) inspection.changed();
  change({ settingsVersion: settingsVersion() });
}

const standingOf = ({ ports, vcs: vcStates, rates: rateStates }: Standing) => ({
  ports,
  vcStates,
  rateStates,
});

/** The same list, so that what shows it need not be painted again: of a rule's lines each fails first once. */
const sameFailures = (one: readonly RuleFailure[], other: readonly RuleFailure[]): boolean =>
  one.length === other.length &&
  one.every(({ time, line }, i) => time === other[i]?.time && line === other[i]?.line);

function onBatch(batch: BatchReport): void {
  traceKeeper.append(batch);
  useBranches.getState().batch(batch);
  if (batch.forgetFrom !== null) frameTrace.forgetFrom(batch.forgetFrom);
  const { now, viewport, following, decision, toldVc, loaded, rm, rates, failures } = useStage.getState();
  const curve = batch.curve ?? useStage.getState().curve;
  // A step told before another port was chosen is not about what is shown now.
  const told = batch.decision?.port === loaded?.port ? batch.decision : null;
  const opening = usePage.getState().phase === 'opening';
  const standing = {
    ...(batch.standing && standingOf(batch.standing)),
    settingsVersion: settingsVersion(),
  };
  if (opening) change({ recorded: batch.recorded, curve, ...standing });
  else {
    change({
      now: batch.now,
      recorded: batch.recorded,
      ...standing,
      run: batch.state,
      reason: batch.reason,
      stopped: batch.stopped,
      ...(batch.results && { results: batch.results, resultsAt: batch.now }),
      decision: told ?? (batch.now === now ? decision : null),
      toldVc: told?.vc ?? toldVc,
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
  const credit = () => send({ type: 'credit', space }, space);
  if (document.hidden) credit();
  else afterPaint(credit);
}

/** Brings one report of the worker into traces and stores. */
export function take(report: Report): void {
  const { requested, rejected, problems } = useStage.getState();
  switch (report.type) {
    case 'ready':
      change({ catalog: report.catalog });
      return;
    case 'rules':
      onRules(report);
      return;
    case 'loaded':
      onLoaded(report);
      return;
    case 'batch':
      onBatch(report);
      return;
    case 'stops':
      useMarks.getState().take(report);
      return;
    case 'branches':
      onBranches(report);
      return;
    case 'rm':
      inspection.answered(report);
      return;
    case 'frames':
      if (!frameQuestions.answered(report.id)) return;
      frameTrace.take(report);
      requestPaint();
      return;
    case 'why':
      whyQuestion.answered(report);
      if (report.why?.rm != null && useWhy.getState().answer === report)
        inspection.open({ vc: report.event.vc, number: report.why.rm }, report.event.time);
      requestPaint();
      return;
    case 'applied': {
      const path = pending.answered(report.token);
      const { edit } = report;
      frameTrace.forgetFrom(edit.time);
      whyQuestion.changed(edit.time);
      inspection.changed();
      useBranches.getState().edited(report);
      change({
        ...standingOf(report.standing),
        requested: path ? without(requested, path) : requested,
        rejected: {},
      });
      return;
    }
    case 'rejected': {
      if (report.token === UNASKED) {
        // Whoever opens a run tells them with all else that is wrong with it.
        if (usePage.getState().phase === 'ready') change({ problems: [...problems, report.problem] });
        return;
      }
      const path = pending.answered(report.token);
      change({
        requested: path ? without(requested, path) : requested,
        rejected: { ...rejected, [path ?? report.problem.path]: report.problem },
      });
      return;
    }
    // Answers to a single command and news of the worker itself: who asked takes them.
    case 'refused':
    case 'sought':
    case 'overtaken':
    case 'answer':
    case 'rule':
    case 'idle':
    case 'failed':
  }
}
