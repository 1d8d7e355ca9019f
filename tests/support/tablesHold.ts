import { expect } from 'vitest';
import {
  comparisonsOf,
  directionOf,
  type Nature,
  type RowKey,
  sayDifference,
  valueWords,
} from '../../src/app/compare/measures.ts';
import type { Mechanism } from '../../src/app/compare/mechanism.ts';
import type { Compared } from '../../src/app/compare/result.ts';
import { furtherMeasures, measures, projectorMeasures } from '../../src/app/panels/score/measures.ts';
import { filled } from '../../src/app/questions/filled.ts';
import { ANSWER_FIGURES, type RunResults } from '../../src/contract/index.ts';
import type { Counted } from './comparing.ts';

/** A number as it is written, with its sign, in cells/s where it ends in `k` or `M`, and half of its last digit. */
export function writtenNumber(text: string): { readonly value: number; readonly within: number } | null {
  const [, sign = '', digits, unit = ''] =
    /([\u2212-]?)(\d[\d,]*(?:\.\d+)?)([kM]?)(?![a-z])/.exec(text) ?? [];
  if (digits === undefined) return null;
  const size = { '': 1, k: 1e3, M: 1e6 }[unit] ?? Number.NaN;
  const decimals = digits.split('.')[1]?.length ?? 0;
  return {
    value: (sign === '' ? 1 : -1) * Number(digits.replaceAll(',', '')) * size,
    within: 0.5000001 * size * 10 ** -decimals,
  };
}

/** What is written is the true value, rounded where it ends; no number stands for no value. */
export function expectNumber(text: string, truth: number, what: string, slack = 0): void {
  if (!Number.isFinite(truth)) {
    expect(text, what).toMatch(/^(?:here )?(?:–|never)/);
    return;
  }
  const found = writtenNumber(text);
  expect(found, `${what}: ${text}`).not.toBeNull();
  expect(Math.abs((found?.value ?? Number.NaN) - truth), `${what}: ${text} is ${truth}`).toBeLessThanOrEqual(
    (found?.within ?? 0) + slack,
  );
}

type Truth = (key: RowKey, side: 'a' | 'b') => number;

/** Rows in a unit: a fraction is shown in percent, seconds in milliseconds. */
const FACTORS: Readonly<Record<string, number>> = { share: 100, time: 1000 };

/**
 * The table *Differences*: each value, the difference, and where it says that they are about the same.
 * @param isPart of the measurement of the scene: of it the highest rates are known to 0.8 %
 */
export function expectDifferences(
  { own, nature, outcome, port }: Compared,
  truth: Truth,
  nearly: number,
  isPart: boolean,
): void {
  if (own === null) return;
  const { yardstick = 'weighted' } = outcome;
  const vc = own.a.sessions.find(({ abr }) => abr !== null)?.vc ?? 0;
  for (const { key, kind, value } of comparisonsOf(nature as Nature, outcome)) {
    const [a, b] = [truth(key, 'a'), truth(key, 'b')];
    const [inA, inB] = [own.a, own.b].map((run) => value(run, { port, vc, yardstick })) as [number, number];
    const factor = FACTORS[kind] ?? 1;
    const slack = (of: number): number => (isPart && key === 'overshoot' ? 0.008 * (100 + of) : 0);
    expectNumber(valueWords(inA, kind), a, key, slack(a));
    expectNumber(valueWords(inB, kind), b, key, slack(b));
    const difference = sayDifference(inA, inB, kind);
    if (!Number.isFinite(b - a)) expect(difference, key).toBe('');
    // What leaves something takes at most 99 % away.
    else if (/^\u221299\s%$/.test(difference))
      expect(b > 0 && b / a < 0.015, `${key}: ${a}, ${b}`).toBe(true);
    else
      expectNumber(
        difference,
        difference.endsWith('times') ? b / a : difference.endsWith('%') ? (b / a - 1) * 100 : b - a,
        `${key}, difference`,
        slack(a) + slack(b),
      );
    expect(
      directionOf(inA, inB, kind) === 'same' &&
        Math.abs(b - a) > nearly * factor * Math.max(Math.abs(a), Math.abs(b), 1),
      key,
    ).toBe(false);
  }
}

