import { useEffect, useMemo } from 'react';
import {
  type ExplainedInfo,
  type HighlightId,
  type LiveState,
  type LoadedReport,
  type Picoseconds,
  PS_PER_MS,
} from '../../../../contract/index.ts';
import { later } from '../../../rest.ts';
import { useSession } from '../../../session/context.ts';
import type { Session } from '../../../session/session.ts';
import { useBranches } from '../../../store/branches/branches.ts';
import { useMoment } from '../../../store/moment.ts';
import { inspectionOf } from '../../../store/questions/inspection.ts';
import { whyOf } from '../../../store/questions/why.ts';
import type { StageState } from '../../../store/types.ts';
import { explainedWords as words } from '../../../strings/panels/explained.ts';
import { tracesOf } from '../../../traces/index.ts';
import type { Highlight } from '../folded.ts';
import { creditSigns, segmentSigns } from './hopSigns.ts';
import {
  actsNow,
  actWords,
  type LastLiveStates,
  type LastTurn,
  lastReturning,
  liveStateQuestionOf,
  showsActs,
  useLastLiveStates,
} from './lastLiveStates.ts';
import { type LastRules, ruleQuestionOf, useLastRules } from './lastRules.ts';
import { changeSigns, lastChangeOf, turnSigns } from './rateSigns.ts';
import { type Seen, windowSigns } from './windowSigns.ts';

/** Time the head has to rest before the run is asked for the exact rule. */
const REST_MS = 150;

/** Mechanisms that read this key wait for timers. */
const TIMERS = 'tcp.rtoBackoff';

/** Default TCR, cells/s; TM 4.0, table 5-1. */
const USUAL_TCR = 10;

const abrOf = ({ scenario }: LoadedReport, vc: number) => {
  const own = scenario.vcs.find(({ id }) => id === vc)?.abr;
  return { ...scenario.abr, ...own };
};

/** The mechanism and VC whose lines are highlighted, with the last answers of the run. */
export interface HighlightInput {
  readonly session: Session;
  readonly info: ExplainedInfo;
  readonly vc: number;
  readonly last: { readonly rules: LastRules; readonly acts: LastLiveStates; readonly turn: LastTurn };
}

const followsWindow = ({ id, kind }: ExplainedInfo): boolean =>
  id === 'coupling' || kind === 'congestion' || kind === 'transport';

/** Rules known to have changed the rate last, from the reader's question or the page's own. */
function exactRules(
  { session, vc, last: { rules } }: HighlightInput,
  now: Picoseconds,
  isPlaying: boolean,
): LastRules {
  const { answer } = whyOf(session).getState();
  if (answer?.event.vc === vc && answer.event.time === now && answer.why?.rate)
    return { vc, now, at: now, rules: answer.why.rate.rules };
  const isOf = rules.vc === vc && (rules.now === now || (isPlaying && rules.now <= now));
  return isOf ? rules : { ...rules, rules: [] };
}

/** Highlights and time of the last rate change; NaN: it never changed. */
function lastChange(input: HighlightInput, seen: Seen, rule: string, isPlaying: boolean) {
  const { vc } = input;
  const exact = exactRules(input, seen.now, isPlaying);
  if (exact.rules.length > 0) return { signs: exact.rules, at: exact.at };
  const trace = seen.traces.channel(`acr/${vc}`);
  return { signs: changeSigns(seen, vc, rule), at: (trace && lastChangeOf(trace, seen.now)) ?? Number.NaN };
}

/** Highlights of a source, the latest first: a rate change, or the RM cell sent since. */
function rateSigns(input: HighlightInput, seen: Seen, isPlaying: boolean): readonly HighlightId[] {
  const { vc } = input;
  const { rule = 'tm4', tcr = USUAL_TCR } = abrOf(seen.loaded, vc);
  const acr = seen.traces.channel(`acr/${vc}`)?.at(seen.now) ?? Number.NaN;
  const slow: HighlightId[] = rule === 'tm4' && acr < tcr ? ['outOfRate'] : [];
  const { signs, at } = lastChange(input, seen, rule, isPlaying);
  const left = actsAt(input, seen.now, isPlaying).find(({ sign }) => sign === 'forwardLeft');
  const isLater = left !== undefined && !((left.time ?? 0) < at);
  return [...slow, ...(isLater ? [left.sign] : []), ...signs];
}

function destinationSigns(
  { session, vc, last: { turn } }: HighlightInput,
  seen: Seen,
): readonly HighlightId[] {
  const own = turn.vc === vc && turn.now === seen.now ? turn.story : null;
  const signs = turnSigns(storyOf(session, vc) ?? own);
  const isReturning = lastReturning(seen.traces, vc) !== null;
  return [...signs, ...(isReturning ? ['turned' as const] : [])];
}

const actsAt = ({ vc, last }: HighlightInput, now: Picoseconds, isPlaying: boolean): readonly LiveState[] =>
  actsNow(last.acts, vc, now, isPlaying);

