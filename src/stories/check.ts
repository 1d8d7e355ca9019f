import * as v from 'valibot';
import { OUTCOME_MEASURES, STORY_VALUES } from '../contract/index.ts';
import { findScenario } from '../scenarios/index.ts';
import { type Bounds, ENDING_VALUES, FILTERS, MARKS, PANELS, type Said, type Story } from './story.ts';

/** An error in the file of a story: the place, the value, and the valid values. */
export interface StoryFault {
  readonly path: string;
  readonly value: string;
  readonly expected: string;
}

/** Most words of a sentence; a value counts as one. */
export const MOST_WORDS = 20;

const LONGEST = 60;
const shown = (value: unknown): string => {
  // A value that JSON cannot represent is shown as `nothing`.
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
};

const number = (from: number, to: number) => {
  const expected = `a number from ${from} to ${to}`;
  return v.pipe(v.number(expected), v.minValue(from, expected), v.maxValue(to, expected));
};
const text = v.pipe(v.string('a text'), v.regex(/\S/, 'a text'));
const name = v.pipe(v.string('a text'), v.regex(/^[a-z][a-z0-9-]*$/, 'small letters and hyphens'));
const oneOf = <const T extends readonly string[]>(options: T) =>
  v.picklist(options, `one of ${options.join(', ')}`);
const listOf = <T extends v.GenericSchema>(item: T, least: number) =>
  v.pipe(v.array(item, `a list of ${least} or more`), v.minLength(least, `a list of ${least} or more`));
const object = <T extends v.ObjectEntries>(entries: T) =>
  v.strictObject(entries, ({ expected }) =>
    expected === 'never' ? `one of ${Object.keys(entries).join(', ')}` : 'an object',
  );

const seconds = number(0, 9000);
const amount = number(0, 1e9);
const compared = {
  equals: v.optional(v.union([amount, v.literal('senders')], "a number from 0 to 1000000000 or 'senders'")),
  atLeast: v.optional(amount),
  atMost: v.optional(amount),
  of: v.optional(oneOf(['buffer', 'senders'])),
};
const yes = v.literal(true, 'true');
const sender = v.pipe(number(1, 255), v.integer('a whole number'));
const lastMs = v.pipe(number(1, 1000), v.integer('a whole number'));
const within = { atLeast: v.optional(amount), atMost: v.optional(amount) };

const CONDITIONS = {
  all: object({
    all: listOf(
      v.lazy((): v.GenericSchema => condition),
      1,
    ),
  }),
  any: object({
    any: listOf(
      v.lazy((): v.GenericSchema => condition),
      1,
    ),
  }),
  queue: object({ queue: object({ ...compared, falls: v.optional(yes) }) }),
  lostSenders: object({ lostSenders: object({ ...compared, withinMs: v.optional(number(0.001, 1e6)) }) }),
  waiting: object({ waiting: object(compared) }),
  sending: object({ sending: object(compared) }),
  carriedCells: object({ carriedCells: object({ ...compared, lastMs: number(0.001, 1000) }) }),
  lost: object({ lost: object(compared) }),
  timeouts: object({ timeouts: object(compared) }),
  inVain: object({ inVain: object(compared) }),
  filesDone: object({ filesDone: object(compared) }),
  carried: object({ carried: object({ sender, lastMs, ...within }) }),
  held: object({ held: object({ sender, ...within }) }),
  time: object({ time: seconds }),
  overflow: object({ overflow: number(1, 1e6), end: v.optional(yes) }),
  end: object({ end: yes }),
} as const;

/** A condition, whose kind is given by its first known key. */
const condition: v.GenericSchema = v.lazy((value) => {
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  const kind = Object.keys(CONDITIONS).find((condition) => keys.includes(condition));
  return kind === undefined
    ? v.custom(() => false, `one of ${Object.keys(CONDITIONS).join(', ')}`)
    : CONDITIONS[kind as keyof typeof CONDITIONS];
});

const bounds = v.record(
  v.string(),
  object({ atLeast: v.optional(number(-1e9, 1e9)), atMost: v.optional(number(-1e9, 1e9)) }),
  'an object',
);
const choices = listOf(object({ if: v.optional(bounds), text }), 1);
const said = v.lazy((value) => (Array.isArray(value) ? choices : text));

