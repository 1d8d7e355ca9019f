import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Command, Edit } from '../../src/contract/index.ts';
import { Page } from '../support/page.ts';
import { cases } from '../support/tier.ts';
import { worded } from '../support/worded.ts';
import { digestAt, fingerprint, slow, straight } from './slow.ts';

const set = (path: string, value: number | string): Command => ({ type: 'set', path, value, token: 7 });
const edits = (page: Page) => page.ask('edits') as readonly Edit[];
const plan = (page: Page, list: readonly Edit[]) =>
  page.tell({ type: 'replaceEdits', edits: list, id: 3 }).settle();

/** To the end of the run: the record of the current branch must be that of a fresh run with its edits. */
function likeAFreshRun(page: Page): void {
  page.seek(1.5);
  const fresh = straight(edits(page));
  expect(page.ask('digest')).toBe(fresh.digest);
  expect(page.ask('results')).toEqual(fresh.results);
  expect(page.events).toEqual(fresh.events);
  expect(fingerprint(page.bins)).toEqual(fresh.bins);
  expect(page.applied).toEqual(fresh.applied);
}

/** At 0.6 s of a run that has been at 1.2 s. */
function backAtHalf(): Page {
  const page = new Page().load(slow);
  page.seek(1.2);
  page.seek(0.6);
  return page;
}

describe('an edit in the past', () => {
  it('leaves the run for a branch; the old future stays as it was', () => {
    const page = backAtHalf().tell(set('policy', 'rcd'));
    const { list, current, compared } = page.last('branches');
    expect([current, compared]).toEqual([2, []]);
    expect(list.map(({ id, parent, forkTime }) => [id, parent, forkTime])).toEqual([
      [1, null, 0],
      [2, 1, 0.6e12],
    ]);
    expect(list[1]!.edits).toEqual([{ time: 0.6e12, path: 'policy', value: 'rcd' }]);
    expect(page.batch).toMatchObject({ branch: 2, now: 0.6e12, recorded: 0.6e12 });
    likeAFreshRun(page);
    page.tell({ type: 'switch', branch: 1 }).settle();
    expect(page.batch).toMatchObject({ branch: 1, now: 1.5e12 });
    expect(edits(page)).toEqual([]);
    likeAFreshRun(page);
  });

  it('makes one branch of many edits at the same moment, as a drag does', () => {
    const page = backAtHalf();
    for (let cells = 30; cells < 50; cells++) page.tell(set('policy.threshold', cells));
    expect(page.last('branches').list).toHaveLength(2);
    expect(edits(page)).toHaveLength(20);
    likeAFreshRun(page);
  });

  it('moved to 0 s parts the branches there, on its record too; moved back they part where they did', () => {
    const page = backAtHalf().tell(set('policy', 'rcd'));
    const [there, begun] = [0.6e12, 0].map((time) => [{ time, path: 'policy', value: 'rcd' }]);
    const parting = () => page.last('branches').list.find(({ id }) => id === 2)?.forkTime;
    plan(page, begun!);
    expect([page.batch.now, parting()]).toEqual([0.6e12, 0]);
    expect(page.ask('digest')).toBe(digestAt(0.6, begun!));
    likeAFreshRun(page);
    page.seek(0.6);
    plan(page, there!);
    expect(parting()).toBe(0.6e12);
    likeAFreshRun(page);
  });

  it('that is refused leaves no branch behind', () => {
    const page = backAtHalf().tell(set('policy.threshold', -1));
    expect(page.all('branches')).toEqual([]);
    expect(page.batch).toMatchObject({ branch: 1, recorded: 1.2e12 });
  });

  it('behind a step is none: nobody has seen what the search computed', () => {
    const page = new Page().load(slow);
    page.seek(0.4);
    page.tell({ type: 'step', kind: 'drop' }).tell(set('policy', 'rcd'));
    expect(page.all('branches')).toEqual([]);
    likeAFreshRun(page);
  });

  it('tells how ports stood on the branch that is shown', () => {
    const page = backAtHalf().tell(set('policy', 'rcd'));
    const policy = () => page.all('batch').findLast(({ inForce }) => inForce)?.inForce?.ports[0]?.policy;
    expect(policy()).toBe('rcd');
    page.tell({ type: 'switch', branch: 1 }).settle();
    expect(policy()).toBe('epd');
  });
});

