import { describe, expect, it } from 'vitest';
import { answered, type RunResults, type ScenarioDocument } from '../../src/contract/index.ts';
import { checkScenario } from '../../src/engine/index.ts';
import { scenes } from '../../src/scenarios/index.ts';
import { tcpSections as english } from '../../src/strings/en/settings/tcp.ts';
import { inGerman } from '../support/inLanguage.ts';
import { ledger, runs } from '../support/sceneRuns.ts';

const { scenes: germanScenes } =
  await inGerman<typeof import('../../src/scenarios/index.ts')>('scenarios/index.ts');
const { tcpSections: german } = await inGerman<typeof import('../../src/strings/en/settings/tcp.ts')>(
  'strings/en/settings/tcp.ts',
);

const LONGEST_HINT = 160;
/** Two short sentences, or three. */
const LONGEST_PART = 270;

const asksOf = ({ stage }: ScenarioDocument) => (stage?.ask ?? []).map(answered);

const named = scenes.map(([scene]) => [scene.id, scene] as const);

describe('scenes that teach alone', () => {
  it.each(named)(
    '%s has for each question an answer and a short hint, which is not the answer',
    (_, scene) => {
      const asked = asksOf(scene);
      expect(asked.length).toBeGreaterThan(0);
      for (const { hint = '', answer } of asked) {
        expect(answer).not.toBe('');
        expect(hint).not.toBe('');
        expect(hint.length, hint).toBeLessThanOrEqual(LONGEST_HINT);
        expect(hint).not.toBe(answer);
      }
      expect(checkScenario(scene).problems).toEqual([]);
    },
  );

  it.each([
    ['English', scenes, english],
    ['German', germanScenes, german],
  ])('have hints that name a control by its words, never by its key, in %s', (_, list, sections) => {
    const hints = new Map(list.map(([scene]) => [scene.id, asksOf(scene).map(({ hint = '' }) => hint)]));
    for (const hint of [...hints.values()].flat()) expect(hint).not.toMatch(/\b[a-z]+(?:\.[a-z]|[A-Z])/);
    const label = sections.flatMap(({ settings }) => settings.growthDivisor?.label ?? [])[0] ?? '';
    // It may be divided at a soft hyphen.
    expect(hints.get('other-tcp')?.[1]).toContain(label.replaceAll('\u00ad', ''));
  });

  it.each(named)('%s says where it is from', (_, scene) => {
    expect(scene.source).toMatch(/\d{4}|Cheon & Panwar/);
  });

  it.each(named)('%s has a note of four short parts for its teacher', (_, scene) => {
    const note = scene.stage?.note;
    if (note === undefined || typeof note === 'string') return expect.unreachable();
    expect(Object.keys(note)).toEqual(['show', 'belief', 'next', 'avoid']);
    for (const part of Object.values(note)) {
      expect(part.length).toBeGreaterThan(20);
      expect(part.length, part).toBeLessThanOrEqual(LONGEST_PART);
    }
    expect(note.next).toMatch(/\?/);
  });

  it('refuse a hint that names an unknown figure', () => {
    const [scene] = scenes[0] ?? [];
    const ask = [{ question: 'How much?', hint: 'Read {rest}.', answer: 'All.' }];
    const { problems } = checkScenario({ ...scene, stage: { ...scene?.stage, ask } } as never);
    expect(problems.map(({ path }) => path)).toEqual(['stage.ask[0].hint']);
  });
});

describe('what teacher’s notes say that no other claim of a scene does', () => {
  const one = (id: string, settings: Record<string, string>): RunResults =>
    runs(id, settings, [1])[0] as RunResults;

  it('ESPD loses most of its gain with a second threshold of 1,900 cells, all of it with 100 places', () => {
    const late = ledger(one('take-turns', { policy: 'espd', 'policy.th2': '1900' })).useful;
    expect(late).toBeGreaterThan(0.727);
    expect(late - 0.727).toBeLessThan(0.5 * (0.976 - 0.727));
    const small = { buffer: '100' };
    const espd = one('take-turns', { ...small, policy: 'espd', 'policy.th1': '95', 'policy.th2': '50' });
    const epd = one('take-turns', { ...small, policy: 'epd', 'policy.threshold': '60' });
    expect(ledger(espd).useful).toBeLessThan(ledger(epd).useful);
  });

  it('beat-down turns around at 0.5 ms per link', () => {
    const between = Object.fromEntries(
      ['sw0>sw1', 'sw1>sw2', 'sw2>sw3'].map((link) => [`links.${link}.delayMs`, '0.5']),
    );
    const [long, two] = one('beat-down', between).sessions.map(({ abr }) =>
      abr === null ? Number.NaN : abr.acrMean / abr.fairCellRate,
    );
    expect(long).toBeGreaterThan(two ?? Number.NaN);
  });

  it('EPRCA leaves a VC a fifth below its share on links of 1 ms', () => {
    const shares = one('not-free', { algorithm: 'eprca' }).sessions.map(({ abr }) =>
      abr === null ? Number.NaN : abr.acrMean / abr.fairCellRate,
    );
    expect(Math.min(...shares)).toBeLessThan(0.85);
  });
});
