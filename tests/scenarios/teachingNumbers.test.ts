import { describe, expect, it } from 'vitest';
import { answered, type ScenarioDocument } from '../../src/contract/index.ts';
import { scenes } from '../../src/scenarios/index.ts';
import { type Backings, expectBacked, figureIn, meanIn, numbersIn, percentIn } from '../lessons/numbers.ts';
import {
  C,
  CELL_MS,
  carriedUnder,
  lastEnd,
  more,
  NONE,
  queueOfSw1,
  settlesIn,
  transfer,
} from '../lessons/recomputed.ts';

const SETTING = 'a setting of the scene or of an answer';
const CASE = 'what a class is asked to try';
const WINDOW = 'the time of a figure';
const SUM = 'a sum of what is before it';
const ELSEWHERE = 'of a hundred runs of the independent simulator';

const useful = (scene: string, settings: Record<string, string>, within = 2.5) =>
  percentIn(scene, 'useful', { settings, seeds: 5, within });
const dead = (scene: string, settings: Record<string, string>, within: number) =>
  percentIn(scene, 'dead', { settings, seeds: 5, within });
const timeouts = (policy: string, within: number) =>
  figureIn('take-turns', 'timeouts', { settings: { policy }, seeds: 10, within });
const SHORT = { 'run.durationS': '3', 'measure.fromS': '1' };
const share = (vc: number, settings: Record<string, string> = {}) =>
  percentIn('far-near', 'packetShare', { settings: { ...SHORT, ...settings }, vcs: [vc], within: 1 });
const farMbps = (policy: string, within: number) =>
  meanIn(
    'long-short',
    ({ sessions }) => sessions.slice(0, 5).reduce((sum, one) => sum + one.goodputMbps, 0) / 5,
    {
      settings: { policy },
      seeds: 2,
      within,
      long: true,
    },
  );
