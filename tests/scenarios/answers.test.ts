import { describe, expect, it } from 'vitest';
import {
  answered,
  highestOf,
  linkResult,
  portResult,
  type RunResults,
  slowestFileOf,
} from '../../src/contract/index.ts';
import { scenes } from '../../src/scenarios/index.ts';
import {
  bottleneck,
  type Figure,
  ledger,
  meanOf,
  runs,
  seedsByTier,
  spreadByTier,
} from '../support/sceneRuns.ts';
import { byTier } from '../support/tier.ts';

const useful: Figure = (run) => 100 * ledger(run).useful;
const timeouts: Figure = ({ whole }) => whole.timeouts;
const cellsLost: Figure = ({ whole }) => whole.cellsLostPerLostPacket;
const hit: Figure = (run) => bottleneck(run).hitPerEpoch;

/** A number of an answer, and the run and the figure that it is; `within`: for a mean over all seeds it is told of. */
interface Bound {
  /** Default: the scene of the answer. */
  readonly scene?: string;
  readonly settings?: Readonly<Record<string, string>>;
  readonly figure: Figure;
  readonly within: number;
  readonly seeds: number;
  /** The number is by how much less the figure is with other settings. */
  readonly lessWith?: Readonly<Record<string, string>>;
  /** Runs of a minute are left to the long tier. */
  readonly slow?: true;
}
const bound = (
  settings: Record<string, string>,
  figure: Figure,
  within: number,
  seeds: number,
  more: Pick<Bound, 'scene' | 'lessWith' | 'slow'> = {},
): Bound => ({ settings, figure, within, seeds, ...more });

const highest =
  (port: string): Figure =>
  (run) =>
    portResult(run, port)?.queueMax ?? Number.NaN;
const queueMean: Figure = (run) => bottleneck(run).queueMean;
const carried: Figure = ({ whole }) => 100 * whole.effectiveThroughput;
const jain: Figure = ({ whole }) => whole.jain;
const lossOf =
  (vc: number): Figure =>
  ({ sessions }) =>
    100 * (sessions.find((session) => session.vc === vc)?.cellLossRatio ?? Number.NaN);
/** Mean over the senders. */
const waitMs =
  (port: string): Figure =>
  ({ sessions }) => {
    const waits = sessions.flatMap((session) => session.waits.filter((wait) => wait.port === port));
    return waits.reduce((sum, { meanMs }) => sum + meanMs, 0) / waits.length;
  };
const waitOf =
  (vc: number, port: string): Figure =>
  ({ sessions }) =>
    sessions.find((session) => session.vc === vc)?.waits.find((wait) => wait.port === port)?.meanMs ??
    Number.NaN;
/** Mean goodput of the five senders that come from far, Mb/s. */
const farGoodput: Figure = ({ sessions }) =>
  sessions.slice(0, 5).reduce((sum, { goodputMbps }) => sum + goodputMbps, 0) / 5;
const atSource: Figure = ({ sessions }) =>
  highestOf(sessions.map(({ abr }) => abr?.waitingMax ?? Number.NaN));
const atSwitch: Figure = ({ ports }) => highestOf(ports.map(({ queueMax }) => queueMax));

/** Of the sender that is driven by hand, and the mean of the nine beside it. */
const tenth: Figure = ({ sessions }) => sessions[9]?.goodputMbps ?? Number.NaN;
const ofNine: Figure = ({ sessions }) =>
  sessions.slice(0, 9).reduce((sum, { goodputMbps }) => sum + goodputMbps, 0) / 9;
const tenthLost: Figure = ({ sessions }) => 100 * (sessions[9]?.packetLossRatio ?? Number.NaN);
const RENO = { 'vcs.10.source.kind': 'greedy-tcp', 'vcs.10.source.ipPacketsPerSecond': '10500' };
/** Cells/s of the link. */
const FULL = { 'vcs.10.rate': '366346' };

const SETTING = 'a setting';
const ARITHMETIC = 'follows from the numbers before it';
const WINDOW = 'the window of the measurement';
const WHOLE = { 'measure.fromS': '0' };
const EPD_AT = (threshold: string) => ({ policy: 'epd', 'policy.threshold': threshold });
const hitAtS1: Figure = (run) => portResult(run, 'S1>S2')?.hitPerEpoch ?? Number.NaN;
const deadAtS1: Figure = (run) => 100 * (linkResult(run, 'S1>S2')?.ledger?.dead ?? Number.NaN);
const usefulAtS1: Figure = (run) => 100 * (linkResult(run, 'S1>S2')?.ledger?.useful ?? Number.NaN);
const packetsLost: Figure = ({ whole }) => 100 * whole.packetLossRatio;
const LAST_STEP = { 'measure.fromS': '0.95' };
const waitUs: Figure = (run) => 1_000 * waitMs('S1>S2')(run);
const acrOf =
  (vc: number): Figure =>
  ({ sessions }) =>
    sessions.find((session) => session.vc === vc)?.abr?.acrMean ?? Number.NaN;
