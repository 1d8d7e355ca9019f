import { describe, expect, it } from 'vitest';
import { judgeText } from '../../src/app/fileDrop/judge.ts';
import { planWithout, readLectureAddress, roomAddress } from '../../src/app/lecture/address.ts';
import { STEP_KINDS } from '../../src/app/link/state.ts';
import { readLecture } from '../../src/lessons/lectures/check.ts';
import { withoutSteps } from '../../src/lessons/lectures/without.ts';

const step = (from: number, to: number) => ({
  from,
  to,
  title: `From ${from}`,
  stage: 'scene=half-empty&t=0.1',
  say: ['Look.'],
  stops: [{ step: 'drop', say: 'The first one.' }, { play: true }, { set: 'policy', value: 'epd' }],
});
const plan = {
  id: 'mine',
  title: 'My lecture',
  minutes: 30,
  about: 'Loss.',
  source: 'my own',
  steps: [step(0, 5), step(5, 15), step(15, 30)],
};
const read = (value: unknown) => readLecture(JSON.stringify(value, null, 2));
const faults = (value: unknown) => {
  const found = read(value);
  return 'faults' in found ? found.faults.map(({ path, expected }) => `${path}: ${expected}`) : [];
};

describe('a plan of a file', () => {
  it('is a lecture, and what it need not have is empty', () => {
    expect(read(plan)).toEqual({ lecture: { ...plan, ifProjectorFails: '', claims: [] } });
    expect(judgeText('mine.json', JSON.stringify(plan)).kind).toBe('lecture');
  });

  it('is refused with the path of each fault, and what is expected there', () => {
    const [first, second] = plan.steps;
    expect(faults({ ...plan, steps: [first, { ...second, from: 6 }] })).toEqual(['steps[1].from: 5']);
    expect(faults({ ...plan, steps: [{ ...first, stage: 'scene=nowhere' }] })).toEqual([
      'steps[0].stage: scene= with the name of a scene',
    ]);
    expect(faults({ ...plan, steps: [{ ...first, stops: [{ jump: 1 }] }] })).toEqual([
      'steps[0].stops[0]: an object with one of step, play, pause, to, set, open',
    ]);
    expect(faults({ ...plan, steps: [{ ...first, stage: undefined }] })).toEqual([
      'steps[0]: stage, or ask for the board',
    ]);
    expect(faults({ ...plan, minutes: 900 })).toEqual(['minutes: a number from 1 to 240']);
  });

  it('steps to whatever the stage can step to', () => {
    const all = STEP_KINDS.map((kind) => ({ step: kind }));
    expect(faults({ ...plan, steps: [{ ...step(0, 5), stops: all }] })).toEqual([]);
  });

  it('says the line of a fault', () => {
    const judged = judgeText('mine.lecture.json', JSON.stringify({ ...plan, minutes: 900 }, null, 2));
    expect(judged.kind === 'broken' && judged.problems[0]?.path).toMatch(/line 4, column \d+: minutes$/);
  });
});

describe('steps that are left out', () => {
  const found = read(plan);
  const lecture = 'lecture' in found ? found.lecture : expect.unreachable('the plan is sound');
  const times = (left: readonly number[]) =>
    withoutSteps(lecture, left).steps.map(({ from, to }) => [from, to]);

  it('bring the clock forward by their minutes', () => {
    expect(times([1])).toEqual([
      [0, 5],
      [5, 20],
    ]);
    expect(times([0])).toEqual([
      [0, 10],
      [10, 25],
    ]);
    expect(withoutSteps(lecture, [1]).minutes).toBe(20);
  });

  it('are never all of them', () => {
    expect(withoutSteps(lecture, [0, 1, 2])).toBe(lecture);
    expect(withoutSteps(lecture, [9])).toBe(lecture);
  });

  it('are in the address of every window of the lecture', () => {
    const search = planWithout('mine', [1, 2], '?page=lecture&plan=mine&theme=projector-dark');
    expect(readLectureAddress(search)).toMatchObject({ plan: 'mine', without: [1, 2] });
    expect(readLectureAddress(roomAddress('mine', 0, search))).toMatchObject({ step: 0, without: [1, 2] });
    expect(planWithout('mine', [], search)).not.toContain('without');
  });
});
