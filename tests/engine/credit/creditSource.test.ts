import { describe, expect, it } from 'vitest';
import { LAST_CELL } from '../../../src/engine/atm/cell.ts';
import { Flow } from '../../../src/engine/atm/flow.ts';
import { Link } from '../../../src/engine/atm/link.ts';
import { CreditSender } from '../../../src/engine/credit/creditSender.ts';
import { CreditSource } from '../../../src/engine/credit/creditSource.ts';
import { takeCell } from '../../support/wire.ts';

/** A source of VC 1 whose first hop has N2 = 2 and N3 = 1: three places. */
function bench() {
  const flow = new Flow(0, 1);
  const link = new Link('out', 424_000_000, 0);
  const sender = new CreditSender(1, [{ flow: 0, n2: 2, n3: 1, adaptive: false, piggyback: false }]);
  const neighbours: CreditSource[] = [];
  const source = new CreditSource(link, flow, sender, neighbours);
  neighbours.push(source);
  /** Frames on the link, `1` for each cell of frame 1, `1.` for its last. */
  const sent = (): string => {
    const cells = [];
    while (link.headTime !== Infinity) {
      const { meta, frame } = takeCell(link);
      cells.push(`${frame}${(meta & LAST_CELL) === 0 ? '' : '.'}`);
    }
    return cells.join(' ');
  };
  const submit = (cells: number) => source.submit(0, flow.add(0, cells * 48, cells), cells);
  return { source, sent, submit };
}

describe('a source with credit', () => {
  it('sends as many cells as there are places for, and the last one of a frame as such', () => {
    const { source, sent, submit } = bench();
    submit(2);
    expect([sent(), source.waiting]).toEqual(['0 0.', 0]);
    submit(3);
    expect([sent(), source.waiting]).toEqual(['1', 2]);
  });

  it('goes on with what waits, frame by frame, as credit comes back', () => {
    const { source, sent, submit } = bench();
    for (const cells of [4, 1, 2]) submit(cells);
    expect([sent(), source.waiting]).toEqual(['0 0 0', 4]);
    source.feedback(1_000, 0, 1);
    expect([sent(), source.waiting]).toEqual(['0. 1.', 2]);
    source.feedback(2_000, 0, 2);
    expect([sent(), source.waiting]).toEqual(['2 2.', 0]);
    source.feedback(3_000, 0, 3);
    expect(sent()).toBe('');
  });
});
