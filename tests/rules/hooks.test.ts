import { describe, expect, it } from 'vitest';
import { loadRuleLanguage } from '../../src/engine/language.ts';
import { checkRule } from '../../src/rules/check.ts';
import { PortBench, SLOT } from '../support/portBench.ts';

loadRuleLanguage();

const rule = (body: string, head = ''): string => `rule mine: a rule\n${head}\n${body}\n`;
/** A port of 424 Mb/s, where a cell takes 1 us, with this rule. */
const benchOf = (body: string, head = '', vcs = 3): PortBench =>
  new PortBench(
    Array.from({ length: vcs }, () => ({})),
    { policy: rule(body, head) },
  );

function faultOf(text: string): string {
  try {
    checkRule(text);
  } catch (error) {
    return (error as Error).message;
  }
  return 'accepted';
}

describe('on departure', () => {
  it('throws away what it refuses, and the next cell leaves in its place', () => {
    const bench = benchOf('accept\non departure\n  refuse if waited > 2 us');
    for (const vc of [1, 2, 3]) bench.arrive(0, vc, 2);
    // The first goes at once, two more wait 1 and 2 us, the others too long.
    bench.runUntil(20);
    expect(bench.sent()).toEqual([1, 1, 2]);
    expect([bench.lost, bench.queues]).toEqual([
      [0, 1, 2],
      [0, 0, 0],
    ]);
    expect(bench.port.queue.accepted.reduce((sum, cells) => sum + cells)).toBe(6);
  });

  it('is asked for a cell that finds the wire free as well', () => {
    const bench = benchOf(
      'accept\non departure\n  refuse if waited is 0 and VC seen\n  VC seen = yes',
      'remember for each VC: seen = no',
    );
    bench.arrive(0, 1);
    bench.arrive(5, 1);
    bench.arrive(6, 2);
    expect([bench.sent(), bench.lost]).toEqual([
      [1, 2],
      [1, 0, 0],
    ]);
  });

  it('knows where frames begin and end, VC by VC, and what stays behind', () => {
    const bench = benchOf(
      'accept\non departure\n  refuse if VC cells waiting > 0 and first cell\n  refuse if last cell and queue is 0',
    );
    bench.arrive(0, 3, 1, false);
    bench.arrive(0, 1, 2, false);
    bench.arrive(0, 1, 1, true);
    bench.arrive(0, 2, 1, true);
    bench.runUntil(20);
    // Of VC 1 the first cell is thrown away, of VC 2 the last one, which leaves nobody behind.
    expect([bench.sent(), bench.lost]).toEqual([
      [3, 1, 1],
      [1, 1, 0],
    ]);
  });

  it('marks cells that leave', () => {
    const bench = benchOf('accept\non departure\n  VC marked = waited > 0.5 us');
    bench.arrive(0, 1, 3);
    bench.runUntil(20);
    const { meta } = bench.port.link;
    expect(bench.sent()).toEqual([1, 1, 1]);
    expect([...meta.slice(0, 3)].map((one) => one - (meta[0] ?? 0) > 0)).toEqual([false, true, true]);
  });

  it('stays with cells when a rule with it takes the place of one without', () => {
    const bench = benchOf('accept');
    bench.arrive(0, 1, 10);
    bench.set({ policy: rule('accept\non departure\n  refuse if waited > 4 us') }, 1);
    bench.runUntil(30);
    // The time that cells have waited is known from then on.
    expect([bench.sent().length, bench.lost[0]]).toEqual([6, 4]);
  });

  it('belongs to a class where classes have buffers of their own', () => {
    const part = (policy: string) => ({
      own: { buffer: true, policy: true },
      policy,
      params: {},
      bufferCells: 100,
    });
    const classes = {
      cbr: part('rcd'),
      'rt-vbr': part('rcd'),
      'nrt-vbr': part('rcd'),
      abr: part('rcd'),
      ubr: part(rule('accept\non departure\n  refuse if queue is 1')),
    };
    const bench = new PortBench([{ serviceClass: 'cbr' }, {}], { classes });
    bench.arrive(0, 1, 3);
    bench.arrive(0, 2, 3);
    bench.runUntil(20);
    expect([bench.shares(), bench.lost]).toEqual([
      [3, 2],
      [0, 1],
    ]);
  });
});

