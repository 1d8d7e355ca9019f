import { describe, expect, it } from 'vitest';
import { agreed, comparison, ROW_OF } from '../../src/app/compare/measures.ts';
import {
  fairnessOf,
  lostAt,
  measureOf,
  OUTCOME_MEASURES,
  outcomeOf,
  portResult,
  throughOf,
} from '../../src/contract/index.ts';
import { checkScenario } from '../../src/engine/node.ts';
import { findScenario, scenes } from '../../src/scenarios/index.ts';
import { UNITS, wayOf } from '../support/comparing.ts';
import { runs } from '../support/sceneRuns.ts';
import { byTier } from '../support/tier.ts';
import { worded } from '../support/worded.ts';

const resultsWith = (id: string, settings: Readonly<Record<string, string>>) =>
  runs(id, settings, [1])[0] ?? expect.unreachable();
const sceneOf = (id: string) => findScenario(id) ?? expect.unreachable();

describe('what the question of a scene is about', () => {
  it.each(scenes.map(([scene]) => [scene.id, scene] as const))('%s says it', (_, scene) => {
    const { measure, good, yardstick } = scene.stage?.outcome ?? {};
    expect(OUTCOME_MEASURES).toContain(measure);
    expect(['more', 'less']).toContain(good);
    expect(['equal', 'weighted']).toContain(yardstick);
  });

  it('is refused where no such measure is known, with those that are', () => {
    const scene = sceneOf('half-empty');
    const problems = (outcome: object) =>
      worded(checkScenario({ ...scene, stage: { ...scene.stage, outcome } }).problems);
    expect(problems({ measure: 'packets', good: 'less' })).toEqual([]);
    const [unknown] = problems({ measure: 'happiness', good: 'more' });
    expect(unknown).toMatchObject({ path: 'stage.outcome.measure', value: 'happiness' });
    expect(unknown?.reason).toContain('packets');
    expect(problems({ measure: 'packets' })[0]?.path).toBe('stage.outcome.good');
  });

  it('of a document that says nothing is what its sources are for', () => {
    const of = (id: string) => {
      const { stage, ...document } = sceneOf(id);
      return outcomeOf(document).measure;
    };
    expect([of('half-empty'), of('beat-down'), of('idle-share'), of('zhu-weighted')]).toEqual([
      'packets',
      'share',
      'share',
      'packets',
    ]);
  });
});

describe('an answer of a scene', () => {
  /** What their question is about does not change with three seeds, and their own answers say so. */
  const SAME: Readonly<Record<string, string>> = {
    'long-short': 'no discard policy makes a link fair to senders ten times as far away',
  };
  /** A rate, a small share, and packets under credit. */
  const SAMPLE: readonly string[] = ['not-free', 'one-cell', 'back-pressure'];
  const chosen = scenes.map(([scene]) => scene).filter(({ id }) => byTier(SAMPLE.includes(id), true));
  it.each(chosen.map((scene) => [scene.id, scene] as const))(
    '%s: at least one moves the measure of the question, in its window, with three seeds',
    (id, scene) => {
      const { knob } = scene.stage ?? {};
      const { shownPort = '' } = checkScenario(scene).scenario ?? {};
      const row = ROW_OF[outcomeOf(scene).measure];
      const factor = { '%': 100, ms: 1000 }[UNITS[row] ?? ''] ?? 1;
      const valuesWith = (settings: Readonly<Record<string, string>>) =>
        runs(id, settings, [1, 2, 3]).map((run) => measureOf(outcomeOf(scene), run, shownPort));
      const opened = valuesWith({});
      const moved = (knob?.answers ?? []).filter(({ value, path = knob?.path ?? '' }) => {
        const pairs = valuesWith({ [path]: String(value) }).map(
          (found, seed) => [opened[seed] ?? Number.NaN, found] as const,
        );
        const ways = new Set(pairs.map(([a, b]) => wayOf(row, factor * a, factor * b)));
        const [way = 'same'] = ways.size === 1 ? ways : [];
        expect(agreed(pairs, comparison(row).kind), `${value}, as the page says it`).toBe(way);
        return way !== 'same';
      });
      expect(moved.length === 0, JSON.stringify(moved)).toBe(SAME[id] !== undefined);
    },
  );

  it('of not-free is measured from 0 s on: the queue that exact rates build is over at 0.3 s', () => {
    const most = (algorithm: string) =>
      resultsWith('not-free', { algorithm }).ports.find(({ port }) => port === 'sw0>sw1')?.queueMax;
    expect(most('eraa')).toBeGreaterThan(800);
    expect(most('eprca')).toBeLessThan(200);
  });
});

describe('measures', () => {
  it('hold four sources with weights 1 to 4 against what they are due', () => {
    const shared = resultsWith('unarmed-weights', {});
    const kept = resultsWith('unarmed-weights', { 'allocation.min': '0.05' });
    expect(shared.sessions.map(({ weight }) => weight)).toEqual([1, 2, 3, 4]);
    // Equal shares are fair only where all are due the same.
    expect([fairnessOf(shared, 'equal'), fairnessOf(kept, 'equal')].map((one) => one.toFixed(2))).toEqual([
      '1.00',
      '0.83',
    ]);
    expect(
      [fairnessOf(shared, 'weighted'), fairnessOf(kept, 'weighted')].map((one) => one.toFixed(2)),
    ).toEqual(['0.76', '1.00']);
  });

  it('count cells that were refused, pushed out and dropped from the front as lost', () => {
    const kept = resultsWith('unarmed-weights', { 'allocation.min': '0.05' });
    const port = portResult(kept, 'S1>S2') ?? expect.unreachable();
    expect(port.pushedOut).toBeGreaterThan(50_000);
    expect(lostAt(port)).toBe(kept.sessions.reduce((sum, { cellsLost }) => sum + cellsLost, 0));
    // Cells that CCD takes out at the head of the queue are among those that a port drops.
    const front = resultsWith('front-drop', {});
    const [shown] = front.ports;
    const lost = front.sessions.reduce((sum, { cellsLost }) => sum + cellsLost, 0);
    expect(shown && measureOf({ measure: 'lost' }, front, shown.port)).toBe(lost);
  });

  it('count who gets through: one of ten, or all', () => {
    const short = { 'run.durationS': '3', 'measure.fromS': '1' };
    expect(throughOf(resultsWith('capture', short), 'equal')).toBe(1);
    expect(throughOf(resultsWith('capture', { ...short, policy: 'epd' }), 'equal')).toBe(10);
  });
});