describe('undo', () => {
  it('is the list of edits without the last one, at the same moment', () => {
    const page = new Page().load(slow);
    page.seek(0.3);
    page.tell(set('policy', 'espd'));
    page.seek(0.7);
    page.tell(set('policy.th1', 40));
    const both = edits(page);
    page.seek(1);
    plan(page, both.slice(0, 1));
    expect(page.last('sought')).toMatchObject({ id: 3, time: 1e12, digest: digestAt(1, both.slice(0, 1)) });
    plan(page, []);
    expect(page.last('sought').digest).toBe(digestAt(1));
    expect(page.last('branches').list[0]!.edits).toEqual([]);
    plan(page, both);
    expect(page.last('sought').digest).toBe(digestAt(1, both));
    likeAFreshRun(page);
  });

  it('while the run plays lets it play on', () => {
    const page = new Page().load(slow).tell({ type: 'speed', ratio: 0.5 }).tell({ type: 'play' }).wait(400);
    page.tell(set('policy', 'rcd')).wait(200);
    page.tell({ type: 'replaceEdits', edits: [], id: 3 }).wait(200);
    expect(page.batch.state).toBe('playing');
    expect(page.batch.now).toBeGreaterThan(0.3e12);
    page.tell({ type: 'pause' });
    likeAFreshRun(page);
  });

  it('over a fork goes back to the branch that was left, also before it is there', () => {
    const page = backAtHalf().tell(set('policy', 'rcd'));
    page.seek(0.9);
    page.tell({ type: 'switch', branch: 1 }).tell({ type: 'replaceEdits', edits: [], id: 3 }).settle();
    expect(page.last('sought')).toMatchObject({ time: 0.9e12, digest: digestAt(0.9) });
    likeAFreshRun(page);
  });
});

describe('twins', () => {
  it('are four at most: the newest, and the oldest, which the others are held against', () => {
    const page = new Page().load(slow);
    for (let i = 0; i < 15; i++) page.tell({ type: 'fork', compared: true });
    const { list, current, compared } = page.last('branches');
    expect([current, ...compared]).toEqual([16, 15, 14, 1]);
    expect(list).toHaveLength(12);
    page.tell({ type: 'compare', branches: list.map(({ id }) => id) });
    expect(page.last('branches').compared).toHaveLength(3);
  });

  it('start from the same bits and run together; each is a fresh run with its edits', () => {
    const page = new Page().load(slow);
    page.seek(0.5);
    page.tell({ type: 'fork', compared: true }).tell(set('policy', 'rcd'));
    expect(page.last('branches')).toMatchObject({ current: 2, compared: [1] });
    page.tell({ type: 'fork', compared: true }).tell(set('policy', 'espd'));
    expect(page.last('branches')).toMatchObject({ current: 3, compared: [2, 1] });
    page.tell({ type: 'speed', ratio: 1 }).tell({ type: 'play' }).wait(300).tell({ type: 'pause' });
    const { others, now } = page.batch;
    expect(others.map(({ branch }) => branch)).toEqual([2, 1]);
    const seconds = now / 1e12;
    expect(others[1]!.results?.digest).toBe(digestAt(seconds));
    page.tell({ type: 'compare', branches: [1, 2] });
    page.seek(1.5);
    for (const { id, edits: log } of page.last('branches').list) {
      const fresh = straight(log);
      const record = page.recordOf(id);
      expect(record.events).toEqual(fresh.events);
      expect(fingerprint(record.bins)).toEqual(fresh.bins);
      const part = page.batch.others.find(({ branch }) => branch === id);
      // Over the window of the comparison, which begins where the two part.
      if (part) expect(part.results?.digest).toBe(fresh.results.digest);
      if (part) expect(part.results?.window).toEqual({ fromS: 0.5, toS: 1.5 });
    }
  });

  it('stay at one moment through steps, seeks and switches', () => {
    const page = new Page().load(slow);
    page.seek(0.5);
    page.tell({ type: 'fork', compared: true }).tell(set('policy', 'rcd'));
    const aligned = () => {
      const { now, others } = page.batch;
      const [current, other] = [page.last('branches').current, others[0]!.branch];
      const logs = page.last('branches').list;
      const log = (id: number) => logs.find((one) => one.id === id)?.edits ?? [];
      expect(page.ask('digest')).toBe(digestAt(now / 1e12, log(current)));
      expect(others[0]!.results?.digest).toBe(digestAt(now / 1e12, log(other)));
    };
    // The list of edits comes with the next report of branches.
    page.tell({ type: 'compare', branches: [1] });
    page.tell({ type: 'step', kind: 'drop' });
    aligned();
    page.seek(0.9);
    aligned();
    page.tell({ type: 'switch', branch: 1 }).settle();
    expect(page.last('branches')).toMatchObject({ current: 1, compared: [2] });
    aligned();
    page.tell({ type: 'step', kind: 'drop', back: true });
    aligned();
  });

  it('can be left to themselves, and given up', () => {
    const page = new Page().load(slow);
    page.tell({ type: 'fork', compared: true }).tell({ type: 'compare', branches: [] });
    page.seek(0.2);
    expect(page.batch.others).toEqual([]);
    page.tell({ type: 'discard', branch: 2 });
    expect(page.last('branches').list).toHaveLength(2);
    page.tell({ type: 'switch', branch: 1 }).settle().tell({ type: 'discard', branch: 2 });
    expect(page.last('branches').list.map(({ id }) => id)).toEqual([1]);
  });
});

