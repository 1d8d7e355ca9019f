import { expect } from 'vitest';
import { parseLink } from '../../src/app/link/query.ts';
import { withOverrides } from '../../src/app/settings/document.ts';
import { CELL_PAYLOAD, highestOf, PS_PER_MS, type RunResults } from '../../src/contract/index.ts';
import { checkScenario, createSimulation } from '../../src/engine/node.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import { type Figure, meanOf, runs, seedsByTier, seedsUpTo } from '../support/sceneRuns.ts';
import { byTier } from '../support/tier.ts';
import { type Backings, figureIn, meanIn, percentIn, type Recomputed } from './numbers.ts';
import {
  C,
  CELL_MS,
  carriedUnder,
  delayed,
  FINE,
  lastEnd,
  MENDED,
  more,
  NONE,
  pointsMore,
  queueOfSw1,
  settlesIn,
  transfer,
  WHOLE,
} from './recomputed.ts';

const CASE = 'a case that is made up';
const SETTING = 'a setting';
const PRINTED = 'printed in the paper';
const ELSEWHERE = 'of the independent simulator, whose runs are not made here';

/** Several numbers are of one run. */
const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};

/** Table 2 of Cheon & Panwar: packets of six runs, and the standard deviation of one. */
const PPD = { mean: 138_696, deviation: 14_228 };
const TAIL_DROP = { mean: 112_597, deviation: 7_623 };
const errorOf = ({ deviation }: typeof PPD): number => deviation / Math.sqrt(6);

/** Packets of the network of that table under a policy, mean of eighteen seeds. */
const farAndNear = (policy: string): number =>
  meanOf(runs('asymmetric-500', { policy }, seedsUpTo(18)), ({ whole }) => whole.packets);

/** Of these seeds, those in which a sender gets nothing from 0.5 s on: the drop timer of ESPD is lost. */
const lockedOut = (seeds: readonly number[]): number =>
  runs('symmetric-500', { policy: 'espd' }, seeds).filter(({ sessions }) =>
    sessions.some(({ goodputMbps }) => goodputMbps === 0),
  ).length;

/** A run of what a stage shows. */
function started(search: string) {
  const { link } = parseLink(`?${search}`);
  const { scenario } = withOverrides(findScenario(link.scene ?? '') ?? expect.unreachable(), link.overrides);
  const checked = checkScenario(scenario).scenario ?? expect.unreachable(search);
  const simulation = createSimulation(checked, { edits: link.edits });
  const id = scenario.stage?.port ?? 'S2>S3';
  return {
    simulation,
    port: simulation.network.ports.find((one) => one.id === id) ?? expect.unreachable(id),
  };
}

/** Cells that wait at the shown port, at each millisecond of a time. */
function queueIn(search: string, fromMs: number, toMs: number): readonly number[] {
  const { simulation, port } = started(search);
  return Array.from({ length: Math.round(toMs - fromMs) + 1 }, (_, i) => {
    simulation.runUntil((fromMs + i) * PS_PER_MS);
    return port.waiting;
  });
}

/** When the queue under EPD is empty after its first overflow, s: from the first moment to the last one. */
const emptyUnderEpd = once((): readonly [number, number] => {
  const [fromMs, cells] = [900, 15];
  const queue = queueIn('scene=front-drop&policy=epd', fromMs, 3_000);
  const full = queue.findIndex((one) => one >= 1_000);
  const first = queue.findIndex((one, ms) => ms > full && one < cells);
  const last = queue.findIndex((one, ms) => ms > first && one >= cells);
  return [(fromMs + first) / 1000, (fromMs + last) / 1000];
});

/** Under CCD, once its first peak is over. */
const queueUnderCcd = once(() => queueIn('scene=front-drop', 1_200, 4_000));

