import { describe, expect, it } from 'vitest';
import type { Command, Edit, RunResults, ScenarioDocument } from '../../src/contract/index.ts';
import { createSimulation } from '../../src/engine/index.ts';
import { complete } from '../support/networks.ts';
import { Page } from '../support/page.ts';
import { slow } from './slow.ts';

const set = (path: string, value: number | string): Command => ({ type: 'set', path, value, token: 7 });

/** A whole run that measures from `fromS` on, and nothing of it before. */
function measuredFrom(fromS: number, edits: readonly Edit[]): RunResults {
  const document: ScenarioDocument = { ...slow, measure: { fromS } };
  const simulation = createSimulation(complete(document), { seed: 1, edits });
  simulation.runUntil(simulation.end);
  return simulation.results();
}

/** Every figure but those of the highest rate, and the one whose samples stand on another grid. */
const counted = ({ whole, ports, links, window, sessions, digest }: RunResults) => ({
  whole: { ...whole, synchronization: 0 },
  ports,
  links,
  window,
  digest,
  sessions: sessions.map((session) => ({ ...session, abr: null, meanCwndBytes: 0 })),
});

/** Of both branches in the last batch. */
const bothOf = (page: Page): readonly (RunResults | null)[] => [
  page.batch.others[0]?.results ?? null,
  page.batch.compared,
];

describe('two branches side by side', () => {
  it('are measured over one window that begins where the last change parts them', () => {
    const page = new Page().load(slow);
    page.seek(0.6);
    page.tell({ type: 'fork', compared: true }).tell(set('policy', 'rcd'));
    page.seek(0.8);
    page.tell(set('buffer', 150));
    page.seek(1.5);
    const plan = page.ask('edits') as readonly Edit[];
    expect(plan.map(({ time }) => time)).toEqual([0.6e12, 0.8e12]);
    const [a, b] = bothOf(page);
    expect(a && counted(a)).toEqual(counted(measuredFrom(0.8, [])));
    expect(b && counted(b)).toEqual(counted(measuredFrom(0.8, plan)));
  });

  it('of a link too, which never were at that moment together', () => {
    const edits: readonly Edit[] = [{ time: 0.7e12, path: 'policy', value: 'rcd' }];
    const page = new Page().load(slow);
    page.seek(1.5);
    page
      .tell({ type: 'importBranch', id: 2, parent: 1, forkTime: 0.7e12, edits })
      .tell({ type: 'compare', branches: [2] });
    page.settle();
    const [b, a] = bothOf(page);
    expect(a && counted(a)).toEqual(counted(measuredFrom(0.7, [])));
    expect(b && counted(b)).toEqual(counted(measuredFrom(0.7, edits)));
  });

  it('have no figures before they differ, and those of the whole measurement where they differ from 0 s on', () => {
    const page = new Page().load(slow);
    page.seek(0.6);
    page.tell({ type: 'fork', compared: true }).tell(set('policy', 'rcd'));
    page.settle();
    expect(bothOf(page)).toEqual([null, null]);
    const begun = new Page().load(slow);
    const edits: readonly Edit[] = [{ time: 0, path: 'policy', value: 'rcd' }];
    begun
      .tell({ type: 'importBranch', id: 2, parent: 1, forkTime: 0, edits })
      .tell({ type: 'compare', branches: [2] });
    begun.seek(1.5);
    expect(bothOf(begun)[1]).toEqual(begun.batch.results);
  });

  it('are measured from the last change before the head, where it has gone back behind a later one', () => {
    const page = new Page().load(slow);
    page.seek(0.6);
    page.tell({ type: 'fork', compared: true }).tell(set('policy', 'rcd'));
    page.seek(1);
    page.tell(set('buffer', 150));
    page.seek(1.5);
    expect(bothOf(page)[1]?.window.fromS).toBe(1);
    page.seek(0.8);
    expect(bothOf(page).map((results) => results?.window)).toEqual([
      { fromS: 0.6, toS: 0.8 },
      { fromS: 0.6, toS: 0.8 },
    ]);
    page.seek(0.5);
    expect(bothOf(page)).toEqual([null, null]);
  });
});
