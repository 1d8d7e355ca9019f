import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Command, Edit } from '../../src/contract/index.ts';
import { coupled } from '../../src/scenarios/scenes/rates/coupled.ts';
import { Page } from '../support/page.ts';
import { cases } from '../support/tier.ts';
import { worded } from '../support/worded.ts';
import { fingerprint, slow, straight } from './slow.ts';

const set = (path: string, value: number | string, token = 7): Command => ({
  type: 'set',
  path,
  value,
  token,
});

/** To the end of the run, whose record must be the one of a fresh run with the same edits. */
function likeAFreshRun(page: Page): void {
  const edits = page.seek(1.5) && (page.ask('edits') as readonly Edit[]);
  const fresh = straight(edits);
  expect(page.ask('digest')).toBe(fresh.digest);
  expect(page.ask('results')).toEqual(fresh.results);
  expect(page.events).toEqual(fresh.events);
  expect(fingerprint(page.bins)).toEqual(fresh.bins);
  expect(page.applied).toEqual(fresh.applied);
}

describe('an edit', () => {
  it('of rate control is recorded like in a fresh run, also where it was made in the past', () => {
    const rated = { ...coupled, run: { durationS: 0.04 }, measure: { fromS: 0 } };
    const page = new Page().load(rated);
    page.seek(0.03);
    page.tell(set('abr.rif', 1)).seek(0.01);
    page.tell(set('vcs.2.abr.coupling.k', 2)).seek(0.04);
    const fresh = straight(page.ask('edits') as readonly Edit[], rated);
    expect(page.ask('digest')).toBe(fresh.digest);
    expect(page.applied).toEqual(fresh.applied);
    expect(page.applied.ofRates(2).map(({ settings }) => settings.values['coupling.k'])).toEqual([1, 2]);
  });

  it('acts between two slices of a playing run and comes back with its time and the ports', () => {
    const page = new Page().load(slow).tell({ type: 'speed', ratio: 0.1 }).tell({ type: 'play' }).wait(203);
    page.tell(set('policy.threshold', '31'));
    const { token, edit, inForce } = page.last('applied');
    expect(token).toBe(7);
    expect(edit).toMatchObject({ path: 'policy.threshold', value: 31 });
    expect(Math.abs(edit.time - 0.02e12)).toBeLessThan(0.002e12);
    expect(inForce.ports.every(({ params }) => params.threshold === 31)).toBe(true);
    page.wait(100).tell({ type: 'pause' });
    likeAFreshRun(page);
  });

  it('that cannot be is rejected with what holds, and nothing has changed', () => {
    const page = new Page().load(slow);
    page.seek(0.5);
    page.tell(set('policy.threshold', 61)).tell(set('policy', 'blue'));
    expect(page.all('rejected').map(({ token, problem }) => [token, problem.path, problem.kept])).toEqual([
      [7, 'policy.threshold', 59],
      [7, 'policy', 'epd'],
    ]);
    expect(page.ask('edits')).toEqual([]);
    likeAFreshRun(page);
  });

  it('in the past leaves the future behind, and the run is that of a fresh one', () => {
    const page = new Page().load(slow);
    page.seek(1.2);
    page.seek(0.6);
    page.tell(set('policy', 'rcd'));
    expect(page.batch).toMatchObject({ now: 0.6e12, recorded: 0.6e12, branch: 2 });
    expect(page.ask('edits')).toEqual([{ time: 0.6e12, path: 'policy', value: 'rcd' }]);
    likeAFreshRun(page);
  });

  it('in the past takes later edits away and keeps earlier ones', () => {
    const page = new Page().load(slow);
    page.seek(0.3);
    page.tell(set('policy', 'ppd'));
    page.seek(0.9);
    page.tell(set('policy', 'rcd'));
    page.seek(1.4);
    page.seek(0.6);
    page.tell(set('policy', 'espd'));
    expect((page.ask('edits') as readonly Edit[]).map(({ value }) => value)).toEqual(['ppd', 'espd']);
    likeAFreshRun(page);
  });

  it('that is rejected in the past leaves the future alone', () => {
    const page = new Page().load(slow);
    page.seek(1.2);
    page.seek(0.6);
    page.tell(set('policy.threshold', -1));
    expect(page.batch).toMatchObject({ recorded: 1.2e12, forgetFrom: null });
  });

  it('at zero still holds after going back to zero, also for the next edit there', () => {
    const page = new Page().load(slow);
    page.tell(set('policy', 'espd'));
    page.seek(0.5);
    page.seek(0);
    page.tell(set('policy.th1', 40));
    expect(page.all('rejected')).toEqual([]);
    expect(page.ask('edits')).toEqual([
      { time: 0, path: 'policy', value: 'espd' },
      { time: 0, path: 'policy.th1', value: 40 },
    ]);
    likeAFreshRun(page);
  });

  it('that lets VCs go is told once, however often one goes back over it', () => {
    const page = new Page().load(slow);
    page.tell({ type: 'step', kind: 'drop' });
    page.tell(set('policy', 'rcd'));
    page.seek(0);
    page.seek(0.01);
    page.seek(0.3);
    page.seek(0);
    likeAFreshRun(page);
  });

  it('before a page that is behind has everything loses nothing of what it has not got', () => {
    const page = new Page().load(slow);
    page.keepsUp = false;
    page.tell({ type: 'speed', ratio: 1 }).tell({ type: 'play' }).wait(1_100);
    page.tell({ type: 'seek', time: 0.8e12, id: 1 }); // not there yet
    page.tell(set('policy', 'rcd')).settle();
    page.keepsUp = true;
    likeAFreshRun(page);
  });
});

