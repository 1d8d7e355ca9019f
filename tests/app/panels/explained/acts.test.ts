import { describe, expect, it } from 'vitest';
import {
  actsNow,
  lastLiveStatesOf,
  lastReturning,
  liveStateQuestionOf,
} from '../../../../src/app/panels/policy/explained/lastLiveStates.ts';
import { lastRulesOf } from '../../../../src/app/panels/policy/explained/lastRules.ts';
import { vcHighlight } from '../../../../src/app/panels/policy/explained/vcHighlight.ts';
import type { StageState } from '../../../../src/app/store/types.ts';
import { tracesOf } from '../../../../src/app/traces/index.ts';
import type { LiveStatesReport, Report, RmReport, ScenarioDocument } from '../../../../src/contract/index.ts';
import type { Link } from '../../../../src/engine/atm/link.ts';
import { RouterOutput } from '../../../../src/engine/network/nodes/routerOutput.ts';
import { catalog } from '../../../../src/engine/node.ts';
import { findScenario } from '../../../../src/scenarios/index.ts';
import { HostedTraces } from '../../../support/hostedTraces.ts';
import { rateChanges } from '../../../support/rateChanges.ts';
import { testSession } from '../../../support/session.ts';

const scenario = (id: string) => findScenario(id) as ScenarioDocument;
const infoOf = (id: string) => {
  const info = catalog.explained.find((one) => one.id === id);
  if (info === undefined) throw new Error(`nothing explains ${id}`);
  return info;
};

/** A page whose head is where a run is, and which has asked what a VC does. */
function pageAt(run: HostedTraces, vc: number) {
  const session = testSession();
  Object.assign(tracesOf(session), { shown: run.traces });
  const last = <T extends Report['type']>(type: T) =>
    run.reports.findLast((report): report is Extract<Report, { type: T }> => report.type === type);
  const answers: LiveStatesReport[] = [];
  const ask = () => {
    run.tell({ type: 'acts', id: 70, vc });
    const answer = last('acts');
    if (answer !== undefined) answers.push(answer);
    lastLiveStatesOf(session).setState({ acts: answer });
  };
  const lit = (id: string, state: StageState['run'] = 'paused') => {
    const info = infoOf(id);
    const last = { rules: lastRulesOf(session).getState(), ...lastLiveStatesOf(session).getState() };
    const { line, evaluated } = vcHighlight({ session, info, vc, last }, {
      ...run.seen,
      run: state,
      rateStates: run.loaded?.rateStates ?? [],
    } as unknown as StageState);
    const text = (number: number) => info.pseudoCode.find((one) => one.number === number)?.text ?? '';
    return {
      first: text(line),
      notes: Object.fromEntries(
        (evaluated ?? []).map((one) => [text(one.line).split(' ', 2).join(' '), one.note]),
      ),
    };
  };
  return { session, ask, lit, last };
}

describe('the card of a source end system', () => {
  it('lights rule 7 when an RM cell has left, and says how many cells are to come before the next (rule 3)', () => {
    const run = new HostedTraces(scenario('ulku-r1-lan'));
    run.seek(10e9).tell({ type: 'acts', id: 1, vc: 1 });
    const left = run.reports.findLast((report): report is LiveStatesReport => report.type === 'acts');
    const { time } = left?.states.find(({ sign }) => sign === 'forwardLeft') ?? {};
    const page = pageAt(run.seek((time ?? 0) + 1), 1);
    page.ask();
    const { first, notes } = page.lit('tm4');
    expect(first).toMatch(/^rules 7 and 10/);
    expect(notes['rules 7']).toMatch(/^CCR [\d.,k]+ cells\/s$/);
    expect(notes['rule 3a:']).toMatch(/^after \d+ more cells?$/);
    expect(notes['rule 1:']).toMatch(/^next cell in /);
  });

  it('lights what lowered the rate while the run plays, as the last answer says', () => {
    const document = scenario('ulku-r1-lan');
    const fall = rateChanges(document, 60e9).find(({ vc, before, after }) => vc === 1 && after < before);
    const run = new HostedTraces(document).seek((fall?.time ?? 0) + 1);
    const page = pageAt(run, 1);
    const { now } = run;
    lastRulesOf(page.session).setState({ vc: 1, now: now - 1e9, at: now - 1e9, rules: ['atMost'] });
    expect(page.lit('tm4', 'playing').first).toMatch(/^rule 9/);
    expect(page.lit('tm4', 'paused').first).not.toMatch(/^rule 9/);
    lastRulesOf(page.session).setState({ vc: 1, now: now + 1e9, at: now, rules: ['atMost'] });
    expect(page.lit('tm4', 'playing').first).not.toMatch(/^rule 9/);
  });
});

