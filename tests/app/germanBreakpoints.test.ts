import { describe, expect, it, vi } from 'vitest';
import { readStop, suggestions } from '../../src/app/branches/stops/readStop.ts';
import { stopWords } from '../../src/app/branches/stops/stopWords.ts';
import type { LoadedReport } from '../../src/contract/index.ts';

const inGerman = vi.hoisted(
  () => async (path: string) => (await import('../support/inLanguage.ts')).inGerman(path),
);
vi.mock('../../src/app/strings/numbers.ts', () => inGerman('app/strings/numbers.ts'));
vi.mock('../../src/app/strings/marks.ts', () => inGerman('app/strings/marks.ts'));
vi.mock('../../src/app/strings/panels/branchPanels.ts', () => inGerman('app/strings/panels/branchPanels.ts'));

const abr = { pcr: 353_208, mcr: 4717, icr: 70_642 };
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
    { id: 5, name: null, abr: null, windowBytes: null, mechanisms: ['greedy', 'adaptive-credit'] },
  ],
} as unknown as LoadedReport;

const read = (text: string) => {
  const found = readStop(text, loaded);
  return 'problem' in found ? found.problem : found.stop;
};

describe('a breakpoint in German', () => {
  const written = ['', 'VC 3', '3h1', 'VC 5'].flatMap((start) => suggestions(start, loaded));

  it('is suggested for each subject', () => expect(written.length).toBeGreaterThan(15));

  it.each(written)('is read back as it is written: %s', (sentence) => {
    const found = readStop(sentence, loaded);
    expect('stop' in found && stopWords(found.stop, loaded)).toBe(sentence);
  });

  it.each([
    [
      'die Warteschlange überschreitet 1.900 Zellen',
      { kind: 'level', channel: 'queue/S1>S2', side: 'above', limit: 1900 },
    ],
    ['VC 3: Fenster fällt unter 4', { kind: 'level', channel: 'cwnd/3', side: 'below', limit: 2048 }],
    ['VC 3 Fenster ist unter 4', { kind: 'level', channel: 'cwnd/3', side: 'below', limit: 2048 }],
    [
      'die Warteschlange von S2 → S3 füllt sich wieder',
      { kind: 'event', event: 'refill', vc: null, port: 'S2>S3' },
    ],
    ['die Zeit ist 1,25 s', { kind: 'time', timePs: 1.25e12 }],
    ['die Leitung ist leer seit 10 ms', { kind: 'idle', port: 'S1>S2', forPs: 10e9 }],
    ['ein VC verliert eine Zelle an S2 → S3', { kind: 'event', event: 'loss', vc: null, port: 'S2>S3' }],
  ] as const)('is understood: %s', (text, means) => {
    expect(read(text)).toEqual(means);
  });
});
