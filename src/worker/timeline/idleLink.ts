import type { Picoseconds } from '../../contract/index.ts';
import { idleSince } from '../../engine/index.ts';
import type { Run } from '../run.ts';

/**
 * Looks out for a link that becomes idle for so long, at as few moments as miss none: a link that is busy now is idle
 * for so long then at the earliest.
 */
export class IdleLink {
  /** When to look next. */
  next: Picoseconds;
  private readonly run: Run;
  private readonly port: string;
  private readonly forPs: Picoseconds;

  constructor(run: Run, port: string, forPs: Picoseconds) {
    this.run = run;
    this.port = port;
    this.forPs = forPs;
    this.next = run.simulation.now;
    this.look();
  }

  /** Whether the link has become idle for so long at this very moment. */
  look(): boolean {
    const { now, network } = this.run.simulation;
    const port = network.ports.find(({ id }) => id === this.port);
    const since = port === undefined ? null : idleSince(port, now);
    const due = since === null ? Infinity : since + this.forPs;
    this.next = due > now && due < Infinity ? due : now + this.forPs;
    return due === now;
  }
}
