import { describe, expect, it } from 'vitest';
import { AskedCode, type ScenarioDocument, type WhyFind, type WhyReport } from '../../src/contract/index.ts';
import { catalog } from '../../src/engine/index.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import { sayRemark } from '../../src/strings/en/remarks/index.ts';
import { whyInWords } from '../../src/strings/en/remarks/why.ts';
import { Page } from '../support/page.ts';
import { type RecordedChange, rateChanges } from '../support/rateChanges.ts';
import { byTier } from '../support/tier.ts';

const END_S = 0.085;
const lan = findScenario('ulku-r1-lan');
const wan = findScenario('ulku-r1-wan');
if (lan === null || wan === null) throw new Error('no networks of rate control');

/** R1 in a LAN at the parameters of the thesis. */
const under = (algorithm: string, params = {}): ScenarioDocument => ({
  ...lan,
  ports: { default: { ...lan.ports?.default, algorithm, algorithmParams: params } },
  ...(algorithm === 'prca' ? { abr: { ...lan.abr, rule: 'prca', rdf: 1 / 16, rif: 1 / 512 } } : {}),
});

function run(document: ScenarioDocument, endS = END_S): { page: Page; changes: RecordedChange[] } {
  const page = new Page().load(document);
  page.seek(endS);
  return { page, changes: rateChanges(document, endS * 1e12).filter(({ vc }) => vc === 1) };
}

function ask(page: Page, time: number, find: WhyFind = 'at', vc = 1): WhyReport {
  const event = { time, code: AskedCode.rate, vc, port: null };
  page.tell({ type: 'why', id: 4, event, find }).settle();
  return page.last('why');
}

function told({ why, message }: WhyReport) {
  if (why === null) throw new Error(message?.key);
  return whyInWords(why);
}

const messageOf = ({ message }: WhyReport): string => (message === null ? '' : sayRemark(message));

const some = <T>(rows: readonly T[], most: number): readonly T[] =>
  rows.filter((_, i) => i % Math.ceil(rows.length / most) === 0);

describe.each(catalog.algorithms.map(({ id }) => id))('a change of rate under %s', (id) => {
  it('is explained with the numbers that were recorded, and the digest stays', () => {
    const { page, changes } = run(under(id), byTier(0.045, END_S));
    expect(changes.length).toBeGreaterThan(id === 'none' ? 0 : 2);
    const digest = page.ask('digest');
    const { pseudoCode } = catalog.algorithms.find((one) => one.id === id) ?? { pseudoCode: [] };
    for (const change of some(changes, byTier(2, 8))) {
      const { rate, rule, visit, followed } = told(ask(page, change.time));
      expect(rate).toMatchObject({ before: change.before, after: change.after });
      const next = changes[changes.indexOf(change) + 1];
      if (next !== undefined) expect(rate?.nextAfter).toBe(next.time - change.time);
      if (rule !== null) expect(pseudoCode.find(({ number }) => number === rule.line)?.text).toBe(rule.text);
      const asked = visit?.evaluated.find(({ line }) => line === rule?.line);
      if (rule !== null && asked !== undefined) expect(asked.note).not.toMatch(/: no$/);
      if (visit !== null && rate?.rules.some(({ text }) => text.includes('min(ACR, ER)')))
        expect(visit.after.er).toBe(change.after);
      expect(followed.until).toBeGreaterThan(change.time);
    }
    expect(page.ask('digest')).toBe(digest);
  });
});

