import { describe, expect, it } from 'vitest';
import type { RunResults } from '../../src/contract/index.ts';
import { answers } from '../../src/scenarios/answers.ts';
import {
  bottleneck,
  type Figure,
  ledger,
  meanOf,
  runs,
  seedsByTier,
  spreadByTier,
} from '../support/sceneRuns.ts';

const useful: Figure = (run) => 100 * ledger(run).useful;
const timeouts: Figure = ({ whole }) => whole.timeouts;
const cellsLost: Figure = ({ whole }) => whole.cellsLostPerLostPacket;
const hit: Figure = (run) => bottleneck(run).hitPerEpoch;

/** A number of an answer, and the run and the figure that it is; `within`: for a mean over all seeds it is told of. */
interface Bound {
  readonly settings?: Readonly<Record<string, string>>;
  readonly figure: Figure;
  readonly within: number;
  readonly seeds: number;
}
const bound = (settings: Record<string, string>, figure: Figure, within: number, seeds: number): Bound => ({
  settings,
  figure,
  within,
  seeds,
});

/** By scene and answer: numbers in the order of the text; a reason in words where a number is no result of a run. */
const BOUND: Readonly<Record<string, readonly (readonly (Bound | string)[])[]>> = {
  'take-turns': [
    [
      bound({ policy: 'espd' }, timeouts, 3, 10),
      'from: the window of the measurement',
      'to: the window of the measurement',
      bound({}, timeouts, 2, 10),
    ],
  ],
  'buffer-dial': [
    [
      bound({ buffer: '2000' }, useful, 2, 10),
      'a setting',
      bound({ buffer: '16000' }, useful, 0.5, 1),
      'a setting',
      'a setting',
      bound({ buffer: '100' }, useful, 2, 10),
      'a setting',
      bound({}, useful, 2, 10),
    ],
    [
      bound({ buffer: '100' }, hit, 1, 10),
      bound({ buffer: '100' }, hit, 1, 10),
      'senders',
      'a setting',
      bound({}, hit, 1, 10),
      bound({}, hit, 1, 10),
      'a setting',
    ],
  ],
  'loss-paradox': [
    [
      bound({ policy: 'epd' }, cellsLost, 0.5, 5),
      'cells of a packet',
      bound({ policy: 'ppd' }, cellsLost, 0.6, 5),
    ],
  ],
  'other-tcp': [
    [],
    [
      bound({ policy: 'rcd', 'tcp.growthDivisor': '0' }, useful, 3, 10),
      bound({ policy: 'epd', 'tcp.growthDivisor': '0' }, useful, 1.5, 10),
    ],
  ],
};

/** Numbers of a text; names of figures in braces are filled in from the run on the page. */
const numbersIn = (text: string): readonly number[] =>
  (text.replace(/\{\w+\}/g, '').match(/\d+(?:,\d{3})*(?:\.\d+)?/g) ?? []).map((one) =>
    Number(one.replaceAll(',', '')),
  );

const cases = Object.entries(BOUND).flatMap(([id, list]) =>
  list.map((numbers, at) => [id, at + 1, numbers] as const),
);

describe('numbers of answers', () => {
  it.each(cases)('%s, answer %d: each is what runs give, on the mean that it names', (id, nth, numbers) => {
    const told = numbersIn(answers[id]?.[nth - 1] ?? '');
    expect(told).toHaveLength(numbers.length);
    for (const [i, one] of numbers.entries()) {
      if (typeof one === 'string') continue;
      const few = Math.min(one.seeds, 2);
      const found: readonly RunResults[] = runs(id, one.settings ?? {}, seedsByTier(few, one.seeds));
      const wider = Math.max(1, spreadByTier(few, one.seeds));
      const mean = meanOf(found, one.figure);
      expect(Math.abs(mean - (told[i] ?? Number.NaN)), `${told[i]}: ${mean}`).toBeLessThanOrEqual(
        one.within * wider,
      );
    }
  });
});
