import { describe, expect, it } from 'vitest';
import { parseLink } from '../../src/app/link/query.ts';
import { declarePanels } from '../../src/app/panel/declared.ts';
import * as registry from '../../src/app/panel/registry.ts';
import { withOverrides } from '../../src/app/settings/document.ts';
import { PS_PER_MS, PS_PER_SECOND, type ScenarioDocument } from '../../src/contract/index.ts';
import { checkScenario, createSimulation } from '../../src/engine/index.ts';
import { lectures } from '../../src/lessons/lectures/index.ts';
import type { Lecture, LectureStep } from '../../src/lessons/lectures/lecture.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import { Page } from '../support/page.ts';
import { SaidPage } from '../support/saidPage.ts';

declarePanels(registry);

/** Names with digits in them are no numbers: VCs, switches. */
const NAMES = /\b(?:sw\d|\dh\d)\b/g;
const NUMBERS = /\d+(?:,\d{3})*(?:\.\d+)?(?:(?: |\u00a0)(?:%|ms|s|MB)(?![\p{L}/]))?/gu;

/** The numbers of a text with the unit that follows them, if one does: `14 ms`, `2000`. */
const numbersIn = (text: string): readonly string[] =>
  (text.replace(NAMES, '').match(NUMBERS) ?? []).map((one) => one.replaceAll(',', '').replace('\u00a0', ' '));

const bare = (number: string): string => number.split(' ')[0] ?? '';

/** What the teacher is asked to say in a step. */
const notesOf = ({ title, say, ask = '', stops }: LectureStep): readonly string[] => [
  title,
  ...say,
  ask,
  ...stops.map((stop) => stop.say ?? ''),
];

/** What a step opens and sets. */
const settingsOf = ({ stage = '', stops }: LectureStep): string =>
  [
    stage,
    ...stops.map((stop) => {
      if ('to' in stop) return `t=${stop.to}`;
      return 'open' in stop ? stop.open : 'set' in stop ? `${stop.value}` : '';
    }),
  ].join(' ');

/** When the events of a scene begin and how long they last, ms, in their order from a moment on. */
function eventsOf(
  search: string,
  count: number,
): readonly (readonly [kind: string, at: number, span: number])[] {
  const { link } = parseLink(`?${search}`);
  const { scenario } = withOverrides(findScenario(link.scene ?? '') ?? expect.unreachable(), link.overrides);
  const page = new Page().load(scenario, link.edits);
  page.seek((link.timePs ?? 0) / PS_PER_SECOND);
  return Array.from({ length: count }, () => {
    page.tell({ type: 'step', kind: 'event', back: false, vc: null }).settle();
    const { reason, now } = page.batch;
    const { kind, spanPs } = (reason?.values ?? {}) as { kind?: string; spanPs?: number };
    return [kind ?? '', now / PS_PER_MS, (spanPs ?? Number.NaN) / PS_PER_MS] as const;
  });
}

const packetBytesOf = (scenario: ScenarioDocument | null): number => {
  const source = scenario?.vcs[0]?.source;
  return source?.kind === 'greedy-tcp' ? source.packetBytes : 0;
};

/** ms: when the queue of the opening scene is empty after its first overflow. */
function emptyFrom(): number {
  const { scenario } = checkScenario(findScenario('half-empty') as object);
  const simulation = createSimulation(scenario ?? expect.unreachable());
  const port = simulation.network.ports.find(({ id }) => id === 'S2>S3') ?? expect.unreachable();
  let ms = 110;
  do simulation.runUntil(++ms * PS_PER_MS);
  while (port.waiting > 0);
  return ms;
}