/** When the timers of the opening scene run out for the first time, s, in order. */
const firstTimeouts = once((): readonly number[] => {
  const { simulation } = started('scene=half-empty');
  const moments = new Map<number, number>();
  for (let ms = 155; ms <= 200; ms++) {
    simulation.runUntil(ms * PS_PER_MS);
    for (const { vc, timeouts } of simulation.results().sessions)
      if (timeouts > 0 && !moments.has(vc)) moments.set(vc, ms / 1000);
  }
  return [...moments.values()].toSorted((a, b) => a - b);
});

/** Cells per second that a link carries between two moments. */
function carriedIn(search: string, link: string, fromMs: number, toMs: number): number {
  const { simulation } = started(search);
  const cells = (ms: number): number => {
    simulation.runUntil(ms * PS_PER_MS);
    return simulation.results().links.find((one) => one.link === link)?.cells ?? Number.NaN;
  };
  const before = cells(fromMs);
  return (1000 * (cells(toMs) - before)) / (toMs - fromMs);
}

const highestQueue: Figure = ({ ports }) => highestOf(ports.map(({ queueMax }) => queueMax));
const inPackets: Figure = ({ whole }) => whole.packets;
const lossOf = (scene: string, vc: number, within = 1): Recomputed =>
  percentIn(scene, 'lossOfVcs', { vcs: [vc], within });
const throughOf = (vc: number, offered: number): Recomputed =>
  meanIn(
    'zhu-unequal',
    ({ sessions }) => offered * (1 - (sessions.find((one) => one.vc === vc)?.cellLossRatio ?? Number.NaN)),
    { within: 50 },
  );

const reno = (policy: string, within: number): Recomputed =>
  percentIn('other-tcp', 'useful', { settings: { policy }, seeds: 4, within });
const AT_100 = { policy: 'epd', 'policy.threshold': '100' };
const AT_1_25 = { 'links.SW1>SW2.rateMbps': '48' };
const atLoad = (settings: Record<string, string>, within: number): Recomputed =>
  percentIn('front-drop', 'carried', { settings: { ...AT_1_25, ...settings }, seeds: 2, within, long: true });
/** Packets of ten runs under ESPD. */
const underEspd = (): readonly number[] =>
  runs('take-turns', { policy: 'espd' }, seedsUpTo(byTier(2, 10))).map(inPackets);

/** Jain's index over half a second and over twenty, of each policy, on the mean of three seeds. */
const indexOver = (settings: Record<string, string>): readonly number[] =>
  ['rcd', 'ppd', 'epd', 'espd'].map((policy) => {
    const found = runs('take-turns', { policy, ...settings }, seedsByTier(3, 3));
    return found.reduce((sum, { whole }) => sum + whole.jain, 0) / found.length;
  });
const HALF_A_SECOND = { 'measure.fromS': '0.5', 'run.durationS': '1' };

/** Percent of its fair share that each VC of R1 is allowed under EPRCA where its switches are a millisecond apart. */
const sharesFar = (): readonly number[] =>
  (runs('not-free', { algorithm: 'eprca' }, [1])[0] as RunResults).sessions.map(({ abr }) =>
    abr === null ? Number.NaN : (100 * abr.acrMean) / abr.fairCellRate,
  );
/**
 * Numbers of lessons that are no settings of their stages and not in the words of their claims: what each is recomputed from, or
 * why it is no result of a run.
 */
