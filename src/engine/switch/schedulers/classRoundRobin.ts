import { pseudoCode } from '../../pseudoCode.ts';
import type { StateIo } from '../../sim/state.ts';
import { ClassScheduler, withinClass } from '../transmit/classScheduler.ts';
import type { SchedulerDefinition } from './scheduler.ts';

/** The service classes take turns, one cell each. */
class ClassRoundRobin extends ClassScheduler {
  private last = -1;

  override state(io: StateIo): void {
    super.state(io);
    this.last = io.number(this.last);
  }

  protected choose(): number {
    const classes = this.waiting.length;
    let index = this.last;
    do {
      index = index + 1 < classes ? index + 1 : 0;
    } while (this.waiting[index] === 0);
    return index;
  }

  protected served(index: number): void {
    this.last = index;
  }
}

export const classRoundRobin: SchedulerDefinition = {
  id: 'class-rr',
  short: 'class RR',
  name: 'round robin over service classes',
  citation: 'Zhu 1999, sections 3.3.1 and 3.3.2',
  parameters: [withinClass],
  pseudoCode: pseudoCode(`
repeat
  class := next class in the circle
until a cell of the class is waiting
serve the VC that the class names`),
  byClass: true,
  create: (context, params) => new ClassRoundRobin(context, params),
};
