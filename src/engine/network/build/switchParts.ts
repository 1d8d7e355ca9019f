import type { FlowPlan } from '../../../scenario/validation/flowPlan.ts';
import type { Flow } from '../../atm/flow.ts';
import type { Link } from '../../atm/link.ts';
import type { Port } from '../../switch/port.ts';
import type { CreditPlan } from './buildCredit.ts';
import type { LoopPlan } from './loopPlan.ts';

/** Components for the construction of switches. */
export interface SwitchParts {
  readonly seed: number;
  readonly links: ReadonlyMap<string, Link>;
  readonly ports: readonly Port[];
  readonly flows: readonly Flow[];
  readonly plan: FlowPlan;
  readonly credit: CreditPlan | null;
  readonly loops: LoopPlan;
}