describe('every', () => {
  it('acts by the time, after the cells that leave at its instant and before those that come', () => {
    const bench = benchOf('accept if open\nrefuse\nevery 10 us\n  open = queue is 1', 'remember open = yes');
    bench.arrive(0, 1, 12);
    // At 10 us the eleventh cell leaves, and one is left.
    bench.arrive(10, 2);
    expect(bench.lost).toEqual([0, 0, 0]);
    bench.arrive(20, 2);
    expect(bench.lost).toEqual([0, 1, 0]);
  });

  it('takes its time from a parameter, at once when that becomes shorter', () => {
    const text = rule(
      'accept if ticks < 3\nrefuse\nevery gap\n  ticks = ticks + 1',
      'parameter gap, us, 1 to 1000, default 100\nremember ticks = 0',
    );
    const bench = new PortBench([{}], { policy: text, params: { gap: 100 } });
    bench.set({ params: { gap: 2 } }, 10);
    bench.arrive(15.5, 1);
    expect(bench.lost).toEqual([0]);
    bench.arrive(16, 1);
    expect(bench.lost).toEqual([1]);
  });

  it('comes once a cell time at most', () => {
    const bench = new PortBench([{}], {
      policy: rule(
        'accept if ticks < 4\nrefuse\nevery gap\n  ticks = ticks + 1',
        'parameter gap, us, 0 to 1, default 0\nremember ticks = 0',
      ),
      params: { gap: 0 },
    });
    bench.arrive(3.5, 1);
    bench.arrive(4, 1);
    expect([bench.lost, bench.port.buffers.only?.policy.hooks?.due]).toEqual([[1], 5 * SLOT]);
  });

  it('before a cell that comes leaves the cell its own time', () => {
    const bench = benchOf('accept\nevery 10 us\n  ticks = ticks + 1', 'remember ticks = 0');
    bench.arrive(0, 1, 11);
    // At 10 us all but one have begun to leave; at 13 us the wire is free.
    bench.arrive(13, 2);
    expect([bench.port.cell.now, bench.port.waiting, bench.sent().length]).toEqual([13 * SLOT, 0, 12]);
  });

  it('goes through VCs', () => {
    const bench = benchOf(
      'VC cells = VC cells + 1\naccept if VC cells < 3\nrefuse\nevery 10 us\n  for each VC\n    VC cells = 0',
      'remember for each VC: cells = 0',
    );
    bench.arrive(0, 1, 3);
    bench.arrive(11, 1, 2);
    expect(bench.lost).toEqual([1, 0, 0]);
  });
});

describe('what cannot stand in a hook is named', () => {
  it.each([
    ['accept\non departur\n  refuse', 'there is no `on departur`; known: `on loss`, `on departure`'],
    ['accept\non departure\n  nothing\non departure\n  nothing', 'there is `on departure` already'],
    ['accept if waited > 1 ms\nrefuse', '`waited` is not known for a cell that comes, but `on departure`'],
    ['accept\nevery 1 ms\n  ticks = 1 if first cell', '`first cell` is not known `every 15 ms`'],
    ['accept\nevery 1 ms\n  accept', '`accept` has no meaning `every 15 ms`'],
    ['accept\non departure\n  discard 1 from the front', '`discard` has no meaning `on departure`'],
    ['accept\nevery 1 ms\n  VC listed = no', '`VC listed`: which VC?'],
    ['accept\nevery 0 ms\n  nothing', 'a time above 0 is expected'],
    ['accept\nevery 5 cells\n  nothing', 'a time is expected, not a number of cells'],
    ['VC marked = yes\naccept\non departure\n  VC marked = no', 'not both'],
    [
      'half = queue / 2\naccept if half > 2\nrefuse\non departure\n  refuse if half > 2',
      'there is no value `half`',
    ],
  ])('%s', (body, words) => {
    expect(faultOf(rule(body))).toContain(words);
  });

  it('in what it calls as well', () => {
    const text = rule(
      'accept\nevery 1 ms\n  a = share(2)\n  b = a',
      'define share(x) = VC cells waiting * x',
    );
    expect(faultOf(text)).toContain('`share` cannot stand here: `VC cells waiting`: which VC?');
  });
});