const goodputOf =
  (vc: number): Figure =>
  ({ sessions }) =>
    sessions.find((session) => session.vc === vc)?.goodputMbps ?? Number.NaN;
/** Of the three that keep their contracts. */
const honestLost: Figure = (run) => [2, 3, 4].reduce((sum, vc) => sum + lossOf(vc)(run), 0) / 3;
const ALL_ARRIVE = { 'impairments.sw1>sw0.lossProbability': '0' };
const TEN = { 'senders.S1': '10' };
const SHORT_BLAST = { 'run.durationS': '25', 'allocation.min': '0.05' };
const FINE_TICKS = { 'tcp.slowTickMs': '100' };
const MENDED = { 'abr.coupling.k': '2', 'abr.coupling.rtt': 'minimum', 'abr.coupling.floorSegments': '3' };

/** By scene and answer: numbers in the order of the text; a reason in words where a number is no result of a run. */
const BOUND: Readonly<Record<string, readonly (readonly (Bound | string)[])[]>> = {
  'half-empty': [
    [],
    [],
    [
      SETTING,
      bound({ 'senders.S1': '2', 'senders.S2': '2' }, useful, 2, 5),
      SETTING,
      bound({}, useful, 2, 5),
      SETTING,
      bound({ 'senders.S1': '8', 'senders.S2': '7' }, useful, 2.5, 5),
      SETTING,
      bound({ 'senders.S1': '20', 'senders.S2': '20' }, useful, 2, 5),
    ],
  ],
  'one-cell': [
    [bound({}, (run) => 33 - run.whole.cellsLostPerLostPacket, 1, 5), 'cells of a packet'],
    [],
    [ARITHMETIC, SETTING, ARITHMETIC, bound({}, ({ whole }) => 100 * whole.packetLossRatio, 0.6, 5)],
  ],
  'whole-frames': [
    [],
    [],
    [
      SETTING,
      SETTING,
      SETTING,
      bound(EPD_AT('1960'), queueMean, 15, 5, { scene: 'symmetric-500' }),
      bound(EPD_AT('100'), queueMean, 1, 5, { scene: 'symmetric-500' }),
      bound(EPD_AT('1960'), carried, 1.5, 5, { scene: 'symmetric-500', lessWith: EPD_AT('100') }),
      SETTING,
      bound(EPD_AT('1960'), carried, 1.5, 5, { scene: 'symmetric-1500', lessWith: EPD_AT('100') }),
    ],
  ],
  'take-turns': [
    [
      bound({ policy: 'espd' }, timeouts, 3, 10),
      `from: ${WINDOW}`,
      `to: ${WINDOW}`,
      bound({}, timeouts, 2, 10),
    ],
    [],
    [
      bound({ policy: 'espd', 'measure.fromS': '0.5', 'run.durationS': '1' }, jain, 0.1, 5),
      WINDOW,
      bound({ policy: 'espd', 'measure.fromS': '1', 'run.durationS': '21' }, jain, 0.04, 3, { slow: true }),
    ],
  ],
  overload: [
    [SETTING, SETTING, bound(LAST_STEP, usefulAtS1, 3, 3)],
    [SETTING, SETTING, bound(LAST_STEP, packetsLost, 2, 3)],
    [bound({ policy: 'epd' }, usefulAtS1, 1, 3), bound({}, usefulAtS1, 2, 3)],
  ],
  'waiting-line': [
    [
      bound({ 'senders.S1': '5' }, waitUs, 0.05, 1),
      bound({ 'senders.S1': '8' }, waitUs, 0.15, 1),
      bound({ 'senders.S1': '9' }, waitUs, 0.5, 1),
    ],
    [],
    Array(5).fill(ARITHMETIC),
  ],
  'max-min': [
    ['in the name of a source', 'in the name of a source'],
    [bound({}, acrOf(1), 0.5, 1), bound({}, acrOf(4), 0.5, 1), SETTING, SETTING],
    ['in the name of a source'],
  ],
  'back-pressure': [Array(3).fill('in the name of a switch'), Array(2).fill('in the name of a VC'), []],
  'be-the-sender': [
    [
      bound({}, tenth, 0.1, 5),
      bound(RENO, tenth, 0.5, 5),
      bound({}, ofNine, 0.25, 5),
      bound(RENO, ofNine, 0.25, 5),
    ],
    [bound(FULL, tenthLost, 0.5, 5), bound(FULL, ofNine, 0.1, 5), bound(FULL, tenth, 0.5, 5)],
    [
      bound({ ...FULL, policy: 'fba' }, tenthLost, 1.5, 5),
      bound({ ...FULL, policy: 'fba' }, tenth, 2, 5),
      bound({ ...FULL, policy: 'fba' }, ofNine, 0.2, 5),
      bound({ ...RENO, policy: 'fba' }, ofNine, 0.2, 5),
    ],
  ],
  'many-senders': [
    [bound({}, hitAtS1, 2, 3), SETTING],
    [
      bound({}, timeouts, 50, 3),
      bound({}, ({ whole }) => whole.fastRetransmits, 10, 3),
      WINDOW,
      WINDOW,
      'tests/scenarios/teachingNumbers.test.ts',
      SETTING,
    ],
    [
      bound(TEN, carried, 2.5, 3),
      bound({ ...TEN, policy: 'epd' }, carried, 1.5, 3),
      SETTING,
      bound({}, deadAtS1, 0.5, 3),
      bound({}, carried, 1, 3),
      bound({ policy: 'epd' }, carried, 1, 3),
    ],
  ],
  'buffer-dial': [
    [
      bound({ buffer: '2000' }, useful, 2, 10),
      SETTING,
      bound({ buffer: '16000' }, useful, 0.5, 1),
      SETTING,
      SETTING,
      bound({ buffer: '100' }, useful, 2, 10),
      SETTING,
      bound({}, useful, 2, 10),
    ],
    [
      bound({ buffer: '100' }, hit, 1, 10),
      bound({ buffer: '100' }, hit, 1, 10),
      'senders',
      SETTING,
      bound({}, hit, 1, 10),
      bound({}, hit, 1, 10),
      SETTING,
    ],
    [
      SETTING,
      bound({ buffer: '16000' }, queueMean, 10, 1),
      bound({ buffer: '16000' }, waitMs('S2>S3'), 0.1, 1),
    ],
  ],
  'loss-paradox': [
    [
      bound({ policy: 'epd' }, cellsLost, 0.5, 5),
      'cells of a packet',
      bound({ policy: 'ppd' }, cellsLost, 0.6, 5),
    ],
    [],
    [],
  ],
  'other-tcp': [
    [],
    [
      bound({ policy: 'rcd', 'tcp.growthDivisor': '0' }, useful, 3, 10),
      bound({ policy: 'epd', 'tcp.growthDivisor': '0' }, useful, 1.5, 10),
    ],
    [],
  ],
  'long-short': [
    [SETTING, SETTING, ARITHMETIC, 'the same without headers'],
    [],
    [
      bound({}, farGoodput, 0.1, 2, { slow: true }),
      bound({ policy: 'espd' }, farGoodput, 0.5, 2, { slow: true }),
    ],
  ],
  'early-warning': [
    [SETTING, SETTING, 'as lesson 8 claims it, where runs hold it'],
    [ARITHMETIC, ARITHMETIC],
    [],
  ],
  'front-drop': [
    [],
    [],
    [
      SETTING,
      bound({ policy: 'ccd' }, carried, 2, 5, { slow: true }),
      bound({ policy: 'epd' }, carried, 2, 5, { slow: true }),
      SETTING,
      bound({ policy: 'epd', ...FINE_TICKS }, (run) => Math.abs(carried(run)), 2, 1, {
        slow: true,
        lessWith: { policy: 'ccd', ...FINE_TICKS },
      }),
    ],
  ],
  capture: [[], [], []],
  'far-near': [
    [],
    [bound({ scheduler: 'rr', 'run.durationS': '3', 'measure.fromS': '1' }, waitOf(2, 'S1>S2'), 0.1, 1)],
    [SETTING],
  ],
  'in-step': [
    Array(6).fill(ARITHMETIC),
    Array(7).fill('eqs. 10 and 11, which tests/properties/workedExample.test.ts holds against runs'),
    [
      ...Array(5).fill('eqs. 1 to 4, which tests/engine/tcp/lossesOfAWindow.test.ts holds against runs'),
      'packets of each sender that EPD refuses, as tests/properties/workedExample.test.ts counts them',
      SETTING,
    ],
  ],
  'unarmed-weights': [[], [1, 2, 3, 4].map((vc) => bound(SHORT_BLAST, lossOf(vc), 1, 1)), []],
  'five-classes': [[], [], []],
  cheat: [
    [bound({}, honestLost, 2, 5), 'in the name of a VC', bound({}, lossOf(1), 2, 5)],
    [SETTING, SETTING, 'in the name of a VC', bound({ policy: 'gcra' }, lossOf(1), 0.5, 1)],
    [
      bound({ policy: 'gcra', 'policy.excess': 'tag' }, goodputOf(1), 0.3, 1),
      bound({ policy: 'gcra' }, goodputOf(1), 0.1, 1),
      SETTING,
    ],
  ],
  'lost-news': [
    [SETTING, bound({}, ({ whole }) => 100 * whole.cellLossRatio, 2, 1)],
    [
      bound(ALL_ARRIVE, acrOf(1), 600, 1),
      bound(ALL_ARRIVE, (run) => portResult(run, 'sw0>sw1')?.queueMean ?? Number.NaN, 2, 1),
    ],
    [
      bound(
        { 'abr.rule': 'prca' },
        (run) => 100 * (linkResult(run, 'sw0>sw1')?.utilization ?? Number.NaN),
        5,
        3,
      ),
      'in the name of a standard',
    ],
  ],
  'beat-down': [
    [ARITHMETIC, ARITHMETIC],
    [],
    [
      bound({}, (run) => 100 * (linkResult(run, 'sw0>sw1')?.utilization ?? Number.NaN), 2, 10),
      WINDOW,
      WINDOW,
      'in the name of a VC',
      'in the name of a VC',
    ],
  ],
  'exact-rates': [
    [],
    [],
    [
      bound({ algorithm: 'eprca', ...WHOLE }, highest('sw0>sw1'), 3, 1),
      bound({ algorithm: 'eprca', ...WHOLE }, highest('sw1>sw2'), 6, 1),
      bound({ algorithm: 'eraa', ...WHOLE }, highest('sw0>sw1'), 1, 1),
      bound({ algorithm: 'eraa', ...WHOLE }, highest('sw2>sw3'), 2, 1),
    ],
  ],
  'not-free': [
    [SETTING, SETTING, SETTING, ARITHMETIC, ARITHMETIC, bound({}, highest('sw0>sw1'), 5, 1)],
    [SETTING],
    [],
  ],
  'idle-share': [
    [],
    [bound({ 'algorithm.forgetMs': '1' }, slowestFileOf, 0.005, 1), bound({}, slowestFileOf, 0.005, 1)],
    [],
  ],
  coupled: [
    Array(7).fill(ARITHMETIC),
    [],
    [
      bound({ 'abr.coupling.form': 'none' }, atSwitch, 2, 1),
      bound(MENDED, atSwitch, 10, 1),
      bound(MENDED, atSource, 39, 1),
      bound({ 'abr.coupling.form': 'none' }, atSource, 550, 1),
    ],
  ],
};

