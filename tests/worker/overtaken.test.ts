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
    const page = meanwhile({ type: 'fork', together: true });
    expect(told(page)).toEqual([]);
    page.settle();
    expect(told(page)).toEqual(['sought']);
    expect(page.last('sought').digest).toBe(digestAt(1));
  });
});
