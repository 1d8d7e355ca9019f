import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastRulesOf, ruleQuestionOf } from '../../../../src/app/panels/policy/explained/lastRules.ts';
import {
  changeSigns,
  lastChangeOf,
  turnSigns,
} from '../../../../src/app/panels/policy/explained/rateSigns.ts';
import type { RmStory, ScenarioDocument, WhyReport } from '../../../../src/contract/index.ts';
import { findScenario } from '../../../../src/scenarios/index.ts';
import { HostedTraces } from '../../../support/hostedTraces.ts';
import { rateChanges } from '../../../support/rateChanges.ts';
import { testSession } from '../../../support/session.ts';
import { storeOf } from '../../../support/traceStore.ts';

const END = 60e9;
/** Rises one after the other, more than fit a bin. */
const IN_A_ROW = 8;

function lan(more: Partial<ScenarioDocument> = {}): ScenarioDocument {
  const found = findScenario('ulku-r1-lan');
  if (found === null) throw new Error('no such scenario');
  return { ...found, ...more };
}

describe('the last change of a rate', () => {
  it('is found wherever it is, or there is none', () => {
    const values = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 700 });
    fc.assert(
      fc.property(values, (rates) => {
        const trace = storeOf({ 'acr/1': rates }).channel('acr/1');
        const last = rates.findLastIndex((rate, i) => i > 0 && rate !== rates[i - 1]);
        const found = trace && lastChangeOf(trace, rates.length);
        if (last < 0) expect(found).toBeNull();
        else {
          expect(found).toBeGreaterThanOrEqual(last);
          expect(found).toBeLessThanOrEqual(last + 2);
        }
      }),
    );
  });
});

describe('what the record shows of a source', () => {
  it('is a rise, by the only rule of TM 4.0 that raises a rate', () => {
    const document = lan({ abr: { ...lan().abr, icr: 20_000, rif: 1 / 512 } });
    const run = new HostedTraces(document).seek(END);
    const changes = rateChanges(document, END).filter(({ vc }) => vc === 1);
    const rising = changes.filter((_, i) =>
      changes.slice(Math.max(0, i - IN_A_ROW), i + 1).every(({ before, after }) => after > before),
    );
    const some = rising.slice(IN_A_ROW, IN_A_ROW + 4);
    expect(some).toHaveLength(4);
    for (const { time } of some) expect(changeSigns(run.seek(time + 1).seen, 1, 'tm4')).toEqual(['up']);
  });

  it('leaves a fall under TM 4.0 open, which several rules can cause', () => {
    const traces = storeOf({ 'acr/1': [9, 9, 4, 4] });
    expect(changeSigns({ traces, loaded: {} as never, now: 4 }, 1, 'tm4')).toEqual([]);
    expect(changeSigns({ traces, loaded: {} as never, now: 4 }, 1, 'becn')).toEqual(['halved']);
  });
});

describe('the exact rule', () => {
  it('is asked of the run, and taken from the answer to that question alone', () => {
    const session = testSession();
    ruleQuestionOf(session).ask(3, 500, 400);
    const [question] = session.sent;
    expect(question).toMatchObject({ type: 'why', find: 'before', event: { vc: 3, time: 401 } });
    const answer = (id: number, rule: string) =>
      session.report({
        type: 'why',
        id,
        event: { time: 390 },
        why: { rate: { rules: [rule] } },
      } as unknown as WhyReport);
    answer(777, 'down');
    expect(lastRulesOf(session).getState().rules).toEqual([]);
    answer((question as { id: number }).id, 'unanswered');
    expect(lastRulesOf(session).getState()).toEqual({ vc: 3, now: 500, at: 390, rules: ['unanswered'] });
  });

  it('is that of the replay, close to what the record shows', () => {
    const run = new HostedTraces(lan()).seek(END);
    const trace = run.traces.channel('acr/1');
    const end = trace && lastChangeOf(trace, run.now);
    run.tell({
      type: 'why',
      id: 5,
      event: { time: (end ?? 0) + 1, code: 101, vc: 1, port: null },
      find: 'before',
    });
    const told = run.reports.find((report): report is WhyReport => report.type === 'why' && report.id === 5);
    expect(told?.why?.rate?.rules.length).toBeGreaterThan(0);
    expect(told?.event.time).toBeLessThanOrEqual((end ?? 0) + 1);
    expect((end ?? 0) - (told?.event.time ?? 0)).toBeLessThan(2e9);
  });
});

describe('the destination', () => {
  const turned = (before: object, after: object) =>
    turnSigns({ visits: [{ station: 'turn', before, after }] } as unknown as RmStory);
  const asked = { er: 100, ci: false };

  it('is seen to set CI, to lower ER, or only to return the cell', () => {
    expect(turned(asked, { er: 100, ci: true })).toEqual(['turnMarked', 'turned']);
    expect(turned(asked, { er: 60, ci: false })).toEqual(['turnLowered', 'turned']);
    expect(turned(asked, asked)).toEqual(['turned']);
    expect(turnSigns(null)).toEqual([]);
  });
});
