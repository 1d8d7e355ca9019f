import type { SyntaxNode } from '@lezer/common';
import type { ParameterDefault, ParameterLimit, ParameterSpec } from '../../contract/index.ts';
import type { Reader } from '../grammar/reader.ts';
import { briefly, some } from '../problem.ts';
import { UNITS } from '../types.ts';
import { TIMES } from '../values.ts';

const UNIT_WORDS = [...Object.keys(UNITS), ...Object.keys(TIMES), '%'];
const RANGE = /^(-?[\d.e-]+|buffer) to (-?[\d.e-]+|buffer)$/;
const SHARE = /^default ([\d.]+) ?% of buffer$/;

/** Properties of a parameter parsed so far. */
interface Draft {
  unit: string;
  min: number;
  max: ParameterLimit;
  integer: boolean;
  role: 'queue-threshold' | 'plain';
  scale: 'linear' | 'log' | 'powers';
  standard: ParameterDefault | string | null;
  zero: string | null;
  readonly options: { value: string; label: string }[];
}

/** Parses `parameter threshold "T", cells, whole, 0 to buffer, default 98 % of buffer, queue threshold` with its help after a colon. */
export function parameterOf(reader: Reader, node: SyntaxNode): ParameterSpec {
  const name = reader.of(reader.need(node, 'Word'));
  const label = reader.words(node.getChild('String')) || name;
  const help = reader.words(node.getChild('Prose'));
  const draft: Draft = {
    unit: '',
    min: 0,
    max: 1,
    integer: false,
    role: 'plain',
    scale: 'linear',
    standard: null,
    zero: null,
    options: [],
  };
  for (const phrase of node.getChildren('Phrase')) read(reader, phrase, draft);
  const { unit, min, max, integer, role, scale, standard, zero, options } = draft;
  if (options.length > 0) {
    const chosen = typeof standard === 'string' ? standard : options[0]?.value;
    if (!options.some(({ value }) => value === chosen))
      throw reader.fault(
        node,
        `default ${briefly(chosen ?? '')}: not one of ${some(options.map(({ value }) => value))}`,
      );
    return { kind: 'choice', name, label, options, default: chosen as string, help };
  }
  if (typeof standard === 'string')
    throw reader.fault(node, `default ${briefly(standard)}: a number is expected`);
  const value = standard ?? (max === 'buffer' ? { ofBuffer: 0.5 } : min);
  if (typeof value === 'number' && (value < min || (max !== 'buffer' && value > max)))
    throw reader.fault(node, `default ${value}: not within ${min} to ${max}`);
  return {
    kind: 'number',
    name,
    label,
    unit,
    min,
    max,
    integer,
    default: value,
    role,
    scale,
    ...(zero === null ? {} : { zero }),
    help,
  };
}

function read(reader: Reader, phrase: SyntaxNode, draft: Draft): void {
  const words = reader.name(phrase);
  const range = RANGE.exec(words);
  const share = SHARE.exec(words);
  if (UNIT_WORDS.includes(words)) draft.unit = words;
  else if (words === 'whole') draft.integer = true;
  else if (words === 'queue threshold') draft.role = 'queue-threshold';
  else if (words === 'log') draft.scale = 'log';
  else if (words === 'powers') draft.scale = 'powers';
  else if (words.startsWith('zero ')) draft.zero = words.slice(5).replace(/"/g, '');
  else if (range !== null) {
    draft.min = Number(range[1]);
    draft.max = range[2] === 'buffer' ? 'buffer' : Number(range[2]);
    if (Number.isNaN(draft.min) || (draft.max !== 'buffer' && !(draft.min <= draft.max)))
      throw reader.fault(phrase, `${briefly(words)}: the first must be a number, not above the second`);
  } else if (share !== null) draft.standard = { ofBuffer: Number(share[1]) / 100 };
  else if (words.startsWith('default ')) {
    const value = words.slice(8).replace(/ ?%$/, '');
    draft.standard = Number.isNaN(Number(value)) ? value : Number(value);
  } else if (phrase.getChild('String') !== null) {
    const [option] = words.replace(/^one of /, '').split(' "');
    draft.options.push({ value: option ?? '', label: reader.words(phrase.getChild('String')) });
  } else
    throw reader.fault(
      phrase,
      `\`${words}\` says nothing about a parameter; known: a unit (${UNIT_WORDS.join(', ')}), whole, a range (0 to buffer), default ..., queue threshold, log, one of a "label"`,
    );
}
