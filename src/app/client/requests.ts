import type {
  BatchReport,
  Edit,
  LoadedReport,
  ParameterValue,
  Picoseconds,
  Problem,
  Report,
  RuleReport,
  RunResults,
  ScenarioDocument,
} from '../../contract/index.ts';
import { perSession, type Session } from '../session/session.ts';

/** Everything that determines a run. */
export interface Recipe {
  readonly scenario: ScenarioDocument;
  readonly seed: number;
  readonly edits: readonly Edit[];
}

export type LoadOutcome = { readonly loaded: LoadedReport } | { readonly problems: readonly Problem[] };

/** The first report that `pick` accepts; a failed run rejects every open request. */
function answerTo<T>({ channel }: Session, pick: (report: Report) => T | undefined): Promise<T> {
  return new Promise((resolve, reject) => {
    const forget = channel.onReport((report) => {
      const found = pick(report);
      if (found === undefined && report.type !== 'failed') return;
      forget();
      if (found === undefined) reject(new Error(report.type === 'failed' ? report.message : ''));
      else resolve(found);
    });
  });
}

/** The next batch of a run that is paused. */
export const halted = (session: Session): Promise<BatchReport> =>
  answerTo(session, (report) => (report.type === 'batch' && report.state !== 'playing' ? report : undefined));

/** Number of loads without an answer; a worker answers loads in order. */
const loadsOf = perSession(() => ({ unanswered: 0 }));

export function load(session: Session, recipe: Recipe): Promise<LoadOutcome> {
  const loads = loadsOf(session);
  let before = loads.unanswered++;
  const outcome = answerTo<LoadOutcome>(session, (report) => {
    const isAnswer = report.type === 'loaded' || report.type === 'refused';
    if (!isAnswer || before-- > 0) return undefined;
    loads.unanswered--;
    return report.type === 'loaded' ? { loaded: report } : { problems: report.problems };
  });
  outcome.catch(() => {
    loads.unanswered = 0;
  });
  session.channel.send({ type: 'load', ...recipe });
  return outcome;
}

/** Seeks to a simulated time and pauses there; returns the digest up to it, or null where another command came first. */
export function seek(
  session: Session,
  time: Picoseconds,
): Promise<{ time: Picoseconds; digest: string } | null> {
  const id = session.channel.nextId();
  const arrived = answerTo(session, (report) => {
    if (report.type === 'sought' && report.id === id) return report;
    return report.type === 'overtaken' && report.id === id ? null : undefined;
  });
  session.channel.send({ type: 'seek', time: Math.max(0, Math.round(time)), id });
  return arrived;
}

export type SetOutcome = { readonly edit: Edit } | { readonly problem: Problem };

/** Sets one value and waits for the result. */
export async function setValue(session: Session, path: string, value: ParameterValue): Promise<SetOutcome> {
  const token = session.channel.nextId();
  const verdict = answerTo(session, (report) =>
    (report.type === 'applied' || report.type === 'rejected') && report.token === token ? report : undefined,
  );
  session.channel.send({ type: 'set', path, value, token });
  const report = await verdict;
  return report.type === 'applied' ? { edit: report.edit } : { problem: report.problem };
}

export type Started = Extract<Report, { type: 'started' }>;

/** Applies changes from 0 s on and waits for the result. */
export function startWith(
  session: Session,
  changes: readonly (readonly [path: string, value: ParameterValue])[],
): Promise<Started> {
  const id = session.channel.nextId();
  const answer = answerTo(session, (report) =>
    report.type === 'started' && report.id === id ? report : undefined,
  );
  session.channel.send({ type: 'fromStart', changes, id });
  return answer;
}

/** Validates the text of a rule without running it: returns its description, or its errors. */
export function readRule(session: Session, text: string): Promise<RuleReport> {
  const id = session.channel.nextId();
  const answer = answerTo(session, (report) =>
    report.type === 'rule' && report.id === id ? report : undefined,
  );
  session.channel.send({ type: 'rule', id, text });
  return answer;
}

/** All problems of a document with these edits, without running it. */
export async function judge(
  session: Session,
  scenario: ScenarioDocument,
  edits: readonly Edit[] = [],
): Promise<readonly Problem[]> {
  const id = session.channel.nextId();
  const answer = answerTo(session, (report) =>
    report.type === 'judged' && report.id === id ? report : undefined,
  );
  session.channel.send({ type: 'judge', id, scenario, edits });
  return (await answer).problems;
}

type Answers = { readonly digest: string; readonly results: RunResults; readonly edits: readonly Edit[] };

/** Asks a worker; one without a run does not answer, so it is asked again once it has one. */
export function ask<K extends keyof Answers>(session: Session, what: K): Promise<Answers[K]> {
  const id = session.channel.nextId();
  const put = () => session.channel.send({ type: 'ask', id, what });
  const forget = session.channel.onReport((report) => {
    if (report.type === 'loaded') put();
  });
  const answer = answerTo(session, (report) =>
    report.type === 'answer' && report.id === id ? (report.value as Answers[K]) : undefined,
  );
  put();
  return answer.finally(forget);
}
