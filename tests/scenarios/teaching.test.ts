import { describe, expect, it } from 'vitest';
import type { RunResults } from '../../src/contract/index.ts';
import { checkScenario } from '../../src/engine/index.ts';
import { answers } from '../../src/scenarios/answers.ts';
import { scenes } from '../../src/scenarios/index.ts';
import { hints } from '../../src/scenarios/teaching/hints.ts';
import { type TeacherNote, teacherNotes } from '../../src/scenarios/teaching/teacherNotes.ts';
import { tcpSections as english } from '../../src/strings/en/settings/tcp.ts';
import { inGerman } from '../support/inLanguage.ts';
import { ledger, runs } from '../support/sceneRuns.ts';

const { hints: germanHints } = await inGerman<typeof import('../../src/scenarios/teaching/hints.ts')>(
  'scenarios/teaching/hints.ts',
);
const { tcpSections: german } = await inGerman<typeof import('../../src/strings/en/settings/tcp.ts')>(
  'strings/en/settings/tcp.ts',
);

const LONGEST_HINT = 160;
/** Two short sentences, or three. */
const LONGEST_PART = 270;

const named = scenes.map(([scene]) => [scene.id, scene] as const);

describe('scenes that teach alone', () => {
  it.each(named)('%s has a short hint to each question, which is not its answer', (id, scene) => {
    const asked = (scene.stage?.ask ?? []).map((question, at) =>
      typeof question === 'string'
        ? { question, hint: hints[id]?.[at] ?? '', answer: answers[id]?.[at] ?? '' }
        : question,
    );
    for (const { hint = '', answer } of asked) {
      expect(hint).not.toBe('');
      expect(hint.length, hint).toBeLessThanOrEqual(LONGEST_HINT);
      expect(hint).not.toBe(answer);
    }
    expect(checkScenario({ ...scene, stage: { ...scene.stage, ask: asked } }).problems).toEqual([]);
  });

  it.each([
    ['English', hints, english],
    ['German', germanHints, german],
  ])('have hints that name a control by its words, never by its key, in %s', (_, texts, sections) => {
    for (const hint of Object.values(texts).flat()) expect(hint).not.toMatch(/\b[a-z]+(?:\.[a-z]|[A-Z])/);
    const label = sections.flatMap(({ settings }) => settings.growthDivisor?.label ?? [])[0] ?? '';
    // It may be divided at a soft hyphen.
    expect(texts['other-tcp']?.[1]).toContain(label.replaceAll('\u00ad', ''));
  });

  it.each(named)('%s says where it is from', (_, scene) => {
    expect(scene.source).toMatch(/\d{4}|Cheon & Panwar/);
  });

  it.each(named)('%s has a note for its teacher, of its own or of four short parts', (id, scene) => {
    const own = scene.stage?.note;
    if (own !== undefined) {
      expect(own.length).toBeGreaterThan(20);
      return;
    }
    const note = teacherNotes[id] as TeacherNote;
    expect(Object.keys(note)).toEqual(['show', 'belief', 'next', 'avoid']);
    for (const part of Object.values(note)) {
      expect(part.length).toBeGreaterThan(20);
      expect(part.length, part).toBeLessThanOrEqual(LONGEST_PART);
    }
    expect(note.next).toMatch(/\?/);
  });

  it('have hints and notes for no other scene', () => {
    const idsOf = (isApart: (scene: (typeof named)[number][1]) => boolean) =>
      named.flatMap(([id, scene]) => (isApart(scene) ? id : [])).toSorted();
    const withHints = idsOf(({ stage }) => stage?.ask?.some((one) => typeof one === 'string') ?? false);
    expect(Object.keys(hints).toSorted()).toEqual(withHints);
    expect(Object.keys(teacherNotes).toSorted()).toEqual(idsOf(({ stage }) => stage?.note === undefined));
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
