import { describe, expect, it } from 'vitest';
import { creditSigns, segmentSigns } from '../../../../src/app/panels/policy/explained/hopSigns.ts';
import { explainedGroups, explainedVc, mechanismsOf } from '../../../../src/app/readings/explained.ts';
import { mechanismOfTerm } from '../../../../src/app/readings/related.ts';
import { GLOSSARY } from '../../../../src/app/strings/terms/glossary.ts';
import { catalog } from '../../../../src/engine/node.ts';
import { findScenario, scenarios } from '../../../../src/scenarios/index.ts';
import { HostedTraces } from '../../../support/hostedTraces.ts';

const { explained } = catalog;

function run(id: string, ms: number): HostedTraces {
  const found = findScenario(id);
  if (found === null) throw new Error(`no scenario ${id}`);
  return new HostedTraces(found).seek(ms * 1e9);
}

describe('credit', () => {
  it('blocks a VC without credit at the shown port, and lets others send', () => {
    const met = [2, 5, 10, 20, 40].flatMap((ms) => {
      const { seen, traces } = run('ulku-credit', ms);
      const credits = traces.view()?.credits;
      if (!credits) throw new Error('no credit at the shown port');
      return [...credits.vc].map((vc) => {
        const left = Math.min(...[...credits.vc].flatMap((id, i) => (id === vc ? [credits.left[i]!] : [])));
        expect(creditSigns(seen, vc)).toEqual([left > 0 ? 'mayLeave' : 'blocked']);
        return left > 0;
      });
    });
    expect(met).toContain(true);
  });

  it('is nothing for a VC that has none', () => {
    expect(creditSigns(run('half-empty', 20).seen, 1)).toEqual([]);
  });
});

describe('a cut loop', () => {
  it('lights the line of a long queue only while more than 2 Nrm cells wait in a virtual source', () => {
    const cut = scenarios.find(({ nodes }) => nodes.some(({ segments }) => segments));
    if (cut === undefined) throw new Error('no scenario cuts its loops');
    const met = new Set<string>();
    for (const ms of [5, 20, 60]) {
      const { seen, loaded } = run(cut.id, ms);
      const states = loaded?.rateStates ?? [];
      for (const { id, values } of states) {
        const queues = seen.loaded.channels
          .filter(({ quantity, vc }) => quantity === 'segment-queue' && vc === id)
          .map((channel) => seen.traces.channel(channel.id)?.at(seen.now) ?? 0);
        const isLong = queues.some((cells) => cells > 2 * Number(values.nrm));
        const signs = segmentSigns(seen, id, states);
        if (queues.length > 0) expect(signs).toEqual([isLong ? 'longQueue' : 'shortQueue']);
        for (const sign of signs) met.add(sign);
      }
    }
    expect(met.size).toBeGreaterThan(0);
  });
});

describe('the choice of mechanisms', () => {
  it('begins with those of the shown VC, and has each once', () => {
    const { loaded } = run('half-empty', 1);
    const vc = explainedVc(loaded, 99, null, 3);
    expect(vc).toBe(3);
    const groups = explainedGroups(explained, loaded, vc);
    expect(groups[0]?.all.map(({ id }) => id)).toEqual(mechanismsOf(loaded, 3));
    expect(groups[0]?.all[0]?.id).toBe('reno');
    const all = groups.flatMap((group) => group.all.map(({ id }) => id));
    expect(all.toSorted()).toEqual(explained.map(({ id }) => id).toSorted());
  });

  it.each(scenarios.map(({ id }) => id))('%s has only mechanisms that are explained', (id) => {
    const found = findScenario(id);
    if (found === null) throw new Error(id);
    for (const { mechanisms } of new HostedTraces(found).loaded?.vcs ?? []) {
      expect(mechanisms.length).toBeGreaterThan(0);
      expect(explained.map((one) => one.id)).toEqual(expect.arrayContaining([...mechanisms]));
    }
  });

  it('is reached from terms that the glossary has', () => {
    const names = GLOSSARY.flatMap(({ entries }) => entries.map(({ name }) => name));
    const leading = names.filter((name) => mechanismOfTerm(name) !== undefined);
    expect(leading.length).toBeGreaterThan(25);
    for (const name of leading)
      expect(
        explained.some(({ id }) => id === mechanismOfTerm(name)),
        name,
      ).toBe(true);
  });
});
