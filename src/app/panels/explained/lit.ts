import { useEffect, useMemo } from 'react';
import {
  type ExplainedInfo,
  type LoadedReport,
  type Picoseconds,
  PS_PER_MS,
  type Sign,
} from '../../../contract/index.ts';
import { later } from '../../rest.ts';
import { useSession } from '../../session/context.ts';
import type { Session } from '../../session/session.ts';
import { inspectionOf } from '../../store/questions/inspection.ts';
import { whyOf } from '../../store/questions/why.ts';
import { useStage } from '../../store/stage.ts';
import type { StageState } from '../../store/types.ts';
import { explainedWords as words } from '../../strings/panels/explained.ts';
import { tracesOf } from '../../traces/index.ts';
import { useThrottled } from '../../widgets/timing/useThrottled.ts';
import type { Lit } from '../policy/folded.ts';
import { creditSigns, segmentSigns } from './hopSigns.ts';
import { type LastRules, ruleQuestionOf, useLastRules } from './lastRules.ts';
import { changeSigns, lastChangeOf, turnSigns } from './rateSigns.ts';
import { type Seen, windowSigns } from './windowSigns.ts';

/** The lit line changes at most four times a second. */
const PACE_MS = 250;
/** So long the head has rested before the run is asked for the exact rule. */
const REST_MS = 150;

/** What reads this waits for timers. */
const TIMERS = 'tcp.rtoBackoff';

/** Cells/s; TM 4.0, table 5-1. */
const USUAL_TCR = 10;

const abrOf = ({ scenario }: LoadedReport, vc: number) => {
  const own = scenario.vcs.find(({ id }) => id === vc)?.abr;
  return { ...scenario.abr, ...own };
};

/** Whose lines are lit, for whom. */
interface Looked {
  readonly session: Session;
  readonly info: ExplainedInfo;
  readonly vc: number;
  readonly told: LastRules;
}

const followsWindow = ({ id, kind }: ExplainedInfo): boolean =>
  id === 'coupling' || kind === 'congestion' || kind === 'transport';

/** The rules that are known to have changed the rate last: as the reader has asked, or as the page has. */
function exactRules({ session, vc, told }: Looked, now: Picoseconds): readonly Sign[] {
  const { answer } = whyOf(session).getState();
  if (answer?.event.vc === vc && answer.event.time === now && answer.why?.rate) return answer.why.rate.rules;
  return told.vc === vc && told.now === now ? told.rules : [];
}

function rateSigns(looked: Looked, seen: Seen): readonly Sign[] {
  const { vc } = looked;
  const { rule = 'tm4', tcr = USUAL_TCR } = abrOf(seen.loaded, vc);
  const acr = seen.traces.channel(`acr/${vc}`)?.at(seen.now) ?? Number.NaN;
  const slow: Sign[] = rule === 'tm4' && acr < tcr ? ['outOfRate'] : [];
  const exact = exactRules(looked, seen.now);
  return [...slow, ...(exact.length > 0 ? exact : changeSigns(seen, vc, rule))];
}

/** What the VC did last, where a mechanism has lines for it; the latest first. */
function signsOf(looked: Looked, state: StageState): readonly Sign[] {
  const { session, info, vc } = looked;
  const { loaded, now, rateStates } = state;
  if (loaded === null) return [];
  const seen = { traces: tracesOf(session).shown, loaded, now };
  if (followsWindow(info)) return windowSigns(seen, vc);
  if (info.id === 'destination') return turnSigns(storyOf(session, vc));
  if (info.kind === 'rates') return rateSigns(looked, seen);
  if (info.kind === 'credit') return creditSigns(seen, vc);
  return info.kind === 'node' ? segmentSigns(seen, vc, rateStates) : [];
}

const storyOf = (session: Session, vc: number) => {
  const { cell, story } = inspectionOf(session).getState();
  return cell?.vc === vc ? story : null;
};

/** The numbers of the VC, next to the lit line. */
function noteOf({ session, info, vc }: Looked, { loaded, now }: StageState): string {
  const { shown } = tracesOf(session);
  const value = (id: string) => shown.channel(`${id}/${vc}`)?.at(now) ?? Number.NaN;
  if (info.keys.includes(TIMERS)) {
    const due = shown.view()?.timers?.due[loaded?.vcs.findIndex(({ id }) => id === vc) ?? -1] ?? Number.NaN;
    return Number.isNaN(due) ? '' : words.timer((due - now) / PS_PER_MS);
  }
  if (followsWindow(info)) return words.window(value('cwnd'), value('ssthresh'));
  return info.kind === 'rates' && info.id !== 'destination' ? words.rate(value('acr')) : '';
}

const darkOf = ({ id }: ExplainedInfo): Lit => ({ id, line: 0, evaluated: null });

function litOf(looked: Looked, state: StageState): Lit {
  const { info } = looked;
  const line = signsOf(looked, state)
    .map((sign) => info.pseudoCode.find((one) => one.sign === sign)?.number)
    .find((number) => number !== undefined);
  if (line === undefined) return darkOf(info);
  const note = noteOf(looked, state);
  return { id: info.id, line, evaluated: [{ line, note, action: true }] };
}

/** While the run rests, asks it for the rules that changed the rate last: of several that lower it, the record cannot tell. */
function useExactRules(info: ExplainedInfo, vc: number | null): void {
  const session = useSession();
  const now = useStage((s) => s.now);
  const rests = useStage((s) => s.run !== 'playing' && s.loaded !== null);
  const asks = rests && info.kind === 'rates' && vc !== null;
  useEffect(() => {
    if (!asks) return;
    return later(() => {
      const trace = tracesOf(session).shown.channel(`acr/${vc}`);
      const end = trace && lastChangeOf(trace, now);
      if (end !== null) ruleQuestionOf(session).ask(vc, now, end);
    }, REST_MS);
  }, [asks, vc, now, session]);
}

/** The line of a mechanism that a VC carried out last. */
export function useLit(info: ExplainedInfo, vc: number | null): Lit {
  const session = useSession();
  useExactRules(info, vc);
  // A new answer is another reading of the same moment.
  const told = useLastRules((s) => s);
  const reader = useMemo(
    () => (state: StageState) => (vc === null ? darkOf(info) : litOf({ session, info, vc, told }, state)),
    [session, info, vc, told],
  );
  return useThrottled(reader, PACE_MS);
}