describe('a branch from a link', () => {
  it('keeps its number, and the next one is numbered behind it', () => {
    const page = new Page().load(slow);
    page.seek(0.6);
    page.tell({ type: 'importBranch', id: 4, parent: 1, forkTime: 0.4e12, edits: [] });
    page.tell({ type: 'importBranch', id: 4, parent: 1, forkTime: 0.5e12, edits: [] });
    page.tell({ type: 'fork', compared: false });
    const { list } = page.last('branches');
    expect(list.map(({ id, forkTime }) => [id, forkTime])).toEqual([
      [1, 0],
      [4, 0.4e12],
      [5, 0.6e12],
    ]);
  });

  it('with edits after the end of the run is told of them', () => {
    const page = new Page().load(slow);
    const log = [{ time: 2e12, path: 'policy', value: 'rcd' }];
    page
      .tell({ type: 'importBranch', id: 2, parent: 1, forkTime: 0, edits: log })
      .tell({ type: 'switch', branch: 2 })
      .settle();
    expect(worded(page.last('rejected').problem.reason)).toBe('at 2 s, outside 0 to 1.5 s');
    expect(edits(page)).toEqual([]);
  });

  it('has the record of its parent until they part, and is a fresh run with its edits', () => {
    const log = [{ time: 0.4e12, path: 'policy', value: 'rcd' }];
    const page = new Page().load(slow);
    page.seek(1);
    page.tell({ type: 'importBranch', id: 2, parent: 1, forkTime: 0.4e12, edits: log });
    expect(page.last('branches')).toMatchObject({ current: 1, list: [{ id: 1 }, { id: 2, edits: log }] });
    page.tell({ type: 'switch', branch: 2 }).settle();
    expect(page.ask('digest')).toBe(digestAt(1, log));
    likeAFreshRun(page);
  });
});

