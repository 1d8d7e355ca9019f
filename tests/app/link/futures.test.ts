import '../../support/packing.ts';
import '../../support/seed.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BranchSet,
  editsOfShown,
  type SavedBranch,
  writeBranchSet,
} from '../../../src/app/link/packed/branchSet.ts';
import { readBranchSet } from '../../../src/app/link/packed/readBranchSet.ts';
import { parseLink, writeLink } from '../../../src/app/link/query.ts';
import { EMPTY_LINK, type Json } from '../../../src/app/link/state.ts';
import type { Edit, Reason } from '../../../src/contract/index.ts';
import { cases } from '../../support/tier.ts';
import { worded } from '../../support/worded.ts';

const edit = (seconds: number, path: string, value: number | string): Edit => ({
  time: Math.round(seconds * 1e12),
  path,
  value,
});
const drag = Array.from({ length: 40 }, (_, i) => edit(1.2 + i * 0.016, 'policy.threshold', 1900 - 7 * i));
const opened = edit(0, 'policy', 'epd');
const future = (
  id: number,
  parent: number | null,
  seconds: number,
  edits: readonly Edit[],
  name = '',
): SavedBranch => ({
  id,
  parent,
  forkTime: seconds * 1e12,
  edits,
  recordedPs: 1.5e12,
  name,
});
const lecture: BranchSet = {
  list: [
    future(1, null, 0, [opened, ...drag], 'EPD by hand'),
    future(3, 1, 0.9, [opened, edit(0.9, 'policy', 'espd')]),
    future(4, 3, 1.1, [opened, edit(0.9, 'policy', 'espd'), edit(1.1, 'buffer', 1500)], 'smaller'),
  ],
  shown: 3,
  compared: [4, 1],
  left: 1,
  bookmarks: [{ time: 0.9e12, name: 'before the burst' }],
  stops: [{ kind: 'event', event: 'loss', vc: 3, port: null }],
};

/** Through the text of a link. */
function again(branchSet: BranchSet) {
  const state = { ...EMPTY_LINK, edits: editsOfShown(branchSet), branches: writeBranchSet(branchSet) };
  const { query, form } = writeLink(state);
  const problems: { readonly path: string; readonly value: unknown; readonly reason: string }[] = [];
  const read = readBranchSet(parseLink(query).link, (path, value, reason) =>
    problems.push({ path, value, reason: worded(reason) }),
  );
  return { read, problems, query, form };
}

/** What is told of this content behind two edits. */
function told(content: Json) {
  const problems: string[] = [];
  const state = { ...EMPTY_LINK, edits: [opened, drag[0]!], branches: { version: 2, content } };
  const read = readBranchSet(state, (path, _, reason) => problems.push(`${path}: ${worded(reason)}`));
  return { read, problems };
}

describe('branches, bookmarks and stops', () => {
  it('come back from a link as they were', () => {
    const { read, problems, query } = again(lecture);
    expect(problems).toEqual([]);
    expect(read).toEqual(lecture);
    expect(query.length).toBeLessThan(700);
  });

  it('are no part of a link of one branch without a name', () => {
    const list = [future(1, null, 0, drag)];
    const plain = { ...lecture, list, shown: 1, along: [], left: null, bookmarks: [], stops: [] };
    expect(writeBranchSet(plain)).toBeUndefined();
    expect(writeBranchSet({ ...plain, stops: lecture.stops })).toBeDefined();
  });

  it('cost little more where several branches have the same drag behind them', () => {
    const both = (count: number): BranchSet => ({
      ...lecture,
      list: [
        ...lecture.list,
        ...[5, 6, 7]
          .slice(0, count)
          .map((id) => future(id, 1, 1.9, [opened, ...drag, edit(1.9, 'buffer', id * 100)])),
      ],
    });
    expect(again(both(3)).query.length - again(both(0)).query.length).toBeLessThan(420);
  });

  it('that do not fit into 2,000 characters are for a file', () => {
    const wild = Array.from({ length: 600 }, (_, i) =>
      edit(1 + i * 0.001, 'policy.threshold', (i * i * 7919) % 1999),
    );
    const { form } = again({ ...lecture, list: [...lecture.list, future(5, 1, 1, wild)] });
    expect(form).toBe('file');
  });

  const ids = [2, 3, 5, 8];
  const anyEdits = fc
    .array(
      fc.record({
        time: fc.nat(3e12),
        path: fc.constantFrom('policy', 'policy.th1', 'buffer'),
        value: fc.oneof(
          fc.nat(2000),
          fc.double({ min: 0, max: 1, noNaN: true }),
          fc.constantFrom('epd', 'espd'),
        ),
      }),
      { maxLength: 8 },
    )
    .map((list) => list.sort((a, b) => a.time - b.time));
  const anyFutures = fc
    .record({
      branches: fc.array(
        fc.record({
          edits: anyEdits,
          fork: fc.nat(3e12),
          recorded: fc.nat(3e12),
          parent: fc.nat(9),
          name: fc.string({ maxLength: 40 }),
        }),
        { minLength: 1, maxLength: 5 },
      ),
      shown: fc.nat(9),
      along: fc.nat(3),
      left: fc.boolean(),
      bookmarks: fc.uniqueArray(fc.record({ time: fc.nat(3e12), name: fc.string({ maxLength: 24 }) }), {
        selector: ({ time }) => time,
        maxLength: 4,
      }),
    })
    .map(({ branches, shown, along, left, bookmarks }): BranchSet => {
      const all = [1, ...ids].slice(0, branches.length);
      const list = branches.map(
        ({ edits, fork, recorded, parent, name }, i): SavedBranch => ({
          id: all[i]!,
          parent: i === 0 ? null : all[parent % i]!,
          forkTime: i === 0 ? 0 : fork,
          edits,
          recordedPs: recorded,
          name,
        }),
      );
      const here = all[shown % all.length]!;
      const others = all.filter((id) => id !== here);
      return {
        list,
        shown: here,
        compared: others.slice(0, along).reverse(),
        left: left ? (others[0] ?? null) : null,
        bookmarks: bookmarks.sort((a, b) => a.time - b.time),
        stops: [],
      };
    });

  it('come back whatever they are', () => {
    fc.assert(
      fc.property(anyFutures, (branchSet) => {
        const part = writeBranchSet(branchSet);
        const state = {
          ...EMPTY_LINK,
          edits: editsOfShown(branchSet),
          branches: JSON.parse(JSON.stringify(part ?? null)) ?? undefined,
        };
        const refuse = (path: string, value: unknown, reason: Reason) => {
          throw new Error(`${path} = ${value} ${worded(reason)}`);
        };
        const read = readBranchSet(state, refuse);
        if (part === undefined) expect(editsOfShown(read)).toEqual(editsOfShown(branchSet));
        else expect(read).toEqual(branchSet);
      }),
      { numRuns: cases(300) },
    );
  });
});