describe('a change of rate', () => {
  const { page, changes } = run(under('eprca'));
  const middle = changes[Math.floor(changes.length / 2)]!;

  it('is found from a time near it, from the one before and from the one behind it', () => {
    const at = changes.indexOf(middle);
    expect(ask(page, middle.time + 1, 'nearest').event.time).toBe(middle.time);
    expect(ask(page, middle.time - 1, 'nearest').event.time).toBe(middle.time);
    expect(ask(page, middle.time, 'before').event.time).toBe(changes[at - 1]!.time);
    expect(ask(page, middle.time, 'after').event.time).toBe(changes[at + 1]!.time);
    expect(told(ask(page, middle.time, 'before')).rate?.nextAfter).toBe(middle.time - changes[at - 1]!.time);
  });

  it('has none before the first nor, as far as is computed, behind the last', () => {
    const first = ask(page, changes[0]!.time, 'before');
    expect(first.why).toBeNull();
    expect(messageOf(first)).toBe('The allowed rate of VC 1 has not changed before.');
    expect(messageOf(ask(page, changes[changes.length - 1]!.time, 'after'))).toMatch(
      /No later change .* is computed yet/,
    );
    expect(messageOf(ask(page, middle.time + 1))).toMatch(/does not change at/);
    expect(messageOf(ask(page, 0, 'at', 99))).toBe('There is no VC 99 in this run.');
  });

  it('names the switch, its queue and its reason, the rules and the line', () => {
    const cut = changes.find(({ time, before, after }) => time > 0.06e12 && after < before / 1.5);
    const { headline, sentence, rate, rule, visit, causes } = told(ask(page, cut?.time ?? 0));
    expect(headline).toMatch(/^3h1 lowers ACR from [\d,]+ to [\d,]+ cells\/s\.$/);
    expect(sentence).toMatch(
      /came back with ER .* \(TM 4\.0, rule 9\)\. sw\d lowered ER .* ABR cells wait: EPRCA, Q/,
    );
    expect(rate?.rules.map(({ source }) => source)).toEqual(['TM 4.0, rule 9']);
    expect(rule).toMatchObject({ mechanism: 'algorithm', id: 'eprca', line: visit?.line });
    expect(causes[0]!.text).toMatch(/^It leaves with CCR/);
  });

  it('leads to the RM cell that brought it, and that one home to the same change', () => {
    const cut = changes.find(({ time, before, after }) => time > 0.06e12 && after < before / 1.5);
    const why = told(ask(page, cut?.time ?? 0));
    const at = why.causes.findLast(({ event }) => event?.port != null)?.event;
    if (at == null) throw new Error('no switch');
    page.tell({ type: 'why', id: 5, event: at }).settle();
    const rm = told(page.last('why'));
    expect(rm.visit).toEqual(why.visit);
    expect(rm.rm).toBe(why.rm);
    expect(rm.followed.sentence).toMatch(/It is home after .* with ER .*: ACR .* becomes/);
    expect(rm.followed.steps.at(-1)?.event).toEqual({
      ...at,
      time: cut?.time,
      code: AskedCode.rate,
      port: null,
    });
    page.tell({ type: 'why', id: 6, event: at, find: 'after' }).settle();
    const next = page.last('why');
    expect(next.event.time).toBeGreaterThan(at.time);
    page.tell({ type: 'why', id: 7, event: next.event, find: 'before' }).settle();
    expect(page.last('why').event).toEqual(at);
  });

  it('settles when ACR first is within 5 % of the fair share', () => {
    for (const change of some(changes, 8)) {
      const { rate, followed } = told(ask(page, change.time));
      const settled = rate?.settledAfter;
      if (settled == null) continue;
      const last = changes.findLast(({ time }) => time <= change.time + settled);
      const told5 = /within 5 % of its fair share \*\*([\d,]+)\*\*/.exec(followed.sentence);
      const fair = Number(told5?.[1]?.replaceAll(',', ''));
      expect(Math.abs((last?.after ?? 0) - fair)).toBeLessThanOrEqual(0.05 * fair + 1);
    }
  });
});

