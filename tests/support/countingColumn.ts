import { Column } from '../../src/app/traces/column.ts';
import { EventTrace } from '../../src/app/traces/events.ts';

/** Counts how many of its values are read. */
class CountingColumn extends Column {
  reads = 0;

  override at(i: number): number {
    if (i < this.length) this.reads++;
    return super.at(i);
  }

  override read(from: number, into: Float64Array): number {
    const count = super.read(from, into);
    this.reads += count;
    return count;
  }
}

/** Events of a port, and how many of them have had their VC read since this was asked last. */
export function countedEvents(port = 0) {
  const vc = new CountingColumn();
  const trace = new EventTrace(port, new Column(), vc);
  const reads = () => {
    const count = vc.reads;
    vc.reads = 0;
    return count;
  };
  return { trace, reads };
}