/** Highlights of the last actions of a VC for which the mechanism has lines, the latest first. */
function signsOf(input: HighlightInput, state: StageState): readonly HighlightId[] {
  const { session, info, vc } = input;
  const { loaded, now, rateStates } = state;
  if (loaded === null) return [];
  const seen = { traces: tracesOf(session).shown, loaded, now };
  if (followsWindow(info)) return windowSigns(seen, vc);
  if (info.id === 'destination') return destinationSigns(input, seen);
  if (info.kind === 'rates') return rateSigns(input, seen, state.run === 'playing');
  if (info.kind === 'credit') return creditSigns(seen, vc);
  return info.kind === 'node' ? segmentSigns(seen, vc, rateStates) : [];
}

const storyOf = (session: Session, vc: number) => {
  const { cell, story } = inspectionOf(session).getState();
  return cell?.vc === vc ? story : null;
};

/** Numbers of the VC next to the highlighted line. */
function noteOf({ session, info, vc }: HighlightInput, { loaded, now }: StageState): string {
  const { shown } = tracesOf(session);
  const value = (id: string) => shown.channel(`${id}/${vc}`)?.at(now) ?? Number.NaN;
  if (info.keys.includes(TIMERS)) {
    const due = shown.view()?.timers?.due[loaded?.vcs.findIndex(({ id }) => id === vc) ?? -1] ?? Number.NaN;
    return Number.isNaN(due) ? '' : words.timer((due - now) / PS_PER_MS);
  }
  if (followsWindow(info)) return words.window(value('cwnd'), value('ssthresh'));
  return info.kind === 'rates' && info.id !== 'destination' ? words.rate(value('acr')) : '';
}

const darkOf = ({ id }: ExplainedInfo): Highlight => ({ id, line: 0, evaluated: null });

const lineOf = ({ pseudoCode }: ExplainedInfo, sign: HighlightId): number =>
  pseudoCode.find((line) => line.sign === sign)?.number ?? 0;

export function vcHighlight(input: HighlightInput, state: StageState): Highlight {
  const { info } = input;
  const acts = actsAt(input, state.now, state.run === 'playing').filter(({ sign }) => lineOf(info, sign) > 0);
  const found = signsOf(input, state);
  const signs = [...found, ...acts.map(({ sign }) => sign)];
  const first = signs.find((sign) => lineOf(info, sign) > 0);
  if (first === undefined) return darkOf(info);
  const line = lineOf(info, first);
  const own = acts.find(({ sign }) => sign === first);
  const note = own === undefined ? noteOf(input, state) : actWords(own);
  const before =
    own === undefined ? undefined : found.find((sign) => sign !== first && lineOf(info, sign) > 0);
  const change =
    before === undefined ? [] : [{ line: lineOf(info, before), note: noteOf(input, state), action: true }];
  const others = acts
    .filter((act) => act !== own)
    .map((act) => ({ line: lineOf(info, act.sign), note: actWords(act), action: false }));
  return { id: info.id, line, evaluated: [{ line, note, action: true }, ...change, ...others] };
}

/**
 * Asks the run for what its record does not show: what the VC does now, which of several rules lowered its rate, and what its
 * destination did with the last RM cell.
 */
function useQuestions(info: ExplainedInfo, vc: number | null): void {
  const session = useSession();
  const now = useMoment((state) => state.now);
  const run = useMoment((s) => s.run);
  const isThere = useMoment((s) => s.loaded !== null);
  const branch = useBranches((s) => s.current);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another branch has other answers.
  useEffect(() => {
    if (!isThere || vc === null) return undefined;
    const isPlaying = run === 'playing';
    if (showsActs(info.pseudoCode)) liveStateQuestionOf(session).ask(vc);
    if (info.kind !== 'rates') return undefined;
    const ask = () => askRates(session, info, vc, now, isPlaying);
    if (!isPlaying) return later(ask, REST_MS);
    ask();
    return undefined;
  }, [info, isThere, vc, now, run, branch, session]);
}

function askRates(
  session: Session,
  { id }: ExplainedInfo,
  vc: number,
  now: Picoseconds,
  isPlaying: boolean,
): void {
  const { shown } = tracesOf(session);
  if (id === 'destination') {
    const number = isPlaying ? null : lastReturning(shown, vc);
    if (number !== null) liveStateQuestionOf(session).askTurn(vc, number, now);
    return;
  }
  const trace = shown.channel(`acr/${vc}`);
  const end = trace && lastChangeOf(trace, now);
  if (end !== null) ruleQuestionOf(session).ask(vc, now, end, isPlaying);
}

/** The highlighted line of a mechanism: the one that a VC carried out last. */
export function useVcHighlight(info: ExplainedInfo, vc: number | null): Highlight {
  const session = useSession();
  useQuestions(info, vc);
  // A new answer changes what is read at the same moment.
  const rules = useLastRules((s) => s);
  const { acts, turn } = useLastLiveStates((s) => s);
  const last = useMemo(() => ({ rules, acts, turn }), [rules, acts, turn]);
  const reader = useMemo(
    () => (state: StageState) =>
      vc === null ? darkOf(info) : vcHighlight({ session, info, vc, last }, state),
    [session, info, vc, last],
  );
  return useMoment(reader);
}
