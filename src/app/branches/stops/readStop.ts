import {
  type Breakpoint,
  elementAt,
  IDLE_FOR,
  type LoadedReport,
  PS_PER_MS,
  PS_PER_SECOND,
} from '../../../contract/index.ts';
import { exact, portName, shortNumber } from '../../format.ts';
import { vcName } from '../../store/vcNames.ts';
import { markTexts } from '../../strings/marks.ts';
import { branchPanels } from '../../strings/panels/branchPanels.ts';
import { typedNumber } from '../../widgets/numbers/typedNumber.ts';
import {
  type Clause,
  type StopSubject,
  stopOf,
  stopSubjects,
  subjectWords,
  usualClause,
  type Verb,
  verbsOf,
} from './clauses.ts';
import { stopWords } from './stopWords.ts';

const { marks } = branchPanels;

type Read = { readonly stop: Breakpoint } | { readonly problem: string };

/** A form in which typed text can begin, and what it means. */
interface Form<T> {
  readonly words: string;
  readonly means: T;
}

/** Small letters, single spaces, `S2>S3` for a port, nothing of "stop when". */
const plain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/ ?(?:→|->|>) ?/g, '>')
    .replace(/^(?:(?:stop|pause|break) )?when /, '')
    .replace(/^at (?=[\d.])/, `${markTexts.does(markTexts.subjects.time, markTexts.verbs.time)} `);

/** The longest form that text begins with as whole words, and what follows it. */
function begins<T>(text: string, forms: readonly Form<T>[]): { means: T; rest: string } | null {
  const found = forms
    .map(({ words, means }) => ({ words: plain(words), means }))
    .filter(({ words }) => text === words || [' ', "'", ':'].some((end) => text.startsWith(`${words}${end}`)))
    .sort((a, b) => b.words.length - a.words.length)[0];
  return found === undefined ? null : { means: found.means, rest: text.slice(found.words.length).trim() };
}

/** Queues and links of all ports can be typed, not only those of the shown one. */
function subjectForms(loaded: LoadedReport): readonly Form<StopSubject>[] {
  const others = loaded.ports.flatMap(({ id: port }): readonly StopSubject[] => [
    { kind: 'queue', port },
    { kind: 'link', port },
  ]);
  const usual = stopSubjects(loaded).flatMap((means) => {
    const number = means.kind === 'vc' ? [`vc ${means.vc.id}`] : [];
    return [...listed(marks.subjectsAlike[means.kind]), ...number].map((words) => ({ words, means }));
  });
  const written = [...stopSubjects(loaded), ...others].map((means) => ({
    words: subjectWords(means, loaded),
    means,
  }));
  return [...written, ...usual];
}

/** Other words that are understood: `passes, exceeds`. */
const listed = (words: string | undefined): readonly string[] => words?.split(', ') ?? [];

const verbForms = (verbs: readonly Verb[]): readonly Form<Verb>[] =>
  verbs.flatMap((means) =>
    [markTexts.verbs[means.id], ...listed(marks.alike[means.id])].map((words) => ({ words, means })),
  );

const LIMIT = /^(pcr(?: ?\/ ?[\d.]+)?|[\d.,]*\d)(?![\d.,])\s*(.*)$/;

/** "the queue passes 1,900 cells downwards" is about falling below. */
const turned = ({ id }: Verb, rest: string): Verb['id'] =>
  rest.endsWith(' downwards') ? (id.replace('Above', 'Below').replace('above', 'below') as Verb['id']) : id;

/** A sentence as a breakpoint, or the part that is not understood. */
export function readStop(text: string, loaded: LoadedReport): Read {
  const forms = subjectForms(loaded);
  const subject = begins(plain(text), forms);
  const known = (words: readonly string[]): string => [...new Set(words)].join(', ');
  if (subject === null) {
    const some = stopSubjects(loaded).filter(({ kind }, i) => kind !== 'vc' || i === 1);
    return {
      problem: marks.noSubject(text.trim(), known(some.map((offered) => subjectWords(offered, loaded)))),
    };
  }
  const verbs = verbsOf(subject.means, loaded);
  const rest = subject.rest.replace(/^(?:'s?|:) ?/, '');
  const verb = begins(rest, verbForms(verbs));
  if (verb === null)
    return {
      problem: marks.noVerb(
        subjectWords(subject.means, loaded),
        rest,
        known(verbs.map(({ id }) => markTexts.verbs[id])),
      ),
    };
  return verb.means.unit === undefined
    ? readPlace(subject.means, verb.means, verb.rest, loaded)
    : readLimit(subject.means, verb.means, verb.rest, loaded);
}

function readPlace(subject: StopSubject, { id }: Verb, rest: string, loaded: LoadedReport): Read {
  if ((id === 'floor' || id === 'refill') && rest !== '') return { problem: marks.leftOver(rest) };
  if (rest === '') return { stop: stopOf({ subject, verb: id, limit: '' }, loaded) };
  const port = loaded.ports.find((candidate) => plain(markTexts.at(portName(candidate.id))) === rest)?.id;
  if (port === undefined) return { problem: marks.leftOver(rest) };
  return { stop: stopOf({ subject, verb: id, limit: '', port }, loaded) };
}

/** Least and largest limit, in its unit; null: the worker says what goes. */
function rangeOf({ id }: Verb, { endPs }: LoadedReport): readonly [least: number, most: number] | null {
  if (id === 'idle') return [IDLE_FOR.min / PS_PER_MS, IDLE_FOR.max / PS_PER_MS];
  return id === 'time' ? [0, endPs / PS_PER_SECOND] : null;
}

function readLimit(subject: StopSubject, verb: Verb, rest: string, loaded: LoadedReport): Read {
  const unit = verb.unit ?? 'cells';
  const found = LIMIT.exec(rest.replace(/ (?:up|down)wards$/, ''));
  if (found === null) return { problem: marks.noLimit(rest, markTexts.units[unit]) };
  const [, limit = '', behind = ''] = found;
  if (behind !== '' && ![markTexts.units[unit], ...listed(marks.unitsAlike[unit])].includes(behind))
    return { problem: marks.leftOver(behind) };
  const number = typedNumber(limit);
  const value = Number.isNaN(number) ? limit : exact(number);
  const [least, most] = rangeOf(verb, loaded) ?? [-Infinity, Infinity];
  if (number < least || number > most)
    return { problem: marks.outside(limit, shortNumber(least), shortNumber(most), markTexts.units[unit]) };
  const clause: Clause = { subject, verb: turned(verb, rest), limit: value };
  return { stop: stopOf(clause, loaded) };
}

/** Sentences that continue what is typed; one for each verb while nothing is. */
export function suggestions(text: string, loaded: LoadedReport, most = 8): readonly string[] {
  const typed = plain(text);
  const seen = new Set<string>();
  const found: string[] = [];
  for (const subject of stopSubjects(loaded)) {
    for (const verb of verbsOf(subject, loaded)) {
      const sentence = stopWords(stopOf(usualClause(subject, verb, loaded), loaded), loaded);
      const fits = typed === '' ? !seen.has(verb.id) : plain(sentence).startsWith(typed);
      if (fits && sentence !== text) found.push(sentence);
      seen.add(verb.id);
      if (found.length === most) return found;
    }
  }
  return found;
}

/** One that shows how it is done: `VC 1 times out`. */
export function exampleOf(loaded: LoadedReport): string {
  const of = suggestions(vcName(loaded, elementAt(loaded.vcs, 0).id), loaded, 2);
  return of.at(-1) ?? '';
}
