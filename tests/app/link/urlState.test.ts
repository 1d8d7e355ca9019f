import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  beyond,
  countField,
  flagField,
  listField,
  repeatedField,
  textField,
  urlState,
  wholeField,
} from '../../../src/app/link/urlState.ts';
import { paperProblems } from '../../../src/app/papers/paperLink.ts';
import { storyAddress, storyProblems } from '../../../src/app/story/address.ts';
import { linkReasons } from '../../../src/app/strings/sharing/linkReasons.ts';
import { THEMES } from '../../../src/app/theme/tokens/tokens.ts';

const address = urlState('guess', {
  scene: textField('scene'),
  step: wholeField('step', 0, 9, 1),
  isWall: flagField('wall'),
  seeds: countField('seeds', 100, 3),
  kinds: listField(
    'kinds',
    (text) => (text === 'reno' || text === 'cubic' ? text : null),
    String,
    linkReasons.notOneOf('reno, cubic'),
  ),
  set: repeatedField('set'),
});

describe('the address of a page', () => {
  it('comes back as it was written', () => {
    const state = fc.record({
      scene: fc.string({ unit: 'grapheme-ascii' }),
      step: fc.option(fc.integer({ min: 0, max: 9 })),
      isWall: fc.boolean(),
      seeds: fc.integer({ min: 1, max: 100 }),
      kinds: fc.array(fc.constantFrom('reno' as const, 'cubic' as const)),
      set: fc.array(fc.string({ unit: 'grapheme-ascii' })),
    });
    fc.assert(
      fc.property(state, (said) => {
        expect(address.read(address.link(said))).toEqual(said);
      }),
    );
  });

  it('reads what is not said, or is no value, as what is usual', () => {
    const usual = { scene: '', step: null, isWall: false, seeds: 3, kinds: [], set: [] };
    expect(address.read('')).toEqual(usual);
    expect(address.read('?step=0&step=2&wall=yes&seeds=none&kinds=vegas')).toEqual(usual);
    expect(address.read('?step=10&seeds=1000')).toMatchObject({ step: 9, seeds: 100 });
  });

  it('says which texts are no values, and what is used instead', () => {
    const told = (search: string) =>
      address
        .problems(search)
        .map(({ path, value, reason, kept }) => [path, value, Object.values(reason.values)[0], kept]);
    expect(told('')).toEqual([]);
    expect(told('?step=10&seeds=100&wall=1&kinds=reno&scene=foo')).toEqual([]);
    expect(told('?step=0&seeds=1000&wall=yes&kinds=reno,vegas')).toEqual([
      ['step', '0', 'outside 1 to 10', undefined],
      ['wall', 'yes', 'not one of 0, 1', undefined],
      ['seeds', '1000', 'outside 1 to 100', '100'],
      ['kinds', 'reno,vegas', 'not one of reno, cubic', 'reno'],
    ]);
    expect(told('?step=3.5&seeds=')).toHaveLength(2);
  });

  it('names keys that the page does not read, each once, and a theme that is none', () => {
    const unused = (search: string) =>
      address.problems(search).map(({ path, value, reason }) => [path, value, reason]);
    expect(unused('?page=guess&lang=de&theme=dark&scene=foo&utm_source=mail')).toEqual([]);
    expect(unused('?page=guess&t=1&t=2&theme=night')).toEqual([
      ['theme', 'night', linkReasons.notOneOf(THEMES.join(', '))],
      ['t', '1', linkReasons.notOfPage],
    ]);
    expect(urlState('lab-sheet', {}).problems('?page=lab-sheet&scene=foo')).toEqual([
      { path: 'scene', value: 'foo', reason: linkReasons.notOfPage },
    ]);
  });

  it('says which place is behind the last one', () => {
    expect(beyond('step', null, 8)).toEqual([]);
    expect(beyond('step', 7, 8)).toEqual([]);
    expect(beyond('step', 8, 8)).toMatchObject([{ path: 'step', value: 9 }]);
  });

  it('counts places from 1, leaves out what is usual, keeps the theme and what a query may hold', () => {
    expect(address.link({ step: 2, set: ['tcp.minRtoMs=50,100', 'a&b'] }, '?theme=dark&old=1')).toBe(
      '?page=guess&step=3&set=tcp.minRtoMs=50,100&set=a%26b&theme=dark',
    );
    expect(address.link({ scene: '', isWall: false, step: null, kinds: [] })).toBe('?page=guess');
  });
});

describe('the address of a story', () => {
  it('says the moment, a guess that is asked for, a guess, or two runs', () => {
    for (const said of [
      { id: 'half-empty', seed: null, moment: 2, a: null, b: null, guess: null },
      { id: 'half-empty', seed: null, moment: null, a: null, b: null, guess: 'asked' as const },
      { id: 'half-empty', seed: 1, moment: null, a: { policy: 'rcd' }, b: {}, guess: 70 },
    ])
      expect(storyAddress.read(storyAddress.link(said))).toEqual(said);
    expect(
      storyAddress.link({
        id: 'half-empty',
        seed: 1,
        a: { policy: 'rcd' },
        b: { policy: 'espd' },
        guess: 70,
      }),
    ).toBe('?story=half-empty&seed=1&a=policy:rcd&b=policy:espd&guess=70');
  });

  it('gives a setting without a value an empty one, which the run then refuses', () => {
    expect(storyAddress.read('?story=half-empty&a=policy&b=policy:espd').a).toEqual({ policy: '' });
  });
});

describe('wrong values of an address', () => {
  const paths = (problems: readonly { readonly path: string }[]) => problems.map(({ path }) => path);

  it('are a paper, a number, a share or a reading that is not there', () => {
    expect(paths(paperProblems('?page=papers&paper=000&seeds=5&scale=0.5&reading=backoff=on'))).toEqual([]);
    expect(paths(paperProblems('?paper=foo&seeds=0&scale=7&reading=foo'))).toEqual([
      'paper',
      'seeds',
      'scale',
      'reading',
    ]);
    // A reading of another paper.
    expect(paths(paperProblems('?paper=000&reading=growth=plain'))).toEqual([]);
    expect(paths(paperProblems('?paper=000&reading=maxc=cell'))).toEqual(['reading']);
  });

  it('are a seed or a moment of a story', () => {
    expect(paths(storyProblems('?story=one-cell&seed=3&moment=2&guess=', 5))).toEqual([]);
    expect(paths(storyProblems('?story=one-cell&seed=-1&moment=6&guess=101', 5))).toEqual([
      'seed',
      'guess',
      'moment',
    ]);
  });
});
