import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { shapeOf } from '../../../src/engine/network/shape.ts';
import { list } from '../../../src/engine/network/shapes.ts';

describe('alternatives that a kind tells apart', () => {
  const steady = v.strictObject({ kind: v.literal('steady'), rate: v.number('not a number') });
  const bursts = v.strictObject({ kind: v.literal('bursts'), on: v.number('not a number'), off: v.number() });
  const source = v.variant('kind', [steady, bursts], 'not a source: steady, bursts');
  const told = (value: unknown) => shapeOf(source, value).problems.map(({ path, reason }) => [path, reason]);

  it('are judged as what they claim to be', () => {
    expect(told({ kind: 'bursts', on: 1, off: 2 })).toEqual([]);
    expect(told({ kind: 'bursts', on: 'x', off: 2, rate: 3 })).toEqual([
      ['on', 'not a number'],
      ['rate', 'unknown key; known: kind, on, off'],
    ]);
  });

  it('of no kind are told of that alone: nobody knows which keys they may have', () => {
    expect(told({ kind: 'other', rate: 'x' })).toEqual([['kind', 'not a source: steady, bursts']]);
    expect(told({ rate: 'x' })).toEqual([['kind', 'missing; needs a source: steady, bursts']]);
  });
});

describe('what is wrong', () => {
  const schema = v.strictObject({
    rate: v.number('not a number'),
    name: v.string('not a text'),
    pair: list(v.number('not a number'), 2, 'numbers', 2),
    list: v.pipe(v.array(v.string('not a text'), 'not a list'), v.maxLength(1, 'too long')),
    extra: v.optional(v.strictObject({ at: v.number('not a number') }, 'not an object')),
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
    expect(problems).toEqual([
      { path: 'pair', value: undefined, reason: '1 given; not a list of 2 numbers' },
      { path: 'pair[0]', value: 'x', reason: 'not a number' },
      { path: 'list', value: undefined, reason: '2 given; too long' },
      { path: 'list[1]', value: 7, reason: 'not a text' },
    ]);
  });
});
