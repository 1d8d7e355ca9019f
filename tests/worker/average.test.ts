import { describe, expect, it } from 'vitest';
import { type Edit, EventCode, type ScenarioDocument } from '../../src/contract/index.ts';
import { Page } from '../support/page.ts';
import { END_S, fingerprint, slow, straight } from './slow.ts';

/** Averages that move, and a queue that often reaches the threshold. */
const under = (policy: string): ScenarioDocument => ({
  ...slow,
  ports: { default: { bufferCells: 60, policy } },
  policies: { red: { minTh: 5, maxTh: 30, wq: 0.05 }, ccd: { tq: 20 } },
});
const red = under('red');
const ccd = under('ccd');
const binAt = (page: Page, seconds: number) =>
  Math.floor((seconds * 1e12) / page.last('loaded').channels[averageOf(page)]!.binPs);
const averageOf = (page: Page) =>
  page.last('loaded').channels.findIndex(({ quantity }) => quantity === 'average');
const at = (page: Page, seconds: number) => page.bins[averageOf(page)]!.max[binAt(page, seconds)];
const policy = (value: string) => ({ type: 'set', path: 'policy', value, token: 1 }) as const;
const edits = (page: Page) => page.ask('edits') as readonly Edit[];
const suspensions = (rows: readonly (readonly number[])[]) =>
  rows.filter(([, code]) => code === EventCode.suspend || code === EventCode.resume);

describe('the average that a policy keeps', () => {
  it('is recorded alike at any speed, in any batches', () => {
    const whole = straight([], red);
    for (const ratio of [0.5, 2, 20]) {
      const page = new Page().load(red).tell({ type: 'speed', ratio }).tell({ type: 'play' }).wait(400);
      page.tell({ type: 'pause' }).seek(END_S);
      expect(fingerprint(page.bins)).toEqual(whole.bins);
    }
  });

  it('is not there while another policy is in force, and begins afresh', () => {
    const page = new Page().load(red);
    page.seek(0.5);
    page.tell(policy('epd')).seek(0.9);
    page.tell(policy('atm-red')).seek(END_S);
    expect(at(page, 0.49)).toBeGreaterThan(5);
    expect(at(page, 0.7)).toBeNaN();
    expect(at(page, 0.9001)).toBeLessThan(1);
    expect(at(page, 1.4)).toBeGreaterThan(5);
    expect(fingerprint(page.bins)).toEqual(straight(edits(page), red).bins);
  });

  it('stays through going back, and is written anew after an edit in the past', () => {
    const page = new Page().load(red);
    page.seek(0.8);
    page.tell(policy('ccd')).seek(1.2);
    const before = fingerprint(page.bins);
    page.seek(0.3);
    page.seek(1.2);
    expect(fingerprint(page.bins)).toEqual(before);
    page.seek(0.6);
    page.tell({ type: 'set', path: 'policy.wq', value: 0.5, token: 2 }).seek(END_S);
    expect(at(page, 1.1)).toBeGreaterThan(1);
    expect(fingerprint(page.bins)).toEqual(straight(edits(page), red).bins);
  });
});

describe('the pauses of CCD', () => {
  it('are events, which say how long each is to last, in any batches', () => {
    const told = suspensions(straight([], ccd).events);
    expect(told.length).toBeGreaterThan(3);
    for (let i = 1; i < told.length; i++)
      expect(told[i]![0]).toBeGreaterThanOrEqual((told[i - 1]![0]! + told[i - 1]![4]!) * (1 - 1e-6));
    const page = new Page().load(ccd).tell({ type: 'speed', ratio: 20 }).tell({ type: 'play' }).wait(400);
    page.tell({ type: 'pause' }).seek(END_S);
    expect(suspensions(page.events)).toEqual(told);
  });

  it('end early when the policy does, and only then', () => {
    const page = new Page().load(ccd);
    page.seek(END_S);
    const [time, , , , length] = suspensions(page.events)[1]!;
    page.seek((time! + length! / 2) / 1e12);
    page.tell(policy('red')).seek(END_S);
    const rows = suspensions(page.events);
    expect(rows.map(([, code]) => code)).toEqual([EventCode.suspend, EventCode.suspend, EventCode.resume]);
    expect(page.events).toEqual(straight(edits(page), ccd).events);
  });
});