const time = (named: string) => v.union([seconds, v.literal(named)], `a number from 0 to 9000 or '${named}'`);
const windowed = (of: 'idle' | 'used') =>
  object({ measure: v.literal(of), fromS: time('queueEmptySince'), toS: time('head') });
const MEASURES = {
  idle: windowed('idle'),
  used: windowed('used'),
  carried: object({ measure: v.literal('carried'), sender, lastMs }),
  held: object({ measure: v.literal('held'), sender }),
} as const;
const MEASURE_NAMES = Object.keys(MEASURES) as readonly (keyof typeof MEASURES)[];
const measure = v.lazy((value) => {
  const kind: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, 'measure') : undefined;
  const known = MEASURE_NAMES.find((name) => name === kind);
  return known === undefined ? v.object({ measure: oneOf(MEASURE_NAMES) }, 'an object') : MEASURES[known];
});

const view = v.pipe(
  v.tuple([seconds, seconds], 'a list of 2 or more'),
  v.check(([from, to]) => from < to, 'the earlier time first'),
);
const slower = number(0.1, 1e5);

const moment = object({
  id: name,
  title: text,
  when: condition,
  else: v.optional(object({ when: condition, say: said })),
  say: said,
  values: v.optional(v.record(v.string(), measure, 'an object')),
  meanwhile: v.optional(text),
  slower: v.optional(slower),
  pace: v.optional(listOf(object({ slower, until: condition }), 1)),
  viewS: v.optional(view),
  open: v.optional(listOf(oneOf(PANELS), 0)),
  close: v.optional(listOf(oneOf(PANELS), 0)),
  lit: listOf(oneOf([...PANELS, ...MARKS]), 1),
  follow: v.optional(sender),
  ghost: v.optional(oneOf(['rest'])),
});

const run = object({
  name: text,
  heading: text,
  set: v.record(
    v.string(),
    v.union([v.string(), v.number(), v.boolean()], 'a text or a number'),
    'an object',
  ),
});

const onward = object({
  to: v.pipe(
    v.string('a text'),
    v.regex(/^(lesson|scene|story):[a-z][a-z0-9-]*$/, 'lesson:, scene: or story: and a name'),
  ),
  title: text,
  line: v.optional(text),
});
const concluding = { seeds: number(1, 20), say: said, papers: v.optional(text), next: listOf(onward, 1) };
const ENDINGS = {
  gain: object({
    kind: v.literal('gain'),
    ...concluding,
    measure: oneOf(OUTCOME_MEASURES),
    named: text,
    price: said,
  }),
  shares: object({ kind: v.literal('shares'), ...concluding, under: said }),
};
const ending = v.lazy((value) => {
  const kind: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'kind') : undefined;
  if (kind === 'gain' || kind === 'shares') return ENDINGS[kind];
  return v.object({ kind: oneOf(['gain', 'shares']) }, 'an object');
});

const guess = object({
  ask: text,
  question: text,
  measure: oneOf(['used', 'sender']),
  sender: v.optional(sender),
  windowS: v.optional(view),
  cells: v.optional(yes),
});

const story = object({
  id: name,
  title: text,
  scene: v.pipe(
    v.string('a text'),
    v.check((id) => findScenario(id) !== null, 'the name of a scene'),
  ),
  seed: v.pipe(number(0, 2 ** 31), v.integer('a whole number')),
  fromS: seconds,
  slower,
  viewS: view,
  untilS: number(0.001, 9000),
  roomCells: v.optional(number(1, 1e6)),
  show: listOf(oneOf(PANELS), 1),
  moments: listOf(moment, 1),
  a: run,
  b: run,
  guess: v.optional(guess),
  ending,
});

/** Path of an error: `moments[2].say[0].text` */
function pathOf(issue: v.BaseIssue<unknown>): string {
  let path = '';
  for (const { key } of issue.path ?? [])
    path += typeof key === 'number' ? `[${key}]` : `${path === '' ? '' : '.'}${String(key)}`;
  return path;
}

