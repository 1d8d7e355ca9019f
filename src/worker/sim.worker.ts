import {
  type ExportTask,
  PING,
  type RaceTask,
  type StoryTask,
  type SweepCheck,
  type WireCommand,
} from '../contract/index.ts';
import { catalog } from '../engine/index.ts';
import { IdleWatch } from './idle.ts';
import { holdsRule, type LatePart, LateParts, needsMechanisms } from './lateParts.ts';
import { transferables } from './sending/transferables.ts';
import { WireEncoder } from './sending/wireEncoder.ts';
import { SimulationHost } from './simulationHost.ts';

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

const packer = new WireEncoder();
const idle = new IdleWatch({
  now: () => performance.now(),
  soon,
  post: (report) =>
    self.postMessage(packer.wireReportOf(report), { transfer: transferables(report) as Transferable[] }),
  answering: (came, failed) => {
    import('./replays/index.ts').then(came, failed);
  },
});
let host: SimulationHost;
idle.work(() => {
  host = new SimulationHost(idle.outside);
});

type Message = WireCommand | RaceTask | ExportTask | StoryTask | SweepCheck;

function obey(data: Message): void {
  if (data.type === 'race' || data.type === 'study' || data.type === 'figure' || data.type === 'check') {
    // Such a worker does nothing else; its part comes late.
    import('./race.ts').then(
      ({ race, check }) =>
        data.type === 'check'
          ? self.postMessage(check(data))
          : race(data, (report) => self.postMessage(report)),
      (error: unknown) => self.postMessage({ type: 'race-failed', cause: String(error) }),
    );
    return;
  }
  if (data.type === 'export') {
    import('./exports.ts').then(
      ({ exportRun }) =>
        exportRun(data, (report) =>
          self.postMessage(report, {
            transfer: report.type === 'export-part' ? [report.bytes.buffer] : [],
          }),
        ),
      (error: unknown) => self.postMessage({ type: 'race-failed', cause: String(error) }),
    );
    return;
  }
  if (data.type === 'story') {
    import('./story.ts').then(
      ({ story }) => story(data, (report) => self.postMessage(report)),
      (error: unknown) => self.postMessage({ type: 'race-failed', cause: String(error) }),
    );
    return;
  }
  // Edits on a list that is no longer known: the page gets all lists whole.
  const command = packer.commandOf(data);
  if (command === null || command.type === 'resyncEdits') packer.forget();
  idle.command(data, () => host.command(command ?? { type: 'resyncEdits' }));
}

/** All mechanisms, and what makes runs faster: those are the same without it, and where it cannot come. */
const mechanisms: LatePart = {
  needs: needsMechanisms,
  load: async () => {
    const faster = import('../engine/kernelLoader.ts').then(
      ({ enableKernel }) => enableKernel(),
      () => false,
    );
    const { loadMechanisms } = await import('../engine/mechanisms.ts');
    loadMechanisms();
    await faster;
    idle.outside.post({ type: 'catalog', catalog });
  },
};

const language: LatePart = {
  needs: holdsRule,
  load: () => import('../engine/language.ts').then(({ loadRuleLanguage }) => loadRuleLanguage()),
};

const late = new LateParts<Message>([mechanisms, language], obey);

self.onmessage = ({ data }: MessageEvent<Message | typeof PING>) => {
  if (data === PING) {
    self.postMessage(PING);
    return;
  }
  const over = data.type === 'loadLateParts' ? idle.hold() : null;
  late.take(data);
  if (over !== null) void late.load(mechanisms).then(over);
};
