import { CELLS_ROWS, FIGURES, KNOB, type Lesson, POINTS } from './lesson.ts';
import { type Position, positionsIn } from './positions.ts';

/** What is wrong in the file of a lesson, and where. */
export interface Fault extends Position {
  readonly path: string;
  readonly value: string;
  readonly expected: string;
}

export type Found = Omit<Fault, keyof Position>;
export type Rule = (value: unknown, path: string) => readonly Found[];

const LONGEST = 60;
export const shown = (value: unknown): string => {
  // Nothing is written of what a JSON text cannot hold.
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
};

export const is =
  (expected: string, test: (value: unknown) => boolean): Rule =>
  (value, path) =>
    test(value) ? [] : [{ path, value: shown(value), expected }];

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Items of a list: more are not looked at one by one. */
const MOST_ITEMS = 1_000;

export const list =
  (rule: Rule, least: number): Rule =>
  (value, path) => {
    if (Array.isArray(value) && value.length > MOST_ITEMS)
      return [{ path, value: shown(value), expected: `a list of at most ${MOST_ITEMS}` }];
    return Array.isArray(value) && value.length >= least
      ? value.flatMap((one, index) => rule(one, `${path}[${index}]`))
      : [{ path, value: shown(value), expected: `a list of ${least} or more` }];
  };

const inside = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

export const record =
  (needed: Readonly<Record<string, Rule>>, optional: Readonly<Record<string, Rule>> = {}): Rule =>
  (value, path) => {
    if (!isObject(value)) return [{ path, value: shown(value), expected: 'an object' }];
    const known: Readonly<Record<string, Rule>> = { ...needed, ...optional };
    const unknown = Object.keys(value).filter((key) => !Object.hasOwn(known, key));
    return [
      ...Object.entries(needed).flatMap(([key, rule]) => rule(value[key], inside(path, key))),
      ...Object.entries(optional).flatMap(([key, rule]) =>
        value[key] === undefined ? [] : rule(value[key], inside(path, key)),
      ),
      ...unknown.map((key) => ({
        path: inside(path, key),
        value: shown(value[key]),
        expected: `one of ${Object.keys(known).join(', ')}`,
      })),
    ];
  };

export const text = is('a text', (value) => typeof value === 'string' && value.trim() !== '');
const flag = is('true or false', (value) => typeof value === 'boolean');
export const number = (from: number, to: number): Rule =>
  is(`a number from ${from} to ${to}`, (value) => typeof value === 'number' && value >= from && value <= to);
export const choice = (options: readonly string[]): Rule =>
  is(`one of ${options.join(', ')}`, (value) => options.some((option) => option === value));

export const seconds = number(0, 9000);
const answer = record({ text, because: text }, { right: flag });
const answers: Rule = (value, path) => {
  const found = list(answer, 2)(value, path);
  if (found.length > 0 || !Array.isArray(value)) return found;
  const right = value.filter((one) => isObject(one) && one.right === true).length;
  return right > 0 ? [] : [{ path, value: 'none is right', expected: 'one answer or more with right: true' }];
};
const action: Rule = (value, path) => {
  if (isObject(value) && 'step' in value) return record({ step: choice(['drop', 'timeout']) })(value, path);
  if (isObject(value) && 'until' in value) return record({ until: seconds })(value, path);
  const bound = ['atLeast', 'atMost'].find((key) => isObject(value) && key in value);
  if (bound !== undefined) return record({ edit: text, [bound]: number(-1e12, 1e12) })(value, path);
  const isValue = is('a text or a number', (one) => typeof one === 'string' || typeof one === 'number');
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
    POINTS.some((one) => one === value) || (typeof value === 'string' && /^knob:[\w.>-]+$/.test(value)),
);

const bytes = number(0, 65_535);
const cells = record(
  {
    name: choice(['cells', 'closer']),
    header: bytes,
    data: bytes,
    filler: bytes,
    check: bytes,
    perCell: number(1, 65_535),
    rows: choice(CELLS_ROWS),
  },
  { answered: choice(CELLS_ROWS) },
);
/** More cells are no picture. */
const MOST_CELLS = 64;
const level = number(-1e12, 1e12);
const closer = record({
  name: text,
  trace: text,
  label: text,
  unit: text,
  from: seconds,
  to: seconds,
  bottom: level,
  top: level,
  lines: list(record({ at: level, name: text }), 2),
});
const picture: Rule = (value, path) => {
  if (isObject(value) && value.name === 'closer') {
    const wrong = closer(value, path);
    if (wrong.length > 0) return wrong;
    const { from, to, bottom, top } = value;
    return Number(from) < Number(to) && Number(bottom) < Number(top)
      ? []
      : [{ path, value: shown([from, to, bottom, top]), expected: 'from < to and bottom < top' }];
  }
  const found = cells(value, path);
  if (found.length > 0 || !isObject(value)) return found;
  const { header, data, filler, check, perCell } = value;
  const sum = Number(header) + Number(data) + Number(filler) + Number(check);
  const count = sum / Number(perCell);
  return Number.isInteger(count) && count >= 2 && count <= MOST_CELLS
    ? []
    : [{ path, value: `${sum} bytes`, expected: `2 to ${MOST_CELLS} whole cells of perCell bytes` }];
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
    { stage: text, point: list(point, 1), hint: text, picture, link: record({ text, href: text }) },
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

export const identifier = is(
  'small letters and hyphens',
  (value) => typeof value === 'string' && /^[a-z][a-z0-9-]*$/.test(value),
);

const lesson = record({
  id: identifier,
  title: text,
  minutes: number(1, 60),
  needs: list(text, 0),
  goal: text,
  source: text,
  steps: (value, path) => [...list(step, 1)(value, path), ...firstHasStage(value, path)],
  claims: list(claim, 0),
});

/** Everything that is wrong with a lesson that has been read from its file. */
export const faultsOf = (value: unknown): readonly Found[] => lesson(value, '');

/** What the text of a file says, where nothing is wrong with it; else each fault with its place. */
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

/** A lesson from the text of its file; else each fault with its place. */
export function readLesson(
  file: string,
): { readonly lesson: Lesson } | { readonly faults: readonly [Fault, ...Fault[]] } {
  const read = readWith(faultsOf, file);
  return 'faults' in read ? read : { lesson: read.value as Lesson };
}