/** The rows of the score, of a run that is at its end. */
export function expectScore(
  results: RunResults,
  { port, outcome: { yardstick = 'weighted' } }: Compared,
  run: Counted,
  truth: (key: RowKey) => number,
): void {
  const { cells } = run;
  const shown = new Map(
    [...measures(results, port, yardstick), ...furtherMeasures(results, port)].map((row) => [row.key, row]),
  );
  const row = (key: string) => shown.get(key as never) ?? expect.unreachable(key);
  expectNumber(row('throughput').value, truth('throughput'), 'throughput');
  const [, packets = '', most = ''] = /^(\S+) of (\S+)$/.exec(row('throughput').aside) ?? [];
  expectNumber(most, cells.mostPackets, 'most packets');
  expectNumber(packets, cells.throughput * cells.mostPackets, 'packets');
  expectNumber(row('cellsLost').value, 100 * run.lostPart, 'cells lost');
  expectNumber(row('cellsLost').aside, run.lostAnywhere, 'cells lost');
  if (shown.has('pushedOut')) expectNumber(row('pushedOut').value, cells.pushedOut, 'pushed out');
  else expect(cells.pushedOut).toBe(0);
  expectNumber(row('losses').value, run.timeouts, 'timeouts');
  expectNumber(row('losses').aside, run.fastRetransmits, 'fast retransmits');
  expectNumber(row('queue').value, truth('queueMean'), 'mean queue');
  expectNumber(row('queue').aside, truth('queueP99'), 'p99');
  expectNumber(row('packetsLost').value, 100 * run.packetLoss, 'packets lost');
  const goodputs = goodputsOf(results, run);
  const mean = goodputs.reduce((sum, one) => sum + one, 0) / goodputs.length;
  const deviation = Math.sqrt(goodputs.reduce((sum, one) => sum + (one - mean) ** 2, 0) / goodputs.length);
  expectNumber(row('fairness').value, 100 * (1 - deviation / mean), 'fairness');
  const ideal = results.sessions.reduce((sum, { idealMbps }) => sum + idealMbps, 0) / goodputs.length;
  expectNumber(row('normalized').value, (100 * mean) / ideal, 'normalised goodput');
  expectNumber(row('delay').value, truth('delay'), 'delay');
  expectNumber(row('delay').aside, cells.waitMs, 'wait at the port');
  expectNumber(row('packetsLost').aside, 100 * cells.packetLossHere, 'packets lost at the port');
  expectNumber(row('jain').value, truth('jain'), 'fairness');
  expectNumber(row('synchronization').value, run.synchronization, 'synchronisation');
  const places = results.ports.find((one) => one.port === port)?.bufferCells ?? Number.NaN;
  expectNumber(row('occupancy').value, (100 * cells.queueMean) / places, 'mean occupancy');
  expectNumber(row('occupancy').aside, (100 * cells.queueMax) / places, 'highest occupancy');
  const few = projectorMeasures(results, port, yardstick, truth('idle') / 100);
  expect(few.map(({ key }) => key)).toEqual(['throughput', 'cellsLost', 'idle', 'jain']);
  expectNumber(few[2]?.value ?? '', truth('idle'), 'idle');
}

/** Of each session, Mb/s. */
const goodputsOf = ({ window: { fromS, toS } }: RunResults, { cells }: Counted): readonly number[] =>
  cells.bytes.map((bytes) => (8 * bytes) / (toS - fromS) / 1e6);

