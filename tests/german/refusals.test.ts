import { describe, expect, it } from 'vitest';
import { linkReasons } from '../../src/app/strings/sharing/linkReasons.ts';
import { savedReasons } from '../../src/app/strings/sharing/savedReasons.ts';
import { tryTexts } from '../../src/app/strings/teaching/tryFile.ts';
import { because, becauseNot, inWords, type Reason } from '../../src/contract/index.ts';
import { sayReason } from '../../src/strings/en/reasons/index.ts';
import { refusal } from '../../src/strings/en/reasons/refusal.ts';
import { inGerman } from '../support/inLanguage.ts';

const english = { sayReason, refusal };
type Words = typeof english;
const german: Words = {
  ...(await inGerman<Pick<Words, 'sayReason'>>('strings/en/reasons/index.ts')),
  ...(await inGerman<Pick<Words, 'refusal'>>('strings/en/reasons/refusal.ts')),
};
const { linkReasons: link } = await inGerman<{ linkReasons: typeof linkReasons }>(
  'app/strings/sharing/linkReasons.ts',
);
const { savedReasons: saved } = await inGerman<{ savedReasons: typeof savedReasons }>(
  'app/strings/sharing/savedReasons.ts',
);
const { tryTexts: files } = await inGerman<{ tryTexts: typeof tryTexts }>('app/strings/teaching/tryFile.ts');

const said = (words: Words, value: string, reason: Reason): string =>
  words.refusal(value, reason, words.sayReason(reason));

const outside = because('outside', { min: 0, max: 2000, unit: 'cells' });

describe('a refused value and the reason are one sentence', () => {
  it.each<[value: string, reason: Reason, english: string, german: string]>([
    [
      'th1 = 9',
      outside,
      'th1 = 9 is outside 0 to 2,000 cells',
      'th1 = 9 ist außerhalb von 0 bis 2.000 Zellen',
    ],
    [
      'seed = a',
      becauseNot('number', { min: 0, max: 1, unit: '' }),
      'seed = a is not a number; range 0 to 1',
      'seed = a: erwartet: eine Zahl; Bereich 0 bis 1',
    ],
    [
      'buffer = 5',
      because('atPort', { reason: outside, port: 'S1>S2' }),
      'buffer = 5 is outside 0 to 2,000 cells: port S1>S2',
      'buffer = 5 ist außerhalb von 0 bis 2.000 Zellen: Port S1>S2',
    ],
    ['path = S1', because('visitedTwice'), 'path = S1: visited twice', 'path = S1: zweimal besucht'],
    [
      'a = 1',
      because('clash', { path: 'th1', value: '9', reason: outside }),
      'a = 1: then th1 = 9 is outside 0 to 2,000 cells',
      'a = 1: dann: th1 = 9 ist außerhalb von 0 bis 2.000 Zellen',
    ],
    [
      'a = 1',
      because('clash', { path: 'th1', value: null, reason: inWords('zu') }),
      'a = 1: then th1: zu',
      'a = 1: dann: th1: zu',
    ],
  ])('%s, %o', (value, reason, inEnglish, inGermanWords) => {
    expect(said(english, value, reason)).toBe(inEnglish);
    expect(said(german, value, reason)).toBe(inGermanWords);
  });

  it.each<[english: Reason, german: Reason, inEnglish: string, inGerman: string]>([
    [
      savedReasons.cutOff('5', '9'),
      saved.cutOff('5', '9'),
      'x is cut off: 5 of 9 characters came',
      'x ist abgeschnitten: 5 von 9 Zeichen kamen an',
    ],
    [
      savedReasons.largeContent('250,000'),
      saved.largeContent('250.000'),
      'x: holds more than 250,000 characters',
      'x: enthält mehr als 250.000 Zeichen',
    ],
    [
      linkReasons.notBack,
      link.notBack,
      'x is not a place like 001-table-3, 000-figure-5, sweep, race or story',
      'x ist kein Ort wie 001-table-3, 000-figure-5, sweep, race oder story',
    ],
    [linkReasons.locked, link.locked, 'x is locked by the link', 'x ist durch den Link gesperrt'],
    [linkReasons.cannotRun, link.cannotRun, 'x: cannot run', 'x: kann nicht laufen'],
    [tryTexts.tooLarge, files.tooLarge, 'x is larger than 2 MB', 'x ist größer als 2 MB'],
  ])('%o', (reason, ofGerman, inEnglish, inGermanWords) => {
    expect(said(english, 'x', reason)).toBe(inEnglish);
    expect(said(german, 'x', ofGerman)).toBe(inGermanWords);
  });
});
