import { beforeAll, describe, expect, it } from 'vitest';
import { EventCode, pauseReason } from '../../src/contract/index.ts';
import { loadRuleLanguage } from '../../src/engine/language.ts';
import { sayRemarks } from '../../src/strings/en/remarks/index.ts';
import { Page } from '../support/page.ts';
import { slow } from './slow.ts';

beforeAll(loadRuleLanguage);

/** It cannot divide when it finds 30 cells. */
const FAILING = `rule failing: my rule
short mine

share = 5 / (queue - 30)
accept if queue < buffer or share < 0
refuse
`;
/** Neither with 10, in a line before. */
const TWICE = FAILING.replace('share =', 'accept if 1 / (queue - 10) > 2\nshare =');

function playing(policy: string, port = 'S1>S2'): Page {
  const page = new Page().load(slow);
  page.seek(0.3);
  page.tell({ type: 'watch', port });
  page.tell({ type: 'set', path: 'ports.S1>S2.policy', value: policy, token: 1 });
  return page.tell({ type: 'speed', ratio: 0.5 }).tell({ type: 'play' }).wait(5_000);
}

describe('where a rule meets a division by 0, a playing run', () => {
  it('pauses right behind that cell, and says where it was', () => {
    const { batch } = playing(FAILING);
    expect(batch).toMatchObject({ state: 'paused', reason: pauseReason('atFault'), stopped: null });
    expect(batch.failures).toEqual([
      { port: 'S1>S2', rule: 'mine', line: 4, time: batch.now - 1, words: '5 / 0' },
    ]);
  });

  it('shows the line and what was met', () => {
    const { decision } = playing(FAILING).batch;
    expect(decision).toMatchObject({ line: 4, queue: 30, accepted: true });
    expect(sayRemarks(decision?.sentence ?? [])).toContain('**5 / 0** in line 4');
  });

  it('does not pause again for that line', () => {
    const page = playing(FAILING);
    page.tell({ type: 'play' }).wait(60_000);
    expect(page.batch).toMatchObject({ state: 'ended', failures: [{ line: 4 }] });
  });

  it('pauses once for each line', () => {
    const page = playing(TWICE);
    expect(page.batch.failures.map(({ line }) => line)).toEqual([4]);
    page.tell({ type: 'play' }).wait(5_000);
    expect(page.batch.reason).toEqual(pauseReason('atFault'));
    expect(page.batch.failures.map(({ line }) => line)).toEqual([4, 5]);
    page.tell({ type: 'play' }).wait(60_000);
    expect(page.batch.state).toBe('ended');
  });

  it('pauses again when the rule is another', () => {
    const page = playing(FAILING);
    page.tell({ type: 'set', path: 'ports.S1>S2.policy', value: `${FAILING}\n# once more\n`, token: 2 });
    expect(page.batch.failures).toEqual([]);
    page.tell({ type: 'play' }).wait(5_000);
    expect(page.batch.reason).toEqual(pauseReason('atFault'));
  });

  it('says so also at a port that is not shown', () => {
    const page = playing(FAILING, 'S2>S1');
    expect(page.batch).toMatchObject({
      reason: pauseReason('atFault'),
      decision: null,
      failures: [{ port: 'S1>S2' }],
    });
  });

  it('knows of it wherever the run is moved to: behind it, not before', () => {
    const page = playing(FAILING);
    const at = page.batch.now / 1e12;
    page.seek(at + 0.2);
    expect(page.batch.failures).toHaveLength(1);
    page.seek(at - 0.01);
    expect(page.batch.failures).toEqual([]);
    page.tell({ type: 'play' }).wait(5_000);
    expect(page.batch).toMatchObject({ now: at * 1e12, reason: pauseReason('atFault') });
  });

  it('records it as an event, to be marked and stopped at', () => {
    const page = playing(FAILING);
    const rows = page
      .all('batch')
      .flatMap(({ events }) => [...(events?.code ?? [])].map((code, i) => [code, events?.value[i]]))
      .filter(([code]) => code === EventCode.fault);
    expect(rows).toEqual([[EventCode.fault, 4]]);
  });
});
