import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lessons } from '../../src/lessons/index.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import { checkStory } from '../../src/stories/check.ts';
import { stories } from '../../src/stories/index.ts';
import type { Story } from '../../src/stories/story.ts';

const read = (folder: string, id: string): Story =>
  JSON.parse(readFileSync(`src/${folder}stories/texts/${id}.story.json`, 'utf8'));

/** Names of values in all its texts, in their order. */
const namesIn = (story: Story): readonly string[] =>
  [...JSON.stringify(story).matchAll(/\{([a-zA-Z.]+)(\|\w+)?\}/g)].map(([, name = '']) => name);

/** Keys of a story whose values are words. */
const TEXTS = new Set(
  'title say text price under name heading ask question line named meanwhile papers'.split(' '),
);

/** Everything but words. */
const bones = (value: unknown, key = ''): unknown => {
  if (Array.isArray(value)) return value.map((one) => bones(one, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, bones(one, name)]));
  return TEXTS.has(key) ? '' : value;
};

describe.each(Object.entries(stories))('the story %s', (id, entry) => {
  const story = read('', id);
  const german = read('languages/de/', id);

  it('holds to the schema, in both languages', () => {
    expect(checkStory(story)).toEqual({ story });
    expect(checkStory(german)).toEqual({ story: german });
  });

  it('is what the list says of it', () => {
    expect({ id, title: story.title, scene: story.scene }).toEqual({
      id: story.id,
      title: entry.title,
      scene: entry.scene,
    });
  });

  it('tells the same in German, with the same values', () => {
    expect(bones(german)).toEqual(bones(story));
    expect(namesIn(german).toSorted()).toEqual(namesIn(story).toSorted());
  });

  it('uses the words of stories, and none of the control room', () => {
    const words = JSON.stringify(story);
    expect(words).not.toMatch(/\b(VC|frame|segment|session|RCD|ESPD|ledger)\b/);
  });

  it('leads on to what there is', () => {
    const next = story.ending.kind === 'gain' ? story.ending.next : [];
    const unknown = next.filter(({ to }) => {
      const [kind, name = ''] = to.split(':');
      if (kind === 'lesson') return !(name in lessons);
      return kind === 'scene' ? findScenario(name) === null : !(name in stories);
    });
    expect(unknown).toEqual([]);
  });
});

describe('a story file with a fault', () => {
  const story = read('', 'half-empty');
  const [first, ...others] = story.moments;

  const faultsOf = (changes: object): readonly string[] => {
    const judged = checkStory({ ...story, ...changes });
    if ('story' in judged) return [];
    return judged.faults.map(({ path, value, expected }) => `${path} = ${value}: ${expected}`);
  };
  const inFirst = (changes: object): object => ({ moments: [{ ...first, ...changes }, ...others] });

  it.each([
    ['a number out of range', { slower: 0 }, 'slower = 0: a number from 0.1 to 100000'],
    ['a number that is a text', { seed: 'one' }, 'seed = "one": a number from 0 to 2147483648'],
    ['a scene that there is not', { scene: 'nowhere' }, 'scene = "nowhere": the name of a scene'],
    ['a key that there is not', { colour: 'red' }, /^colour = "red": one of id, title, scene/],
    ['no moments', { moments: [] }, 'moments = []: a list of 1 or more'],
    ['a time before another', { viewS: [2, 1] }, 'viewS = [2,1]: the earlier time first'],
    [
      'a condition that there is not',
      inFirst({ when: { moon: 'full' } }),
      'moments[0].when = {"moon":"full"}: one of all, any, queue, lostSenders, waiting, sending, carriedCells, lost, timeouts, inVain, filesDone, carried, held, time, overflow, end',
    ],
    [
      'a bound that is none',
      inFirst({ when: { all: [{ queue: { atLeast: -1 } }] } }),
      'moments[0].when.all[0].queue.atLeast = -1: a number from 0 to 1000000000',
    ],
    [
      'a panel that there is not',
      inFirst({ lit: ['sky'] }),
      'moments[0].lit[0] = "sky": one of network, queue, use, who, timers, buffer, drops, firstLosses, silence',
    ],
    [
      'a value that no moment has',
      inFirst({ say: '{moon} cells' }),
      /^moments\[0\]\.say = \{moon\}: one of timeS, queue/,
    ],
    [
      'a filter that there is not',
      inFirst({ say: '{lost|loud} cells' }),
      'moments[0].say = |loud: one of words, Words, up10, one, ms',
    ],
    [
      'a sentence that is too long',
      inFirst({ say: 'word '.repeat(21) }),
      'moments[0].say = 21 words: at most 20 words',
    ],
    ['a moment named twice', { moments: [first, first] }, 'moments[1].id = "fills": a name of its own'],
    // A list has `values` of its own, which no JSON text can hold.
    ['a moment that is a list', { moments: [first, [1]] }, 'moments[1].id = nothing: an object'],
    ['an ending of no kind', { ending: { kind: 'happy' } }, 'ending.kind = "happy": one of gain, shares'],
    [
      'a bound of a value that no ending has',
      { ending: { ...story.ending, say: [{ if: { moon: { atLeast: 1 } }, text: 'x' }] } },
      /^ending\.say\[0\]\.if\.moon = moon: one of a\.packets/,
    ],
  ])('%s is told with path, value and range', (_, changes, told) => {
    const faults = faultsOf(changes);
    if (typeof told === 'string') expect(faults).toContain(told);
    else expect(faults).toEqual(expect.arrayContaining([expect.stringMatching(told)]));
  });

  it.each([[null], [[]], ['text'], [7]])('%j is no story', (value) => {
    expect(checkStory(value)).toHaveProperty('faults');
  });
});
