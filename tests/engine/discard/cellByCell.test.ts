import { describe, expect, it } from 'vitest';
import { newPolicy, play } from '../../support/cells.ts';
import { follows } from '../../support/follows.ts';
import { runs } from '../../support/sceneRuns.ts';

describe('RCD', () => {
  it('refuses cells that find the buffer full, each by itself', () => {
    const lines = follows(
      'rcd',
      {},
      `
      1 BOM 1998 -> 2 accept
      1 COM 1999 -> 2 accept
      1 COM 2000 -> 13 refuse
      2 BOM 2000 -> 13 refuse
      1 COM 1999 -> 2 accept
      1 EOM 2000 -> 11 refuse
      2 EOM 1999 -> 2 accept
      `,
    );
    expect(new Set(lines)).toEqual(new Set([2, 11, 13]));
  });
});

describe('PPD', () => {
  it('refuses the rest of a damaged frame except its last cell', () => {
    follows(
      'ppd',
      {},
      `
      1 BOM 1998 -> 9 accept { }
      1 COM 2000 -> 13 refuse { 1 }
      1 COM 1500 -> 2 listed { 1 }
      2 COM 1500 -> 9 accept { 1 }
      1 EOM 1500 -> 5 accept { }
      1 BOM 1500 -> 9 accept { }
      `,
    );
  });

  it('loses the last cell too while there is no place, and then lets the VC go all the same', () => {
    follows(
      'ppd',
      {},
      `
      1 COM 2000 -> 13 refuse { 1 }
      1 EOM 2000 -> 7 listed { }
      1 BOM 1999 -> 9 accept { }
      `,
    );
  });
});

describe('PPD and frames of one cell', () => {
  it('does not list a VC for one: the next frame would be refused unseen', () => {
    follows(
      'ppd',
      {},
      `
      1 SSM 2000 -> 13 refuse { }
      1 BOM 1999 -> 9 accept { }
      1 COM 2000 -> 13 refuse { 1 }
      1 EOM 1999 -> 5 accept { }
      `,
    );
  });
});

describe('PPD as printed', () => {
  it('refuses the last cell of a damaged frame although there is room', () => {
    follows(
      'ppd-printed',
      {},
      `
      1 BOM 1998 -> 12 accept { }
      1 COM 2000 -> 10 refuse { 1 }
      1 COM 10   -> 6 listed { 1 }
      1 EOM 10   -> 4 listed { }
      1 BOM 10   -> 12 accept { }
      `,
    );
  });

  it('kills the next frame whole when the cell that overflows is a last one', () => {
    follows(
      'ppd-printed',
      {},
      `
      1 EOM 2000 -> 10 refuse { 1 }
      1 BOM 10   -> 6 listed { 1 }
      1 COM 10   -> 6 listed { 1 }
      1 EOM 10   -> 4 listed { }
      `,
    );
  });
});

describe('EPD, threshold 1,960 of 2,000', () => {
  const params = { threshold: 1_960 };

  it('refuses whole frames from their first cell on, and lets begun ones use the room above', () => {
    follows(
      'epd',
      params,
      `
      1 BOM 1959 -> 7 accept  { }
      2 BOM 1960 -> 15 refuse  { 2 }
      1 COM 1960 -> 17 accept { 2 }
      2 COM 10   -> 2 listed  { 2 }
      1 EOM 1999 -> 17 accept { 2 }
      2 EOM 1999 -> 4 accept  { }
      2 BOM 1959 -> 7 accept  { }
      `,
    );
  });

  it('behaves as PPD when the buffer is full', () => {
    follows(
      'epd',
      params,
      `
      1 COM 2000 -> 12 refuse { 1 }
      1 COM 1000 -> 2 listed { 1 }
      1 EOM 2000 -> 5 listed { }
      3 EOM 2000 -> 12 refuse { 3 }
      `,
    );
  });

  it('does not list a VC for a frame of one cell: the next frame would be refused unseen', () => {
    follows(
      'epd',
      params,
      `
      1 SSM 1960 -> 15 refuse { }
      1 SSM 1959 -> 7 accept { }
      1 SSM 2000 -> 12 refuse { }
      1 BOM 1959 -> 7 accept { }
      `,
    );
  });
});

