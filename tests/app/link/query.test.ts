import '../../support/packing.ts';
import { describe, expect, it } from 'vitest';
import { parseLink, writeLink } from '../../../src/app/link/query.ts';
import type { LinkState } from '../../../src/app/link/state.ts';
import { worded } from '../../support/worded.ts';

const formatLink = (state: LinkState): string => writeLink(state).query;

const full: LinkState = {
  scene: 'half-empty',
  seed: 3,
  overrides: [['tcp.minRtoMs', 1000]],
  edits: [
    { time: 0, path: 'policy', value: 'espd' },
    { time: 0, path: 'ports.S2>S3.policy.th1', value: 1900 },
    { time: 0, path: 'scheduler', value: 'wfq' },
    { time: 0, path: 'vcs.3.share.min', value: 0.1 },
    { time: 0, path: 'abr.coupling.k', value: 2 },
    { time: 0, path: 'vcs.3.abr.rif', value: 0.125 },
    { time: 1e12, path: 'allocation.max', value: 0.5 },
    { time: 1e12, path: 'vcs.3.abr.coupling.form', value: 'average' },
    { time: 1_090_473_000_001, path: 'policy.th1', value: 1640.5 },
  ],
  port: 'S1>S2',
  vc: 8,
  frames: true,
  view: [9e11, 1.5e12],
  step: 'cell',
  speed: Number.POSITIVE_INFINITY,
  theme: 'projector',
  timePs: 1_200_000_000_000,
  paused: true,
};

describe('a page inside another one', () => {
  const isPaused = (search: string): boolean => parseLink(search).link.paused;

  it('shows a moment that it is asked for, and plays only if the link says so', () => {
    expect(isPaused('?scene=half-empty&embed=1&t=0.47')).toBe(true);
    expect(isPaused('?scene=half-empty&embed=1&t=0.47&paused=0')).toBe(false);
    expect(isPaused('?scene=half-empty&embed=1')).toBe(false);
    expect(isPaused('?scene=half-empty&t=0.47')).toBe(false);
  });

  it('that plays has a link that plays', () => {
    const { link } = parseLink('?scene=half-empty&embed=1&t=0.47&paused=0');
    expect(formatLink(link)).toBe('?scene=half-empty&embed=1&t=0.47&paused=0');
  });
});

describe('a link', () => {
  it('reads back what it wrote, to the picosecond', () => {
    expect(parseLink(formatLink(full))).toEqual({ link: full, problems: [] });
  });

  it('writes only what was said', () => {
    expect(formatLink({ scene: 'half-empty', paused: false, edits: [], overrides: [] })).toBe(
      '?scene=half-empty',
    );
  });

  it('keeps every value of one path at one instant: the run went through them', () => {
    const edits = [1, 2].map((value) => ({ time: 5e11, path: 'policy.th1', value }));
    expect(formatLink({ paused: false, edits, overrides: [] })).toBe(
      '?e=0.5~policy.th1~1&e=0.5~policy.th1~2',
    );
  });

  it('takes rate control without a time for a value of the document', () => {
    const { link } = parseLink('?abr.coupling.k=2&e=0~abr.coupling.k~3&e=0.5~vcs.2.abr.rif~0.25');
    expect(link.overrides).toEqual([['abr.coupling.k', 2]]);
    expect(link.edits).toEqual([
      { time: 0, path: 'abr.coupling.k', value: 3 },
      { time: 5e11, path: 'vcs.2.abr.rif', value: 0.25 },
    ]);
  });

  it('says which pages there are, where it names another one', () => {
    const { link, problems } = parseLink('?page=builder&seed=3');
    expect(problems.map(({ path, value, reason }) => `${path} = ${value}: ${worded(reason)}`)).toEqual([
      'page = builder: not one of home, glossary, model, accessibility, papers, sweep, race, lesson, story, guess, lecture, poll, widgets, handout, lab-sheet',
    ]);
    expect(link).toMatchObject({ seed: 3, overrides: [] });
  });

  it('sorts what happens at runtime by its time', () => {
    const { link } = parseLink('?e=0.5~policy~espd&e=0.2~policy~epd&policy=rcd');
    expect(link.edits.map(({ time, value }) => [time, value])).toEqual([
      [0, 'rcd'],
      [2e11, 'epd'],
      [5e11, 'espd'],
    ]);
  });

  it.each([
    ['seed=-1', 'seed', 'outside 0 to 4,294,967,295'],
    ['seed=1.5', 'seed', 'not a whole number; range 0 to 4,294,967,295'],
    ['t=soon', 't', 'not a number; range 0 to 9,000'],
    ['t=1e99', 't', 'outside 0 to 9,000'],
    ['theme=pink', 'theme', 'not one of light, dark, projector, projector-dark'],
    ['view=2,1', 'view', 'not two rising times in seconds, like 0.9,1.5'],
    ['speed=0', 'speed', 'outside 1e-9 to 1,000,000'],
    ['e=policy', 'e', 'does not start with a time from 0 to 9,000 s'],
    ['e=1~policy', 'e', 'not of the form seconds~path~value'],
    [
      'e=1~tcp.minRtoMs~5',
      'tcp.minRtoMs',
      'not a value that a running simulation takes, or at 0 s one of its scenario',
    ],
  ])('leaves out %s and says why', (query, path, reason) => {
    const { link, problems } = parseLink(`?${query}`);
    expect(worded(problems)).toEqual([expect.objectContaining({ path, reason })]);
    expect(link.edits).toEqual([]);
    expect(link.seed).toBeUndefined();
  });

  it('takes text for nothing but text', () => {
    const { link } = parseLink('?scene=<img src=x onerror=alert(1)>&__proto__=1&constructor=2');
    expect(link.scene).toBe('<img src=x onerror=alert(1)>');
    expect(link.overrides.map(([path]) => path)).toEqual(['__proto__', 'constructor']);
  });
});
