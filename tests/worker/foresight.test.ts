import { expect, it } from 'vitest';
import { completeScenario, readScenario } from '../../src/cli/sim/scenarioSource.ts';
import { Page } from '../support/page.ts';

const scene = completeScenario(readScenario('half-empty'), [['policy', 'epd']]).document;
/** Seconds at which the queue is past the threshold of EPD. */
const CONGESTED = 0.482;

it('batches tell whom the port refuses next only as long as the page looks, also while the run stands', () => {
  const page = new Page().load(scene);
  page.seek(CONGESTED);
  expect(page.batch.live?.wouldDropNext).toEqual([]);
  page.tell({ type: 'predictDrops', on: true }).settle();
  expect(page.batch.live?.wouldDropNext).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  page.seek(0.01);
  expect(page.batch.live?.wouldDropNext).toEqual([]);
  page.seek(CONGESTED);
  expect(page.batch.live?.wouldDropNext).toHaveLength(10);
  page.tell({ type: 'predictDrops', on: false }).settle();
  expect(page.batch.live?.wouldDropNext).toEqual([]);
});