/** Numbers of a text; names of figures in braces are filled in from the run on the page. */
const numbersIn = (text: string): readonly number[] =>
  (text.replace(/\{\w+\}/g, '').match(/\d+(?:,\d{3})*(?:\.\d+)?/g) ?? []).map((one) =>
    Number(one.replaceAll(',', '')),
  );

/** Of each scene, in the order of its questions. */
const answers: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  scenes.map(([{ id, stage }]) => [id, (stage?.ask ?? []).map((asked) => answered(asked).answer)]),
);

const cases = Object.entries(BOUND).flatMap(([id, list]) =>
  list.map((numbers, at) => [id, at + 1, numbers] as const),
);

describe('numbers of answers', () => {
  it('are all bound to runs, or to a reason why they need none', () => {
    expect(Object.keys(BOUND).filter((id) => answers[id] === undefined)).toEqual([]);
    for (const [id, texts] of Object.entries(answers))
      for (const [at, text] of texts.entries())
        expect(BOUND[id]?.[at] ?? [], text).toHaveLength(numbersIn(text).length);
  });

  it.each(cases)('%s, answer %d: each is what runs give, on the mean that it names', (id, nth, numbers) => {
    const written = numbersIn(answers[id]?.[nth - 1] ?? '');
    for (const [i, number] of numbers.entries()) {
      if (typeof number === 'string' || (number.slow && !byTier(false, true))) continue;
      const { scene = id, settings = {}, figure, within, lessWith } = number;
      const seeds = seedsByTier(1, number.seeds);
      const found: readonly RunResults[] = runs(scene, settings, seeds);
      // The spread itself is known from few runs only.
      const wider = byTier(1.3, 1) * spreadByTier(1, number.seeds);
      const less = lessWith === undefined ? 0 : meanOf(runs(scene, lessWith, seeds), figure);
      const mean = meanOf(found, figure) - less;
      expect(Math.abs(mean - (written[i] ?? Number.NaN)), `${written[i]}: ${mean}`).toBeLessThanOrEqual(
        within * wider,
      );
    }
  });
});
