import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scenarioJsonSchema } from '../../../scripts/schema.ts';
import { explainedWords } from '../../../src/app/strings/panels/explained.ts';
import type { ExplainedInfo, ExplainedKind, HighlightId, SourceRule } from '../../../src/contract/index.ts';
import { catalog } from '../../../src/engine/node.ts';
import { EXPLANATIONS } from '../../../src/strings/en/mechanisms/explained.ts';
import { sourceRules } from '../../../src/strings/en/remarks/sourceRules.ts';

const { explained } = catalog;
const idsOf = (kind: ExplainedKind) => explained.filter((one) => one.kind === kind).map(({ id }) => id);
const find = (id: string): ExplainedInfo => {
  const found = explained.find((one) => one.id === id);
  if (found === undefined) throw new Error(`nothing explains ${id}`);
  return found;
};

// biome-ignore lint/suspicious/noExplicitAny: a JSON schema is walked as it comes.
const schema: any = JSON.parse(scenarioJsonSchema());
const vc = schema.properties.vcs.items.properties;
const sourceSchemas: readonly { properties: Record<string, { const?: string }> }[] =
  vc.source.anyOf ?? vc.source.oneOf;
const keysOfSource = (kind: string): readonly string[] => {
  const found = sourceSchemas.find(({ properties }) => properties.kind?.const === kind);
  return Object.keys(found?.properties ?? {}).filter((key) => key !== 'kind');
};

describe('what senders, sources and nodes do', () => {
  it('is explained for every congestion control, kind of source and rule of a rate source', () => {
    expect(idsOf('congestion').toSorted()).toEqual(catalog.congestionControls.map(({ id }) => id).toSorted());
    expect(idsOf('source')).toEqual(expect.arrayContaining(catalog.sources.map(({ id }) => id)));
    expect(schema.properties.abr.properties.rule.enum.length).toBeGreaterThan(3);
    expect(idsOf('rates')).toEqual(expect.arrayContaining(schema.properties.abr.properties.rule.enum));
    expect(new Set(explained.map(({ id }) => id)).size).toBe(explained.length);
  });

  it.each(explained.map((one) => [one.id, one] as const))('%s has lines, a source and a help', (_id, one) => {
    expect(one.pseudoCode.length).toBeGreaterThanOrEqual(6);
    expect(one.pseudoCode.length).toBeLessThanOrEqual(15);
    expect(one.pseudoCode.map(({ number }) => number)).toEqual(one.pseudoCode.map((_, i) => i + 1));
    for (const { text, indent } of one.pseudoCode) {
      expect(Number.isInteger(indent)).toBe(true);
      expect(text).not.toMatch(/@|^$/);
    }
    expect(one.citation).toMatch(/.{10,}/);
    expect(EXPLANATIONS[one.id]?.help).toMatch(/^[A-Z].{40,}\.$/);
  });

  it('has words for nothing else', () => {
    expect(Object.keys(EXPLANATIONS).toSorted()).toEqual(explained.map(({ id }) => id).toSorted());
  });

  it('names keys that documents have, and those of a source all', () => {
    const roots = {
      tcp: schema.properties.tcp.properties,
      abr: schema.properties.abr.properties,
      'abr.coupling': schema.properties.abr.properties.coupling.properties,
      credit: schema.properties.credit.properties,
      nodes: schema.properties.nodes.items.properties,
      arrivals: schema.properties.arrivals.items.properties,
    };
    for (const { keys } of explained.filter(({ kind, id }) => kind !== 'source' || id === 'calls'))
      for (const key of keys) {
        const root = key.slice(0, key.lastIndexOf('.')) as keyof typeof roots;
        expect(Object.keys(roots[root] ?? {}), key).toContain(key.slice(key.lastIndexOf('.') + 1));
      }
    for (const { id } of catalog.sources) {
      const own = find(id).keys.map((key) => key.replace('source.', ''));
      expect(own.toSorted(), id).toEqual(keysOfSource(id).toSorted());
    }
  });

  it('leaves no key of TCP, rate control or credit without a mechanism that reads it', () => {
    const read = new Set(explained.flatMap(({ keys }) => keys));
    const all = (['tcp', 'abr', 'credit'] as const).flatMap((root) =>
      Object.keys(schema.properties[root].properties).map((key) => `${root}.${key}`),
    );
    expect(all.filter((key) => !read.has(key) && key !== 'abr.coupling')).toEqual([]);
  });
});

