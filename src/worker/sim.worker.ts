import type { CommandParcel, RaceTask } from '../contract/index.ts';
import { Host } from './host.ts';
import { IdleWatch } from './idle.ts';
import { LateLanguage } from './lateLanguage.ts';
import { Packer } from './parcels.ts';
import { transferables } from './transferables.ts';

/** A task that comes after the messages already waiting, without the delay of nested timeouts. */
const channel = new MessageChannel();
let waiting: (() => void) | null = null;
channel.port1.onmessage = () => {
  const task = waiting;
  waiting = null;
  task?.();
};

function soon(task: () => void, delayMs: number): void {
  if (delayMs > 0) {
    setTimeout(task, delayMs);
    return;
  }
  waiting = task;
  channel.port2.postMessage(null);
}

const packer = new Packer();
const idle = new IdleWatch({
  now: () => performance.now(),
  soon,
  post: (report) =>
    self.postMessage(packer.parcelOf(report), { transfer: transferables(report) as Transferable[] }),
  answering: (came, failed) => {
    import('./replays/index.ts').then(came, failed);
  },
});
let host: Host;
idle.work(() => {
  host = new Host(idle.outside);
});

// Runs are the same without it, and where it cannot come.
import('../engine/speed.ts').then(
  ({ bringKernel }) => bringKernel(),
  () => false,
);

type Message = CommandParcel | RaceTask;

function obey(data: Message): void {
  if (data.type === 'race') {
    // A worker of a race does nothing else; its part comes late.
    import('./race.ts').then(
      ({ race }) => race(data, (report) => self.postMessage(report)),
      (error: unknown) => self.postMessage({ type: 'race-failed', cause: String(error) }),
    );
    return;
  }
  // A plan on a list that is no longer known: the page gets all lists whole.
  const command = packer.commandOf(data);
  if (command === null || command.type === 'resync') packer.forget();
  idle.command(data, () => host.command(command ?? { type: 'resync' }));
}

const language = new LateLanguage<Message>(
  () => import('../engine/language.ts').then(({ bringLanguage }) => bringLanguage()),
  obey,
);

self.onmessage = ({ data }: MessageEvent<Message>) => language.take(data);
