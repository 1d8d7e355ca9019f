import { describe, expect, it } from 'vitest';
import {
  rateLimit,
  type StopFields,
  stopKinds,
  stopOf,
} from '../../../src/app/panels/branches/stops/stopForm.ts';
import { stopWords } from '../../../src/app/panels/branches/stops/stopWords.ts';
import type { LoadedReport } from '../../../src/contract/index.ts';

const loaded = {
  port: 'S1>S2',
  vcs: [
    { id: 3, name: null, abr: null },
    { id: 4, name: '3h1', abr: { pcr: 353_208, mcr: 0, icr: 70_642 } },
  ],
} as unknown as LoadedReport;

const told = (fields: StopFields): string => stopWords(stopOf(fields, loaded), loaded);

describe('the form of stops', () => {
  it('takes a rate in cells per second or as a part of PCR', () => {
    expect(rateLimit('35320', 353_208)).toBe(35_320);
    expect(rateLimit(' pcr/10 ', 353_208)).toBe(35_320.8);
    expect(rateLimit('PCR / 2.5', 353_208)).toBe(353_208 / 2.5);
    expect(rateLimit('PCR', 353_208)).toBe(353_208);
    for (const nonsense of ['', 'PCR/', 'PCR/x', 'ten', 'PCR*2'])
      expect(rateLimit(nonsense, 353_208)).toBeNaN();
  });

  it('offers what the run can have', () => {
    expect(stopKinds(true, false)).toEqual(['loss', 'above', 'below', 'rate', 'time']);
    expect(stopKinds(false, true)).toEqual(['loss', 'timeout', 'halving', 'above', 'below', 'time']);
  });

  it('says each stop in words', () => {
    expect(told({ kind: 'loss', vc: '3', limit: '' })).toBe('drop of VC 3');
    expect(told({ kind: 'loss', vc: '', limit: '' })).toBe('drop at S1 → S2');
    expect(told({ kind: 'halving', vc: '', limit: '' })).toBe('cut of a window');
    expect(told({ kind: 'above', vc: '', limit: '1500' })).toBe('queue of S1 → S2 above 1,500');
    expect(told({ kind: 'rate', vc: '4', limit: 'PCR/10' })).toBe('ACR of 3h1 below 35,321 cells/s');
    expect(told({ kind: 'time', vc: '', limit: '1.25' })).toBe('at 1.25 s');
    const below = (channel: string) => stopWords({ kind: 'level', channel, side: 'below', limit: 1 }, loaded);
    expect(below('credit/4/sw0>sw1')).toBe('credit of 3h1 at sw0 → sw1 below 1');
    expect(below('acr/4/sw1')).toBe('ACR of 3h1 at sw1 below 1 cells/s');
  });

  it('looks for drops of one VC everywhere, and for those of all where one looks', () => {
    expect(stopOf({ kind: 'loss', vc: '3', limit: '' }, loaded)).toMatchObject({ vc: 3, port: null });
    expect(stopOf({ kind: 'loss', vc: '', limit: '' }, loaded)).toMatchObject({ vc: null, port: 'S1>S2' });
  });
});
