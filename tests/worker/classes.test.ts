import { describe, expect, it } from 'vitest';
import type { Edit, ScenarioDocument } from '../../src/contract/index.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import { Page } from '../support/page.ts';
import { fingerprint, straight } from './slow.ts';

const background = findScenario('abr-background');
if (background === null) throw new Error('no abr-background');
const document: ScenarioDocument = { ...background, run: { durationS: 0.11 }, measure: { fromS: 0.05 } };

/** To the end of the run: the page has the traces of a fresh run with the same edits. */
function likeAFreshRun(page: Page): void {
  page.seek(0.11);
  const fresh = straight(page.ask('edits') as readonly Edit[], document);
  expect(page.ask('digest')).toBe(fresh.digest);
  expect(fingerprint(page.bins)).toEqual(fresh.bins);
}

describe('the record of bandwidth by class', () => {
  it('is that of a run without interruption after going back, an edit inside a window, and on the old branch', () => {
    const page = new Page().load(document);
    for (const seconds of [0.0653, 0.095, 0.0759]) page.seek(seconds);
    page.tell({ type: 'set', path: 'vcs.8.serviceClass', value: 'rt-vbr', token: 1 }).settle();
    expect(page.last('branches').list).toHaveLength(2);
    page.seek(0.09);
    page.tell({ type: 'set', path: 'scheduler', value: 'fifo', token: 2 }).settle();
    likeAFreshRun(page);
    page.tell({ type: 'switch', branch: 1 }).settle();
    likeAFreshRun(page);
  });

  it('is nothing to stop at: a rate is known only after its window', () => {
    const page = new Page().load(document);
    const stop = { kind: 'level', channel: 'class/abr/sw2>sw3', side: 'above', limit: 1 } as const;
    page.tell({ type: 'stops', stops: [stop] });
    expect(JSON.stringify(page.all('stops').at(-1))).toContain('"key":"unknownValue"');
  });
});
