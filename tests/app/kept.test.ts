import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fieldsOf, keepText, keptText, parsed } from '../../src/app/kept.ts';
import { keptProgress, keptWork, readWork, writtenWork } from '../../src/app/lesson/kept.ts';
import type { Lesson, Step } from '../../src/lessons/lesson.ts';

const NO_WORK = { step: 0, answers: {}, words: {}, drawings: {} };
const about = { title: 'A step', text: ['Look.'] };
const explain = { ...about, kind: 'explain', question: 'Why?', model: 'So.' } as const;
const STEPS: readonly Step[] = [explain, explain, explain];

const full = (): never => {
  throw new DOMException('full', 'QuotaExceededError');
};

afterEach(() => vi.unstubAllGlobals());

describe('what is kept on the device', () => {
  it('is read as it was kept, until it is forgotten', () => {
    const texts = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, text: string) => void texts.set(key, text),
      removeItem: (key: string) => void texts.delete(key),
    });
    expect(keepText('a', 'one')).toBe(true);
    expect(keptText('a')).toBe('one');
    expect(keepText('a', null)).toBe(true);
    expect(keptText('a')).toBeNull();
  });

  it('is nothing where the browser refuses, and a refusal is reported', () => {
    const refusing = { getItem: full, setItem: full, removeItem: full };
    vi.stubGlobal('localStorage', refusing);
    vi.stubGlobal('sessionStorage', refusing);
    expect(keptText('a', 'tab')).toBeNull();
    expect(keepText('a', 'one', 'tab')).toBe(false);
    expect(keepText('a', null)).toBe(false);
    expect(keptWork('one-cell', { steps: STEPS } as unknown as Lesson)).toEqual(NO_WORK);
    expect(keptProgress('one-cell')).toEqual({ step: 0 });
  });

  it('may be any text: its fields can always be read', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void fieldsOf(text).name));
    expect(fieldsOf('{"step":3}')).toEqual({ step: 3 });
    expect(parsed('{')).toBeUndefined();
    expect(parsed(null)).toBeUndefined();
  });
});

describe('the work of a reader in a lesson', () => {
  it('is read as it was kept', () => {
    const work = {
      step: 2,
      isDone: true,
      answers: { 1: 0 },
      words: { 2: 'because' },
      drawings: { 0: [1, 2] },
    };
    expect(readWork(JSON.stringify(work), STEPS)).toEqual(work);
    expect(readWork(writtenWork(work, STEPS), STEPS)).toEqual(work);
  });

  it('stays that of its step where another one comes before it', () => {
    const kept = JSON.stringify({
      step: 2,
      answers: { 1: 0 },
      words: { 1: 'because' },
      drawings: { 2: [1] },
    });
    const longer: readonly Step[] = [
      explain,
      { ...about, kind: 'show' },
      { ...explain, id: '1' },
      { ...explain, id: '2' },
    ];
    const work = readWork(kept, longer);
    expect(work).toMatchObject({ answers: { 2: 0 }, words: { 2: 'because' }, drawings: { 3: [1] } });
    expect(readWork(writtenWork(work, longer), longer)).toEqual(work);
  });

  it.each([null, '', '7', 'null', '{"step":"two","answers":7,"words":{"1":3},"drawings":{"1":"line"}}'])(
    'is none where %s was kept',
    (text) => expect(readWork(text, STEPS)).toEqual(NO_WORK),
  );
});
