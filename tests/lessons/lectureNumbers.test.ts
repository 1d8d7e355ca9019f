import { describe, expect, it } from 'vitest';
import { parseLink } from '../../src/app/link/query.ts';
import { declarePanels } from '../../src/app/panel/declared.ts';
import { PANELS } from '../../src/app/panel/registry.ts';
import { withOverrides } from '../../src/app/store/documentPaths.ts';
import { PS_PER_MS, PS_PER_SECOND, type ScenarioDocument } from '../../src/contract/index.ts';
import { checkScenario, createSimulation } from '../../src/engine/index.ts';
import { lectures } from '../../src/lessons/lectures/index.ts';
import type { Lecture, LectureStep } from '../../src/lessons/lectures/lecture.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import { Page } from '../support/page.ts';

declarePanels(PANELS);

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
  [stage, ...stops.map((stop) => ('open' in stop ? stop.open : 'set' in stop ? `${stop.value}` : ''))].join(
    ' ',
  );

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

/** Cells that a link carries in a second, and those that ERAA hands out. */
const C = 365_566;
const GIVEN = 347_288;
const ICR = 70_642;

/** A number, and what is true of the runs or sums where it is from: it is between these two. */
type Found = Readonly<Record<string, () => readonly [value: number, least: number, most: number]>>;

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
    '2000': () => [findScenario('half-empty')?.ports?.default?.bufferCells ?? 0, 2000, 2000],
    '1500': () => [packetBytesOf(findScenario('whole-frames')), 1_500, 1_500],
  },
  'shares-and-rates': {
    '4': () => [findScenario('unarmed-weights')?.vcs?.length ?? 0, 4, 4],
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

  it.each(Object.entries(found))('%s is what comes out', (_, value) => {
    const [is, least, most] = value();
    expect(is).toBeGreaterThanOrEqual(least);
    expect(is).toBeLessThanOrEqual(most);
  });

  it('needs each of these numbers', () => {
    const said = new Set([ifProjectorFails, ...steps.flatMap(notesOf)].flatMap(numbersIn));
    for (const number of Object.keys(found)) expect([...said], number).toContain(number);
  });
});
