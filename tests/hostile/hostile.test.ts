import { describe, expect, it } from 'vitest';
import { answer, KINDS } from '../../scripts/hostile/answer.ts';
import { BOMBS } from '../../scripts/hostile/bombLinks.ts';
import { report } from '../../scripts/hostile/report.ts';
import { MOST_MS } from '../../scripts/hostile/trial.ts';

/** Of each kind; `npm run hostile` tries thousands. */
const SAMPLE = 12;
const SEED = 7;
/** A machine that others load takes up to three times as much processor time for the same work. */
const LONGEST_MS = 3 * MOST_MS;

describe.each(KINDS.map(({ name, cases }) => ({ name, cases })))(
  '$name that nobody wrote on purpose',
  (kind) => {
    it('open, or say a sentence, soon; a good value is kept, and of rules and files a good share is tried', async () => {
      const tried = [];
      for (let index = 0; index < Math.min(SAMPLE, kind.cases); index++)
        tried.push(await answer({ kind: kind.name, seed: SEED, index }, LONGEST_MS));
      expect(tried.filter(({ faults }) => faults.length > 0)).toEqual([]);
      expect(tried.filter(({ opened }) => opened).length).toBeGreaterThanOrEqual(SAMPLE / 4);
    });
  },
);

describe('what `npm run hostile` prints', () => {
  it('counts each kind, and shows what broke with the number that brings it back', () => {
    const sound = { kind: 'links', seed: 1, ms: 3, opened: true, sentence: '', faults: [], input: '?a' };
    const broken = { ...sound, index: 4, ms: 9_000, faults: ['took 9000 ms'], input: '?b' };
    const { lines, isSound } = report([{ ...sound, index: 3 }, broken]);
    expect(isSound).toBe(false);
    expect(lines.join('\n')).toContain('links 4 of seed 1: took 9000 ms\n  "?b"');
    expect(report([{ ...sound, index: 3 }]).isSound).toBe(true);
  });

  it('has 22 bombs, each short enough to be a link', () => {
    expect(Object.keys(BOMBS)).toHaveLength(22);
    for (const [name, link] of Object.entries(BOMBS)) expect(link.length, name).toBeLessThan(2_030);
  });
});
