import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isHidden, partNames } from '../../../src/app/link/parts.ts';
import { parseLink, writeLink } from '../../../src/app/link/query.ts';
import { inRow, keepsTab, placed } from '../../../src/app/panel/arrange/arrange.ts';
import { hidden, resized, shown } from '../../../src/app/panel/arrange/moves.ts';
import { declaredPanels, declarePanels } from '../../../src/app/panel/declared.ts';
import type { LayoutContext, Panel, Run } from '../../../src/app/panel/panel.ts';
import * as registry from '../../../src/app/panel/registry.ts';
import { stageSize } from '../../../src/app/widgets/stageSize.ts';
import { worded } from '../../support/worded.ts';

const TCP: Run = { hasRateControl: false, isCreditBased: false, hasCredit: false, hasWindows: true };
const RATED: Run = { hasRateControl: true, isCreditBased: false, hasCredit: false, hasWindows: false };
const CREDITED: Run = { hasRateControl: false, isCreditBased: true, hasCredit: true, hasWindows: true };

const around = (run: Run, profile: LayoutContext['profile'], open: Partial<LayoutContext> = {}) => ({
  run,
  profile,
  size: stageSize({ width: profile === 'phone' ? 390 : 1366, height: 768 }, 16, profile === 'projector'),
  magnifies: false,
  frames: false,
  embed: false,
  isEditing: false,
  writesAboutVcs: false,
  isExplaining: false,
  ...open,
});
const ids = (panels: readonly Panel[]) => panels.map(({ id }) => id).join(' ');
const left = (stage: LayoutContext, page = {}) => ids(placed(declaredPanels(), 'left', stage, page));

beforeEach(() => declarePanels(registry));
afterEach(() => declarePanels(registry));

describe('the registered panels', () => {
  it('have one id each, and a group that is named like a panel has that panel', () => {
    const panels = declaredPanels();
    const others = panels.filter(({ id, group }) => id !== group && panels.some((one) => one.group === id));
    expect(ids(others)).toBe('');
  });

  it('are those of the run, in their order', () => {
    expect(left(around(TCP, 'laptop'))).toBe('network queue-length link-use droplist all-windows cwnd');
    expect(left(around(RATED, 'laptop'))).toBe('routes acr segments queues bandwidth class-buffers');
    expect(left(around(CREDITED, 'laptop'))).toBe('network buffer credit queue-length link-use credit-left');
    expect(left(around({ ...RATED, hasWindows: true, hasCredit: true }, 'laptop'))).toBe(
      'routes acr segments queues bandwidth credit-left class-buffers cwnd',
    );
  });

  it('yield to what the reader opens', () => {
    expect(left(around(TCP, 'projector'))).toBe('network queue-length link-use droplist all-windows cwnd');
    expect(left(around(TCP, 'projector', { magnifies: true }))).toBe('network buffer queue-length link-use');
    expect(left(around(TCP, 'laptop', { magnifies: true }))).toBe(
      'network buffer queue-length link-use cwnd',
    );
    expect(left(around(TCP, 'laptop', { frames: true }))).toMatch(/cwnd frames$/);
    expect(left(around(RATED, 'laptop', { magnifies: true }))).toBe(
      'routes acr segments queues sequence class-buffers',
    );
  });

  it('make room for the cells of each VC while a rule about them is written', () => {
    const writing = { isEditing: true, writesAboutVcs: true };
    expect(left(around(TCP, 'laptop', writing))).toMatch(/^waiting queue-length/);
    expect(left(around(TCP, 'projector', writing))).toMatch(/^waiting queue-length/);
    const tall = stageSize({ width: 1920, height: 1200 }, 16, false);
    expect(left(around(TCP, 'laptop', { ...writing, size: tall }))).toMatch(/^waiting network buffer/);
    expect(left(around(RATED, 'laptop', writing))).not.toContain('waiting');
    expect(left(around(TCP, 'laptop', { isEditing: true }))).toMatch(/^network/);
    const right = (open = {}) => ids(placed(declaredPanels(), 'right', around(TCP, 'laptop', open), {}));
    expect([right().includes('knob'), right(writing).includes('knob')]).toEqual([true, false]);
    const phone = around(TCP, 'phone', writing);
    expect(ids(placed(declaredPanels(), 'policy', phone, {}))).toMatch(/waiting mechanisms/);
    expect(ids(placed(declaredPanels(), 'network', phone, {}))).toBe('network');
  });

  it('share the tabs of a phone', () => {
    const tab = (run: Run, name: Parameters<typeof placed>[1]) =>
      ids(placed(declaredPanels(), name, around(run, 'phone'), {}));
    expect(tab(TCP, 'lead')).toBe('sentence');
    expect(tab(TCP, 'traces')).toBe('senders knob queue-length link-use droplist all-windows cwnd');
    expect(tab(CREDITED, 'traces')).toBe('knob queue-length link-use credit-left credit');
    expect(tab(RATED, 'network')).toBe('routes inspector');
    expect(tab(RATED, 'buffer')).toBe('buffer');
    expect(tab(TCP, 'score')).toBe('queue-length score questions');
    expect(tab(TCP, 'policy')).toBe('queue-length mechanisms');
    expect(tab(RATED, 'score')).toBe('score questions');
  });

  it('have rows in compare', () => {
    const rows = (run: Run) =>
      (['queue', 'windows'] as const).map((row) => ids(inRow(declaredPanels(), row, run)));
    expect(rows(TCP)).toEqual(['queue-length', 'cwnd']);
    expect(rows({ ...TCP, hasWindows: false })).toEqual(['queue-length', '']);
    expect(rows({ ...RATED, hasWindows: true })).toEqual(['queues', 'acr']);
    expect(rows(CREDITED)).toEqual(['queue-length', 'credit-left']);
  });

  it('are left out until the reader asks, if they say so, and are then alone in their region', () => {
    const panel = declaredPanels().find(({ id }) => id === 'sessions') ?? expect.unreachable();
    const open = shown({ hide: ['sessions'] }, panel, declaredPanels());
    expect(open).toEqual({ hide: [], show: ['sessions'], large: ['sessions'] });
    expect(left(around(TCP, 'laptop'), open)).toBe('sessions');
    expect(left(around(TCP, 'laptop'), { ...open, large: [] })).toMatch(/network .* cwnd sessions$/);
    expect(hidden(open, panel)).toEqual({ hide: [], show: [], large: [] });
    expect(left(around(TCP, 'laptop'), { hide: ['sessions'], show: ['sessions'] })).toMatch(/cwnd$/);
  });

  it('leave by their own name or by that of their group', () => {
    expect(left(around(RATED, 'laptop'), { hide: ['windows'] })).toBe(
      'routes queues bandwidth class-buffers',
    );
    expect(left(around(RATED, 'laptop'), { hide: ['segments'] })).toBe(
      'routes acr queues bandwidth class-buffers',
    );
    expect(left(around(TCP, 'laptop', { embed: true }), { embed: true })).toBe(
      'queue-length link-use droplist cwnd',
    );
    expect(left(around(TCP, 'laptop', { embed: true }), { embed: true, show: ['network'] })).toBe(
      'network queue-length link-use droplist cwnd',
    );
    expect(() => isHidden({}, 'walls')).toThrow('no part of the page is called walls');
  });
});

