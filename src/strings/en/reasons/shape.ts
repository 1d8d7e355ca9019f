import type { Expectations, ListItem, ShapeReasons } from '../../../contract/index.ts';
import { speaker, type Templates } from '../../say.ts';
import { decimal, grouped, withUnit } from '../numbers.ts';
import { within } from './values.ts';

/** Longest list of known values that is shown whole. */
const MOST_KNOWN = 24;

const count = ({ min, max, item }: { min: number; max: number; item: ListItem }): string =>
  `${min} to ${grouped(max)} ${item}`;

/** Nouns: they follow *not* and *missing; needs*. */
const expected = speaker<Expectations>({
  number: (range) => `a number; range ${within(range)}`,
  whole: (range) => `a whole number; range ${within(range)}`,
  powerOfTwo: (range) => `a power of two; range ${within(range)}`,
  powerOfTwoAmong: ({ options, unit }) => withUnit(`a power of two; one of: ${options.join(', ')}`, unit),
  text: () => 'a text',
  boolean: () => 'true or false',
  object: () => 'an object',
  value: () => 'a value',
  objectWith: ({ keys }) => `an object with the keys ${keys.join(', ')}`,
  numberOrText: () => 'a number or a text',
  oneOf: ({ options }) => `one of: ${options.join(', ')}`,
  kind: ({ kind }) => kind,
  name: ({ longest }) => `a name: 1 to ${longest} letters, digits, dashes or underscores`,
  scenarioId: () => '1 to 64 lower-case letters, digits and dashes',
  version: () => '1 or 2, the versions there are',
  list: ({ min, max, item }) =>
    `a list of ${min < max ? count({ min, max, item }) : `${grouped(max)} ${item}`}`,
  questions: () => 'a list of questions',
  answer: ({ known }) => `a text, or an unknown figure in braces; known: ${known.join(', ')}`,
  outputPort: () => 'an output port of a switch',
  startTime: () => 'a number of ms or { from, to }',
  timeInRun: ({ end }) => `a whole number of picoseconds from 0 to ${end} (${decimal(end / 1e12, 12)} s)`,
  level: ({ max }) => `a number from 0 to ${max.toExponential().replace('+', '')}`,
});

export const shapeReasons: Templates<ShapeReasons> = {
  not: (values) => `not ${expected(values.expected)}`,
  missing: (values) => `missing; needs ${expected(values.expected)}`,
  outside: (range) => `outside ${within(range)}`,
  outsideCount: (values) => `outside ${count(values)}`,
  neitherCellsNor: ({ word, range }) => `neither cells nor ${word}; range ${within(range)}`,
  neitherTextNorQuestion: () => 'neither a text nor a question with its answer',
  tooDeep: ({ levels }) => `nested more than ${levels} levels deep`,
  pathTooShort: () => 'too short: a source host, at least one switch or router, a destination',
  unknownKey: ({ known }) => `unknown key; known: ${known.join(', ')}`,
  unknownValue: ({ known }) =>
    `unknown; known: ${known.slice(0, MOST_KNOWN).join(', ')}${known.length > MOST_KNOWN ? ', ...' : ''}`,
};
