import { describe, expect, it } from 'vitest';
import { openAddressHere, openRunHere } from '../../scripts/hostile/page.ts';
import { names, sift } from '../../src/app/client/opening/sifting.ts';
import { isLikeRule, judgeText } from '../../src/app/fileDrop/judge.ts';
import { because, inWords } from '../../src/contract/index.ts';
import { positionsIn } from '../../src/lessons/positions.ts';

const told = ({ problems }: { readonly problems: readonly { readonly path: string }[] }) =>
  problems.map(({ path }) => path);

describe('a bad value of a link', () => {
  it('takes no good one with it, and is told once', async () => {
    const page = await openAddressHere('?scene=half-empty&tcp.minRtoMs=1000&links.*.delayMs=x');
    expect(page.inForce).toEqual([['tcp.minRtoMs', 1000]]);
    expect(told(page)).toEqual(['links.*.delayMs']);
  });

  it('is left out alone where the one that it clashes with is good by itself', async () => {
    const page = await openAddressHere(
      '?scene=half-empty&tcp.minRtoMs=1000&measure.fromS=0.2&run.durationS=0.1',
    );
    expect(page.inForce).toEqual([
      ['tcp.minRtoMs', 1000],
      ['measure.fromS', 0.2],
    ]);
    expect(told(page)).toEqual(['run.durationS']);
  });

  it('is left out alone in a saved run too', async () => {
    const page = await openRunHere({
      kind: 'cellscope-run',
      version: 1,
      address: { scene: 'half-empty' },
      overrides: [
        { path: 'links.*.delayMs', value: 'x' },
        { path: 'tcp.minRtoMs', value: 1000 },
      ],
    });
    expect(page.inForce).toEqual([['tcp.minRtoMs', 1000]]);
    expect(told(page)).toEqual(['links.*.delayMs']);
  });

  it('is found among hundreds without as many trials', async () => {
    const changes = Array.from({ length: 500 }, (_, i) => ({ path: `p${i}`, value: i, edit: null }));
    let trials = 0;
    // It accuses a value that nobody has changed.
    const { kept, refused } = await sift(changes, async (some) => {
      trials++;
      return some.some(({ path }) => path === 'p77') ? [{ path: 'q', value: 1, reason: inWords('bad') }] : [];
    });
    expect(kept).toHaveLength(499);
    expect(refused).toEqual([
      { path: 'p77', value: 77, reason: because('clash', { path: 'q', value: '1', reason: inWords('bad') }) },
    ]);
    expect(trials).toBeLessThan(40);
  });

  it.each([
    ['links.S1>S2.delayMs', 'links.*.delayMs', true],
    ['vcs.3.source.levels[2]', 'vcs.*.source', true],
    ['scenario.tcp.minRtoMs', 'tcp.minRtoMs', true],
    ['links.S1>S2.rateMbps', 'links.*.delayMs', false],
    ['tcp', 'tcp.minRtoMs', false],
  ])('a problem at %s is about %s: %s', (path, change, isAbout) =>
    expect(names({ path }, change)).toBe(isAbout),
  );
});

/** Processor time, ms. */
function cpuMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

describe('a file that somebody drops', () => {
  it('is read in a time that grows with its length, however many faults it has', () => {
    const lesson = JSON.stringify(
      { steps: Array.from({ length: 900 }, () => ({ kind: 'ask', a: 1 })) },
      null,
      1,
    );
    expect(cpuMs(() => judgeText('a.lesson.json', lesson))).toBeLessThan(1_500);
    const { of } = positionsIn(lesson);
    const paths = Array.from({ length: 100_000 }, (_, i) => `steps[${i % 900}].title`);
    expect(cpuMs(() => paths.map(of))).toBeLessThan(1_500);
    expect(of('steps[1].kind')).toEqual({ line: 8, column: 12 });
    expect(of('steps[1].title')).toEqual({ line: 7, column: 3 });
  });

  it('begins like a rule, or not, at once', () => {
    const hashes = '# '.repeat(100_000);
    expect(cpuMs(() => isLikeRule(hashes))).toBeLessThan(500);
    expect(isLikeRule('\n# mine\n\n  # other\nrule a: b\n')).toBe(true);
    expect(isLikeRule('# rule a: b\n{}')).toBe(false);
    expect(isLikeRule('ruler: 1')).toBe(false);
  });

  it('of 4,000 steps has one fault for all of them', () => {
    const judged = judgeText(
      'a.lesson.json',
      JSON.stringify({ steps: Array.from({ length: 4_000 }, () => 1) }),
    );
    expect(
      judged.kind === 'broken' && judged.problems.filter(({ path }) => path.includes('steps')),
    ).toHaveLength(1);
  });
});
