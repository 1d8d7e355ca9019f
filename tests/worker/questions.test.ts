import { describe, expect, it } from 'vitest';
import { AskedCode } from '../../src/contract/index.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import { Replays } from '../../src/worker/replays/index.ts';
import type { WorkerPort } from '../../src/worker/workerPort.ts';
import { Page } from '../support/page.ts';

const found = findScenario('ulku-r1-lan');
if (found === null) throw new Error('no network of rate control');

const lan = found;
const MOMENT_S = 0.062;

/** A script that is on its way until somebody says otherwise. */
class Script {
  asked = 0;
  private came: (() => void) | null = null;
  private failed: (() => void) | null = null;

  readonly get: WorkerPort['answering'] = (came, failed) => {
    this.asked++;
    this.came = () => came({ Replays });
    this.failed = failed;
  };

  comes(): void {
    this.came?.();
  }

  fails(): void {
    this.failed?.();
  }
}

function opened(): { script: Script; page: Page } {
  const script = new Script();
  const page = new Page(script.get).load(lan);
  page.seek(MOMENT_S);
  page.tell({ type: 'loadLateParts' });
  return { script, page };
}

const change = { time: 0.06e12, code: AskedCode.rate, vc: 1, port: null };

const askWhy = (page: Page, id: number): Page =>
  page.tell({ type: 'why', id, event: change, find: 'nearest' });
const askAll = (page: Page): Page =>
  askWhy(page, 4)
    .tell({ type: 'rm', id: 5, vc: 1, number: 0, near: 0 })
    .tell({ type: 'frames', id: 6, vc: 1, from: 0.06e12, to: 0.061e12 })
    .settle();

const answers = (page: Page) =>
  page.reports.flatMap((report) => ('id' in report && report.type !== 'sought' ? [report] : []));

describe('questions before what answers them is there', () => {
  it('is on its way from when the page says so, asked for once', () => {
    const { script, page } = opened();
    expect(script.asked).toBe(1);
    askAll(page);
    page.load(lan);
    expect(script.asked).toBe(1);
  });

  it('wait, and are answered like others, the newest of each kind', () => {
    const { script, page } = opened();
    askWhy(page, 3).settle();
    askAll(page);
    expect(answers(page)).toEqual([]);
    script.comes();
    page.settle();
    const straight = new Page().load(lan);
    straight.seek(MOMENT_S);
    askAll(straight);
    expect(answers(page).map(({ id }) => id)).toEqual(expect.arrayContaining([4, 5, 6]));
    expect(answers(page)).toHaveLength(3);
    for (const type of ['why', 'rm', 'frames'] as const) {
      expect(page.last(type)).toEqual(straight.last(type));
      expect(page.last(type).message).toBeNull();
    }
  });

  it('are told of an edit that came while they waited', () => {
    const { script, page } = opened();
    page.tell({ type: 'frames', id: 6, vc: 1, from: 0.061e12, to: 0.063e12 });
    for (const [path, value] of [
      ['algorithm.lt', 10],
      ['algorithm.ht', 20],
      ['buffer', 30],
    ] as const)
      page.tell({ type: 'set', path, value, token: 1 });
    page.seek(MOMENT_S + 0.002);
    script.comes();
    page.settle();
    const { edits } = page.last('applied');
    const straight = new Page().load(lan, edits);
    straight.seek(MOMENT_S + 0.002);
    straight.tell({ type: 'frames', id: 6, vc: 1, from: 0.061e12, to: 0.063e12 }).settle();
    expect(page.last('frames')).toEqual(straight.last('frames'));
  });
});

describe('what a VC does', () => {
  it('is answered where the run is, also while it plays, and changes nothing', () => {
    const page = new Page().load(lan);
    page.seek(MOMENT_S);
    const digest = page.ask('digest');
    page.tell({ type: 'acts', id: 8, vc: 1 }).settle();
    expect(page.last('acts')).toMatchObject({ id: 8, vc: 1, time: page.batch.now });
    expect(page.last('acts').states.length).toBeGreaterThan(2);
    expect(page.ask('digest')).toBe(digest);
    page.tell({ type: 'play' }).wait(50);
    page.tell({ type: 'acts', id: 9, vc: 99 }).wait(50);
    expect(page.last('acts')).toMatchObject({ id: 9, vc: 99, states: [] });
    expect(page.last('acts').time).toBeGreaterThan(MOMENT_S * 1e12);
    expect(page.batch.state).toBe('playing');
  });
});

describe('what answers questions and cannot be loaded', () => {
  it('is told to each question, and the run is as it was', () => {
    const { script, page } = opened();
    const digest = page.ask('digest');
    askAll(page);
    script.fails();
    page.settle();
    expect(page.last('why')).toMatchObject({ id: 4, event: change, why: null });
    expect(page.last('rm')).toMatchObject({ id: 5, vc: 1, number: 0, story: null });
    expect(page.last('frames')).toMatchObject({ id: 6, vc: 1, frames: null });
    for (const type of ['why', 'rm', 'frames'] as const)
      expect(page.last(type).message).toEqual({ key: 'answersMissing', values: {} });
    expect(page.all('failed')).toEqual([]);
    expect(page.ask('digest')).toBe(digest);
  });

  it('is asked for again by the next question, which is answered', () => {
    const { script, page } = opened();
    askWhy(page, 4).settle();
    script.fails();
    page.settle();
    askWhy(page, 7).settle();
    expect(script.asked).toBe(2);
    script.comes();
    page.settle();
    expect(page.last('why')).toMatchObject({ id: 7, message: null });
    expect(page.last('why').why?.rate).toBeTruthy();
  });

  it('is no news while nobody has asked', () => {
    const { script, page } = opened();
    script.fails();
    page.settle();
    expect(page.reports.filter(({ type }) => ['why', 'rm', 'frames', 'failed'].includes(type))).toEqual([]);
    askWhy(page, 4).settle();
    expect(script.asked).toBe(2);
  });
});