/** What the score of a stage says that stands at this moment, in percent; before the window begins it counts from time zero on. */
function shown(search: string, atS: number) {
  const { link } = parseLink(`?${search}`);
  const found = withOverrides(
    findScenario(link.scene ?? '') ?? expect.unreachable(),
    link.overrides,
  ).scenario;
  const early = atS < (found.measure?.fromS ?? 0);
  const { scenario } = checkScenario(early ? { ...found, measure: { ...found.measure, fromS: 0 } } : found);
  const simulation = createSimulation(scenario ?? expect.unreachable(), { edits: link.edits });
  simulation.runUntil(atS * PS_PER_SECOND);
  const results = simulation.results();
  const port = found.stage?.port ?? 'S2>S3';
  const ledger = results.links.find((one) => one.link === port)?.ledger ?? expect.unreachable();
  const loss = (vc: number) =>
    100 * (results.sessions.find((one) => one.vc === vc)?.cellLossRatio ?? Number.NaN);
  return { useful: 100 * ledger.useful, idle: 100 * ledger.idle, loss };
}

/** A whole percentage is told of what is half a percent from it at most. */
const about = (value: number, told: number) => [value, told - 0.5, told + 0.5] as const;
const BUFFER = 'scene=buffer-dial&buffer=';
const KEPT = 'scene=unarmed-weights&allocation.min=0.05';

/** Percent of its fair share that a stage says 3h1 is allowed at a moment. */
async function allowedAt(id: string, atS: number): Promise<number> {
  const page = await SaidPage.open(findScenario(id) ?? expect.unreachable());
  return Number(/3h1 is allowed (\d+)/.exec(page.at(atS * PS_PER_SECOND).headline)?.[1]);
}

/** Cells that a link carries in a second, and those that ERAA hands out. */
const C = 365_566;
const GIVEN = 347_288;
const ICR = 70_642;

/** A number, and what is true of the runs or sums where it is from: it is between these two. */
type Told = readonly [value: number, least: number, most: number];
type Found = Readonly<Record<string, () => Told | Promise<Told>>>;

/** Numbers that are no claim about whole runs: moments of a run, and what follows from other numbers. */
const FOUND: Readonly<Record<string, Found>> = {
  'half-empty-link': {
    '100 ms': () => [cycle()[0]?.[1] ?? 0, 99, 103],
    '120 ms': () => [emptyFrom(), 117, 126],
    '21 ms': () => [cycle()[2]?.[2] ?? 0, 20, 22],
    // From one burst to the next.
    '0.3': () => [(cycle()[4]?.[1] ?? 0) - (cycle()[0]?.[1] ?? 0), 300, 400],
    '0.4 s': () => [(cycle()[4]?.[1] ?? 0) - (cycle()[0]?.[1] ?? 0), 300, 400],
    '25': () => [33 - 8, 25, 25],
    // 12,650 cells of 53 bytes at 155.52 Mb/s.
    '34.5 ms': () => [(12_650 * 53 * 8) / 155_520, 34.45, 34.55],
    // On the screen at the press (seed 1), next to the means.
    '58 %': () => about(shown(`${BUFFER}100`, 3).useful, 58),
    '39 %': () => about(shown(`${BUFFER}500`, 3).useful, 39),
    '46 %': () => about(shown(`${BUFFER}2000`, 3).useful, 46),
    '100 %': () => about(shown(`${BUFFER}16000`, 3).useful, 100),
    '86 %': () => about(shown('scene=other-tcp&policy=rcd&tcp.growthDivisor=0', 3).useful, 86),
    '67 %': () => about(shown('scene=half-empty', (cycle()[3]?.[1] ?? 0) / 1000).idle, 67),
    '3 s': () => [findScenario('half-empty')?.run.durationS ?? 0, 3, 3],
    '0.5': () => [findScenario('half-empty')?.measure?.fromS ?? 0, 0.5, 0.5],
    '2000': () => [findScenario('half-empty')?.ports?.default?.bufferCells ?? 0, 2000, 2000],
    '1500': () => [packetBytesOf(findScenario('whole-frames')), 1_500, 1_500],
  },
  'shares-and-rates': {
    '4': () => [findScenario('unarmed-weights')?.vcs?.length ?? 0, 4, 4],
    // On the screen at the press (seed 1), next to what whole runs give.
    '86 %': () => about(shown('scene=capture&allocation=caps', 1).useful, 86),
    '72 %': () => about(shown(KEPT, 1).loss(1), 72),
    '52 %': () => about(shown(KEPT, 1).loss(2), 52),
    '38 %': () => about(shown(KEPT, 1).loss(3), 38),
    '19 %': () => about(shown(KEPT, 1).loss(4), 19),
    '44 %': () => about(shown('scene=zhu-unequal', 1).loss(5), 44),
    '65 %': () => about(shown('scene=zhu-round-robin', 1).loss(5), 65),
    '45 %': async () => about(await allowedAt('beat-down', 0.2), 45),
    '45 s': () => [findScenario('capture')?.run.durationS ?? 0, 45, 45],
    '55 s': () => [findScenario('unarmed-weights')?.run.durationS ?? 0, 55, 55],
    '0.15': () => [findScenario('beat-down')?.measure?.fromS ?? 0, 0.15, 0.15],
    '0.3 s': () => [findScenario('beat-down')?.run.durationS ?? 0, 0.3, 0.3],
    // Six of seven VCs cross the last link, and what ERAA leaves free is λ.
    '6': () => [6, 6, 6],
    '5 %': () => [1 - GIVEN / C, 0.0499, 0.0501],
    '52': () => [(GIVEN + ICR - C) / 1000, 51.5, 52.5],
    '81700': () => [GIVEN + 100_000 - C, 81_650, 81_750],
    '347288': () => [0.95 * C, 347_287, 347_289],
    '100000': () => [100_000, 100_000, 100_000],
    '365566': () => [C, 365_566, 365_566],
    '2 ms': () => [eventsOf('scene=exact-rates&algorithm=eraa&t=0.058', 2)[1]?.[2] ?? 0, 1, 2],
    '1 MB': () => [1, 1, 1],
  },
};

