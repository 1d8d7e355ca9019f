import { afterAll, describe, expect, it, vi } from 'vitest';
import { Director } from '../../src/app/story/director.ts';
import { plainText } from '../../src/app/story/say.ts';
import type { StoryTask } from '../../src/contract/index.ts';
import { createSimulation } from '../../src/engine/index.ts';
import { reportStory } from '../../src/engine/stories.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import { stories } from '../../src/stories/index.ts';
import type { Story } from '../../src/stories/story.ts';
import { byTier } from '../support/tier.ts';
import { networkOf, storyOf } from './told.ts';

vi.stubGlobal('requestAnimationFrame', () => 0);
afterAll(() => {
  vi.unstubAllGlobals();
});

/** Frames of the display in a second. */
const FRAMES = 60;
/** A reader needs so long for a held sentence, and for a guess; what the second run takes to be shown. Seconds. */
const READS = 5;
const GUESSES = 15;
const SHOWN_IN = 3;

/** A worker whose run is over at once. */
function workerOf(story: Story): Worker {
  const worker = {
    onmessage: (_event: { readonly data: unknown }): void => {},
    onerror: null,
    terminate: () => {},
    postMessage({ watches, whole, untilS, seed }: StoryTask): void {
      const scenario = networkOf(story, 'a');
      reportStory(
        () => createSimulation(scenario, { seed }),
        { watches, whole, untilS },
        (data) => worker.onmessage({ data }),
      );
    },
  };
  return worker as unknown as Worker;
}

/** Plays a story by the black button alone. @returns what was held, and how long the pictures moved, seconds */
function play(story: Story, seed = story.seed) {
  const scenario = findScenario(story.scene)!;
  const director = new Director(
    story,
    { scenario, seed },
    () => {},
    () => workerOf(story),
  );
  const held: string[] = [];
  const onTheWay = new Set<string>();
  let frames = 0;
  while (!director.store.getState().isOver && frames < 600 * FRAMES) {
    director.frame((1000 * frames++) / FRAMES);
    const { phase, sentence, moment } = director.store.getState();
    if (phase === 'playing') onTheWay.add(plainText(sentence));
    if (phase !== 'held') continue;
    held.push(story.moments[moment]?.id ?? '');
    director.press();
  }
  return { held, onTheWay, seconds: frames / FRAMES, state: director.store.getState() };
}

const IDS = Object.keys(stories);
describe.each(IDS.slice(0, byTier(5, IDS.length)))('the story %s, by the black button alone', (id) => {
  it('holds at each moment, in order, and is over within three minutes', () => {
    const story = storyOf(id);
    const { held, onTheWay, seconds } = play(story);
    expect(held).toEqual(story.moments.map(({ id: one }) => one));
    for (const { meanwhile } of story.moments)
      if (meanwhile !== undefined) expect(onTheWay).toContain(meanwhile);
    expect(seconds + READS * held.length + GUESSES + SHOWN_IN).toBeLessThan(180);
  });
});

describe('a moment that the run does not come to', () => {
  // Nothing is lost under rate control.
  const story = storyOf('beat-down');
  const [first, second, third] = story.moments;
  const never = { ...second!, when: { lost: { atLeast: 1 } } };

  it('is left out, and the one behind it is held', () => {
    const { held, state } = play({ ...story, moments: [first!, never, third!] });
    expect(held).toEqual([first!.id, third!.id]);
    expect(state.met[1]).toBe('missed');
  });

  it('gives way to the one before it, where none comes behind it and it is asked for', () => {
    const last = { ...story, moments: [first!, never] };
    const director = new Director(
      last,
      { scenario: findScenario(last.scene)!, seed: 1 },
      () => {},
      () => workerOf(last),
    );
    director.jump(1);
    expect(director.store.getState()).toMatchObject({ moment: 0, phase: 'held', ahead: null });
  });

  it('is told by its else where that is met first', () => {
    const instead = { when: { queue: { atLeast: 1 } }, say: 'Only {lost} cells are lost.' };
    const { state } = play({ ...story, moments: [first!, { ...never, else: instead }, third!] });
    expect(state.met[1]).toMatchObject({ isElse: true });
  });
});
