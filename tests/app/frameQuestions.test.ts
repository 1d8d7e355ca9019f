import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { covers, frameQuestionsOf } from '../../src/app/store/questions/frameQuestions.ts';
import { FrameTrace } from '../../src/app/traces/frames.ts';
import type { FrameColumns, FramesReport } from '../../src/contract/index.ts';
import { testSession } from '../support/session.ts';

let session = testSession();
let frameQuestions = frameQuestionsOf(session);

const some = {} as FrameColumns;
const answer: FramesReport = {
  type: 'frames',
  id: 1,
  vc: 8,
  from: 100,
  to: 200,
  frames: some,
  message: null,
};
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

describe('questions about frames', () => {
  const asked = () => session.sent.map((one) => (one.type === 'frames' ? [one.from, one.to] : one.type));
  const newest = () => {
    const last = session.sent.at(-1);
    return last?.type === 'frames' ? last.id : Number.NaN;
  };

  beforeAll(() => {
    vi.useFakeTimers();
  });
  beforeEach(() => {
    session = testSession();
    frameQuestions = frameQuestionsOf(session);
  });
  afterAll(() => {
    vi.useRealTimers();
  });

  it('reach half a range beyond the wish on either side, not before the run', () => {
    frameQuestions.want(wish, null);
    vi.advanceTimersByTime(60);
    frameQuestions.want({ ...wish, from: 20, to: 80 }, null);
    expect(asked()).toEqual([
      [90, 210],
      [0, 110],
    ]);
  });

  it('are not asked where nothing is recorded, or the answer is known', () => {
    frameQuestions.want({ ...wish, recorded: 120 }, null);
    frameQuestions.want(wish, answer);
    expect(asked()).toEqual([]);
  });

  it('are asked one at a time, of the same only when patience ends', () => {
    frameQuestions.want(wish, null);
    vi.advanceTimersByTime(1_999);
    frameQuestions.want({ ...wish, from: 100, to: 200 }, null);
    expect(session.sent).toHaveLength(1);
    vi.advanceTimersByTime(1);
    frameQuestions.want(wish, null);
    expect(session.sent).toHaveLength(2);
  });

  it('of something else follow at their distance', () => {
    frameQuestions.want(wish, null);
    vi.advanceTimersByTime(59);
    frameQuestions.want({ ...wish, vc: 7 }, null);
    expect(session.sent).toHaveLength(1);
    vi.advanceTimersByTime(1);
    frameQuestions.want({ ...wish, vc: 7 }, null);
    expect(session.sent).toHaveLength(2);
  });

  it('are answered once, by the answer to the newest', () => {
    frameQuestions.want(wish, null);
    const first = newest();
    vi.advanceTimersByTime(60);
    frameQuestions.want({ ...wish, vc: 7 }, null);
    expect(frameQuestions.answered(first)).toBe(false);
    expect([frameQuestions.answered(newest()), frameQuestions.answered(newest())]).toEqual([true, false]);
  });
});
