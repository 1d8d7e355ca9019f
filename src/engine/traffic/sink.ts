import type { FlowReceiver } from '../atm/ends.ts';
import type { Flow } from '../atm/flow.ts';
import type { Registered, StateIo } from '../sim/state.ts';

/** The receiving end of a VC without TCP: counts complete frames and sends nothing. */
export class Sink implements FlowReceiver {
  readonly data: Flow;
  packets = 0;
  readonly duplicates = 0;
  readonly duplicateCells = 0;

  constructor(data: Flow) {
    this.data = data;
  }

  state(io: StateIo): void {
    this.packets = io.number(this.packets);
  }

  get components(): readonly Registered[] {
    return [];
  }

  frameArrived(): void {
    this.packets++;
  }

  framesArrived(count: number): void {
    this.packets += count;
  }

  timerFired(): void {}
}
