import { describe, expect, it } from 'vitest';
import { endingValues } from '../../src/app/story/pair.ts';
import type { StoryRecord } from '../../src/app/story/record.ts';
import { placeOfChosen, plainText, sentenceOf } from '../../src/app/story/say.ts';
import type { RunResults } from '../../src/contract/index.ts';
import type { Story } from '../../src/stories/story.ts';
import { keptRun } from '../support/keptRuns.ts';
import { byTier } from '../support/tier.ts';
import { networkOf, storyOf } from './told.ts';

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);
const text = (value: number): string => Math.round(value).toLocaleString('en');
const tenths = (value: number): string => value.toFixed(1);

/** What a conclusion is made of, taken from the results of both runs. */
interface Facts {
  readonly a: RunResults;
  readonly b: RunResults;
  readonly port: string;
}

const inVain = ({ sessions }: RunResults): string => text(sum(sessions.map(({ deadCells }) => deadCells)));
const rates = ({ sessions }: RunResults): number[] => sessions.map(({ goodputMbps }) => goodputMbps);
const broken = ({ sessions }: RunResults): string => text(sum(sessions.map((one) => one.packetsLost)));
const portOf = (results: RunResults, port: string) => results.ports.find((one) => one.port === port)!;
const linkOf = (results: RunResults, port: string) => results.links.find((one) => one.link === port)!;
const slowest = ({ sessions }: RunResults): string =>
  text(1000 * Math.max(...sessions.flatMap(({ files }) => files?.timesS ?? [])));
const leastPart = ({ sessions }: RunResults): string =>
  text(100 * Math.min(...sessions.map(({ abr }) => abr!.acrMean / abr!.fairCellRate)));

const SMALL = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];
/** Senders that deliver more than a tenth of an equal share of all packets. */
const through = ({ sessions, whole }: RunResults): number =>
  sessions.filter(({ packets }) => packets > (0.1 * whole.packets) / sessions.length).length;
/** The one that loses most from A to B. */
const payer = (a: RunResults, b: RunResults): number => {
  const less = rates(a).map((rate, i) => rate - (rates(b)[i] ?? 0));
  return a.sessions[less.indexOf(Math.max(...less))]?.vc ?? Number.NaN;
};

