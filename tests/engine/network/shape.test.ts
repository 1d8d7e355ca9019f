import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { because, becauseNot } from '../../../src/contract/index.ts';
import { coded, list } from '../../../src/engine/shapes.ts';
import { shapeOf } from '../../../src/scenario/document/shape.ts';
import { worded } from '../../support/worded.ts';

const NUMBER = coded(becauseNot('number', { min: 0, max: 9, unit: '' }));
const TEXT = coded(becauseNot('text'));
const SEVERAL = { min: 1, max: 1, item: 'times' } as const;

describe('alternatives that a kind tells apart', () => {
  const steady = v.strictObject({ kind: v.literal('steady'), rate: v.number(NUMBER) });
  const bursts = v.strictObject({ kind: v.literal('bursts'), on: v.number(NUMBER), off: v.number(NUMBER) });
  const source = v.variant(
    'kind',
    [steady, bursts],
    coded(becauseNot('oneOf', { options: ['steady', 'bursts'] })),
  );
  const told = (value: unknown) =>
    worded(shapeOf(source, value).problems).map(({ path, reason }) => [path, reason]);

  it('are judged as what they claim to be', () => {
    expect(told({ kind: 'bursts', on: 1, off: 2 })).toEqual([]);
    expect(told({ kind: 'bursts', on: 'x', off: 2, rate: 3 })).toEqual([
      ['on', 'not a number; range 0 to 9'],
      ['rate', 'unknown key; known: kind, on, off'],
    ]);
  });

  it('of no kind are told of that alone: nobody knows which keys they may have', () => {
    expect(told({ kind: 'other', rate: 'x' })).toEqual([['kind', 'not one of: steady, bursts']]);
    expect(told({ rate: 'x' })).toEqual([['kind', 'missing; needs one of: steady, bursts']]);
  });
});

describe('what is wrong', () => {
  const schema = v.strictObject({
    rate: v.number(NUMBER),
    name: v.string(TEXT),
    pair: list(v.number(NUMBER), 2, 'seconds', 2),
    list: v.pipe(
      v.array(v.string(TEXT), coded(becauseNot('list', SEVERAL))),
      v.maxLength(1, coded(because('outsideCount', SEVERAL))),
    ),
    extra: v.optional(v.strictObject({ at: v.number(NUMBER) }, coded(becauseNot('object')))),
  });

  it('becomes blank and leaves the rest', () => {
    const { value } = shapeOf(schema, { rate: 'x', pair: [1, 'x'], list: ['a', 7], extra: 7 });
    expect(value).toEqual({
      rate: Number.NaN,
      name: '',
      pair: [1, Number.NaN],
      list: ['a', ''],
      extra: { at: Number.NaN },
    });
  });

  it('in a list hides nothing of the list as a whole, and a wrong length none of its items', () => {
    const { problems } = shapeOf(schema, { rate: 1, name: 'a', pair: ['x'], list: ['a', 7] });
    expect(worded(problems)).toEqual([
      { path: 'pair', value: undefined, reason: '1 given; not a list of 2 seconds' },
      { path: 'pair[0]', value: 'x', reason: 'not a number; range 0 to 9' },
      { path: 'list', value: undefined, reason: '2 given; outside 1 to 1 times' },
      { path: 'list[1]', value: 7, reason: 'not a text' },
    ]);
  });
});