describe('a share that is handed out as λ of what is fair', () => {
  it('has been reached where the score says so, at exactly 95 %', () => {
    const { page, changes } = run(under('eraa', { lambda: 0.95 }));
    const last = changes.at(-1);
    expect(last?.after).toBeCloseTo(57_881.289, 2);
    const { rate, followed } = told(ask(page, last?.time ?? 0));
    expect(rate?.settledAfter).not.toBeNull();
    expect(followed.sentence).toMatch(/^It is within 5 % of its fair share \*\*60,928\*\* now\./);
  });
});

describe('a rate that rises because no switch has anything against it', () => {
  it('is no line of the pseudo-code, though one was asked', () => {
    const { page, changes } = run(under('relative'));
    const rise = changes.find(({ before, after }) => after > before);
    const { rule, visit, sentence } = told(ask(page, rise?.time ?? 0));
    expect(visit).toMatchObject({ algorithm: 'relative', line: 21 });
    expect(visit?.evaluated.map(({ note }) => note)).toEqual([
      '0 ≥ 100: no, very congested: no, so very congested = no',
      'very congested: no',
      '0 ≥ 50: no',
      '',
    ]);
    expect(rule).toBeNull();
    expect(sentence).toContain('is below LT');
  });
});

describe('rules of the source', () => {
  it('5: a rate that is not used for longer than ADTF falls back to ICR', () => {
    const seldom = {
      kind: 'on-off',
      cellsPerSecond: 60_000,
      burstMs: 4,
      silenceMs: 12,
      lengths: 'fixed',
    } as const;
    const { page, changes } = run({
      ...under('none'),
      abr: { ...lan.abr, adtfMs: 5 },
      vcs: lan.vcs.map((vc) => (vc.id === 1 ? { ...vc, source: seldom } : vc)),
    });
    const back = changes.find(({ before, after }) => after < before);
    const { sentence, rate, causes } = told(ask(page, back?.time ?? 0));
    expect(rate).toMatchObject({ cause: 'forward', rules: [{ source: 'TM 4.0, rule 5' }] });
    expect(sentence).toMatch(/^No forward RM cell had left for \*\*\d.*, longer than ADTF \*\*5\.0\sms/);
    expect(causes).toHaveLength(1);
  });

  it('6: forward RM cells without an answer take CDF off', () => {
    const { page, changes } = run({ ...wan, abr: { ...wan.abr, crm: 3, cdf: 1 / 4 } }, 0.03);
    const cut = changes.find(({ before, after }) => Math.abs(after / before - 0.75) < 1e-9);
    const { sentence, rate } = told(ask(page, cut?.time ?? 0));
    expect(rate).toMatchObject({ cause: 'forward', rules: [{ source: 'TM 4.0, rule 6' }] });
    expect(sentence).toMatch(
      /forward RM cells are without an answer, and CRM is \*\*3\*\*: CDF × ACR \*\*[\d,]+\*\* is taken off/,
    );
  });

  it('tell of a notice that a switch made itself, and of the queue there', () => {
    const { page, changes } = run(under('backward', { gapMs: 0.2 }));
    const cut = changes.find(({ before, after }) => after < before);
    const { sentence, rate, rule } = told(ask(page, cut?.time ?? 0));
    expect(rate?.cause).toBe('notice');
    expect(sentence).toMatch(
      /that sw\d itself had made \(BN, CI\) .* ABR cells wait: BECN\. CI takes RDF × ACR/,
    );
    expect(rule).toMatchObject({ id: 'backward', line: 4 });
  });

  it('of PRCA: each cell takes a little off, an RM cell gives it back', () => {
    const { page, changes } = run(under('prca'), 0.02);
    const up = changes.find(({ before, after }) => after > before);
    const down = changes.find(({ before, after }) => after < before);
    expect(told(ask(page, down?.time ?? 0)).sentence).toMatch(
      /^Each cell sent takes \*\*[\d.,]+\*\* off, RDF × ACR \/ Nrm/,
    );
    expect(told(ask(page, up?.time ?? 0)).sentence).toMatch(
      /what Nrm 32 cells take, [\d,]+, is given back, and RIF × PCR/i,
    );
  });
});
