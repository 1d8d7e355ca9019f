import { describe, expect, it } from 'vitest';
import { ROW_OF, type RowKey } from '../../../src/app/compare/measures.ts';
import { type Compared, type Result, resultOf } from '../../../src/app/compare/result.ts';
import { branchPanels } from '../../../src/app/strings/panels/branchPanels.ts';
import { type Edit, outcomeOf, readEditPath, type ScenarioDocument } from '../../../src/contract/index.ts';
import { findScenario, scenes } from '../../../src/scenarios/index.ts';
import {
  type Case,
  type Counted,
  comparedOf,
  counted,
  truthOf,
  UNITS,
  type Way,
  wayOf,
  windowOf,
} from '../../support/comparing.ts';
import {
  expectDifferences,
  expectFigures,
  expectGroups,
  expectReason,
  expectScore,
} from '../../support/tablesHold.ts';
import { byTier } from '../../support/tier.ts';

const NAMES = ['A1', 'B2'] as const;
/** Part of the slots of a window. */
const EDGES = 0.01;

/** A number as a sentence writes it, and half of its last digit. */
function numberIn(text: string): { readonly value: number; readonly within: number } | null {
  const found = /[\u2212-]?\d[\d,]*(?:\.\d+)?/.exec(text);
  if (found === null) return null;
  const written = found[0].replace('\u2212', '-').replaceAll(',', '');
  const decimals = written.split('.')[1]?.length ?? 0;
  return { value: Number(written), within: 0.5000001 * 10 ** -decimals };
}

/** What is written is the true value, rounded where it ends. */
function expectWritten(text: string, truth: number, what: string): void {
  if (!Number.isFinite(truth)) {
    expect(text, what).toMatch(/^(?:–|never)$/);
    return;
  }
  const found = numberIn(text);
  expect(found, `${what}: ${text}`).not.toBeNull();
  expect(Math.abs((found?.value ?? Number.NaN) - truth), `${what}: ${text} is ${truth}`).toBeLessThanOrEqual(
    found?.within ?? 0,
  );
}

/** Words that say which has more. */
const MORE = /\b(?:more|longer|later|closer|times as many|less steady)\b/;
const LESS = /\b(?:fewer|less|shorter|sooner|further|steadier)\b/;

function expectDegree(key: RowKey, end: string, a: number, b: number): void {
  const way = wayOf(key, a, b);
  expect(end).toMatch(way === 'more' ? MORE : LESS);
  if (key === 'deviation') return;
  expect(end).not.toMatch(way === 'more' ? LESS : MORE);
  const by = numberIn(end);
  if (by === null) return;
  const truth = / times /.test(end)
    ? b / a
    : / points /.test(end)
      ? Math.abs(b - a)
      : Math.min(100 * Math.abs(b / a - 1), b > 0 && b < a ? 99 : Infinity);
  expect(Math.abs(by.value - truth), `${end}: ${a}, ${b}`).toBeLessThanOrEqual(by.within);
}

function expectVerdict(key: RowKey, verdict: string, a: number, b: number): void {
  const [by = ''] = verdict.split(', ');
  if (!Number.isFinite(b - a) && a !== b) return;
  const way = wayOf(key, a, b);
  expect(by === branchPanels.equal, `${key}: ${verdict}, ${a}, ${b}`).toBe(way === 'same');
  if (way === 'same') return;
  const found = numberIn(by);
  const truth = /times/.test(by)
    ? b / a
    : /%/.test(by)
      ? Math.max(100 * (b / a - 1), b > 0 ? -99 : -100)
      : b - a;
  expect(
    Math.abs((found?.value ?? Number.NaN) - truth),
    `${key}: ${verdict}, ${a}, ${b}`,
  ).toBeLessThanOrEqual(found?.within ?? 0);
  expect(by.includes('points'), verdict).toBe(UNITS[key] === '%');
}