describe('the card of a destination', () => {
  it('lights rule 1 with the EFCI bit, and rule 2 while a cell is on its way back, exactly once it is known', () => {
    const run = new HostedTraces(scenario('ulku-r1-wan')).seek(30e9);
    const page = pageAt(run, 1);
    page.ask();
    const number = lastReturning(run.traces, 1);
    expect(number).not.toBeNull();
    expect(page.lit('destination').first).toBe('it turns round at once');
    expect(page.lit('destination').notes['remember its']).toMatch(/^EFCI [01]$/);
    liveStateQuestionOf(page.session).askTurn(1, number ?? 0, run.now);
    const [question] = page.session.sent;
    run.tell({ ...(question as Extract<typeof question, { type: 'rm' }>) });
    page.session.report(page.last('rm') as RmReport);
    const { turn } = lastLiveStatesOf(page.session).getState();
    expect(turn).toMatchObject({ vc: 1, now: run.now });
    expect(turn.story?.visits.some(({ station }) => station === 'turn')).toBe(true);
  });
});

describe('the card of a router', () => {
  it('lights up as frames come, wait and go on', () => {
    const run = new HostedTraces(scenario('rosolen-router'));
    const vc = run.loaded?.vcs.find(({ mechanisms }) => mechanisms.includes('router'))?.id ?? 0;
    const page = pageAt(run, vc);
    const seen = new Set<string>();
    for (let t = 100e9; t < 220e9; t += 2e9) {
      run.seek(t);
      page.ask();
      seen.add(page.lit('router').first);
    }
    expect([...seen]).toEqual(
      expect.arrayContaining([expect.stringMatching(/^it joins|^queue it|^its cells/)]),
    );
    expect(seen.size).toBeGreaterThan(1);
  });
});

describe('a router that is full', () => {
  it('lights its discard for the VC whose last frame found no place, and for no other', () => {
    const output = new RouterOutput({ free: 100 } as Link, 1, 4);
    expect([output.lastRefusal(0), output.lastRefusal(2)]).toEqual([null, null]);
    output.queue(10, 0);
    expect(output.hasRoom(20)).toBe(false);
    output.refuse(20, 2);
    expect([output.lastRefusal(0), output.lastRefusal(2), output.discarded]).toEqual([null, 20, 1]);
    expect(output.hasRoom(100)).toBe(true);
    output.queue(100, 2);
    expect(output.lastRefusal(2)).toBeNull();
  });
});

describe('what a VC does', () => {
  const told = { vc: 3, time: 500, states: [{ sign: 'byRate', value: Number.NaN, time: null }] } as const;

  it('holds for its moment, and about then while the run plays; for no other VC', () => {
    expect(actsNow(told, 3, 500, false)).toHaveLength(1);
    expect(actsNow(told, 3, 501, false)).toEqual([]);
    expect(actsNow(told, 3, 501, true)).toHaveLength(1);
    expect(actsNow(told, 4, 500, true)).toEqual([]);
  });

  it('is taken from the answer to the newest question alone', () => {
    const session = testSession();
    liveStateQuestionOf(session).ask(3);
    liveStateQuestionOf(session).ask(3);
    const [first, second] = session.sent as unknown as { id: number }[];
    const answer = (id: number | undefined, time: number) =>
      session.report({ type: 'acts', id, vc: 3, time, states: [] } as unknown as LiveStatesReport);
    answer(first?.id, 1);
    expect(lastLiveStatesOf(session).getState().acts.time).toBe(-1);
    answer(second?.id, 2);
    expect(lastLiveStatesOf(session).getState().acts.time).toBe(2);
  });
});
