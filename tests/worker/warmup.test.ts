import { expect, it } from 'vitest';
import { Page } from '../support/page.ts';
import { digestAt, slow } from './slow.ts';

const warm = { type: 'warmUp', on: true } as const;

it('warming up reports nothing, changes nothing, and ends by itself', () => {
  const page = new Page();
  page.cost = 1;
  page.load(slow).settle();
  const before = page.reports.length;
  page.tell(warm).settle();
  expect(page.reports).toHaveLength(before);
  expect(page.seek(0.6).digest).toBe(digestAt(0.6));
});

it('Play ends it at once, and the run is the same', () => {
  const page = new Page();
  page.cost = 1;
  page.load(slow).settle();
  page.tell(warm).wait(20);
  page.tell({ type: 'speed', ratio: 0.1 }).tell({ type: 'play' }).wait(1_000);
  const { now, state } = page.batch;
  expect(state).toBe('playing');
  // As far as the clock says: nothing else took its time.
  expect(now).toBeGreaterThan(0.08e12);
  expect(page.seek(0.6).digest).toBe(digestAt(0.6));
});

it('does not begin while a run plays', () => {
  const plain = new Page().load(slow).tell({ type: 'speed', ratio: 0.1 }).tell({ type: 'play' }).wait(500);
  const told = new Page().load(slow).tell({ type: 'speed', ratio: 0.1 }).tell({ type: 'play' });
  told.tell(warm).wait(500);
  expect(told.batch.now).toBe(plain.batch.now);
  expect(told.reports.length).toBe(plain.reports.length);
});
