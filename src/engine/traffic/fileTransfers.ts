import { type FileTcpDocument, PS_PER_MS } from '../../contract/index.ts';
import type { RandomStream } from '../sim/random.ts';
import type { Registered, StateIo } from '../sim/state.ts';
import type { Application } from '../tcp/application.ts';
import { DEFAULT_SOURCE } from './defaults.ts';

const { files: ALL, pauseMs: PAUSE, sizes: SIZES, pauses: PAUSES } = DEFAULT_SOURCE.files;

/** An application on a TCP sender: files one after the other, with their transfer times. */
export class FileTransfers implements Application {
  private readonly bytes: number;
  private readonly pause: number;
  /** Random streams of file sizes and pauses; null if these are fixed. */
  private readonly sizeDraws: RandomStream | null;
  private readonly pauseDraws: RandomStream | null;
  /** Files still to begin. */
  private left: number;
  private begunAt = 0;
  times: number[] = [];

  constructor(
    { fileBytes, files = ALL, pauseMs = PAUSE, sizes = SIZES, pauses = PAUSES }: FileTcpDocument,
    random: (purpose: string) => RandomStream,
  ) {
    this.bytes = fileBytes;
    this.pause = pauseMs * PS_PER_MS;
    this.sizeDraws = sizes === 'fixed' ? null : random('sizes');
    this.pauseDraws = pauses === 'fixed' ? null : random('pauses');
    this.left = files === 0 ? Infinity : files;
  }

  state(io: StateIo): void {
    this.left = io.number(this.left);
    this.begunAt = io.number(this.begunAt);
    io.list(this.times);
  }

  get components(): readonly Registered[] {
    return [this, this.sizeDraws, this.pauseDraws].filter((part) => part !== null);
  }

  begin(now: number): number {
    this.left--;
    this.begunAt = now;
    return Math.max(1, Math.round(this.bytes * (this.sizeDraws?.exponential() ?? 1)));
  }

  finish(now: number): number {
    this.times.push(now - this.begunAt);
    return this.left > 0 ? now + Math.round(this.pause * (this.pauseDraws?.exponential() ?? 1)) : Infinity;
  }
}
