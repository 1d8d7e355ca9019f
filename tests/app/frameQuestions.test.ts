import { describe, expect, it } from 'vitest';
import { covers } from '../../src/app/store/frameQuestions.ts';
import { FrameTrace } from '../../src/app/traces/frames.ts';
import type { FrameColumns, FramesReport } from '../../src/contract/index.ts';

const some = {} as FrameColumns;
const answer: FramesReport = { type: 'frames', id: 1, vc: 8, from: 100, to: 200, frames: some, message: '' };
const wish = { vc: 8, from: 120, to: 180, recorded: 1000 };

describe('an answer about frames', () => {
  it('covers wishes about its VC inside its range', () => {
    expect(covers(answer, wish)).toBe(true);
    expect(covers(answer, { ...wish, vc: 7 })).toBe(false);
    expect(covers(answer, { ...wish, from: 99 })).toBe(false);
    expect(covers(answer, { ...wish, to: 201 })).toBe(false);
    expect(covers(null, wish)).toBe(false);
  });

  it('covers a range beyond its end where nothing more is recorded', () => {
    expect(covers(answer, { ...wish, to: 900, recorded: 200 })).toBe(true);
    expect(covers(answer, { ...wish, to: 900, recorded: 201 })).toBe(false);
  });

  it('that found too many does not speak for a much shorter range', () => {
    const tooMany = { ...answer, frames: null };
    expect(covers(tooMany, { ...wish, from: 110, to: 190 })).toBe(true);
    expect(covers(tooMany, { ...wish, from: 140, to: 160 })).toBe(false);
  });

  it('is void when an edit changes what it told', () => {
    const trace = new FrameTrace();
    trace.take(answer);
    trace.forgetFrom(200);
    expect(trace.known).toBe(answer);
    trace.forgetFrom(150);
    expect(trace.known).toBeNull();
  });
});