/** What the page finds in a record, besides the rules of sources. */
const FOUND: readonly HighlightId[] = [
  ...['slowStart', 'avoidance', 'recovery', 'followed', 'growth', 'loss', 'duplicate', 'partial'],
  ...['recovered', 'echo', 'timeout', 'waits', 'outOfRate', 'turned', 'turnMarked', 'turnLowered'],
  ...['mayLeave', 'blocked', 'longQueue', 'shortQueue'],
  ...Object.keys(explainedWords.acts),
] as HighlightId[];

describe('lines that light up', () => {
  it('name what the record can show, and the window of TCP leaves nothing it does in the dark', () => {
    const signs = new Set(
      explained.flatMap(({ pseudoCode }) => pseudoCode.flatMap(({ sign }) => sign ?? [])),
    );
    const known = new Set<string>([...FOUND, ...Object.keys(sourceRules)]);
    expect([...signs].filter((sign) => !known.has(sign))).toEqual([]);
    expect([...known].filter((sign) => !signs.has(sign as HighlightId))).toEqual([]);
  });

  it('are of every congestion control those of growth, losses and timeouts', () => {
    for (const { id, pseudoCode } of explained.filter(({ kind }) => kind === 'congestion')) {
      const signs = pseudoCode.map(({ sign }) => sign);
      expect(signs, id).toContain('timeout');
      expect(signs, id).toContain('echo');
      expect(signs.includes('growth') || signs.includes('slowStart'), id).toBe(true);
      expect(signs.includes('loss'), id).toBe(id !== 'timeout-only');
    }
  });
});

const folder = 'src/engine/abr';
const engineText = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.ts$/.test(name) && !name.includes('algorithms'))
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .join('\n');

/** `3a`, `9`: rules that a text names, ranges and lists included. */
const rulesIn = (text: string): string[] =>
  [...text.matchAll(/\b[Rr]ules? (\d+[a-d]?(?:(?:, | and |-)\d+[a-d]?)*)/g)].flatMap(([, list = '']) => {
    const range = /^(\d+)-(\d+)$/.exec(list);
    if (range === null) return list.split(/, | and /);
    const [from, to] = [Number(range[1]), Number(range[2])];
    return Array.from({ length: to - from + 1 }, (_, i) => String(from + i));
  });

const numberOf = (rule: string): number => Number.parseInt(rule, 10);
const numbersOf = (id: string): Set<number> =>
  new Set(
    find(id)
      .pseudoCode.flatMap(({ text }) => rulesIn(text))
      .map(numberOf),
  );

describe('rules of end systems (TM 4.0)', () => {
  it('are in the code of the engine or are said to be left out, all thirteen of the source', () => {
    const left = rulesIn(EXPLANATIONS.tm4?.limits ?? '').map(numberOf);
    const all = new Set([...numbersOf('tm4'), ...left]);
    expect([...all].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 13 }, (_, i) => i + 1));
  });

  it('and all six of the destination', () => {
    const left = rulesIn(EXPLANATIONS.destination?.limits ?? '').map(numberOf);
    const all = new Set([...numbersOf('destination'), ...left]);
    expect([...all].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('that the engine names are explained', () => {
    const named = new Set(rulesIn(engineText).map(numberOf));
    expect(named.size).toBeGreaterThan(8);
    const explainedRules = new Set([...numbersOf('tm4'), ...numbersOf('destination')]);
    expect([...named].filter((rule) => rule !== 4 && !explainedRules.has(rule))).toEqual([]);
  });

  it('light the line of their number', () => {
    for (const [rule, { source }] of Object.entries(sourceRules)) {
      const lines = explained.flatMap(({ pseudoCode }) => pseudoCode.filter(({ sign }) => sign === rule));
      expect(lines.length, rule).toBeGreaterThan(0);
      const [number] = rulesIn(source);
      if (number !== undefined) expect(lines.map(({ text }) => rulesIn(text)[0])).toContain(number);
    }
    const signs = new Set(find('tm4').pseudoCode.map(({ sign }) => sign));
    for (const rule of ['up', 'down', 'held', 'atMost', 'unused', 'unanswered'] satisfies SourceRule[])
      expect(signs.has(rule), rule).toBe(true);
  });
});