const NAMES = /\{([^}|]*)(?:\|([^}]*))?\}/g;

/** The texts of a `Said`, with their paths. */
const textsOf = (value: Said, path: string): readonly (readonly [path: string, text: string])[] =>
  typeof value === 'string'
    ? [[path, value]]
    : value.map((choice, index) => [`${path}[${index}].text`, choice.text] as const);

const boundsOf = (value: Said, path: string): readonly (readonly [path: string, bounds: Bounds])[] =>
  typeof value === 'string'
    ? []
    : value.flatMap((choice, index) =>
        choice.if === undefined ? [] : [[`${path}[${index}].if`, choice.if] as const],
      );

/** Number of words of a sentence, counting values and lit parts as written. */
const wordsIn = (sentence: string): number =>
  sentence.split(/\s+/).filter((word) => /[\p{L}}]/u.test(word)).length;

function faultsOfSaid(value: Said, path: string, known: readonly string[]): readonly StoryFault[] {
  const faults: StoryFault[] = [];
  for (const [at, sentence] of textsOf(value, path)) {
    const words = wordsIn(sentence);
    if (words > MOST_WORDS)
      faults.push({ path: at, value: `${words} words`, expected: `at most ${MOST_WORDS} words` });
    for (const [, named = '', filter] of sentence.matchAll(NAMES)) {
      if (!known.includes(named))
        faults.push({ path: at, value: `{${named}}`, expected: `one of ${known.join(', ')}` });
      if (filter !== undefined && !FILTERS.some((allowed) => allowed === filter))
        faults.push({ path: at, value: `|${filter}`, expected: `one of ${FILTERS.join(', ')}` });
    }
  }
  for (const [at, bounds] of boundsOf(value, path))
    for (const named of Object.keys(bounds))
      if (!known.includes(named))
        faults.push({ path: `${at}.${named}`, value: named, expected: `one of ${known.join(', ')}` });
  return faults;
}

/** Checks that the parts of a file fit together: names of values, unique ids of moments. */
function faultsOfMeaning({ moments, guess: asked, ending: end }: Story): readonly StoryFault[] {
  const ids = moments.map(({ id }) => id);
  const ofMoments = moments.flatMap((moment, index) => {
    const path = `moments[${index}]`;
    const known = [...STORY_VALUES, ...Object.keys(moment.values ?? {})];
    const twice = ids.indexOf(moment.id) < index;
    return [
      ...(twice ? [{ path: `${path}.id`, value: shown(moment.id), expected: 'a name of its own' }] : []),
      ...faultsOfSaid(moment.say, `${path}.say`, known),
      ...(moment.else === undefined ? [] : faultsOfSaid(moment.else.say, `${path}.else.say`, known)),
      // On the way to a moment its values are not known yet.
      ...(moment.meanwhile === undefined ? [] : faultsOfSaid(moment.meanwhile, `${path}.meanwhile`, [])),
    ];
  });
  const [place, besides] = end.kind === 'gain' ? ['price', end.price] : ['under', end.under];
  const ofGuess =
    asked?.measure === 'sender' && asked.sender === undefined
      ? [{ path: 'guess.sender', value: shown(undefined), expected: 'a number from 1 to 255' }]
      : [];
  return [
    ...ofMoments,
    ...ofGuess,
    ...faultsOfSaid(end.say, 'ending.say', ENDING_VALUES),
    ...faultsOfSaid(besides, `ending.${place}`, ENDING_VALUES),
  ];
}

/** Checks whether any value is a valid story; never throws. */
export function checkStory(
  value: unknown,
): { readonly story: Story } | { readonly faults: readonly [StoryFault, ...StoryFault[]] } {
  const judged = v.safeParse(story, value);
  const found = judged.success
    ? faultsOfMeaning(judged.output as unknown as Story)
    : judged.issues.map((issue) => ({
        path: pathOf(issue),
        value: shown(issue.expected === 'never' ? issue.path?.at(-1)?.value : issue.input),
        expected: issue.message,
      }));
  const [first, ...rest] = found;
  return first === undefined ? { story: value as Story } : { faults: [first, ...rest] };
}
