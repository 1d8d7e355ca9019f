import { pseudoCode } from '../../pseudoCode.ts';
import { ClassScheduler, withinClass } from '../transmit/classScheduler.ts';
import type { SchedulerDefinition } from './scheduler.ts';

/** Lower classes wait until the higher ones are empty; the cell on the wire finishes. */
class Priority extends ClassScheduler {
  protected choose(): number {
    let index = 0;
    while (this.waiting[index] === 0) index++;
    return index;
  }

  protected served(): void {}
}

export const priority: SchedulerDefinition = {
  id: 'priority',
  short: 'HOL',
  name: 'exhaustive priority over service classes',
  citation: 'Zhu 1999, sections 3.3.1 and 3.3.2',
  parameters: [withinClass],
  pseudoCode: pseudoCode(`
for class in CBR, rt-VBR, nrt-VBR, ABR, UBR
  if a cell of the class is waiting
    serve the VC that the class names
    stop`),
  byClass: true,
  create: (context, params) => new Priority(context, params),
};
