import type {
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
import { onReport, send } from './channel.ts';

/** What a run is made of. */
export interface Recipe {
  readonly scenario: ScenarioDocument;
  readonly seed: number;
  readonly edits: readonly Edit[];
}

export type LoadOutcome = { readonly loaded: LoadedReport } | { readonly problems: readonly Problem[] };

let lastId = 0;
export const nextId = (): number => ++lastId;

/** The first report that `pick` accepts; a failed run answers every open question with an error. */
function answerTo<T>(pick: (report: Report) => T | undefined): Promise<T> {
  return new Promise((resolve, reject) => {
    const forget = onReport((report) => {
      const found = pick(report);
      if (found === undefined && report.type !== 'failed') return;
      forget();
      if (found === undefined) reject(new Error(report.type === 'failed' ? report.message : ''));
      else resolve(found);
    });
  });
}

export function load(recipe: Recipe): Promise<LoadOutcome> {
  const outcome = answerTo<LoadOutcome>((report) => {
    if (report.type === 'loaded') return { loaded: report };
    return report.type === 'refused' ? { problems: report.problems } : undefined;
  });
  send({ type: 'load', ...recipe });
  return outcome;
}

/** Goes to a simulated time and pauses there; gives the digest of the run up to it, null where another command came first. */
export function seek(time: Picoseconds): Promise<{ time: Picoseconds; digest: string } | null> {
  const id = nextId();
  const arrived = answerTo((report) => {
    if (report.type === 'sought' && report.id === id) return report;
    return report.type === 'overtaken' && report.id === id ? null : undefined;
  });
  send({ type: 'seek', time: Math.max(0, Math.round(time)), id });
  return arrived;
}

export type SetOutcome = { readonly edit: Edit } | { readonly problem: Problem };

/** One value, waited for. */
export async function setValue(path: string, value: ParameterValue): Promise<SetOutcome> {
  const token = nextId();
  const verdict = answerTo((report) =>
    (report.type === 'applied' || report.type === 'rejected') && report.token === token ? report : undefined,
  );
  send({ type: 'set', path, value, token });
  const report = await verdict;
  return report.type === 'applied' ? { edit: report.edit } : { problem: report.problem };
}

/** Reads the text of a rule without running it: its description, or what is wrong with it. */
export function readRule(text: string): Promise<RuleReport> {
  const id = nextId();
  const answer = answerTo((report) => (report.type === 'rule' && report.id === id ? report : undefined));
  send({ type: 'rule', id, text });
  return answer;
}

type Answers = { readonly digest: string; readonly results: RunResults; readonly edits: readonly Edit[] };

/** A worker without a run gives no answer: it is asked again as soon as it has one. */
export function ask<K extends keyof Answers>(what: K): Promise<Answers[K]> {
  const id = nextId();
  const put = () => send({ type: 'ask', id, what });
  const forget = onReport((report) => {
    if (report.type === 'loaded') put();
  });
  const answer = answerTo((report) =>
    report.type === 'answer' && report.id === id ? (report.value as Answers[K]) : undefined,
  );
  put();
  return answer.finally(forget);
}
