import { describe, expect, it } from 'vitest';
import {
  gameLink,
  gameProblems,
  KINDS,
  readGame,
  roundLink,
  roundsOf,
  roundTasks,
  SCENE,
  SETTINGS,
} from '../../../src/app/guess/game.ts';
import { quietSince, reasonOf } from '../../../src/app/guess/reasons.ts';
import { parseLink } from '../../../src/app/link/query.ts';
import { linkReasons } from '../../../src/app/strings/sharing/linkReasons.ts';
import type { DrawnTrace, RunResults, ScenarioDocument } from '../../../src/contract/index.ts';
import { checkScenario, createSimulation } from '../../../src/engine/index.ts';
import { applySettings } from '../../../src/engine/node.ts';
import { drawTrace } from '../../../src/engine/plotting.ts';
import { findScenario } from '../../../src/scenarios/index.ts';
import { bottleneck, runs, seedsByTier } from '../../support/sceneRuns.ts';

const scenario = findScenario(SCENE) as ScenarioDocument;
const windowFrom = (fromS: number) => ({ 'run.durationS': '2', 'measure.fromS': String(fromS) });
const NOTHING: DrawnTrace = { channels: [], losses: [] };
const round = (value: number): string => Math.round(value).toLocaleString('en');

describe('a game', () => {
  const games = Array.from({ length: 200 }, (_, game) => roundsOf(game));

  it('has five rounds with a seed each, no kind twice in a row, and all kinds in the long run', () => {
    for (const rounds of games) {
      expect(rounds).toHaveLength(5);
      expect(new Set(rounds.map(({ seed }) => seed)).size).toBe(5);
      expect(rounds.slice(1).some(({ kind }, i) => kind === rounds[i]?.kind)).toBe(false);
    }
    const all = games.flat();
    for (const kind of KINDS) {
      const share = all.filter((one) => one.kind === kind).length / all.length;
      expect(Math.abs(share - 0.2), kind).toBeLessThan(0.05);
    }
  });

  it('is the same for all who open its link, and keeps the answers', () => {
    expect(readGame(gameLink('', 17, ['reno', 'abr']))).toEqual({ game: 17, answers: ['reno', 'abr'] });
    expect(readGame('?page=guess&seed=-1&answers=reno')).toEqual({ game: null, answers: [] });
    expect(readGame('?page=guess&seed=3&answers=vegas,cubic')).toEqual({ game: 3, answers: ['cubic'] });
    expect(roundsOf(17)).toEqual(roundsOf(17));
  });

  it('names answers of no game, and those behind the last round', () => {
    const told = (search: string) => gameProblems(search).map(({ path, reason }) => [path, reason]);
    expect(told(gameLink('', 17, ['reno', 'abr']))).toEqual([]);
    expect(told('?page=guess')).toEqual([]);
    expect(told('?page=guess&answers=reno')).toEqual([['answers', linkReasons.ofNoGame]]);
    expect(told('?page=guess&seed=-1&answers=reno').map(([path]) => path)).toEqual(['seed', 'answers']);
    expect(
      told(
        gameLink(
          '',
          17,
          Array.from({ length: 6 }, () => 'reno' as const),
        ),
      ),
    ).toEqual([['answers', linkReasons.manyValues('5')]]);
  });

  it.each(KINDS)('opens a round of %s on the stage as it was run', (kind) => {
    const { link, problems } = parseLink(roundLink({ kind, seed: 9 }));
    expect(problems).toEqual([]);
    expect(link).toMatchObject({ scene: SCENE, seed: 9, timePs: 0 });
    const set = [...link.overrides, ...link.edits.map(({ path, value }) => [path, value] as const)];
    const asked = applySettings(scenario, set);
    expect(asked.problems).toEqual([]);
    expect(asked.document).toEqual(applySettings(scenario, SETTINGS[kind]).document);
  });
});

describe.each(seedsByTier(1, 5))('why a queue is as it is, seed %i', (seed) => {
  const resultOf = (kind: (typeof KINDS)[number]): RunResults =>
    runs(SCENE, { ...Object.fromEntries(SETTINGS[kind]), ...windowFrom(kind === 'abr' ? 0.2 : 0) }, [
      seed,
    ])[0] ?? expect.unreachable();
  const said = (kind: (typeof KINDS)[number], trace = NOTHING): string =>
    reasonOf(kind, { trace, results: resultOf(kind) });
  const timers = (kind: (typeof KINDS)[number]): number =>
    resultOf(kind).sessions.reduce((sum, { timeouts }) => sum + timeouts, 0);
  const empty = (kind: (typeof KINDS)[number]): string => round(100 * bottleneck(resultOf(kind)).emptyShare);

  it('Reno stops: timers, and an empty queue', () => {
    expect(said('reno')).toBe(
      `${timers('reno')} timers ended: after an overflow the senders stop, and for ${empty('reno')} % of the time no cell waits.`,
    );
  });

  it('NewReno repairs: more often than its timers end, which is less often than those of Reno', () => {
    const fast = resultOf('newreno').sessions.reduce((sum, one) => sum + one.fastRetransmits, 0);
    expect(said('newreno')).toBe(
      `${fast} times a sender repaired its losses and went on with half a window; only ${timers('newreno')} timers ended.`,
    );
    expect(fast).toBeGreaterThan(timers('newreno'));
    expect(timers('newreno')).toBeLessThan(timers('reno'));
  });

  it('CUBIC goes on: cells wait nearly all the time', () => {
    expect(said('cubic')).toBe(
      `After a loss a window keeps seven tenths: ${timers('cubic')} timers ended, and for only ${empty('cubic')} % of the time no cell waits.`,
    );
    expect(Number(empty('cubic'))).toBeLessThan(Number(empty('reno')) / 2);
  });

  it('a constant rate is a third of a percent more than the link carries', () => {
    const over = (100 * 368_000) / (155.52e6 / 424) - 100;
    expect(said('constant')).toContain(`${over.toFixed(2)} % more than the link carries`);
    expect(bottleneck(resultOf('constant')).queueMax).toBe(2_000);
  });

  it('ERICA gives each source its rate, and the buffer is empty from then on', () => {
    const [figure] = roundTasks({ kind: 'abr', seed }, scenario);
    if (figure.type !== 'figure') throw new Error('no picture is asked for');
    const checked = checkScenario(applySettings(scenario, figure.settings).document).scenario;
    if (checked === null) throw new Error('cannot run');
    const trace = drawTrace(createSimulation(checked, { seed }), figure.trace);
    const since = quietSince(trace, 2_000);
    const high = trace.channels[0]?.high ?? [];
    const step = 2 / high.length;
    expect(high.filter((_, i) => i * step >= since).every((cells) => cells <= 100)).toBe(true);
    expect(high[Math.round(since / step) - 1]).toBeGreaterThan(100);
    const means = resultOf('abr').sessions.map(({ abr }) => abr?.acrMean ?? Number.NaN);
    const mean = means.reduce((sum, one) => sum + one, 0) / means.length;
    expect(said('abr', trace)).toBe(
      `The switch gives each source its rate: from 0.2 s on ${round(mean)} cells/s on average. From ${since.toFixed(2)} s on the buffer is all but empty.`,
    );
    expect(since).toBeLessThan(0.5);
  });
});
