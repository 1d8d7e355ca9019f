import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type GermanRecord,
  germanPairs,
  type Pair,
  RECORD,
  recordOf,
  stalePairs,
} from '../../scripts/build/language/german.ts';
import { tier } from '../support/tier.ts';

const all = germanPairs();
const record: GermanRecord = JSON.parse(readFileSync(RECORD, 'utf8'));

describe('the English that each German text translates', () => {
  it('is what it was when the German was written: else look at the German, then npm run german', () => {
    const stale = [...all].flatMap(([path, pairs]) =>
      stalePairs(pairs, record[path]).map(({ place, english }) => `${path}, ${place}: ${english}`),
    );
    expect(stale).toEqual([]);
  });

  // Each change may leave its new texts to the next one.
  it.runIf(tier === 'long')('is recorded: else npm run german', () =>
    expect([...all].flatMap(([path, pairs]) => recordOf(pairs, record[path]))).toEqual(
      Object.values(record).flat(),
    ),
  );

  it('is looked at in thousands of texts', () => {
    expect([...all.values()].flat().length).toBeGreaterThan(1500);
    const lesson = all.get('lessons/texts/one-cell.lesson.json') ?? [];
    expect(lesson.find(({ place }) => place === '.title')).toMatchObject({
      english: 'One lost cell kills a packet',
      german: 'Eine verlorene Zelle kostet ein Paket',
    });
  });
});

describe('a text whose English has changed', () => {
  const pair = (mark: string): Pair => ({ place: 'a', english: '', german: '', mark });
  const marks = ['e1 d1', 'e2 d2'];

  it.each([
    ['is stale', ['e3 d1', 'e2 d2'], ['e3 d1']],
    ['may be elsewhere in its file', ['e2 d2', 'e1 d1'], []],
    ['may have better German', ['e1 d7'], []],
    ['is none where its German has changed, too', ['e3 d3'], []],
  ])('%s', (_, now, stale) =>
    expect(stalePairs(now.map(pair), marks).map(({ mark }) => mark)).toEqual(stale),
  );

  it('stays stale until its German is another one, or was looked at', () => {
    const stillStale = recordOf([pair('e3 d1'), pair('e2 d2')], marks);
    expect(stillStale).toEqual(['e1 d1', 'e2 d2']);
    expect(recordOf([pair('e3 d3'), pair('e2 d2')], marks)).toEqual(['e2 d2', 'e3 d3']);
    expect(recordOf([pair('e3 d1')], marks, true)).toEqual(['e3 d1']);
  });
});