let seen: ReturnType<typeof eventsOf> | undefined;
/** A burst, the empty queue, timeouts, the refill, and the next burst of the opening scene. */
const cycle = () => (seen ??= eventsOf('scene=half-empty&t=0.0999', 5));

const files = await Promise.all(
  Object.entries(lectures).map(async ([id, { load }]) => [id, (await load()).default as Lecture] as const),
);

describe.each(files)('%s', (id, { steps, claims, source, ifProjectorFails }) => {
  const found = FOUND[id] ?? {};
  const known = [...claims.map(({ text }) => text), source].flatMap(numbersIn).concat(Object.keys(found));

  it('has a claim, a setting or a sum for every number of its notes', () => {
    const without = (texts: readonly string[], settings: string): readonly string[] => {
      const here = [...known, ...(settings.match(/\d+(?:\.\d+)?/g) ?? [])];
      const bares = here.map(bare);
      return texts.flatMap((text) =>
        numbersIn(text)
          .filter((one) =>
            one === bare(one)
              ? !bares.includes(one)
              : !here.includes(one) && !settings.includes(`=${bare(one)}`),
          )
          .map((one) => `${one}: ${text}`),
      );
    };
    const left = [
      ...without([ifProjectorFails], ''),
      ...steps.flatMap((step) => without(notesOf(step), settingsOf(step))),
    ];
    expect(left).toEqual([]);
  });

  it.each(Object.entries(found))('%s is what comes out', async (_, value) => {
    const [is, least, most] = await value();
    expect(is).toBeGreaterThanOrEqual(least);
    expect(is).toBeLessThanOrEqual(most);
  });

  it('needs each of these numbers', () => {
    const said = new Set([ifProjectorFails, ...steps.flatMap(notesOf)].flatMap(numbersIn));
    for (const number of Object.keys(found)) expect([...said], number).toContain(number);
  });
});