describe('edits of a link', () => {
  const edits: readonly Edit[] = [
    { time: 0, path: 'policy', value: 'ppd' },
    { time: 0.2e12, path: 'policy.threshold', value: 20 },
    { time: 0.5e12, path: 'buffer', value: 50 },
    { time: 0.8e12, path: 'ports.S9>S1.policy', value: 'rcd' },
    { time: 0.9e12, path: 'policy', value: 'espd' },
  ];

  it('are carried out at their times; each that cannot be is told once', () => {
    const page = new Page().load(slow, edits);
    page.seek(1);
    page.seek(0.1);
    page.seek(1.5);
    expect(page.all('rejected').map(({ token, problem }) => [token, problem.path])).toEqual([
      [-1, 'policy.threshold'],
      [-1, 'ports.S9>S1.policy'],
    ]);
    expect(page.ask('edits')).toEqual([edits[0], edits[2], edits[4]]);
    likeAFreshRun(page);
  });

  it('are written down as a person would have made them, and told without those that cannot be', () => {
    const link: readonly Edit[] = [
      { time: 0.2e12, path: 'policy.threshold', value: '31' },
      { time: 0.3e12, path: 'policy.threshold', value: 61 },
      { time: 2e12, path: 'policy', value: 'ppd' },
    ];
    const page = new Page().load(slow, link);
    expect(page.last('loaded').edits).toEqual(link.slice(0, 2));
    const late = { path: 'policy', value: 'ppd', reason: 'at 2 s, outside 0 to 1.5 s' };
    expect(worded(page.last('rejected').problem)).toMatchObject(late);
    page.seek(0.5);
    expect(page.last('rejected').problem).toMatchObject({ path: 'policy.threshold', value: 61, kept: 31 });
    expect(page.last('branches').list[0]!.edits).toEqual([{ ...link[0], value: 31 }]);
    likeAFreshRun(page);
  });

  it('that cannot be at time zero are told at once', () => {
    const page = new Page().load(slow, [{ time: 0, path: 'policy', value: 'blue' }]);
    expect(page.all('rejected').map(({ problem }) => problem.path)).toEqual(['policy']);
  });
});

describe('whatever a user does', () => {
  const action: fc.Arbitrary<(page: Page) => void> = fc.oneof(
    fc.tuple(fc.constantFrom(0.05, 0.5, Infinity), fc.nat(400)).map(([ratio, ms]) => (page: Page) => {
      page.tell({ type: 'speed', ratio }).tell({ type: 'play' }).wait(ms);
    }),
    fc.constant((page: Page) => {
      page.tell({ type: 'pause' });
    }),
    fc.constantFrom('cell', 'frame', 'drop').map((kind) => (page: Page) => {
      page.tell({ type: 'step', kind: kind as 'cell' | 'frame' | 'drop' });
    }),
    fc.tuple(fc.oneof(fc.nat(1_500), fc.constant(0)), fc.boolean()).map(([ms, waits]) => (page: Page) => {
      page.tell({ type: 'seek', time: ms * 1e9, id: 1 });
      if (waits) page.settle();
    }),
    fc.constantFrom('rcd', 'ppd', 'epd', 'espd', 'espd-simple').map((id) => (page: Page) => {
      page.tell(set('policy', id));
    }),
    fc.integer({ min: 20, max: 80 }).map((cells) => (page: Page) => {
      page.tell(set('policy.threshold', cells)).tell(set('buffer', cells));
    }),
    fc.boolean().map((keepsUp) => (page: Page) => {
      page.keepsUp = keepsUp;
    }),
  );

  it('the page ends up with the record of a fresh run with the same edits', () => {
    fc.assert(
      fc.property(fc.array(action, { minLength: 2, maxLength: 12 }), (actions) => {
        const page = new Page().load(slow);
        page.cost = 0.02;
        for (const act of actions) act(page);
        page.keepsUp = true;
        page.tell({ type: 'pause' });
        expect(page.all('failed')).toEqual([]);
        likeAFreshRun(page);
      }),
      { numRuns: cases(13) },
    );
  });
});
