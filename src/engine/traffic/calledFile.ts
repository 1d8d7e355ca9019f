import type { Registered, StateIo } from '../sim/state.ts';
import type { Application } from '../tcp/application.ts';
import type { TcpSender } from '../tcp/sender.ts';
import type { CallPool, Circuit } from './callPool.ts';

/** Calls on a TCP sender: each is a separate connection that carries a file. */
export class CalledFile implements Application, Circuit {
  private readonly sender: TcpSender;
  private readonly pool: CallPool;
  private readonly circuit: number;
  private bytes = 0;
  private begunAt = 0;
  times: number[] = [];

  constructor(sender: TcpSender, pool: CallPool) {
    this.sender = sender;
    this.pool = pool;
    this.circuit = pool.add(this);
  }

  state(io: StateIo): void {
    this.bytes = io.number(this.bytes);
    this.begunAt = io.number(this.begunAt);
    io.list(this.times);
  }

  get components(): readonly Registered[] {
    return [this];
  }

  startCall(now: number, bytes: number): void {
    this.bytes = bytes;
    this.sender.start(now);
  }

  begin(now: number): number {
    this.begunAt = now;
    return this.bytes;
  }

  finish(now: number): number {
    this.times.push(now - this.begunAt);
    this.pool.endCall(this.circuit, now);
    return Infinity;
  }
}