interface Truths {
  readonly window: ReturnType<typeof windowOf>;
  /** By seed: of the case, then of the two behind it. */
  readonly a: readonly Counted[];
  readonly b: readonly Counted[];
}

/** What is over is in the past tense; what follows a colon may say what cannot be compared, or name the runs. */
const PRESENT =
  /\b(?:is|are|has|have|does|keeps?|loses?|holds?|waits?|gives?|gets?|takes?|fills?|delivers?|shares?|lets|hits|stays?)\b/;
const tenseOf = (sentence: string): string =>
  sentence.replace(
    /there is (?:nothing|no time) to compare|what each is due|what they are due|fair shares?/g,
    '',
  );

/** Every sentence and every number of a result, held against the counters of whole runs. */
function expectTrue(one: Case, shown: Result, truths: Truths): void {
  const outcome = outcomeOf(one.scene);
  const about = ROW_OF[outcome.measure];
  const of = (key: RowKey, side: 'a' | 'b', seed = 0): number =>
    truthOf(key, truths[side][seed] ?? expect.unreachable(), outcome);
  const said = [shown.headline, shown.seeds, shown.also, shown.who, shown.soFar, shown.why?.sentence ?? ''];
  for (const sentence of said) {
    expect(sentence).not.toMatch(/so far|NaN|undefined|×|\.0 of|as opened|Infinity/);
    if (sentence !== '') expect(sentence).toMatch(/^[A-Z\d].*\.$/);
  }

  const isSame = truths.a[0]?.results.digest === truths.b[0]?.results.digest;
  for (const sentence of isSame
    ? []
    : [shown.headline, shown.seeds.replace(/They do not agree\./, ''), shown.why?.sentence ?? ''])
    expect(tenseOf(sentence), sentence).not.toMatch(PRESENT);

  const [from, to] = [/from ([\d.]+) to/.exec(shown.who)?.[1], /to ([\d.]+)\ss\.$/.exec(shown.who)?.[1]];
  expect([Number(from), Number(to)]).toEqual(
    [truths.window.fromS, truths.window.toS].map((s) => Number(s.toFixed(6))),
  );

  const ways = truths.a.map((_, seed) => wayOf(about, of(about, 'a', seed), of(about, 'b', seed)));
  const agreed: Way = ways.every((way) => way === ways[0]) ? (ways[0] as Way) : 'same';
  const [a, b] = [of(about, 'a'), of(about, 'b')];
  if (isSame) {
    expect(shown.headline).toMatch(/^Both runs are the same/);
    expect([shown.seeds, shown.dots]).toEqual(['', []]);
  } else if (!Number.isFinite(b - a)) {
    expect(shown.headline).toMatch(/there is no(?:thing| time) to compare\.$/);
  } else {
    const [, did = '', end = '', value = ''] =
      /^With B2 the network (.*?)(?::| about) (.*) with A1 \((.*)\)\.$/.exec(
        shown.headline.replace(', about', ' about'),
      ) ?? [];
    expectWritten(did, b, shown.headline);
    expectWritten(value, a, shown.headline);
    if (agreed === 'same') expect(shown.headline).toContain(', about the same as with A1 (');
    else expectDegree(about, end, a, b);
    const [, list = '', notes = ''] = /: (.*?)\.( They do not agree\.)?$/.exec(shown.seeds) ?? [];
    expect(notes !== '').toBe(new Set(ways).size > 1);
    expect(shown.dots.map(({ words }) => words).join(', ')).toBe(list);
    shown.dots.forEach(({ by }, seed) => {
      const [inA, inB] = [of(about, 'a', seed), of(about, 'b', seed)];
      if (ways[seed] !== 'same' && Number.isFinite(inB - inA)) expect(Math.sign(by)).toBe(inB > inA ? 1 : -1);
    });
    list.split(', ').forEach((by, seed) => {
      const [inA, inB] = [of(about, 'a', seed), of(about, 'b', seed)];
      if (wayOf(about, inA, inB) !== 'same') expectVerdict(about, by, inA, inB);
    });
  }

  if (shown.why !== null) {
    const runs = truths.a.map((run, seed) => [run, truths.b[seed] ?? expect.unreachable()] as const);
    expectReason(shown.why, runs, (key, run) => truthOf(key, run, outcome));
  }
  expect(shown.large[0]?.key).toBe(about);
  for (const { key, a: inA, b: inB, verdict } of shown.large) {
    expectWritten(inA, of(key, 'a'), key);
    expectWritten(inB, of(key, 'b'), key);
    expect(inA.includes('%') || inA.includes('ms') || !/\d/.test(inA), inA).toBe(
      UNITS[key] !== undefined || !/\d/.test(inA),
    );
    expectVerdict(key, verdict, of(key, 'a'), of(key, 'b'));
    const judged = /better|worse/.exec(verdict)?.[0];
    const right =
      key !== about || agreed === 'same' ? undefined : agreed === outcome.good ? 'better' : 'worse';
    expect(judged, `${key}: ${verdict}`).toBe(right);
  }
  for (const part of shown.also.replace(/^Also: |\.$/g, '').split('; ')) {
    const [key] =
      (Object.entries(branchPanels.rows) as [RowKey, string][]).find(([, name]) =>
        part.startsWith(`${name} `),
      ) ?? [];
    const [inA = '', inB = ''] = part.slice(branchPanels.rows[key ?? 'packets'].length + 1).split(' and ');
    expectWritten(inA, of(key ?? 'packets', 'a'), part);
    expectWritten(inB, of(key ?? 'packets', 'b'), part);
  }
}