/** By scene, every number of its teacher's note and of its hints. */
const BACKED: Readonly<Record<string, Backings>> = {
  'half-empty': {
    '1 %': dead('half-empty', {}, 0.6),
    '53 %': percentIn('half-empty', 'idle', { seeds: 5, within: 2 }),
    15: CASE,
    40: CASE,
    8: SETTING,
    '87 %': useful('other-tcp', { policy: 'rcd', 'tcp.growthDivisor': '0' }),
    '100 %': SUM,
  },
  'one-cell': {
    '0.8 %': percentIn('one-cell', 'cellLossRatio', { seeds: 5, within: 0.1 }),
    '23 %': 100 * (1 - (1 - 0.008) ** 33),
    '3 %': percentIn('one-cell', 'packetLossRatio', { seeds: 5, within: 0.6 }),
    192: CASE,
    '1 %': dead('one-cell', {}, 1),
    '2 %': dead('one-cell', {}, 1),
    33: SETTING,
  },
  'whole-frames': {
    '61 %': useful('whole-frames', { policy: 'rcd' }),
    '68 %': useful('whole-frames', { policy: 'ppd' }),
    '90 %': useful('whole-frames', { policy: 'epd' }),
    100: SETTING,
    '1.3 %': dead('whole-frames', { policy: 'ppd' }, 0.2),
    '1.5 %': dead('whole-frames', { policy: 'rcd' }, 0.2),
    500: SETTING,
  },
  'take-turns': {
    76: timeouts('espd', 4),
    54: timeouts('epd', 2),
    0.5: WINDOW,
    1900: SETTING,
    20: WINDOW,
    100: SETTING,
  },
  'many-senders': {
    10: SETTING,
    50: SETTING,
    200: SETTING,
    400: CASE,
    '47 %': useful('many-senders', { 'senders.S1': '10' }),
    '78 %': useful('many-senders', { 'senders.S1': '50' }),
    '87 %': useful('many-senders', {}),
    '13 %': SUM,
    '9 %': dead('many-senders', {}, 0.5),
    2900: { from: () => 8 / CELL_MS, within: 50 },
    2000: SETTING,
    8: SETTING,
    12: SETTING,
  },
  'waiting-line': { 2.73: 1_000 * CELL_MS, 0.99: CASE },
  'lost-news': { '4.0': 'in the name of a standard' },
  'back-pressure': { 20: SETTING, 24: WINDOW, 0.2: SETTING },
  'buffer-dial': {
    100: SETTING,
    500: SETTING,
    2000: SETTING,
    16000: SETTING,
    '57 %': useful('buffer-dial', { buffer: '100' }),
    '41 %': useful('buffer-dial', { buffer: '500' }),
    '46 %': useful('buffer-dial', { buffer: '2000' }),
    '100 %': useful('buffer-dial', { buffer: '16000' }, 0.5),
    34.5: 12_650 * CELL_MS,
    8: SETTING,
    64: SETTING,
    15700: { from: () => 10 * Math.floor(65_536 / 500) * 12, within: 50 },
    2900: { from: () => 8 / CELL_MS, within: 50 },
    2.73: 1000 * CELL_MS,
  },
  'loss-paradox': {
    '46 %': useful('loss-paradox', { policy: 'rcd' }),
    '57 %': useful('loss-paradox', { policy: 'ppd' }),
    '73 %': useful('loss-paradox', { policy: 'epd' }),
    '98 %': useful('loss-paradox', { policy: 'espd' }, 1),
    12: SETTING,
  },
  'other-tcp': {
    1: SETTING,
    '87 %': useful('other-tcp', { policy: 'rcd', 'tcp.growthDivisor': '0' }),
    '30 %': CASE,
    100: ELSEWHERE,
    65: ELSEWHERE,
    1500: SETTING,
    0: SETTING,
    8: SETTING,
  },
  'long-short': {
    1: SETTING,
    0.8: farMbps('epd', 0.1),
    2.6: farMbps('espd', 0.3),
    64: SETTING,
    100: SETTING,
  },
  'far-near': {
    '36 %': share(1),
    '64 %': share(2),
    '50 %': share(2, { scheduler: 'rr' }),
    48: CASE,
    9140: CASE,
    32: SETTING,
  },
  capture: {
    '0.10': figureIn('capture', 'jain', { settings: SHORT }),
    1500: { from: () => (65_535 / 1_500) * 33, within: 60 },
    1000: SETTING,
  },
  'unarmed-weights': {
    1: SETTING,
    2: SETTING,
    3: SETTING,
    4: SETTING,
    '50 %': percentIn('unarmed-weights', 'cellLossRatio', { settings: { 'run.durationS': '25' } }),
    '5 %': SETTING,
    1000: CASE,
    8000: CASE,
    5000: SETTING,
    10000: SETTING,
    10: SUM,
  },
  'five-classes': {},
  'beat-down': { 0.15: WINDOW, 0.3: WINDOW, 0.5: CASE },
  'exact-rates': { 60: SETTING, 10000: CASE, 1: SETTING },
  'not-free': {
    52364: 0.95 * C + 70_642 - C,
    20: SETTING,
    890: figureIn('not-free', 'queueMax', { port: 'sw0>sw1', within: 5 }),
    1571: queueOfSw1(1, 3),
    100000: CASE,
    1: CASE,
  },
  'idle-share': {
    0.13: SETTING,
    2: settlesIn('idle-share', 1.5),
    0.224: { ...lastEnd({}, 2), from: () => lastEnd({}, 2).from() / 1000, within: 0.002 },
    0.189: { from: () => lastEnd({ algorithm: 'relative' }, 2).from() / 1000, within: 0.004 },
    1: SETTING,
  },
  'early-warning': { 0.0001: SETTING, 1: SETTING, '2 points': 'as lesson 8 says it, where runs hold it' },
  'front-drop': {
    100: SETTING,
    500: SETTING,
    '96 %': carriedUnder({}),
    '90 %': carriedUnder({ policy: 'epd' }),
  },
  'in-step': { 900: SETTING, 300: SUM },
  coupled: {
    '40 %': more(transfer({}), transfer(NONE), 2),
    2: SETTING,
    3: SETTING,
    20: SETTING,
    193: SETTING,
  },
};

/** Numbers of a scene in its note, then in its hints. */
const textsOf = ({ stage }: ScenarioDocument): readonly string[] => [
  ...Object.values(stage?.note ?? {}),
  ...(stage?.ask ?? []).map((asked) => answered(asked).hint ?? ''),
];

describe.each(scenes.map(([scene]) => [scene.id, scene] as const))(
  'the note and the hints of %s',
  (id, scene) => {
    const backed = BACKED[id] ?? {};
    const said = textsOf(scene).flatMap((text) => numbersIn(text).map(({ key }) => [key, text] as const));

    it('have for each number a setting, a sum, or what it is recomputed from; and none that they do not say', () => {
      expect(
        said.filter(([key]) => backed[key] === undefined).map(([key, text]) => `${key}: ${text}`),
      ).toEqual([]);
      const keys = said.map(([key]) => key);
      expect(Object.keys(backed).filter((key) => !keys.includes(key))).toEqual([]);
    });

    it.each(Object.entries(backed))('say %s, which is what comes out', (key, one) => expectBacked(key, one));
  },
);
