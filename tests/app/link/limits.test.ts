import '../../support/packing.ts';
import { describe, expect, it } from 'vitest';
import { BOMBS } from '../../../scripts/hostile/bombLinks.ts';
import { untracked } from '../../../src/app/home/choice.ts';
import { pack } from '../../../src/app/link/packed/packed.ts';
import { readRunFile } from '../../../src/app/link/packed/readFile.ts';
import { parseLink } from '../../../src/app/link/query.ts';
import { EMPTY_LINK } from '../../../src/app/link/state.ts';
import { MOST_EDITS, MOST_NAMES, MOST_OVERRIDES } from '../../../src/app/link/values.ts';
import { checkScenario } from '../../../src/engine/node.ts';
import { sayReason } from '../../../src/strings/en/reasons/index.ts';

const sentences = (problems: ReturnType<typeof parseLink>['problems']) =>
  problems.map(({ path, reason }) => `${path}: ${sayReason(reason)}`);

describe('what others append to follow a reader', () => {
  it.each([
    ['?fbclid=x', ''],
    ['?utm_source=a&utm_medium=b', ''],
    ['?gclid=1&_gl=1*2&msclkid=3', ''],
    ['?mc_cid=1&mc_eid=2&ref=site&igshid=3&si=4', ''],
    ['?scene=half-empty&fbclid=x&t=1', '?scene=half-empty&t=1'],
    ['?scene=a%20b', '?scene=a%20b'],
    ['', ''],
  ])('%s says %j', (search, said) => expect(untracked(search)).toBe(said));

  it('is no problem of a link', () => {
    const { link, problems } = parseLink('?utm_campaign=w&scene=half-empty&tcp.minRtoMs=1000&_ga=2');
    expect(problems).toEqual([]);
    expect(link.overrides).toEqual([['tcp.minRtoMs', 1000]]);
  });
});

describe('limits of what a link holds', () => {
  it('are looked at before the lists are built', () => {
    const { link, problems } = parseLink(BOMBS['200,001 edits'] ?? '');
    expect(sentences(problems)).toEqual(['state: holds more than 250,000 characters']);
    expect(link.edits).toEqual([]);
  });

  it('leave out what is more, and say so', () => {
    const many = Array.from({ length: MOST_OVERRIDES + 1 }, () => ({ path: 'tcp.minRtoMs', value: 1 }));
    const edits = Array.from({ length: MOST_EDITS + 1 }, (_, time) => ({
      time,
      path: 'policy',
      value: 'epd',
    }));
    const read = readRunFile({ kind: 'cellscope-run', version: 1, address: {}, overrides: many, edits });
    expect(read.link?.overrides).toHaveLength(MOST_OVERRIDES);
    expect(read.link?.edits).toHaveLength(MOST_EDITS);
    expect(sentences(read.problems)).toEqual([
      'overrides: more than 5,000 of them; the rest is left out',
      'edits: more than 10,000 of them; the rest is left out',
    ]);
    const names = Array.from({ length: MOST_NAMES + 1 }, (_, i) => `policy.p${i}`).join(',');
    expect(sentences(parseLink(`?lock=${names}`).problems)).toEqual([
      'lock: more than 200 names; the rest is left out',
    ]);
    expect(sentences(parseLink(`?scene=half-empty&lock=${'a'.repeat(100_000)}`).problems)[0]).toBe(
      'link: longer than 100,000; the rest is left out',
    );
  });

  it('are never exceeded by what is written', () => {
    const edits = Array.from({ length: MOST_OVERRIDES + 1 }, () => ({
      time: 0,
      path: 'policy',
      value: 'epd',
    }));
    expect(pack({ ...EMPTY_LINK, edits })).toBeNull();
  });

  it('hold for documents: one sentence for a list that is far too long', () => {
    const nodes = Array.from({ length: 100_001 }, () => ({}));
    expect(
      sentences(checkScenario({ version: 1, nodes }).problems.filter(({ path }) => path === 'nodes')),
    ).toEqual(['nodes: 100,001 given; outside 1 to 2,112 nodes']);
    const deep = JSON.parse(`${'['.repeat(5_000)}${']'.repeat(5_000)}`);
    expect(sentences(checkScenario({ tcp: deep }).problems)).toContain(
      '(document): nested more than 40 levels deep',
    );
    const ports = Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`p${i}`, {}]));
    expect(sentences(checkScenario({ ports }).problems.filter(({ path }) => path === 'ports'))).toEqual([
      'ports: 20,000 given; outside 0 to 5,121 entries',
    ]);
  });
});