describe('panels that the reader arranges', () => {
  const page = {};
  const panelOf = (id: string) => {
    const panel = declaredPanels().find((one) => one.id === id);
    if (!panel) throw new Error(`no panel ${id}`);
    return panel;
  };

  it('have their region for themselves while they are large', () => {
    const large = resized(page, panelOf('queue-length'));
    expect(left(around(TCP, 'laptop'), large)).toBe('queue-length');
    expect(left(around(RATED, 'laptop'), large)).toMatch(/^routes acr/);
    expect(resized(large, panelOf('queue-length')).large).toEqual([]);
    expect(hidden(large, panelOf('queue-length')).large).toEqual([]);
  });

  it('come back out of a group, which the others do not', () => {
    const back = shown({ hide: ['windows'] }, panelOf('acr'), declaredPanels());
    expect(back.hide).toEqual(['senders', 'segments', 'credit', 'all-windows', 'cwnd']);
    expect(left(around(RATED, 'laptop'), back)).toBe('routes acr queues bandwidth class-buffers');
    const embedded = shown({ embed: true }, panelOf('network'), declaredPanels());
    expect(embedded.show).toEqual(['network']);
    expect(hidden(embedded, panelOf('network'))).toMatchObject({ hide: ['network'], show: [] });
  });

  it('are carried by the link, which names what it does not know', () => {
    const query = '?hide=segments&order=queues,acr&large=acr';
    const { link } = parseLink(query);
    expect(link).toMatchObject({ hide: ['segments'], order: ['queues', 'acr'], large: ['acr'] });
    expect(writeLink(link).query).toBe(query);
    const { problems } = parseLink('?order=windows&large=network');
    expect(problems.map(({ path, value }) => [path, value])).toEqual([
      ['order', 'windows'],
      ['large', 'network'],
    ]);
    expect(worded(problems)[1]?.reason).toMatch(/^unknown; known: .*queue-length/);
  });
});

describe('a panel of one folder and one line', () => {
  const panel: Panel = {
    id: 'delay',
    group: 'delay',
    title: 'Delay',
    inSentence: 'the plot of delays',
    draws: ['line'],
    region: 'left',
    order: 75,
    places: { laptop: true, projector: true, phone: 'traces' },
    embed: false,
    compare: () => 'queue',
    View: () => null,
  };

  it('is on laptop, projector, phone and in compare, and links can name it', () => {
    declarePanels({ ...registry, panel });
    for (const profile of ['laptop', 'projector'] as const)
      expect(left(around(TCP, profile))).toContain('queue-length delay link-use');
    expect(ids(placed(declaredPanels(), 'traces', around(TCP, 'phone'), {}))).toBe(
      'senders knob queue-length delay link-use droplist all-windows cwnd',
    );
    expect(keepsTab(declaredPanels(), 'traces', TCP, {})).toBe(true);
    expect(ids(inRow(declaredPanels(), 'queue', TCP))).toBe('queue-length delay');
    expect(partNames()).toContain('delay');
    expect(isHidden({ embed: true }, 'delay')).toBe(true);
    expect(isHidden({ embed: true, show: ['delay'] }, 'delay')).toBe(false);
    const { link, problems } = parseLink('?hide=delay');
    expect([link.hide, problems]).toEqual([['delay'], []]);
    expect(writeLink(link).query).toBe('?hide=delay');
  });

  it('is unknown to a link without that line, which says what is known', () => {
    const [problem] = parseLink('?hide=delay').problems;
    expect(problem).toMatchObject({ path: 'hide', value: 'delay' });
    expect(worded(problem)?.reason).toContain('queue-length');
  });

  it('has a name of its own', () => {
    expect(() => declarePanels({ ...registry, panel: { ...panel, id: 'acr' } })).toThrow(
      'two panels are called acr',
    );
  });
});