/** The conclusion of each story, and what it costs, in the words that its numbers have to be filled into. */
const CONCLUSIONS: Readonly<Record<string, (facts: Facts) => readonly [say: string, besides: string]>> = {
  'one-cell': ({ a, b, port }) => [
    `Refuse the rest as well, and fewer cells are wasted: ${inVain(b)} instead of ${inVain(a)}.`,
    `The price: ${text(portOf(b, port).dropped)} cells lost instead of ${text(portOf(a, port).dropped)}. Still, the first part of each packet was gone.`,
  ],
  'whole-frames': ({ a, b, port }) => [
    `Refuse whole packets early, and only ${inVain(b)} cells are wasted: ${text(b.whole.packets)} packets instead of ${text(a.whole.packets)}.`,
    `The price: ${tenths(portOf(b, port).dropped / portOf(a, port).dropped)} times as many cells lost. But of fewer packets: ${broken(b)} instead of ${broken(a)}.`,
  ],
  'take-turns': ({ a, b, port }) => [
    `Take turns, and the others keep the link busy: ${text(b.whole.packets)} packets instead of ${text(a.whole.packets)}.`,
    `The price: ${text(portOf(b, port).dropped / portOf(a, port).dropped)} times as many cells lost. ${text(b.whole.timeouts)} timers end instead of ${text(a.whole.timeouts)}, but not together.`,
  ],
  'buffer-dial': ({ a, b, port }) => [
    `A small buffer hits ${tenths(portOf(b, port).hitPerEpoch)} senders at a time, not ${tenths(portOf(a, port).hitPerEpoch)}: ${text(b.whole.packets)} packets instead of ${text(a.whole.packets)}.`,
    `The price: ${text(100 * (1 - linkOf(b, port).utilization))} % of the link still stays empty. It overflows more often.`,
  ],
  'far-near': ({ a, b }) => [
    `With a queue each both get half: ${text(Math.min(...rates(b)))} Mb/s for the far one instead of ${text(Math.min(...rates(a)))}.`,
    `The link stays full: ${text(sum(rates(b)))} of ${text((sum(rates(a)) * a.whole.maximumPackets) / a.whole.packets)} Mb/s. Sender 2 pays: its cells wait longer.`,
  ],
  'unarmed-weights': ({ a, b }) => [
    `With some places of its own each gets what its weight says: ${tenths(Math.min(...rates(b)))} to ${tenths(Math.max(...rates(b)))} Mb/s.`,
    `Before, each got ${tenths(Math.min(...rates(a)))} Mb/s, whatever its weight. The link stays full. Sender 1 pays.`,
  ],
  'front-drop': ({ a, b, port }) => [
    `Drop the oldest, then hold: senders learn of it sooner. ${text(b.whole.timeouts)} timers end instead of ${text(a.whole.timeouts)}.`,
    `The price: ${broken(b)} packets broken instead of ${broken(a)}. But ${text(portOf(b, port).dropped)} cells lost instead of ${text(portOf(a, port).dropped)}.`,
  ],
  capture: ({ a, b }) => [
    `${SMALL[through(b)]} senders get through instead of ${SMALL[through(a)]?.toLowerCase()}.`,
    `No sender holds more than half of the buffer. The link stays full: ${text(sum(rates(b)))} of ${text((sum(rates(a)) * a.whole.maximumPackets) / a.whole.packets)} Mb/s. Sender ${payer(a, b)} pays.`,
  ],
  'beat-down': ({ a, b }) => [
    `With a rate, everyone gets at least ${leastPart(b)} % of a fair share. With one bit: ${leastPart(a)} %.`,
    'Sender 2 pays: it had what the others were kept from. The long way costs nothing any more.',
  ],
  'exact-rates': ({ a, b, port }) => [
    `With the exact share, no sender has to swing: ${tenths(portOf(b, port).queueMean)} cells wait on average instead of ${tenths(portOf(a, port).queueMean)}.`,
    `The price: ${text(100 * (1 - linkOf(b, port).utilization))} % of the link stays empty. Kept free on purpose, so that no queue grows.`,
  ],
  'idle-share': ({ a, b, port }) => [
    `What one leaves, the others take: the slowest file needs ${slowest(b)} ms instead of ${slowest(a)}.`,
    `The price: ${text(portOf(b, port).queueMean)} cells wait on average instead of ${tenths(portOf(a, port).queueMean)}. Measuring takes a queue.`,
  ],
};

/** Two runs of 51 million hops: a tenth of all that `npm test` may take. The long tier has them. */
const COSTLY: ReadonlySet<string> = new Set(['capture']);

function concluded(story: Story, seed: number) {
  const [inA, inB] = [networkOf(story, 'a'), networkOf(story, 'b')];
  const port = inA.shownPort!;
  const record = { started: { port } } as unknown as StoryRecord;
  const facts: Facts = { a: keptRun(inA, seed), b: keptRun(inB, seed), port };
  const values = endingValues(story, { results: facts.a, record }, { results: facts.b, record });
  return { facts, values };
}

const concludedHere = Object.entries(CONCLUSIONS).filter(([id]) => byTier(!COSTLY.has(id), true));

describe.each(concludedHere)('the conclusion of %s', (id, conclusion) => {
  const story = storyOf(id);
  const { ending } = story;
  const besides = ending.kind === 'gain' ? ending.price : ending.under;
  const seeds = Array.from({ length: ending.seeds }, (_, i) => story.seed + i);

  it.each(seeds.slice(0, byTier(1, seeds.length)))('holds for seed %i, with its numbers', (seed) => {
    const { facts, values } = concluded(story, seed);
    expect([placeOfChosen(ending.say, values), placeOfChosen(besides, values)]).toEqual([0, 0]);
    expect([ending.say, besides].map((said) => plainText(sentenceOf(said, values)))).toEqual(
      conclusion(facts),
    );
  });
});
