import { FIGURES, KNOB, type Lesson, POINTS, workKey } from './lesson.ts';
import { PICTURES } from './pictures/index.ts';
import { positionsIn } from './positions.ts';
import {
  choice,
  type Fault,
  type Found,
  flag,
  identifier,
  is,
  isObject,
  list,
  number,
  type Rule,
  record,
  seconds,
  shown,
  text,
} from './values.ts';

const answer = record({ text, because: text }, { right: flag });
const answers: Rule = (value, path) => {
  const found = list(answer, 2)(value, path);
  if (found.length > 0 || !Array.isArray(value)) return found;
  const right = value.filter((answer) => isObject(answer) && answer.right === true).length;
  return right > 0 ? [] : [{ path, value: 'none is right', expected: 'one answer or more with right: true' }];
};
const action: Rule = (value, path) => {
  if (isObject(value) && 'step' in value) return record({ step: choice(['drop', 'timeout']) })(value, path);
  if (isObject(value) && 'until' in value) return record({ until: seconds })(value, path);
  const bound = ['atLeast', 'atMost'].find((key) => isObject(value) && key in value);
  if (bound !== undefined) return record({ edit: text, [bound]: number(-1e12, 1e12) })(value, path);
  const isValue = is('a text or a number', (given) => typeof given === 'string' || typeof given === 'number');
  return record({ edit: text, value: isValue })(value, path);
};
const settings = is('an object', isObject);
const results = record({
  name: text,
  unit: text,
  along: text,
  places: list(record({ name: text, value: number(-1e9, 1e9) }, { settings }), 3),
  top: number(1e-6, 1e12),
  seen: text,
  scene: text,
  figure: choice(FIGURES),
  within: number(0, 1e9),
  seeds: number(1, 100),
});
const drawing: Rule = (value, path) => {
  if (isObject(value) && 'places' in value) return results(value, path);
  const times = { before: seconds, from: seconds, to: seconds };
  const found = record({
    trace: text,
    name: text,
    unit: text,
    ...times,
    top: number(1e-6, 1e12),
    seen: text,
  })(value, path);
  if (found.length > 0 || !isObject(value)) return found;
  const { before, from, to } = value;
  return Number(before) <= Number(from) && Number(from) < Number(to)
    ? []
    : [{ path, value: shown([before, from, to]), expected: 'before <= from < to' }];
};

const point = is(
  `one of ${POINTS.join(', ')}, or ${KNOB} and the path of an edit`,
  (value) =>
    POINTS.some((point) => point === value) || (typeof value === 'string' && /^knob:[\w.>-]+$/.test(value)),
);

const picture: Rule = (value, path) => {
  const name = isObject(value) ? value.name : value;
  const [, rule] = Object.entries<Rule>(PICTURES).find(([known]) => known === name) ?? [];
  return rule ? rule(value, path) : choice(Object.keys(PICTURES))(name, `${path}.name`);
};

const KINDS: Readonly<Record<string, Readonly<Record<string, Rule>>>> = {
  show: {},
  ask: { question: text, answers },
  check: { question: text, answers },
  do: { task: text, action },
  draw: { task: text, drawing },
  explain: { question: text, model: text },
};

const step: Rule = (value, path) => {
  const kind = isObject(value) ? String(value.kind) : '';
  const own = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  if (own === undefined)
    return choice(Object.keys(KINDS))(isObject(value) ? value.kind : value, `${path}.kind`);
  return record(
    { kind: text, title: text, text: list(text, 1), ...own },
    { id: text, stage: text, point: list(point, 1), hint: text, picture, link: record({ text, href: text }) },
  )(value, path);
};

const claim = record(
  {
    text,
    scene: text,
    figure: choice(FIGURES),
    mean: number(-1e9, 1e9),
    within: number(0, 1e9),
    seeds: number(1, 100),
  },
  {
    settings,
    port: text,
    vcs: list(number(1, 1e6), 1),
    long: flag,
  },
);

const firstHasStage: Rule = (value, path) =>
  Array.isArray(value) && isObject(value[0]) && value[0].stage === undefined
    ? text(undefined, `${path}[0].stage`)
    : [];

/** Checks that the keys under which a reader's place and work are stored differ between steps. */
const areApart: Rule = (value, path) => {
  if (!Array.isArray(value)) return [];
  const keys = value.map(workKey);
  return keys.flatMap((key, i) =>
    keys.indexOf(key) === i
      ? []
      : [{ path: `${path}[${i}].id`, value: shown(key), expected: 'an id, or a place, of its own' }],
  );
};

const lesson = record({
  id: identifier,
  title: text,
  minutes: number(1, 60),
  needs: list(text, 0),
  goal: text,
  source: text,
  steps: (value, path) => {
    const found = [...list(step, 1)(value, path), ...firstHasStage(value, path)];
    return found.length > 0 ? found : areApart(value, path);
  },
  claims: list(claim, 0),
});

/** All errors in a lesson that was parsed from its file. */
export const faultsOf = (value: unknown): readonly Found[] => lesson(value, '');

/** Parses the text of a file; returns its value, or all errors with their places. */
export function readWith(
  faults: (value: unknown) => readonly Found[],
  file: string,
): { readonly value: unknown } | { readonly faults: readonly [Fault, ...Fault[]] } {
  const { of, broken } = positionsIn(file);
  let value: unknown;
  try {
    value = JSON.parse(file);
  } catch {
    const at = broken ?? of('');
    const about = file.split('\n')[at.line - 1]?.trim() ?? '';
    return { faults: [{ ...at, path: 'file', value: shown(about), expected: 'JSON' }] };
  }
  const [first, ...rest] = faults(value).map((fault): Fault => ({ ...fault, ...of(fault.path) }));
  return first === undefined ? { value } : { faults: [first, ...rest] };
}

/** Parses a lesson from the text of its file; else all errors with their places. */
export function readLesson(
  file: string,
): { readonly lesson: Lesson } | { readonly faults: readonly [Fault, ...Fault[]] } {
  const read = readWith(faultsOf, file);
  return 'faults' in read ? read : { lesson: read.value as Lesson };
}
