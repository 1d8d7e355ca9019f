import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  rateLimit,
  stopOf,
  stopSubjects,
  usualClause,
  verbsOf,
} from '../../../src/app/branches/stops/clauses.ts';
import { readStop, suggestions } from '../../../src/app/branches/stops/readStop.ts';
import { stopWords } from '../../../src/app/branches/stops/stopWords.ts';
import type { Breakpoint, LoadedReport } from '../../../src/contract/index.ts';

const abr = { pcr: 353_208, mcr: 0, icr: 70_642 };

const loaded = {
  port: 'S1>S2',
  endPs: 3e12,
  ports: [
    { id: 'S1>S2', bufferCells: 2000 },
    { id: 'S2>S3', bufferCells: 500 },
  ],
  vcs: [
    { id: 3, name: null, abr: null, windowBytes: 65_536, segmentBytes: 512, mechanisms: ['reno'] },
    { id: 4, name: '3h1', abr, windowBytes: null, segmentBytes: 512, mechanisms: ['greedy', 'tm4'] },
    { id: 30, name: null, abr, windowBytes: 65_536, segmentBytes: 512, mechanisms: ['reno', 'tm4'] },
    { id: 31, name: null, abr: { ...abr, mcr: 4717 }, windowBytes: null, mechanisms: ['greedy', 'tm4'] },
    { id: 32, name: null, abr: null, windowBytes: null, mechanisms: ['greedy', 'adaptive-credit'] },
  ],
} as unknown as LoadedReport;

const read = (text: string) => readStop(text, loaded);
const stop = (text: string): Breakpoint => {
  const found = read(text);
  if ('problem' in found) throw new Error(found.problem);
  return found.stop;
};
const problem = (text: string): string => {
  const found = read(text);
  return 'problem' in found ? found.problem : `understood as ${stopWords(found.stop, loaded)}`;
};

