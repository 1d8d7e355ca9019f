import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { portCard } from '../../../src/app/elementCard/port/ports.ts';
import { withEdits } from '../../../src/app/settings/document.ts';
import {
  bufferRow,
  buffersRow,
  mechanismRow,
  type Ports,
  parameterRows,
} from '../../../src/app/settings/form/portRows.ts';
import type { FormRow } from '../../../src/app/settings/form/source.ts';
import { mechanismsIn } from '../../../src/app/store/paths.ts';
import {
  type Mechanism,
  type NumberSetting,
  type PortDocument,
  pathOf,
  type ScenarioDocument,
  SETTING_GROUPS,
  type Setting,
  type SettingGroup,
  type Settings,
} from '../../../src/contract/index.ts';
import { catalog } from '../../../src/engine/node.ts';
import { findScenario } from '../../../src/scenarios/index.ts';
import { HostedTraces } from '../../support/hostedTraces.ts';

const settings = catalog.settings as Settings;
const fiveClasses = findScenario('five-classes') as ScenarioDocument;
const find = (group: SettingGroup, key: string): Setting | undefined =>
  settings[group].find((one) => one.key === key);

interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

/** Every key that a document may have, without places in lists: `vcs.tcp.minRtoMs`. */
function keysIn(schema: Schema, before: readonly string[] = []): readonly string[] {
  const { properties, additionalProperties, items, anyOf = [], oneOf = [] } = schema;
  const inner = [additionalProperties, items, ...anyOf, ...oneOf].filter((one) => typeof one === 'object');
  const deeper = [
    ...Object.entries(properties ?? {}).flatMap(([key, one]) => keysIn(one, [...before, key])),
    ...inner.flatMap((one) => keysIn(one, before)),
  ];
  return deeper.length > 0 ? deeper : [before.join('.')];
}

const document: Schema = JSON.parse(
  readFileSync(new URL('../../../public/schema/scenario.v1.schema.json', import.meta.url), 'utf8'),
);

/** Where a group is in a document; those of a VC override those of the document. */
const PLACES: Readonly<Record<SettingGroup, readonly string[]>> = {
  senders: [],
  source: ['vcs.source.'],
  tcp: ['tcp.', 'vcs.tcp.'],
  abr: ['abr.', 'vcs.abr.'],
  credit: ['credit.', 'vcs.credit.'],
  vc: ['vcs.'],
  link: ['links.'],
  loss: ['impairments.'],
  switch: ['nodes.'],
  router: ['nodes.'],
  pool: ['arrivals.'],
  run: [''],
};

/** A list has the keys of its items. */
const keysOfSetting = (setting: Setting): readonly string[] =>
  setting.kind === 'list'
    ? setting.columns.map(({ key }) => [setting.key, key].filter(Boolean).join('.'))
    : [setting.key];

/** Keys of a port, or of the buffer of a class, that a document says. */
const keysOfPort = (port: PortDocument, before: readonly string[]): readonly string[] =>
  Object.entries(port).flatMap(([key, value]) =>
    key === 'classes'
      ? Object.entries(value as NonNullable<PortDocument['classes']>).flatMap(([name, own]) =>
          keysOfPort(own as PortDocument, [...before, 'classes', name]),
        )
      : [pathOf(...before, key)],
  );

/** Where a document has what a row of a card asks for. */
function keysWritten({ places }: FormRow): readonly string[] {
  const { ports = {} } = withEdits(
    { ...fiveClasses, ports: {} },
    places.map(({ path }) => ({ time: 0, path, value: 1 })),
  );
  return Object.values(ports).flatMap((port) => keysOfPort(port, ['ports']));
}

/** Rows of the card of all ports, whichever of the known mechanisms they run. */
function portRows(buffers: 'perClass' | 'shared'): readonly FormRow[] {
  const { loaded } = new HostedTraces({ ...fiveClasses, ports: { default: { buffers } } });
  const card = loaded && portCard({ kind: 'port', id: null }, { ...loaded, loaded });
  if (card === null) throw new Error('no ports');
  const rowsOf = (places: Ports, mechanism: Mechanism): readonly FormRow[] => [
    mechanismRow(places, mechanism, catalog),
    ...mechanismsIn(catalog, mechanism).flatMap(({ parameters }) =>
      parameterRows(places, mechanism, parameters),
    ),
  ];
  return [
    ...(card.hasBuffers ? [buffersRow(card.whole)] : []),
    ...(card.classes ?? [card.whole]).map(bufferRow),
    ...(card.classes ?? []).flatMap((own) => rowsOf(own, 'policy')),
    ...card.mechanisms.flatMap((mechanism) => rowsOf(card.whole, mechanism)),
  ];
}

const onCards = new Set([
  ...SETTING_GROUPS.flatMap((group) =>
    PLACES[group].flatMap((place) => settings[group].flatMap(keysOfSetting).map((key) => `${place}${key}`)),
  ),
  ...(['perClass', 'shared'] as const).flatMap(portRows).flatMap(keysWritten),
]);