export const LESSON_NUMBERS: Readonly<Record<string, Backings>> = {
  'one-cell': {
    // `tests/app/lesson/cells.test.ts` cuts the packet of the run.
    48: CELL_PAYLOAD,
    46: 33 * CELL_PAYLOAD - 1500 - 8 - 30,
    30: 33 * CELL_PAYLOAD - 1500 - 46 - 8,
    25: 33 - 8,
    5: { from: () => 2000 * CELL_MS, within: 0.5 },
  },
  'half-link': {
    5.45: 2000 * CELL_MS,
    13.5: 8 + 2000 * CELL_MS,
    0.16: { from: () => firstTimeouts()[0] ?? Number.NaN, within: 0.005 },
    0.19: { from: () => firstTimeouts().at(-1) ?? Number.NaN, within: 0.006 },
  },
  'three-losses': { '0.1 %': CASE },
  'the-line': {
    1999: 2000 - 1,
    2.7: 1000 * CELL_MS,
    1.2: 454 * CELL_MS,
    0.04: 16 * CELL_MS,
    44: 16_000 * CELL_MS,
    28: 454 / 16,
    192: CASE,
    900: CASE,
    700: CASE,
  },
  'how-much-buffer': {
    1.4: 500 * CELL_MS,
    42.5: 12_650 * CELL_MS + 8,
    34.5: 12_650 * CELL_MS,
    131: Math.floor(65_536 / 500),
    1572: 131 * 12,
    2900: { from: () => 8 / CELL_MS, within: 50 },
    // All windows, less the queue of the claim on 16,000 places.
    3070: 10 * 1572 - 12_650,
    60000: { from: () => 40 * 1572 - 2900, within: 500 },
    0.16: (60_000 * CELL_MS) / 1000,
  },
  'taking-turns': {
    0.09: 'the fork of the two runs of the stage',
    0.11: 1 / 9,
    20: 'the longest window drawn',
  },
  'other-tcp': {
    '46 %': reno('rcd', 2.5),
    '73 %': reno('epd', 2),
    '98 %': reno('espd', 1),
    50: figureIn('other-tcp', 'timeouts', { settings: { policy: 'epd' }, within: 8 }),
    100: SETTING,
    16: figureIn('other-tcp', 'queueMean', { settings: AT_100, within: 1.5 }),
    454: figureIn('other-tcp', 'queueMean', { settings: { policy: 'epd' }, within: 20 }),
    '2 points': pointsMore(
      percentIn('other-tcp', 'useful', { settings: { policy: 'epd' }, seeds: 8 }),
      percentIn('other-tcp', 'useful', { settings: AT_100, seeds: 8 }),
      byTier(4, 1.5),
    ),
  },
  'early-warning': {
    '10 %': 100 * (1 - (1 - 0.00055) ** 192),
    '1.7 %': 100 * (1 - (1 - 0.00055) ** 32),
    '12 points': 88 - 76,
    '2 points': pointsMore(
      percentIn('early-warning', 'used', { settings: { 'policy.wq': '1' }, long: true }),
      percentIn('early-warning', 'used', { settings: { 'policy.wq': '0.0001' }, long: true }),
      1,
    ),
  },
  'front-drop': {
    // Half of a window of 64 KB for each of ten VCs, in cells of 53 bytes (eq. 8).
    6183: 10 * (65_536 / 53 / 2),
    1.1: { from: () => emptyUnderEpd()[0], within: 0.08 },
    2.7: { from: () => emptyUnderEpd()[1], within: 0.05 },
    400: { from: () => Math.min(...queueUnderCcd()), within: 50 },
    1550: { from: () => Math.max(...queueUnderCcd()), within: 50 },
    '93 %': carriedUnder({ policy: 'drop-front', 'links.*.delayMs': '0' }),
    '91 %': atLoad({}, 2),
    '71 %': atLoad({ 'policy.ttMode': 'min' }, 6),
    1.25: 60 / 48,
  },
  'whose-buffer': {
    '100 %': percentIn('capture', 'used', { settings: { 'run.durationS': '3', 'measure.fromS': '1' } }),
    2.7: 1000 * CELL_MS,
    '60 %': percentIn('unarmed-weights', 'lossOfVcs', {
      settings: { 'run.durationS': '25', 'allocation.min': '0.05' },
      vcs: [2],
      within: 1,
    }),
    '40 %': percentIn('unarmed-weights', 'lossOfVcs', {
      settings: { 'run.durationS': '25', 'allocation.min': '0.05' },
      vcs: [3],
      within: 1,
    }),
    '0 %': lossOf('zhu-round-robin', 2, 0.1),
    '42 %': lossOf('zhu-round-robin', 3),
    // Of the smallest source in one queue, and of the second largest with a queue for each.
    '61 %': {
      from: () => (lossOf('zhu-unequal', 1).from() + lossOf('zhu-round-robin', 4).from()) / 2,
      within: 1,
    },
    4200: throughOf(5, 8_000),
    400: throughOf(1, 1_000),
    2333: (10_000 - 1000 - 2000) / 3,
    32: SETTING,
    '10 %': CASE,
    1600: CASE,
  },
  rates: {
    60900: { from: () => C / 6, within: 50 },
    1.6: figureIn('beat-down', 'rateOverFair', { settings: delayed(1), vcs: [1], within: 0.1 }),
    4: settlesIn('exact-rates', 3),
    49: figureIn('exact-rates', 'queueMax', {
      settings: { algorithm: 'eraa', ...WHOLE },
      port: 'sw2>sw3',
      within: 2,
    }),
    41: queueOfSw1(0.01, 2),
    612: queueOfSw1(0.5, 2),
    1571: queueOfSw1(1, 3),
    3472: queueOfSw1(2, 7),
    6929: queueOfSw1(5, 14),
    '5 %': 100 - 95,
    347288: 0.95 * C,
    365566: C,
    81700: { from: () => 0.95 * C + 100_000 - C, within: 50 },
    '82 %': { from: () => Math.min(...sharesFar()), within: 1 },
    '102 %': { from: () => Math.max(...sharesFar()), within: 1 },
  },
  'two-loops': {
    353000: { from: () => carriedIn('scene=idle-share', 'sw0>sw1', 125, 135), within: 1_000 },
    189: lastEnd({ algorithm: 'eprca' }, 2),
    224: lastEnd({}, 2),
    0.365: transfer(NONE),
    0.505: transfer({}),
    '0.360': transfer(MENDED),
    '40 %': more(transfer({}), transfer(NONE), 2),
    60928: C / 6,
    122: (C / 6) * 0.002,
    0.6: ((C / 6) * 0.002) / 193,
    42: meanIn('coupled', highestQueue, { settings: NONE, within: 2 }),
    194: meanIn('coupled', highestQueue, { settings: MENDED, within: 10 }),
  },
  sceptic: {
    58999: PRINTED,
    '11 %': 100 * (58_999 / 52_956 - 1),
    73000: { from: () => Math.min(...underEspd()), within: byTier(1_600, 1_000) },
    76000: { from: () => Math.max(...underEspd()), within: 1_200 },
    0.893: PRINTED,
    0.921: PRINTED,
    0.98: {
      from: () => Math.min(...indexOver({ 'measure.fromS': '0.5', 'run.durationS': '20.5' })),
      within: 0.02,
      long: true,
    },
    0.7: { from: () => Math.min(...indexOver(HALF_A_SECOND)), within: 0.05, long: true },
    0.9: { from: () => Math.max(...indexOver(HALF_A_SECOND)), within: 0.05, long: true },
    20: 'a window',
    '23.1 %': PRINTED,
    14228: PRINTED,
    7623: PRINTED,
    26099: PPD.mean - TAIL_DROP.mean,
    5809: errorOf(PPD),
    3112: errorOf(TAIL_DROP),
    6590: Math.hypot(errorOf(PPD), errorOf(TAIL_DROP)),
    '16 %': { from: () => 100 * (farAndNear('ppd') / farAndNear('rcd') - 1), within: 1, long: true },
    3: { from: () => lockedOut(byTier([164, 212, 221], seedsUpTo(300))), within: 0 },
    300: 'seeds, from 1 on',
    '46 %': reno('rcd', 2.5),
    '71 %': atLoad({ 'policy.ttMode': 'min' }, 6),
    '91 %': atLoad({}, 2),
    1.25: 60 / 48,
    '96 %': carriedUnder({}),
    '90 %': carriedUnder({ policy: 'epd' }),
    '97 %': carriedUnder(FINE),
    '4.3 %': percentIn('loss-paradox', 'cellLossRatio', {
      settings: { policy: 'espd' },
      seeds: 8,
      within: 0.2,
    }),
    '3.7 %': ELSEWHERE,
    2.5: 3 - 0.5,
  },
};