/** The tables below a result: *Differences*, the score, the heads of groups, and figures that answers name. */
function expectTables(one: Case, compared: Compared, truths: Truths): void {
  const outcome = outcomeOf(one.scene);
  const ofSide = (side: 'a' | 'b') => truths[side][0] ?? expect.unreachable();
  const truth = (key: RowKey, side: 'a' | 'b') => truthOf(key, ofSide(side), outcome);
  expectDifferences(compared, truth, 0.06, truths.window.fromS > (one.scene.measure?.fromS ?? 0));
  for (const side of ['a', 'b'] as const) {
    const run = ofSide(side);
    const results = compared.own?.[side] ?? expect.unreachable();
    expect(run.results.digest, 'another run').toBe(results.digest);
    // By how ports throw away, and by VC.
    const { refused, pushedOut, fromFront, idle, empty } = run.cells;
    expect(refused + pushedOut + fromFront).toBe(run.lost);
    // Slots are counted when the fate of their cells is known: that moves little over the ends of a window.
    expect(Math.abs(idle - empty)).toBeLessThan(EDGES);
    const truthHere = (key: RowKey) => truth(key, side);
    expectScore(results, compared, run, truthHere);
    expectGroups(results, run);
    expectFigures(results, compared.port, run, truthHere);
  }
}

/** Runs as opened, which all answers of a scene are held against. */
const asOpened = new Map<string, Counted>();

function countedOnce(one: Case, edits: readonly Edit[], window: ReturnType<typeof windowOf>): Counted {
  if (edits.length > 0) return counted(one, edits, window);
  const key = JSON.stringify([one.scene, one.seed, window]);
  const run = asOpened.get(key) ?? counted(one, edits, window);
  asOpened.set(key, run);
  return run;
}

async function hold(one: Case): Promise<Result> {
  const compared = await comparedOf(one, NAMES);
  const window = windowOf(one);
  for (const results of [
    compared.own?.a,
    compared.own?.b,
    ...compared.others.pairs.flatMap(({ a, b }) => [a, b]),
  ])
    expect(results?.window).toEqual(window);
  const seeds = [one.seed, ...compared.others.seeds];
  const of = (edits: readonly Edit[]) => seeds.map((seed) => countedOnce({ ...one, seed }, edits, window));
  const shown = resultOf(compared);
  // All of the window is under the own setting of each.
  for (const { time } of [...one.a, ...one.b]) expect(time).toBeLessThanOrEqual(window.fromS * 1e12);
  const truths = { window, a: of(one.a), b: of(one.b) };
  expectTrue(one, shown, truths);
  expectTables(one, compared, truths);
  // Before the other seeds are there nothing is said but numbers.
  const alone = resultOf({ ...compared, others: { ...compared.others, pairs: [] } });
  expect(alone.headline).not.toMatch(/ than with | as with |better|worse/);
  expect([alone.why, alone.large.some(({ verdict }) => /better|worse/.test(verdict))]).toEqual([null, false]);
  return shown;
}

