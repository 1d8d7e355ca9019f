import { describe, expect, it } from 'vitest';
import type { Command } from '../../src/contract/index.ts';
import { Page } from '../support/page.ts';
import { digestAt, slow } from './slow.ts';

/** On the way to 1 s, asked for as number 7, when something else is asked. */
function meanwhile(command: Command): Page {
  const page = new Page().load(slow);
  page.cost = 1;
  page.tell({ type: 'seek', time: 1e12, id: 7 }).wait(5);
  return page.tell(command);
}
const told = ({ reports }: Page) =>
  reports.flatMap((report) =>
    (report.type === 'sought' || report.type === 'overtaken') && report.id === 7 ? [report.type] : [],
  );

describe('whoever waits for a moment', () => {
  it.each<Command>([
    { type: 'seek', time: 0.1e12, id: 8 },
    { type: 'step', kind: 'drop' },
    { type: 'play' },
    { type: 'pause' },
  ])('hears that another command came first: $type', (command) => {
    expect(told(meanwhile(command))).toEqual(['overtaken']);
  });

  it('hears of its arrival where the run was only forked on the way', () => {
    const page = meanwhile({ type: 'fork', compared: true });
    expect(told(page)).toEqual([]);
    page.settle();
    expect(told(page)).toEqual(['sought']);
    expect(page.last('sought').digest).toBe(digestAt(1));
  });
});

describe('a value that is changed on the way to a moment', () => {
  const early: Command = { type: 'set', path: 'policy', value: 'epd', token: 9 };
  const applied = ({ reports }: Page) =>
    reports.flatMap((report) => (report.type === 'applied' ? [report.edit.time / 1e12] : []));

  it('counts from that moment on, and not from wherever the run is by then', () => {
    const page = meanwhile(early);
    expect(applied(page)).toEqual([]);
    page.settle();
    expect(page.last('sought').digest).toBe(digestAt(1));
    expect(applied(page)).toEqual([1]);
  });

  it('counts from the moment that is asked for instead', () => {
    const page = meanwhile(early).tell({ type: 'seek', time: 0.25e12, id: 8 });
    page.settle();
    expect(applied(page)).toEqual([0.25]);
  });

  it('counts from where the run is stopped, or plays on', () => {
    for (const command of [{ type: 'pause' }, { type: 'play' }] as const) {
      const [time] = applied(meanwhile(early).tell(command));
      expect(time).toBeGreaterThan(0);
      expect(time).toBeLessThan(1);
    }
  });
});