describe('a typed breakpoint', () => {
  it.each([
    ['stop when VC 3 times out', { kind: 'event', event: 'timeout', vc: 3, port: null }],
    ['any VC loses a cell', { kind: 'event', event: 'loss', vc: null, port: 'S1>S2' }],
    ['any VC loses a cell at S2 -> S3', { kind: 'event', event: 'loss', vc: null, port: 'S2>S3' }],
    ['VC 3 loses a cell', { kind: 'event', event: 'loss', vc: 3, port: null }],
    ['a burst begins', { kind: 'event', event: 'epoch', vc: null, port: 'S1>S2' }],
    [
      'Stop when the queue passes 1,900',
      { kind: 'level', channel: 'queue/S1>S2', side: 'above', limit: 1900 },
    ],
    [
      'the queue passes 1,900 cells downwards',
      { kind: 'level', channel: 'queue/S1>S2', side: 'below', limit: 1900 },
    ],
    [
      'the queue of S2 → S3 falls below 1 cell',
      { kind: 'level', channel: 'queue/S2>S3', side: 'below', limit: 1 },
    ],
    ['the link stands idle for 10 ms', { kind: 'idle', port: 'S1>S2', forPs: 10e9 }],
    [
      "VC 3's window falls below 4 segments",
      { kind: 'level', channel: 'cwnd/3', side: 'below', limit: 2048 },
    ],
    ['VC 3’s window drops below 4', { kind: 'level', channel: 'cwnd/3', side: 'below', limit: 2048 }],
    ['3h1 rate falls below PCR/10', { kind: 'level', channel: 'acr/4', side: 'below', limit: 35_320.8 }],
    ['VC 30’s rate rises above 1000', { kind: 'level', channel: 'acr/30', side: 'above', limit: 1000 }],
    ['stop when VC 3 gets an EFCI mark', { kind: 'event', event: 'mark', vc: 3, port: null }],
    ['any VC is marked', { kind: 'event', event: 'mark', vc: null, port: 'S1>S2' }],
    ['VC 31 falls to MCR', { kind: 'event', event: 'floor', vc: 31, port: null }],
    ['any VC reaches MCR', { kind: 'event', event: 'floor', vc: null, port: null }],
    ['VC 32 runs out of credit', { kind: 'event', event: 'credit', vc: 32, port: null }],
    ['any VC uses its credit up at S2 → S3', { kind: 'event', event: 'credit', vc: null, port: 'S2>S3' }],
    ['the queue fills again', { kind: 'event', event: 'refill', vc: null, port: 'S1>S2' }],
    ['the queue of S2 → S3 refills', { kind: 'event', event: 'refill', vc: null, port: 'S2>S3' }],
    ['at 1.25 s', { kind: 'time', timePs: 1.25e12 }],
  ] as const)('is understood: %s', (text, means) => {
    expect(stop(text)).toEqual(means);
  });

  it('says what it does not understand, and what would be', () => {
    expect(problem('the moon rises')).toBe(
      '“the moon rises” is unknown. A breakpoint begins with any VC, VC 3, the queue of S1 → S2, the link S1 → S2, a burst, the time.',
    );
    expect(problem('VC 3 explodes')).toMatch(
      /^“explodes” is unknown after “VC 3”\. Known: loses a cell, times out, /,
    );
    expect(problem('the link')).toBe('Nothing follows “the link S1 → S2”. Known: is idle for.');
    expect(problem('the queue rises above many cells')).toBe('“many cells” is not a number of cells.');
    expect(problem('the queue rises above')).toBe('A number of cells is missing.');
    expect(problem('the queue rises above 1900 kg')).toBe('“kg” at the end is not understood.');
    expect(problem('VC 3 times out twice')).toBe('“twice” at the end is not understood.');
  });

  it('offers only what the source can do', () => {
    expect(problem('3h1 times out')).toMatch(/^“times out” is unknown after “3h1”/);
    expect(problem('VC 3’s rate falls below 10')).toMatch(/is unknown after “VC 3”/);
    expect(problem('VC 3 uses its credit up')).toMatch(/is unknown after “VC 3”/);
    expect(problem('VC 30 falls to MCR')).toMatch(/is unknown after “VC 30”/);
    expect(problem('VC 31 falls to MCR at S1 → S2')).toMatch(/at the end is not understood/);
    expect(problem('the queue fills again at S2 → S3')).toMatch(/at the end is not understood/);
  });

  it('means the sentence that the list shows, whatever was chosen', () => {
    const clauses = stopSubjects(loaded).flatMap((subject) =>
      verbsOf(subject, loaded).map((verb) => usualClause(subject, verb, loaded)),
    );
    for (const clause of clauses) {
      const chosen = stopOf(
        { ...clause, limit: clause.limit.startsWith('PCR') ? '1234' : clause.limit },
        loaded,
      );
      expect(stop(stopWords(chosen, loaded))).toEqual(chosen);
    }
  });

  it('has a limit in its range', () => {
    expect(problem('the link is idle for 0 ms')).toBe('0: range 0.01 to 10,000 ms.');
    expect(problem('the time is 9,999 s')).toMatch(/^9,999: range 0 to [\d.]+ s\.$/);
  });

  it('is never misread: any text is understood or refused', () => {
    fc.assert(fc.property(fc.string(), (text) => void read(text)));
  });

  it('is suggested as it is typed, one of each kind at first', () => {
    expect(suggestions('', loaded)).toContain('any VC loses a cell at S1 → S2');
    expect(suggestions('the queue', loaded)).toContain('the queue of S1 → S2 rises above 1,800 cells');
    expect(suggestions('VC 3', loaded)[0]).toBe('VC 3 loses a cell');
    expect(suggestions('vc 3 t', loaded)).toEqual(['VC 3 times out']);
    for (const sentence of suggestions('', loaded, 99))
      expect(stopWords(stop(sentence), loaded)).toBe(sentence);
  });
});

describe('a breakpoint in words', () => {
  it('names what scripts and links can say besides', () => {
    const below = (channel: string) => stopWords({ kind: 'level', channel, side: 'below', limit: 1 }, loaded);
    expect(below('credit/4/sw0>sw1')).toBe('credit of 3h1 at sw0 → sw1 falls below 1');
    expect(below('acr/4/sw1')).toBe('ACR of 3h1 at sw1 falls below 1 cells/s');
    expect(stopWords({ kind: 'event', event: 'capture', vc: 3, port: null }, loaded)).toBe(
      'VC 3 enters a drop list',
    );
  });

  it('takes a rate in cells per second or as a part of PCR', () => {
    expect(rateLimit('35320', 353_208)).toBe(35_320);
    expect(rateLimit(' pcr/10 ', 353_208)).toBe(35_320.8);
    expect(rateLimit('PCR / 2.5', 353_208)).toBe(353_208 / 2.5);
    expect(rateLimit('PCR', 353_208)).toBe(353_208);
    for (const nonsense of ['', 'PCR/', 'PCR/x', 'ten', 'PCR*2'])
      expect(rateLimit(nonsense, 353_208)).toBeNaN();
  });
});
