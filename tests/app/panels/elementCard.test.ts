import { describe, expect, it } from 'vitest';
import { adjacentElements } from '../../../src/app/elementCard/adjacentElements.ts';
import { idsAlong } from '../../../src/app/elementCard/order.ts';
import { changesFor, shortened } from '../../../src/app/settings/changes.ts';
import { withOverrides } from '../../../src/app/settings/document.ts';
import { fieldsOf } from '../../../src/app/settings/form/fields.ts';
import { cardParts, valueFault } from '../../../src/app/settings/form/parts.ts';
import { BUFFER, bufferRow } from '../../../src/app/settings/form/portRows.ts';
import { rangeText } from '../../../src/app/settings/form/rows.tsx';
import { differing, type Read } from '../../../src/app/settings/form/source.ts';
import { idsOf, kindsOf, linkCalled } from '../../../src/app/settings/network.ts';
import { valueAtPath } from '../../../src/app/settings/value.ts';
import type { NetworkElement } from '../../../src/app/store/elementCard.ts';
import type { ScenarioDocument, Settings } from '../../../src/contract/index.ts';
import { LIMITS } from '../../../src/engine/limits.ts';
import { applySettings, catalog, checkScenario } from '../../../src/engine/node.ts';
import { scenarios } from '../../../src/scenarios/index.ts';