/** Beginnings of keys that no card changes, and why. */
const WITHOUT_CARD: Readonly<Record<string, string>> = {
  $schema: 'it says what the file is',
  version: 'it says what the file is',
  id: 'a name of the document',
  title: 'a text',
  subtitle: 'a text',
  description: 'a text',
  source: 'a text',
  'nodes.id': 'the network itself: the builder',
  'nodes.kind': 'the network itself: the builder',
  'links.a': 'the network itself: the builder',
  'links.b': 'the network itself: the builder',
  'links.kind': 'the network itself: the builder',
  'vcs.id': 'the network itself: the builder',
  'vcs.name': 'a name',
  'vcs.path': 'the network itself; the card shows it',
  'vcs.group': 'it changes a measure, not the run',
  'vcs.idealMbps': 'it changes a measure, not the run',
  'arrivals.id': 'a name',
  policies: 'values that policies begin with, wherever they run; the card of a port has each of them there',
  seed: 'the box in the header',
  'stage.': 'where the page opens; it changes no result',
};

describe('the keys of a scenario document', () => {
  const keys = [...new Set(keysIn(document))];
  const reasonFor = (key: string) =>
    Object.keys(WITHOUT_CARD).find(
      (one) => key === one || key.startsWith(one.endsWith('.') ? one : `${one}.`),
    );

  it('are all on a card, or have a reason not to be', () => {
    expect(keys.length).toBeGreaterThan(150);
    expect(keys.filter((key) => !onCards.has(key) && reasonFor(key) === undefined)).toEqual([]);
  });

  it('have no reason that is none', () => {
    const used = new Set(keys.filter((key) => !onCards.has(key)).map(reasonFor));
    expect(Object.keys(WITHOUT_CARD).filter((one) => !used.has(one))).toEqual([]);
  });

  it('that a card has are keys of documents', () => {
    expect([...onCards].filter((key) => !keys.includes(key))).toEqual([]);
  });
});

describe('a setting', () => {
  it('has the range, the unit and the default of the document', () => {
    expect(find('tcp', 'minRtoMs')).toEqual({
      kind: 'number',
      key: 'minRtoMs',
      min: 0.001,
      max: 1_000_000,
      integer: false,
      unit: 'ms',
      scale: 'log',
      default: 50,
      isLive: false,
      isRequired: false,
    });
    expect(find('tcp', 'congestionControl')).toMatchObject({
      options: catalog.congestionControls.map(({ id }) => id),
      default: 'reno',
    });
    expect(find('tcp', 'ecn')).toMatchObject({ options: ['true', 'false'], default: 'false' });
    expect(find('link', 'delayMs')).toMatchObject({ min: 0, max: 10_000, unit: 'ms', isRequired: true });
  });

  it('of rate control has the range that holds while a run goes on', () => {
    for (const spec of catalog.rateControl.flatMap(({ parameters }) => parameters)) {
      const setting = find('abr', spec.name);
      expect(setting?.isLive, spec.name).toBe(true);
      if (spec.kind === 'choice')
        expect(setting).toMatchObject({ options: spec.options.map(({ value }) => value) });
      else {
        const { min, max, integer, unit, scale } = spec;
        expect(setting).toMatchObject({ min, max, integer, unit, scale });
      }
    }
  });

  it('is live where a run takes it at once', () => {
    const live = SETTING_GROUPS.filter((group) => settings[group].some(({ isLive }) => isLive));
    expect(live).toEqual(['abr', 'vc', 'loss']);
    expect(find('abr', 'icr')?.isLive).toBe(false);
  });

  it('may be a word instead of a number', () => {
    expect(find('credit', 'n3')).toMatchObject({ min: 1, word: 'roundTrip', default: null });
  });

  it('belongs to the kinds of source that have it', () => {
    expect(find('source', 'fileBytes')?.kinds).toEqual(['file-tcp']);
    expect(find('source', 'startMs')?.kinds).toHaveLength(catalog.sources.length);
    const lengths = settings.source.filter(({ key }) => key === 'lengths');
    expect(lengths.map(({ kinds, default: value }) => [kinds, value])).toEqual([
      [['on-off'], 'exponential'],
      [['vbr'], 'fixed'],
    ]);
  });

  it('of the kind of source offers all of them', () => {
    const kind = find('source', 'kind');
    expect(kind?.kind === 'choice' && kind.options).toEqual(catalog.sources.map(({ id }) => id));
  });

  it('may be a list, with the range of each value of its items', () => {
    expect(find('source', 'levels')).toMatchObject({
      kind: 'list',
      kinds: ['vbr'],
      columns: [
        { key: 'cellsPerSecond', kind: 'number', min: 0, unit: 'cells/s', isRequired: true },
        { key: 'ms', kind: 'number', max: 3_600_000, unit: 'ms', isRequired: true },
      ],
      min: 1,
      max: 1_000,
      isLive: false,
    });
    expect(find('loss', 'losses')).toMatchObject({
      columns: [
        { key: 'vc', integer: true },
        { key: 'of', kind: 'choice', options: ['data', 'acks'], isRequired: false },
        { key: 'cell', isRequired: false },
        { key: 'frame', isRequired: false },
      ],
      min: 0,
      default: 'none',
    });
  });

  it('has a finite range', () => {
    const numbers = SETTING_GROUPS.flatMap((group) => settings[group]).filter(
      (one): one is NumberSetting => one.kind === 'number',
    );
    for (const { key, min, max } of numbers) {
      expect(Number.isFinite(min), key).toBe(true);
      expect(max, key).toBeGreaterThan(min);
    }
  });
});
