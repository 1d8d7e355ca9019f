import { describe, expect, it } from 'vitest';
import { FollowedFrames } from '../../src/engine/explain.ts';
import { createSimulation } from '../../src/engine/index.ts';
import { complete } from '../support/networks.ts';
import { Page } from '../support/page.ts';
import { framesOf, type ToldFrame } from '../support/toldFrames.ts';
import { slow } from './slow.ts';

const VC = 2;
const MS = 1e9;
const END = 1.5e12;
const EDIT = { time: 0.5e12, path: 'policy.threshold', value: 12 };

/** Followed from the first moment on, in a run that was never interrupted. */
function straight(from: number, to: number, edits: (typeof EDIT)[] = []): ToldFrame[] {
  const simulation = createSimulation(complete(slow), { seed: 1, edits });
  const followed = new FollowedFrames(simulation.network, VC);
  simulation.runUntil(to);
  return framesOf(followed.between(from, to), 500);
}

function asked(page: Page, from: number, to: number): ToldFrame[] {
  page.tell({ type: 'frames', id: 7, vc: VC, from, to }).settle();
  const { frames } = page.last('frames');
  if (frames === null) throw new Error('too many frames');
  return framesOf(frames, 500);
}

function standing(seconds: number): Page {
  const page = new Page().load(slow);
  page.seek(seconds);
  return page;
}

describe('frames of a VC, asked for', () => {
  it('are those of a run in which it was followed from the beginning', () => {
    const page = standing(1.2);
    const whole = asked(page, 0, 1.2e12);
    expect(whole.length).toBeGreaterThan(100);
    expect(whole.some(({ again, ack }) => again && !ack)).toBe(true);
    expect(whole).toEqual(straight(0, 1.2e12));
    for (const from of [0.9e12, 0.3e12, 0.301e12, 1.15e12, 0.6e12]) {
      const to = Math.min(from + 100 * MS, 1.2e12);
      expect(asked(page, from, to)).toEqual(straight(from, to));
    }
  });

  it('reach as far as the run is recorded, also after going back', () => {
    const page = standing(0.8);
    page.seek(0.4);
    expect(asked(page, 0.35e12, 2e12)).toEqual(straight(0.35e12, 0.8e12));
    expect(page.last('frames')).toMatchObject({ id: 7, vc: VC, from: 0.35e12, to: 0.8e12 });
  });

  it('leave the run as it is', () => {
    const page = standing(0.8);
    const digest = page.ask('digest');
    asked(page, 0.1e12, 0.3e12);
    expect(page.ask('digest')).toBe(digest);
    expect(page.seek(1.5).digest).toBe(standing(1.5).ask('digest'));
  });

  it('go the way that edits have made, the next time they are asked for', () => {
    const page = standing(0.9);
    asked(page, 0.4e12, 0.8e12);
    page.seek(0.5);
    page.tell({ type: 'set', path: EDIT.path, value: EDIT.value, token: 1 });
    page.seek(0.9);
    const edited = asked(page, 0.4e12, 0.8e12);
    expect(edited).toEqual(straight(0.4e12, 0.8e12, [EDIT]));
    expect(edited).not.toEqual(straight(0.4e12, 0.8e12));
    page.seek(0.3);
    expect(asked(page, 0.4e12, 0.8e12)).toEqual(edited);
  });

  it('are answered while the run plays', () => {
    const page = standing(0.2);
    page.cost = 0.5;
    page.tell({ type: 'speed', ratio: 0.1 }).tell({ type: 'play' });
    for (let i = 0; i < 5; i++) {
      page.tell({ type: 'frames', id: i, vc: VC, from: 0.15e12, to: END }).wait(700);
      const { id, to, frames } = page.last('frames');
      expect(id).toBe(i);
      expect(frames && framesOf(frames, 500)).toEqual(straight(0.15e12, to));
    }
    expect(page.last('frames').to).toBeGreaterThan(0.21e12);
  });

  it('give way to the newest question', () => {
    const page = standing(1.2);
    page.cost = 9;
    page.tell({ type: 'frames', id: 1, vc: VC, from: 0.9e12, to: 1e12 });
    page.tell({ type: 'frames', id: 2, vc: 3, from: 0.2e12, to: 0.3e12 }).settle();
    expect(page.all('frames').map(({ id, vc }) => [id, vc])).toEqual([[2, 3]]);
  });

  it('are none for a VC that is not there', () => {
    const page = standing(0.2);
    page.tell({ type: 'frames', id: 1, vc: 99, from: 0, to: 0.1e12 }).settle();
    expect(page.last('frames').frames?.sent).toHaveLength(0);
  });
});
