import { describe, expect, it, test } from 'vitest';
import { clockFace, lecturePace } from '../../../src/app/lecture/notes/clock.ts';
import { createPresenter, type StageController } from '../../../src/app/lecture/room/presenter.ts';
import type { Lecture } from '../../../src/lessons/lectures/lecture.ts';

const lecture: Lecture = {
  id: 'short',
  title: 'Short',
  minutes: 10,
  about: 'Three steps.',
  source: 'none',
  ifProjectorFails: 'Talk.',
  claims: [],
  steps: [
    {
      from: 0,
      to: 4,
      title: 'A scene',
      stage: 'scene=half-empty',
      say: ['Look.'],
      stops: [{ step: 'event' }, { set: 'policy', value: 'epd' }],
    },
    { from: 4, to: 6, title: 'The board', say: ['Draw.'], ask: 'How much?', stops: [] },
    { from: 6, to: 10, title: 'Another', stage: 'scene=one-cell', say: ['Look.'], stops: [{ play: true }] },
  ],
};

/** Three stops, and two steps behind the first. */
const PRESSES = 5;

/** A stage that lists what is done to it. */
function stage(fails = false) {
  const done: string[] = [];
  let moments = 0;
  const performer: StageController<number> = {
    open: async (link) => void done.push(`open ${link}`),
    carryOut: async (stop) => {
      if (fails) throw new RangeError('policy = epd is locked');
      done.push(Object.keys(stop)[0] ?? '');
      return ++moments;
    },
    restore: async (moment, stop) => void done.push(`back to ${moment} before ${Object.keys(stop)[0]}`),
    returnToPlan: async () => {
      done.push('return to the plan');
      return ++moments;
    },
    showQuestion: async (moment) => void done.push(`question ${moment}`),
    rest: () => void done.push('board'),
  };
  return { done, performer };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const begin = (performer: StageController<number>, step = 0) =>
  createPresenter(lecture, performer, { step, startedAt: null }, () => 1000);

it('goes through every stop and step by pressing forward, and then says that it is the end', async () => {
  const { done, performer } = stage();
  const presenter = begin(performer);
  for (let press = 0; press < PRESSES; press++) presenter.forward();
  await settled();
  expect(presenter.state.getState()).toMatchObject({ step: 2, stop: 1, isAtEnd: false, startedAt: 1000 });
  presenter.forward();
  expect(presenter.state.getState()).toMatchObject({ step: 2, stop: 1, isAtEnd: true });
  expect(done).toEqual(['open scene=one-cell', 'play']);
});

it('carries out stops in their order, one after the other', async () => {
  const { done, performer } = stage();
  const presenter = begin(performer);
  presenter.forward();
  presenter.forward();
  await settled();
  expect(done).toEqual(['step', 'set']);
});

it('takes back one stop at a time, to the moment before it, then opens the step before', async () => {
  const { done, performer } = stage();
  const presenter = begin(performer);
  for (let press = 0; press < 3; press++) {
    presenter.forward();
    await settled();
  }
  presenter.back();
  await settled();
  expect(presenter.state.getState()).toMatchObject({ step: 0, stop: 0 });
  presenter.forward();
  presenter.forward();
  presenter.back();
  presenter.back();
  await settled();
  expect(presenter.state.getState()).toMatchObject({ step: 0, stop: 0 });
  expect(done).toEqual([
    'step',
    'set',
    'board',
    'open scene=half-empty',
    'step',
    'set',
    'back to 4 before set',
    'back to 3 before step',
  ]);
});

it('starts the clock with the first press within a step, and keeps it', () => {
  let now = 1000;
  const presenter = createPresenter(lecture, stage().performer, { step: 0, startedAt: null }, () => now);
  presenter.forward();
  expect(presenter.state.getState()).toMatchObject({ step: 0, stop: 1, startedAt: 1000 });
  now = 2000;
  presenter.forward();
  presenter.startClock();
  expect(presenter.state.getState().startedAt).toBe(1000);
});

describe('a question that changes what the stage shows', () => {
  async function asked() {
    const { done, performer } = stage();
    const presenter = begin(performer);
    presenter.forward();
    await settled();
    presenter.watch(false);
    return { done, presenter };
  }

  it('is left by the next Page Down, which carries out nothing of the plan, and shown again by Page Up', async () => {
    const { done, presenter } = await asked();
    presenter.forward();
    await settled();
    expect(presenter.state.getState()).toMatchObject({ step: 0, stop: 1, question: 'left' });
    presenter.back();
    await settled();
    expect(presenter.state.getState()).toMatchObject({ step: 0, stop: 1, question: 'shown' });
    expect(done).toEqual(['step', 'return to the plan', 'question 2']);
  });

  it('is undone by Page Up, and the next one goes back in the plan', async () => {
    const { done, presenter } = await asked();
    presenter.back();
    await settled();
    expect(presenter.state.getState()).toMatchObject({ stop: 1, question: 'left' });
    presenter.back();
    await settled();
    expect(presenter.state.getState()).toMatchObject({ stop: 0, question: null });
    expect(done).toEqual(['step', 'return to the plan', 'back to 1 before step']);
  });

  it('is over once the plan goes on, or once it is undone by hand', async () => {
    const { done, presenter } = await asked();
    presenter.forward();
    presenter.forward();
    await settled();
    expect(presenter.state.getState()).toMatchObject({ stop: 2, question: null });
    expect(done).toEqual(['step', 'return to the plan', 'set']);
    presenter.watch(false);
    presenter.watch(true);
    expect(presenter.state.getState().question).toBeNull();
  });
});

it('says why a press had no effect, until the next one', async () => {
  const presenter = begin(stage(true).performer);
  presenter.forward();
  await settled();
  expect(presenter.state.getState().trouble).toBe('policy = epd is locked');
  presenter.goTo(1);
  expect(presenter.state.getState().trouble).toBeNull();
});

it('shows the lecture again with the next press after a black screen, and moves nothing', () => {
  const presenter = begin(stage().performer);
  presenter.toggleBlack();
  presenter.forward();
  expect(presenter.state.getState()).toMatchObject({ isBlack: false, step: 0, stop: 0 });
});

it('is left by asking twice in a row only', () => {
  const presenter = begin(stage().performer);
  expect(presenter.leave()).toBe(false);
  presenter.forward();
  expect(presenter.leave()).toBe(false);
  expect(presenter.leave()).toBe(true);
});

test.each([-1, 99, Number.NaN])('a step that is not there, %s, is one that is', (step) => {
  const presenter = begin(stage().performer);
  presenter.goTo(step);
  expect(lecture.steps[presenter.state.getState().step]).toBeDefined();
});

describe('the clock', () => {
  const step = { from: 4, to: 9 };

  it('is ahead of the plan before the step, has time left in it, and is over it afterwards', () => {
    expect(lecturePace(step, 180)).toEqual({ kind: 'ahead', seconds: 60 });
    expect(lecturePace(step, 300.5)).toEqual({ kind: 'remaining', seconds: 240 });
    expect(lecturePace(step, 605)).toEqual({ kind: 'over', seconds: 65 });
  });

  it('shows minutes and seconds', () => {
    expect(clockFace(0)).toBe('0:00');
    expect(clockFace(425.9)).toBe('7:05');
  });
});