const sceneOf = (id: string) => findScenario(id) ?? expect.unreachable();

/** What a reader can press: each answer against the setting as opened, from a share of the run on. */
function casesOf(scene: ScenarioDocument, at: readonly number[], seeds: readonly number[]): readonly Case[] {
  const { knob } = scene.stage ?? {};
  return (knob?.answers ?? []).flatMap(({ value, path = knob?.path ?? '' }) => {
    // What a run can only begin with acts from 0 s, whenever it is pressed.
    const times =
      readEditPath(path) === null ? [0] : at.map((share) => Math.round(share * scene.run.durationS * 1e12));
    return times.flatMap((time) => seeds.map((seed) => ({ scene, seed, a: [], b: [{ time, path, value }] })));
  });
}

/** The same for so long, so that a sample takes seconds. */
const briefly = (scene: ScenarioDocument, durationS: number, fromS: number): ScenarioDocument => ({
  ...scene,
  run: { durationS },
  measure: { fromS },
});

describe('what a result says', () => {
  const samples: readonly [what: string, scene: ScenarioDocument, value: number | string, at: number][] = [
    ['half-empty, ESPD from the middle', briefly(sceneOf('half-empty'), 0.4, 0.1), 'espd', 0.5],
    ['unarmed-weights, 5 % kept', briefly(sceneOf('unarmed-weights'), 1, 0.25), 0.05, 0],
    ['beat-down, ERAA from the middle', briefly(sceneOf('beat-down'), 0.08, 0.02), 'eraa', 0.5],
    ['front-drop, cells taken out at the head', briefly(sceneOf('front-drop'), 1.5, 0.5), 'drop-front', 0],
  ];
  it.each(samples)('is true to the counters: %s', async (_, scene, value, at) => {
    const path = scene.stage?.knob?.path ?? '';
    await hold({ scene, seed: 1, a: [], b: [{ time: at * scene.run.durationS * 1e12, path, value }] });
  });

  it('does not depend on when it is asked for: settings of both act from 0 s', async () => {
    const scene = briefly(sceneOf('half-empty'), 0.3, 0.1);
    const shown = await hold({ scene, seed: 1, a: [], b: [{ time: 0, path: 'policy', value: 'rcd' }] });
    expect(shown.headline).toMatch(/^Both runs are the same, cell by cell/);
  });
});

/** Of runs of a minute the first seconds: what is said of them is made by the same code. */
const MOST_S = 4;
const bounded = (scene: ScenarioDocument): ScenarioDocument =>
  scene.run.durationS <= MOST_S
    ? scene
    : briefly(scene, MOST_S, Math.min(scene.measure?.fromS ?? 0, MOST_S / 2));

const all = byTier(false, true)
  ? scenes
      .map(([scene]) => bounded(scene))
      .flatMap((scene) =>
        [...casesOf(scene, [0, 0.3, 0.7], [1]), ...casesOf(scene, [0], [4])].map(
          (one) => [scene.id, one] as const,
        ),
      )
  : [];
describe.runIf(all.length > 0)('of every answer of every scene at every moment', () => {
  it.each(
    all.map(([id, one]) => {
      const [edit] = one.b;
      return [`${id}, ${edit?.value} from ${(edit?.time ?? 0) / 1e12} s, seed ${one.seed}`, one] as const;
    }),
  )('%s', async (_, one) => {
    await hold(one);
  });
});