/** What the heads of groups say, from what their sessions got. */
export function expectGroups(results: RunResults, run: Counted): void {
  const { groups } = results;
  const goodputs = goodputsOf(results, run);
  const sessions = results.sessions.map((session, i) => ({ ...session, goodputMbps: goodputs[i]! }));
  const all = goodputs.reduce((sum, one) => sum + one, 0);
  expect(groups.flatMap(({ vcs }) => vcs).toSorted((a, b) => a - b)).toEqual(
    sessions.map(({ vc }) => vc).toSorted((a, b) => a - b),
  );
  for (const { group, vcs, goodputMbps, goodputShare, normalizedGoodput, fairness } of groups) {
    const own = sessions.filter(({ vc }) => vcs.includes(vc));
    const sum = own.reduce((total, session) => total + session.goodputMbps, 0);
    const mean = sum / own.length;
    const deviation = Math.sqrt(
      own.reduce((total, session) => total + (session.goodputMbps - mean) ** 2, 0) / own.length,
    );
    const ideal = own.reduce((total, { idealMbps }) => total + idealMbps, 0);
    expect(goodputMbps, group).toBeCloseTo(sum, 6);
    expect(normalizedGoodput, group).toBeCloseTo((100 * sum) / ideal, 6);
    if (all > 0) expect(goodputShare, group).toBeCloseTo(sum / all, 6);
    if (mean > 0) expect(fairness, group).toBeCloseTo(100 * (1 - deviation / mean), 6);
  }
}

/** Figures in braces that answers to questions name. */
export function expectFigures(
  results: RunResults,
  port: string,
  run: Counted,
  truth: (key: RowKey) => number,
): void {
  const of = (name: string): string => filled(`{${name}}`, results, port);
  const truths: Readonly<Record<string, number>> = {
    useful: truth('useful'),
    dead: truth('dead'),
    idle: truth('idle'),
    packets: truth('packets'),
    dropped: run.lost,
    timeouts: run.timeouts,
    fastRetransmits: run.fastRetransmits,
    senders: run.cells.packets.length,
    hit: run.hit,
    duplicate: 100 * run.duplicate,
    synchronization: run.synchronization,
    cellsPerLostPacket: run.cellsPerLostPacket,
    from: results.window.fromS,
    to: results.window.toS,
  };
  expect(Object.keys(truths).sort()).toEqual([...ANSWER_FIGURES].sort());
  for (const [name, value] of Object.entries(truths)) expectNumber(of(name), value, name);
}

/** Which way a reason of a result says that B differs from A in its first number. */
const WAYS: readonly (readonly [RegExp, 1 | -1])[] = [
  [/ at a time;|^It carried fewer|^Fewer |from fewer packets|no longer fell|moved away/, -1],
  [/ at once;|^It carried more|^More |from more packets|fell together, so|came closer/, 1],
];
const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** The reason of a result: its numbers, the direction it names, and that of the other seeds. @param runs A and B by seed */
export function expectReason(
  { sentence, behind }: Mechanism,
  runs: readonly (readonly [a: Counted, b: Counted])[],
  truth: (key: RowKey, run: Counted) => number,
): void {
  const of = (key: Mechanism['behind'][number]['key'], run: Counted): number =>
    ({
      hit: () => run.hit,
      synchronization: () => run.synchronization,
      dead: () => truth('dead', run),
      useful: () => truth('useful', run),
      timeouts: () => run.timeouts,
      idle: () => truth('idle', run),
      packetLoss: () => 100 * run.packetLoss,
      cellsPerPacket: () => run.cellsPerLostPacket,
      shares: () => truth('shares', run),
      deviation: () => truth('deviation', run),
      jain: () => truth('jain', run),
      worst: () => Math.min(...run.cells.packets),
      queueMean: () => truth('queueMean', run),
      delay: () => truth('delay', run),
    })[key]();
  const [[a, b] = []] = runs;
  if (a === undefined || b === undefined) return;
  for (const { key, a: inA, b: inB } of behind) {
    expectNumber(inA, of(key, a), `${sentence} ${key}`);
    expectNumber(inB, of(key, b), `${sentence} ${key}`);
  }
  const [, way] = WAYS.find(([form]) => form.test(sentence)) ?? [];
  const [first] = behind;
  for (const [inA, inB] of runs)
    expect(Math.sign(of(first?.key ?? 'hit', inB) - of(first?.key ?? 'hit', inA)), sentence).toBe(way);
  const [, low = '', high] = /^It hit (\w+)(?: or (\w+))? senders? at/.exec(sentence) ?? [];
  if (low === '') return;
  const number = (word: string): number => (SMALL.includes(word) ? SMALL.indexOf(word) : Number(word));
  expect(b.hit).toBeGreaterThanOrEqual(number(low) - 0.05);
  expect(b.hit).toBeLessThanOrEqual(number(high ?? low) + 0.05);
}