describe('a damaged part of branches', () => {
  const sound = writeBranchSet(lecture)?.content as { branches: Record<string, Json>[] } & Record<
    string,
    Json
  >;
  const [root, second, third] = sound.branches as [
    Record<string, Json>,
    Record<string, Json>,
    Record<string, Json>,
  ];

  it.each<[string, Json, string]>([
    ['is none', 'hello', 'branches: not an object'],
    [
      'shows what is not there',
      { ...sound, shown: 7 },
      'branches.shown: not one of the branches; they are left out',
    ],
    [
      'has no first run',
      { ...sound, branches: [second] },
      'branches.1.id: not 1, the run as it was loaded; this branch is left out',
    ],
    [
      'has a child before its parent',
      { ...sound, branches: [root, { ...second, parent: 4 }] },
      'branches.2.parent: not a branch before it; known: 1; this branch is left out',
    ],
    [
      'leaves at no time',
      { ...sound, branches: [root, { ...second, from: -1 }] },
      'branches.2.from: not a whole number from 0 to 9,000,000,000,000,000; this branch is left out',
    ],
    [
      'keeps edits that are not there',
      { ...sound, branches: [root, second, { ...third, keeps: 9 }] },
      'branches.3.keeps: not a whole number from 0 to 2; this branch is left out',
    ],
    [
      'has a name without end',
      { ...sound, branches: [root, { ...second, name: 'x'.repeat(41) }, third] },
      'branches.2.name: not a text of at most 40 characters',
    ],
    [
      'is compared with a branch that is not there',
      { ...sound, along: [9] },
      'branches.along: not another branch; known: 1, 3, 4',
    ],
    [
      'marks no moment',
      { ...sound, bookmarks: [['soon', 'a']] },
      'bookmarks.1: not a whole number of picoseconds from 0 to 9,000,000,000,000,000',
    ],
    ['has stops that are no list', { ...sound, stops: { kind: 'time' } }, 'stops: not a list'],
  ])('%s', (_, content, problem) => {
    expect(told(content).problems).toContain(problem);
  });

  it('of another version is told, and what the link says without it is there', () => {
    const problems: string[] = [];
    const state = { ...EMPTY_LINK, edits: drag, branches: { version: 3, content: sound } };
    const read = readBranchSet(state, (path, value, reason) =>
      problems.push(`${path} = ${value}: ${worded(reason)}`),
    );
    expect(problems).toEqual(['branches = version 3: not shown here; its links and files keep them']);
    expect(editsOfShown(read)).toEqual(drag);
  });

  /** Any of the values somewhere in the sound content is another one. */
  const broken = fc.tuple(fc.nat(), fc.jsonValue({ maxDepth: 3 })).map(([where, value]) => {
    const content = structuredClone(sound);
    const places: [object, string][] = [];
    const look = (inside: object): void => {
      for (const [key, one] of Object.entries(inside)) {
        places.push([inside, key]);
        if (typeof one === 'object' && one !== null) look(one);
      }
    };
    look(content);
    const [inside, key] = places[where % places.length]!;
    Reflect.set(inside, key, JSON.parse(JSON.stringify(value)));
    return content as Json;
  });

  it('is always a run with branches that hang together, a thousand times', () => {
    fc.assert(
      fc.property(fc.oneof(broken, fc.jsonValue() as fc.Arbitrary<Json>), (content) => {
        const { read } = told(content);
        const known = read.list.map(({ id }) => id);
        expect(known[0]).toBe(1);
        expect(known).toContain(read.shown);
        expect([...known].sort((a, b) => a - b)).toEqual(known);
        for (const { parent, id } of read.list.slice(1))
          expect(known.slice(0, known.indexOf(id))).toContain(parent);
        for (const id of read.compared) expect(known.filter((one) => one !== read.shown)).toContain(id);
        for (const { edits } of read.list)
          for (const { time, value } of edits)
            expect([Number.isInteger(time), ['string', 'number'].includes(typeof value)]).toEqual([
              true,
              true,
            ]);
      }),
      { numRuns: cases(1000) },
    );
  });
});