const settings = catalog.settings as Settings;
const scene = (id: string): ScenarioDocument => {
  const found = scenarios.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no scene ${id}`);
  return found;
};
const half = scene('half-empty');
const reader =
  (document: ScenarioDocument): Read =>
  (path) =>
    valueAtPath(path, { scenario: document });
const field = (document: ScenarioDocument, element: NetworkElement, key: string) => {
  const found = fieldsOf(element, document, settings, reader(document)).find(
    (one) => one.setting.key === key,
  );
  if (found === undefined) throw new Error(`no ${key}`);
  return found;
};
const keysOf = (document: ScenarioDocument, element: NetworkElement) =>
  fieldsOf(element, document, settings, reader(document)).map(({ setting }) => setting.key);

describe('the elements of a network', () => {
  it('are those that it has', () => {
    expect(kindsOf(half)).toEqual(['sender', 'vc', 'link', 'port', 'switch', 'run']);
    expect(idsOf(half, 'switch')).toEqual(['S1', 'S2', 'S3']);
    expect(idsOf(half, 'port')).toContain('S2>S3');
    expect(idsOf(half, 'sender')).toHaveLength(10);
  });

  it('have one link whichever way it is pressed', () => {
    expect([
      linkCalled(half, 'S1', 'S2'),
      linkCalled(half, 'S2', 'S1'),
      linkCalled(half, 'S1', 'S3'),
    ]).toEqual(['S1>S2', 'S1>S2', null]);
  });

  it('are listed from the senders on, whatever the document begins with, and what leads back comes last', () => {
    const turned = { ...half, links: half.links.toReversed(), nodes: half.nodes.toReversed() };
    expect(idsAlong(turned, 'switch')).toEqual(['S1', 'S2', 'S3']);
    const between = (ids: readonly string[]) => ids.filter((id) => /^S\d>S\d$/.test(id));
    expect(between(idsAlong(turned, 'port'))).toEqual(['S1>S2', 'S2>S3', 'S2>S1', 'S3>S2']);
    for (const document of scenarios)
      for (const kind of kindsOf(document))
        expect(idsAlong(document, kind).toSorted()).toEqual(idsOf(document, kind).toSorted());
  });

  it('know what is next to them', () => {
    const around = adjacentElements(half, { kind: 'link', id: 'S2>S3' });
    expect(around.map(({ id }) => id)).toEqual(['S2>S3', 'S3>S2', 'S2', 'S3']);
    expect(adjacentElements(half, { kind: 'link', id: null })).toEqual([]);
  });
});

describe('the card of', () => {
  it('a TCP sender has TCP, no rate control and no credit', () => {
    const keys = keysOf(half, { kind: 'sender', id: '1' });
    expect(keys).toContain('minRtoMs');
    for (const key of ['icr', 'n2', 'fileBytes']) expect(keys).not.toContain(key);
  });

  it('an ABR sender has rate control and no TCP', () => {
    const keys = keysOf(scene('beat-down'), { kind: 'sender', id: null });
    expect(keys).toEqual(expect.arrayContaining(['icr', 'rif', 'tbeCells', 'adtfMs']));
    expect(keys).not.toContain('minRtoMs');
    expect(keys).not.toContain('coupling.k');
  });

  it('a sender that becomes another kind has the settings of that kind, before it runs', () => {
    const read: Read = (path) =>
      path === 'vcs.1.source.kind' ? 'vbr' : valueAtPath(path, { scenario: half });
    const keys = fieldsOf({ kind: 'sender', id: '1' }, half, settings, read).map(
      ({ setting }) => setting.key,
    );
    expect(keys).toContain('levels');
    expect(keys).not.toContain('minRtoMs');
  });

  it('a switch offers VS/VD only where there are control loops', () => {
    expect(keysOf(half, { kind: 'switch', id: 'S1' })).toEqual([]);
    expect(keysOf(scene('beat-down'), { kind: 'switch', id: 'sw0' })).toEqual(['segments']);
  });

  it('each element of each scene has words for all that it shows', () => {
    const rates = catalog.rateControl.flatMap(({ parameters }) => parameters);
    for (const document of scenarios)
      for (const kind of kindsOf(document)) {
        const fields = fieldsOf({ kind, id: null }, document, settings, reader(document));
        const rows = cardParts(fields, rates).flatMap((part) => part.rows);
        expect(rows.length, `${document.id} ${kind}`).toBe(fields.length);
      }
  });
});

describe('a value on a card', () => {
  it('of one sender is that of the document for all, until it has its own', () => {
    const own = withOverrides(half, [['vcs.3.tcp.minRtoMs', 200]]).scenario;
    const value = (document: ScenarioDocument, id: string | null) =>
      differing(field(document, { kind: 'sender', id }, 'minRtoMs'), reader(document));
    expect(value(half, '3').value).toBe(value(half, null).value);
    expect(value(own, '3').value).toBe(200);
    expect(value(own, null)).toMatchObject({
      value: value(half, null).value,
      others: [{ of: '3', value: 200 }],
    });
  });

  it('of all replaces what single ones have', () => {
    const own = withOverrides(half, [['vcs.3.tcp.minRtoMs', 200]]).scenario;
    const of = field(own, { kind: 'sender', id: null }, 'minRtoMs');
    expect(changesFor(of, 400, settings, reader(own))).toEqual([
      ['tcp.minRtoMs', 400],
      ['vcs.3.tcp.minRtoMs', 400],
    ]);
  });

  it('of credit is set for the VC of the sender, which runs with it', () => {
    const credited = scene('ulku-credit');
    const of = field(credited, { kind: 'sender', id: '1' }, 'n2');
    expect(differing(of, reader(credited)).value).toBe(10);
    const changes = changesFor(of, 40, settings, reader(credited));
    expect(changes).toEqual([['vcs.1.credit.n2', 40]]);
    const { document, problems } = applySettings(credited, changes);
    expect(problems).toEqual([]);
    expect(checkScenario(document).scenario?.vcs.map(({ credit }) => credit?.n2)).toEqual([40, 10, 10]);
  });

  it('of all links is one change', () => {
    const of = field(half, { kind: 'link', id: null }, 'delayMs');
    const changes = shortened(changesFor(of, 0.5, settings, reader(half)), half);
    expect(changes).toEqual([['links.*.delayMs', 0.5]]);
    const { document, problems } = applySettings(half, changes);
    expect(problems).toEqual([]);
    expect(document.links.every(({ delayMs }) => delayMs === 0.5)).toBe(true);
    expect(withOverrides(half, changes).scenario).toEqual(document);
  });

  it('that no document can have is refused with its range', () => {
    const { setting } = field(half, { kind: 'link', id: 'S1>S2' }, 'delayMs');
    expect(valueFault(setting, -1)).toMatchObject({
      key: 'outside',
      values: { min: 0, max: 10_000, unit: 'ms' },
    });
    expect(valueFault(setting, 'soon')).toMatchObject({ key: 'not' });
    expect(valueFault(setting, 0.5)).toBeNull();
  });
});

describe('the range of a buffer', () => {
  it('is what the engine takes', () => {
    const state = { id: 'S1>S2', bufferCells: 100, policy: 'rcd', scheduler: 'fifo' };
    const states = [{ ...state, allocation: 'shared', algorithm: 'none' }] as const;
    expect(bufferRow({ ids: [null], states, serviceClass: null }).range).toEqual(LIMITS.bufferCells);
  });

  it('is said in the words and the unit of its box', () => {
    expect(rangeText(BUFFER, LIMITS.bufferCells)).toBe('Range: 1 to 1,000,000 cells.');
    expect(rangeText({ ...BUFFER, unit: '' }, { min: 0, max: 0.5 })).toBe('Range: 0 to 0.5.');
  });
});

describe('the number of senders', () => {
  it('is set for the group that enters at a switch', () => {
    const { places } = field(half, { kind: 'sender', id: '3' }, 'count');
    expect(places).toEqual([{ path: 'senders.S1', of: 'S1' }]);
    expect(applySettings(half, [['senders.S1', 7]]).document.vcs).toHaveLength(12);
  });
});

describe('another kind of source', () => {
  it.each(['file-tcp', 'poisson', 'deterministic', 'on-off', 'vbr', 'scripted'])(
    '%s brings what it cannot be without',
    (kind) => {
      const of = field(half, { kind: 'sender', id: '1' }, 'kind');
      const { document, problems } = applySettings(half, changesFor(of, kind, settings, reader(half)));
      expect(problems).toEqual([]);
      expect(document.vcs[0]?.source.kind).toBe(kind);
      expect(checkScenario(document).problems).toEqual([]);
    },
  );
});