it('tells what left a branch that was given up as having left the one before it, and has it run along in the order asked for', () => {
  const page = new Page().load(slow);
  for (const seconds of [0.2, 0.4, 0.6]) {
    page.seek(seconds);
    page.tell({ type: 'fork', compared: false });
  }
  page.tell({ type: 'discard', branch: 2 });
  expect(page.last('branches').list.map(({ id, parent, forkTime }) => [id, parent, forkTime])).toEqual([
    [1, null, 0],
    [3, 1, 0.2e12],
    [4, 3, 0.6e12],
  ]);
  page.tell({ type: 'compare', branches: [3, 1, 3] }).settle();
  expect(page.last('branches').compared).toEqual([3, 1]);
});

it('keeps a dozen branches, and the first of all', () => {
  const page = new Page().load(slow);
  for (let i = 0; i < 15; i++) page.tell({ type: 'fork', compared: false });
  const ids = page.last('branches').list.map(({ id }) => id);
  expect(ids).toHaveLength(12);
  expect([ids[0], ids.at(-1)]).toEqual([1, 16]);
});

describe('whatever a user does with time', () => {
  const moment = fc.nat(1_500).map((ms) => ms / 1_000);
  const value = fc.oneof(
    fc.constantFrom('rcd', 'ppd', 'epd', 'espd').map((id) => set('policy', id)),
    fc.integer({ min: 20, max: 80 }).map((cells) => set('policy.threshold', cells)),
    fc.integer({ min: 40, max: 80 }).map((cells) => set('buffer', cells)),
  );
  /** Lists of edits the page has seen, for undo and redo. */
  type Memory = (readonly Edit[])[];
  type Action = (page: Page, seen: Memory) => void;
  const branchOf = (page: Page, n: number): number => {
    const list = page.all('branches').at(-1)?.list ?? [{ id: 1 }];
    return list[n % list.length]!.id;
  };
  const action: fc.Arbitrary<Action> = fc.oneof(
    { weight: 4, arbitrary: moment.map((s) => (page: Page) => void page.seek(s)) },
    { weight: 4, arbitrary: value.map((command) => (page: Page) => void page.tell(command)) },
    {
      weight: 3,
      arbitrary: fc.nat(20).map((n) => (page: Page, seen: Memory) => {
        if (seen.length > 0) plan(page, seen[n % seen.length]!);
      }),
    },
    {
      weight: 2,
      arbitrary: fc.boolean().map((compared) => (page: Page) => {
        page.tell({ type: 'fork', compared });
      }),
    },
    {
      weight: 2,
      arbitrary: fc.nat(20).map((n) => (page: Page) => {
        page.tell({ type: 'switch', branch: branchOf(page, n) }).settle();
      }),
    },
    {
      weight: 1,
      arbitrary: fc.nat(20).map((n) => (page: Page) => {
        page.tell({ type: 'compare', branches: [branchOf(page, n)] }).settle();
      }),
    },
    {
      weight: 1,
      arbitrary: fc.constant((page: Page) => {
        page.tell({ type: 'budget', bytes: 60_000 });
      }),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom('cell', 'frame', 'rtt', 'drop', 'timeout', 'threshold'), fc.boolean())
        .map(([kind, back]) => (page: Page) => {
          page.tell({ type: 'step', kind: kind as 'cell', back });
        }),
    },
    {
      weight: 2,
      arbitrary: fc.nat(300).map((ms) => (page: Page) => {
        page.tell({ type: 'speed', ratio: 1 }).tell({ type: 'play' }).wait(ms).tell({ type: 'pause' });
      }),
    },
  );

  it('every branch is the run from zero with its edits, and so is its record', () => {
    fc.assert(
      fc.property(fc.array(action, { minLength: 3, maxLength: 14 }), (actions) => {
        const page = new Page().load(slow);
        const seen: Memory = [[]];
        for (const act of actions) {
          act(page, seen);
          seen.push(edits(page));
          expect(page.ask('digest')).toBe(digestAt(page.batch.now / 1e12, edits(page)));
        }
        expect(page.all('failed')).toEqual([]);
        for (const { id } of page.all('branches').at(-1)?.list ?? []) {
          page.tell({ type: 'switch', branch: id }).settle();
          likeAFreshRun(page);
        }
      }),
      { numRuns: cases(8) },
    );
  });
});