describe('ESPD, Th1 1,920, Th2 1,000, two places on the list, 25 ms', () => {
  const params = { th1: 1_920, th2: 1_000, listMax: 2, dropTimerMs: 25, timerStop: 'first-release' };
  const repaired = { ...params, timerStop: 'empty-list' };

  it('catches the first VCs whose frames begin above Th1 and leaves the others alone', () => {
    follows(
      'espd',
      params,
      `
      1 BOM 1920 -> 17 accept { }
      2 COM 1921 -> 22 accept { }
      3 BOM 1921 -> 30 refuse { 3 }
      4 BOM 1921 -> 30 refuse { 3 4 }
      5 BOM 1921 -> 20 accept { 3 4 }
      3 COM 1500 -> 6 listed  { 3 4 }
      `,
    );
  });

  it('catches beyond the limit whoever finds the buffer full, with any cell', () => {
    follows(
      'espd',
      params,
      `
      3 BOM 1921 -> 30 refuse { 3 }
      4 BOM 1921 -> 30 refuse { 3 4 }
      5 BOM 2000 -> 33 refuse { 3 4 5 }
      6 COM 2000 -> 33 refuse { 3 4 5 6 }
      7 EOM 2000 -> 33 refuse { 3 4 5 6 7 }
      3 EOM 2000 -> 15 listed  { 3 4 5 6 7 }
      `,
    );
  });

  it('takes the limit as a share of the sessions, as section 3.3 words it: 20 % of them, 4 of 20', () => {
    follows(
      'espd',
      { ...params, listShare: 20 },
      `
      1 BOM 1921 -> 30 refuse { 1 }
      2 BOM 1921 -> 30 refuse { 1 2 }
      3 BOM 1921 -> 30 refuse { 1 2 3 }
      4 BOM 1921 -> 30 refuse { 1 2 3 4 }
      5 BOM 1921 -> 20 accept { 1 2 3 4 }
      `,
    );
  });

  it('counts the sessions of its own port: with ten at the bottleneck 20 % of them is the run with two', () => {
    const run = (path: string, value: string) =>
      runs(
        'symmetric-500',
        { policy: 'espd', 'run.durationS': '1', [`ports.S2>S3.policy.${path}`]: value },
        [1],
      )[0]!;
    const [two, fifth, all] = [run('listMax', '2'), run('listShare', '20'), run('listShare', '100')];
    expect(fifth.digest).toBe(two.digest);
    expect(all.digest).not.toBe(two.digest);
  });

  it('rounds the share and catches one session at least', () => {
    const caught = (listShare: number) => {
      const policy = newPolicy('espd', { ...params, listShare }, 2_000, 10);
      const rows = Array.from({ length: 10 }, (_, vc) => `${vc} BOM 1921 -> 30 refuse`);
      play(policy, rows.join('\n'));
      return policy.list?.size;
    };
    expect([1, 14, 16, 20, 25, 100].map(caught)).toEqual([1, 1, 2, 2, 3, 10]);
  });

  it('keeps a VC over several frames, whose last cells enter, until one ends below Th2', () => {
    follows(
      'espd',
      params,
      `
      3 BOM 1921 -> 30 refuse { 3 }
      3 EOM 1921 -> 13 accept  { 3 }
      3 BOM 999  -> 6 listed  { 3 }
      3 COM 999  -> 6 listed  { 3 }
      3 EOM 1000 -> 13 accept  { 3 }
      3 SSM 1001 -> 13 accept  { 3 }
      3 EOM 999  -> 11 accept  { }
      3 BOM 999  -> 17 accept { }
      `,
    );
  });

  it('lets everybody go when the timer has run out, in mid-frame: the tail of the frame enters', () => {
    follows(
      'espd',
      params,
      `
      @0      3 BOM 1921 -> 30 refuse { 3 }
      @10     4 BOM 1921 -> 30 refuse { 3 4 }
      @24.999 3 COM 1500 -> 6 listed  { 3 4 }
      @25     3 COM 1500 -> 17 accept { }
              4 COM 1500 -> 17 accept { }
      `,
    );
  });

  it('catches again at once when the timer runs out above Th1, with a fresh timer', () => {
    follows(
      'espd',
      params,
      `
      @0    3 BOM 1921 -> 30 refuse { 3 }
      @25   5 BOM 1921 -> 30 refuse { 5 }
      @49.9 5 COM 1500 -> 6 listed  { 5 }
      @50   5 COM 1500 -> 17 accept { }
      `,
    );
  });

  const twoCaughtOneReleased = `
      @0  3 BOM 1921 -> 30 refuse { 3 }
          4 BOM 1921 -> 30 refuse { 3 4 }
      @5  3 EOM 500  -> 11 accept  { 4 }
      @24 4 COM 500  -> 6 listed  { 4 }`;

  it('as printed: the first release stops the timer, and the VC that stays is not let go by it', () => {
    follows(
      'espd',
      params,
      `${twoCaughtOneReleased}
      @25  4 COM 500 -> 6 listed { 4 }
      @900 4 COM 500 -> 6 listed { 4 }`,
    );
  });

  it('as printed: the timer does not start again before the list has been empty', () => {
    follows(
      'espd',
      params,
      `${twoCaughtOneReleased}
      @30  5 BOM 1921 -> 30 refuse { 4 5 }
      @80  5 COM 500  -> 6 listed  { 4 5 }
           5 EOM 500  -> 11 accept  { 4 }
           4 EOM 500  -> 11 accept  { }
      @90  6 BOM 1921 -> 30 refuse { 6 }
      @115 6 COM 500  -> 17 accept { }`,
    );
  });

  it('repaired: only an empty list stops the timer', () => {
    follows(
      'espd',
      repaired,
      `${twoCaughtOneReleased}
      @25 4 COM 500 -> 17 accept { }`,
    );
    follows(
      'espd',
      repaired,
      `
      @0  3 BOM 1921 -> 30 refuse { 3 }
      @5  3 EOM 500  -> 11 accept  { }
      @20 4 BOM 1921 -> 30 refuse { 4 }
      @30 4 COM 500  -> 6 listed  { 4 }
      @45 4 COM 500  -> 17 accept { }`,
    );
  });
});

describe('ESPD simplified, Th1 1,920, Th2 1,000', () => {
  const params = { th1: 1_920, th2: 1_000 };

  it('catches without limit and knows no timer', () => {
    follows(
      'espd-simple',
      params,
      `
      @0    1 BOM 1920 -> 12 accept  { }
            1 COM 1921 -> 21 accept { }
            2 BOM 1921 -> 19 refuse  { 2 }
            3 BOM 1921 -> 19 refuse  { 2 3 }
            4 BOM 1921 -> 19 refuse  { 2 3 4 }
            5 COM 2000 -> 16 refuse  { 2 3 4 5 }
      @5000 2 COM 10   -> 2 listed  { 2 3 4 5 }
      `,
    );
  });

  it('lets a VC go at the end of a frame below Th2, and only there', () => {
    follows(
      'espd-simple',
      params,
      `
      2 BOM 1921 -> 19 refuse { 2 }
      2 EOM 2000 -> 10 listed { 2 }
      2 EOM 1000 -> 6 accept { 2 }
      2 COM 999  -> 2 listed { 2 }
      2 EOM 999  -> 8 accept { }
      2 COM 999  -> 12 accept { }
      `,
    );
  });
});
