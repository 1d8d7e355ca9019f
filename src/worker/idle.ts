import { type Command, SILENT_COMMANDS } from '../contract/index.ts';
import type { WorkerPort } from './workerPort.ts';

/** Reports that a host has nothing left to do: all commands are carried out, and no tick is pending. */
export class IdleWatch {
  /** Environment of the watched host. */
  readonly outside: WorkerPort;
  private readonly post: WorkerPort['post'];
  private commands = 0;
  private reported = -1;
  private ticks = 0;
  /** Whether the script that answers questions is loading, and whether a question waits for it. */
  private fetching = false;
  private asked = false;

  constructor(outside: WorkerPort) {
    this.post = outside.post;
    this.outside = {
      ...outside,
      soon: (task, delayMs) => {
        this.ticks++;
        outside.soon(() => {
          this.ticks--;
          this.work(task);
        }, delayMs);
      },
      answering: (came, failed) => {
        this.fetching = true;
        outside.answering(
          (answering) => this.fetched(() => came(answering)),
          () => this.fetched(failed),
        );
      },
    };
  }

  /** Carries out a command of the page. */
  command<C extends Pick<Command, 'type'>>(command: C, obey: (command: C) => void): void {
    const { type } = command;
    if (!SILENT_COMMANDS.includes(type)) this.commands++;
    if (type === 'frames' || type === 'why' || type === 'rm' || type === 'acts') this.asked = true;
    this.work(() => obey(command));
  }

  /** Announces work that will change the page's data. Returns a function that ends it. */
  hold(): () => void {
    this.ticks++;
    return () => this.work(() => this.ticks--);
  }

  /** Does a piece of work, and reports idle if none is left. */
  work(task: () => void): void {
    task();
    if (!this.fetching) this.asked = false;
    if (this.ticks > 0 || this.asked || this.reported === this.commands) return;
    this.reported = this.commands;
    this.post({ type: 'idle', commands: this.commands });
  }

  private fetched(task: () => void): void {
    this.fetching = false;
    this.work(task);
  }
}
