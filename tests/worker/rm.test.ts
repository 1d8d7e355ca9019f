import { describe, expect, it } from 'vitest';
import { pauseReason, type RmCellAtPort, type RmStory } from '../../src/contract/index.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import { sayRemark } from '../../src/strings/en/remarks/index.ts';
import { Page } from '../support/page.ts';

const lan = findScenario('ulku-r1-lan');
const wan = findScenario('ulku-r1-wan');
if (lan === null || wan === null) throw new Error('no networks of rate control');

const at = (seconds: number, document = lan): Page => {
  const page = new Page().load(document);
  page.seek(seconds);
  return page;
};

function stepped(page: Page, vc: number | null = null, back = false): RmCellAtPort {
  page.tell({ type: 'step', kind: 'rm', vc, back }).settle();
  const { rm } = page.last('batch');
  if (rm === null) throw new Error('no RM cell');
  return rm;
}

function asked(page: Page, vc: number, number: number, near: number): RmStory {
  page.tell({ type: 'rm', id: 5, vc, number, near }).settle();
  const { story, message } = page.last('rm');
  if (story === null) throw new Error(message?.key);
  return story;
}

describe('steps to RM cells', () => {
  it('stop one picosecond behind the next one of the VC at the shown port, and tell it', () => {
    const page = at(0.062);
    const met = stepped(page, 1);
    expect(met).toMatchObject({ vc: 1, visit: { node: 'sw2', port: 'sw2>sw3', station: 'switch' } });
    expect(met.visit.time).toBeGreaterThan(0.062e12);
    expect(page.last('batch').now).toBe(met.visit.time + 1);
    expect(page.last('batch').reason).toEqual(pauseReason('found', { what: 'rm' }));
  });

  it('go back to the one before, and on again to the same one', () => {
    const page = at(0.07);
    const first = stepped(page);
    const second = stepped(page);
    expect(second.visit.time).toBeGreaterThan(first.visit.time);
    expect(stepped(page, null, true)).toEqual(first);
    expect(stepped(page)).toEqual(second);
  });

  it('change nothing: the run ends as it would have', () => {
    const page = at(0.061);
    stepped(page);
    stepped(page, 3, true);
    expect(page.seek(0.08).digest).toBe(at(0.08).ask('digest'));
  });

  it('of a threshold go to those of the algorithm: where the queue crosses LT or HT', () => {
    const page = at(0.062);
    for (let i = 0; i < 4; i++) {
      page.tell({ type: 'step', kind: 'threshold', vc: null }).settle();
      const { reason, now, view } = page.last('batch');
      expect(reason).toEqual(pauseReason('found', { what: 'threshold' }));
      expect(now).toBeLessThan(0.1e12);
      expect([49, 50, 99, 100]).toContain(view?.buffer.length);
    }
  });

  it('say that there is none before the first', () => {
    const page = at(0.00001);
    page.tell({ type: 'step', kind: 'rm', back: true }).settle();
    expect(page.last('batch')).toMatchObject({
      rm: null,
      reason: pauseReason('none', { what: 'rm', where: 'before' }),
    });
  });
});

describe('the loop of an RM cell', () => {
  const page = at(0.064);
  const { number, visit } = stepped(page, 1);
  const { visits, complete } = asked(page, 1, number, visit.time);

  it('goes from the source over the switches to the destination and back the same way', () => {
    expect(complete).toBe(true);
    expect(visits.map(({ station, node }) => `${station} ${node}`)).toEqual([
      'source xmt3h1',
      'switch sw0',
      'switch sw1',
      'switch sw2',
      'switch sw3',
      'turn rcv3h1',
      'switch sw3',
      'switch sw2',
      'switch sw1',
      'switch sw0',
      'home xmt3h1',
    ]);
    const times = visits.map(({ time }) => time);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
  });

  it('leaves with CCR = ACR and ER = PCR, and never comes back with a higher ER', () => {
    const [first] = visits;
    expect(first?.after).toMatchObject({ er: 353_208, mcr: 4_717, ci: false, ni: false });
    for (const { before, after } of visits) expect(after.er).toBeLessThanOrEqual(before.er);
  });

  it('is the cell that the step came to, told alike', () => {
    expect(visits).toContainEqual(visit);
  });

  it('is told with its numbers', () => {
    const told = visits.findLast(({ node }) => node === 'sw2');
    expect(told && sayRemark(told.headline)).toBe('sw2 signals 3h1 to slow down.');
    expect(told && sayRemark(told.sentence)).toMatch(
      /^RM cell [\d,]+ of 3h1 comes back through sw2, where \*\*[\d,]+\*\* ABR cells wait\. sw2 set CI( and NI)?: .*HT 100/,
    );
    const home = visits.at(-1);
    expect(home && sayRemark(home.sentence)).toContain('CI takes RDF × ACR');
    expect(home?.acr?.[1]).toBeCloseTo((home?.acr?.[0] ?? 0) * (15 / 16), 6);
  });

  it('is found again from far behind, and told when it does not exist', () => {
    expect(asked(page, 1, 0, 0.06e12).visits[0]?.time).toBeLessThan(0.001e12);
    page.tell({ type: 'rm', id: 6, vc: 1, number: 999_999, near: 0.064e12 }).settle();
    expect(page.last('rm')).toMatchObject({
      story: null,
      message: { key: 'notUnderWay', values: { number: 999_999, vc: 1 } },
    });
  });
});

describe('EPRCA at every port', () => {
  it('lowers ER in backward RM cells, with queue, thresholds and MACR in the sentence', () => {
    const page = new Page().load(lan);
    page.tell({ type: 'set', path: 'algorithm', value: 'eprca', token: 1 }).settle();
    page.seek(0.0615);
    let met = stepped(page, 1);
    for (let i = 0; i < 40 && met.visit.after.er === met.visit.before.er; i++) met = stepped(page, 1);
    expect(met.visit).toMatchObject({ algorithm: 'eprca', forward: false });
    expect(sayRemark(met.visit.headline)).toMatch(/^sw2 lowers the rate of 3h1 to [\d,]+\.$/);
    expect(sayRemark(met.visit.sentence)).toMatch(
      /sw2 lowered ER from \*\*[\d,]+\*\* to \*\*[\d,]+\*\*: EPRCA, Q \*\*[\d,]+\*\*/,
    );
    const { rates } = page.last('batch');
    expect(rates?.algorithm).toBe('eprca');
    expect(rates?.variables[0]).toMatchObject({ label: 'MACR', unit: 'cells/s' });
  });

  it('is followed over a WAN as well, where the loop takes milliseconds', () => {
    const page = at(0.045, wan);
    const { number, visit } = stepped(page, 1);
    const { visits } = asked(page, 1, number, visit.time);
    const [first, last] = [visits[0]?.time ?? 0, visits.at(-1)?.time ?? 0];
    expect(last - first).toBeGreaterThan(4e9);
  });
});
