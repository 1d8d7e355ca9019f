import fc from 'fast-check';
import { array, number, object, picklist, string } from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { json, kept } from '../../src/app/kept.ts';
import { keepWork, keptProgress, keptWork } from '../../src/app/lesson/kept.ts';
import type { Lesson, Step } from '../../src/lessons/lesson.ts';

const NO_WORK = { step: 0, answers: {}, words: {}, drawings: {} };
const about = { title: 'A step', text: ['Look.'] };
const explain = { ...about, kind: 'explain', question: 'Why?', model: 'So.' } as const;
const STEPS: readonly Step[] = [explain, explain, explain];

const full = (): never => {
  throw new DOMException('full', 'QuotaExceededError');
};

const texts = new Map<string, string>();
beforeEach(() => {
  texts.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('what is kept on the device', () => {
  const list = kept('a', json(object({ list: array(number()) })));

  it('is read as it was kept, until it is forgotten', () => {
    expect(list.keep({ list: [1, 2] })).toBe(true);
    expect(texts.get('a')).toBe('{"list":[1,2]}');
    expect(list.read()).toEqual({ list: [1, 2] });
    expect(list.keep(null)).toBe(true);
    expect(list.read()).toBeNull();
  });

  it('is the text itself where a text is all there is', () => {
    const choice = kept('b', picklist(['on', 'off']));
    expect(choice.keep('off')).toBe(true);
    expect(texts.get('b')).toBe('off');
    expect(choice.read()).toBe('off');
  });

  it('is nothing where the browser refuses, and a refusal is reported', () => {
    const refusing = { getItem: full, setItem: full, removeItem: full };
    vi.stubGlobal('localStorage', refusing);
    vi.stubGlobal('sessionStorage', refusing);
    const one = kept('a', string(), 'tab');
    expect(one.read()).toBeNull();
    expect(one.keep('one')).toBe(false);
    expect(list.keep(null)).toBe(false);
    expect(keptWork('one-cell', { steps: STEPS })).toEqual(NO_WORK);
    expect(keptProgress('one-cell')).toEqual({ step: 0 });
  });

  it('is not what could not be read again', () => {
    expect(list.keep({ list: [Number.NaN] })).toBe(false);
    expect(list.read()).toBeNull();
  });

  it('may be any text: it fits, or it is nothing', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void list.of(text)));
    for (const text of [null, '', '{', '7', 'null', '{"list":["x"]}']) expect(list.of(text)).toBeNull();
  });
});

describe('the work of a reader in a lesson', () => {
  const read = (text: string, steps: readonly Step[]) => {
    texts.set('cellscope.lesson.one-cell', text);
    return keptWork('one-cell', { steps });
  };
  const again = (work: ReturnType<typeof keptWork>, steps: Lesson['steps']) => {
    expect(keepWork('one-cell', { steps }, work)).toBe(true);
    return keptWork('one-cell', { steps });
  };

  it('is read as it was kept', () => {
    const work = {
      step: 2,
      isDone: true,
      answers: { 1: 0 },
      words: { 2: 'because' },
      drawings: { 0: [1, 2] },
    };
    expect(read(JSON.stringify(work), STEPS)).toEqual(work);
    expect(again(work, STEPS)).toEqual(work);
  });

  it('stays that of its step where another one comes before it', () => {
    const text = JSON.stringify({
      step: 2,
      answers: { 1: 0 },
      words: { 1: 'because' },
      drawings: { 2: [1] },
    });
    const longer: readonly Step[] = [
      explain,
      { ...about, kind: 'show', id: 'shown' },
      { ...explain, id: '1' },
      { ...explain, id: '2' },
    ];
    const work = read(text, longer);
    expect(work).toMatchObject({ step: 3, answers: { 2: 0 }, words: { 2: 'because' }, drawings: { 3: [1] } });
    expect(again(work, longer)).toEqual(work);
    const longest = [explain, { ...about, kind: 'show', id: 'new' } as const, ...longer.slice(1)];
    expect(keptWork('one-cell', { steps: longest }).step).toBe(4);
    expect(again({ ...work, step: 1 }, longer).step).toBe(1);
  });

  it.each(['', '7', 'null', '{"step":"two","answers":7,"words":{"1":3},"drawings":{"1":"line"}}'])(
    'is none where %s was kept',
    (text) => expect(read(text, STEPS)).toEqual(NO_WORK),
  );
});
