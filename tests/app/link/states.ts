import fc from 'fast-check';
import { growingIds, panelIds, partNames } from '../../../src/app/link/parts.ts';
import { COMPARE_VIEWS, type LinkState, MAX_VC, STEP_KINDS, TABS } from '../../../src/app/link/state.ts';
import { declarePanels } from '../../../src/app/panel/declared.ts';
import * as registry from '../../../src/app/panel/registry.ts';
import { CARDS } from '../../../src/app/store/paths.ts';
import { THEMES } from '../../../src/app/theme/tokens/tokens.ts';
import { AskedCode, EventCode, type ScenarioDocument, SEEDS } from '../../../src/contract/index.ts';

declarePanels(registry);

const LAST_PS = 9000e12;
const time = fc.oneof(fc.integer({ min: 0, max: 3e12 }), fc.integer({ min: 0, max: LAST_PS }));
const number = fc
  .oneof(fc.integer({ min: -5000, max: 5000 }), fc.double({ noNaN: true, noDefaultInfinity: true }))
  .map((value) => value + 0);
/** Texts that look like numbers, that hold what holds a link together, and any others. */
const text = fc.oneof(
  fc.constantFrom('espd', 'epd', '12', '1e3', 'a~b', 'a&b=c', '%41', '', '<img src=x>', '\u00e9\u{1f600}'),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);
const value = fc.oneof(number, text);
const editPath = fc.oneof(
  fc.constantFrom('policy', 'policy.th1', 'buffer', 'scheduler', 'allocation.max', 'vcs.3.weight'),
  fc.constantFrom(
    'ports.S2>S3.policy.th1',
    'impairments.S2>S3.lossProbability',
    'vcs.*.share.min',
    'abr.rif',
    'vcs.3.abr.coupling.k',
  ),
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 8 })
    .filter((name) => !name.includes('.'))
    .map((name) => `policy.${name}`),
);
const edits = fc
  .array(fc.record({ time, path: editPath, value }), { maxLength: 12 })
  .map((list) => list.sort((a, b) => a.time - b.time));
const override = fc.tuple(
  fc.oneof(fc.constantFrom('tcp.minRtoMs', 'run.durationS', 'measure.fromS', 'seed', 'e', 'state'), text),
  value,
);
/** Not every one of them could run: a link carries what it is given. */
const scenario = fc
  .dictionary(fc.string({ maxLength: 6 }), fc.jsonValue(), { maxKeys: 5 })
  .map((content) => JSON.parse(JSON.stringify(content)) as unknown as ScenarioDocument);
const names = fc.uniqueArray(fc.constantFrom(...partNames()), { minLength: 1, maxLength: 5 });
const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 });
const optional = <T>(of: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(of, { nil: undefined });

/** Any state that a link can be asked to carry. */
export const anyState: fc.Arbitrary<LinkState> = fc
  .record({
    scene: optional(name),
    scenario: optional(scenario),
    seed: optional(fc.integer({ min: 0, max: SEEDS.max })),
    timePs: optional(time),
    paused: fc.boolean(),
    speed: optional(
      fc.oneof(fc.constant(Number.POSITIVE_INFINITY), fc.double({ min: 1e-9, max: 1e6, noNaN: true })),
    ),
    theme: optional(fc.constantFrom(...THEMES)),
    vc: optional(fc.integer({ min: 1, max: MAX_VC })),
    frames: optional(fc.constant(true as const)),
    why: optional(
      fc.record({
        code: fc.constantFrom(...Object.values({ ...EventCode, ...AskedCode })),
        time,
        vc: fc.integer({ min: 0, max: MAX_VC }),
        port: fc.option(name),
      }),
    ),
    view: optional(
      fc
        .tuple(fc.integer({ min: 0, max: LAST_PS - 1 }), fc.integer({ min: 1, max: LAST_PS }))
        .map(([from, span]) => [from, Math.min(LAST_PS, from + span)] as const),
    ),
    step: optional(fc.constantFrom(...STEP_KINDS)),
    port: optional(name),
    tab: optional(fc.constantFrom(...TABS)),
    card: optional(fc.constantFrom(...CARDS)),
    curve: optional(fc.boolean()),
    slow: optional(fc.boolean()),
    compareView: optional(fc.constantFrom(...COMPARE_VIEWS)),
    magnifies: optional(fc.constant(true as const)),
    embed: optional(fc.constant(true as const)),
    hide: optional(names),
    show: optional(names),
    order: optional(fc.uniqueArray(fc.constantFrom(...panelIds()), { minLength: 1 })),
    large: optional(fc.uniqueArray(fc.constantFrom(...growingIds()), { minLength: 1 })),
    lock: optional(
      fc.uniqueArray(fc.constantFrom('policy', 'policy.*', 'policy.th1', '*', 'measure.*'), { minLength: 1 }),
    ),
    back: optional(fc.constantFrom('001-table-3', '002-figure-8-1', '004-table-coupling-relative', 'sweep')),
    edits,
    overrides: fc.array(override, { maxLength: 4 }),
    branches: optional(
      fc.record({
        version: fc.integer({ min: 1, max: 9 }),
        content: fc.jsonValue().map((json) => JSON.parse(JSON.stringify(json))),
      }),
    ),
  })
  .map((state) => said(state));

/** Without the keys that are not said. */
const said = (state: object): LinkState =>
  Object.fromEntries(Object.entries(state).filter(([, one]) => one !== undefined)) as unknown as LinkState;
