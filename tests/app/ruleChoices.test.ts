import { describe, expect, it } from 'vitest';
import { draftMechanism } from '../../src/app/builder/forms/portRows.ts';
import { offeredMechanisms } from '../../src/app/settings/form/offeredMechanisms.ts';
import { mechanismRow, type Ports } from '../../src/app/settings/form/portRows.ts';
import { EVERY } from '../../src/app/settings/ports.ts';
import type { KeptRule } from '../../src/app/store/rules/keptRules.ts';
import { ruleChoices } from '../../src/app/store/rules/ruleChoices.ts';
import type { PortState } from '../../src/contract/index.ts';
import { catalog } from '../../src/engine/node.ts';
import { star } from '../support/networks.ts';

const text = (name: string, body = 'accept') => `rule ${name}:\n  ${body}\n`;
const date = '2026-11-26T00:00:00Z';
const mine = text('mine');
const kept: readonly KeptRule[] = [
  { text: mine, date },
  { text: text('draft'), date, draft: 'epd' },
  { text: text('mine', 'drop'), date },
];
const port = (id: string, policy: string) =>
  ({ id, policy, scheduler: 'fifo', bufferCells: 100 }) as unknown as PortState;
const places = (running: string, ids: Ports['ids']): Ports => ({
  ids,
  states: [port('S1>S2', running), port('S2>S3', running)],
  serviceClass: null,
});
const offered = (running: string, ids: Ports['ids'], rules = kept) => {
  const row = mechanismRow(places(running, ids), 'policy', catalog, rules);
  const { spec } = row;
  const paths = row.places.map(({ path }) => path);
  return { paths, values: spec.kind === 'choice' ? spec.options.map(({ value }) => value) : [] };
};

describe("the reader's own rules", () => {
  it('are offered once they have run, equal names apart, the one that runs first', () => {
    expect(ruleChoices(kept, 'epd').map(({ label }) => label)).toEqual(['mine', 'mine (2)']);
    const other = text('other');
    expect(ruleChoices(kept, other).map(({ label }) => label)).toEqual(['other', 'mine', 'mine (2)']);
    expect(ruleChoices(kept, mine).filter(({ value }) => value === mine)).toHaveLength(1);
  });

  it('are choices on the card of one port and of all, by their text', () => {
    for (const ids of [['S1>S2', 'S2>S3'], [null]]) {
      const { values, paths } = offered('epd', ids);
      expect(values.slice(-2)).toEqual([mine, text('mine', 'drop')]);
      expect(values).toContain('espd');
      expect(paths).toEqual(ids[0] === null ? ['policy'] : ['ports.S1>S2.policy', 'ports.S2>S3.policy']);
    }
    const values = offered(mine, [null]).values;
    expect(values.filter((value) => value === mine)).toHaveLength(1);
  });

  it('are no schedulers', () => {
    const { spec } = mechanismRow(places('epd', [null]), 'scheduler', catalog, kept);
    expect(spec.kind === 'choice' && spec.options.some(({ value }) => value === mine)).toBe(false);
  });

  it('are choices of a network that is being built, next to the policies and what it has', () => {
    const drawn = (policy: string, rules = kept) => {
      const document = { ...star({ senders: 2 }), ports: { default: { policy } } };
      const place = { document, id: EVERY, serviceClass: null, name: 'All ports' };
      const { spec } = draftMechanism(place, 'policy', catalog, rules);
      return spec.kind === 'choice' ? spec.options.map(({ value }) => value) : [];
    };
    expect(drawn(mine).slice(-2)).toEqual([mine, text('mine', 'drop')]);
    expect(drawn(mine).filter((value) => value === mine)).toHaveLength(1);
    expect(drawn('unknown')).toContain('unknown');
    expect(drawn('epd', [])).not.toContain(mine);
  });

  it('stand under a heading of their own, below the built-in policies and those of visitors', () => {
    const { options, groups } = offeredMechanisms('policy', catalog.policies, 'epd', kept);
    expect(options).toEqual([]);
    expect(groups.map(({ label }) => label)).toEqual(['Built in', 'Today\u2019s routers', 'Your rules']);
    expect(groups[1]?.options.map(([value]) => value)).toContain('codel');
    expect(groups[2]?.options.map(([, label]) => label)).toEqual(['mine', 'mine (2)']);
    expect(offeredMechanisms('policy', catalog.policies, 'epd').groups).toHaveLength(2);
    expect(offeredMechanisms('scheduler', catalog.schedulers, 'fifo', kept).groups).toEqual([]);
  });
});
