import type { WorkerChannel } from '../../src/app/client/channel.ts';
import { createSession, type Session } from '../../src/app/session/session.ts';
import type { Command, Report } from '../../src/contract/index.ts';

/** A session whose worker is the test. */
export interface TestSession extends Session {
  readonly sent: Command[];
  readonly listeners: ReadonlySet<(report: Report) => void>;
  /** The worker says so. */
  report(report: Report): void;
}

/** @param obey what becomes of what is sent, besides that it is listed */
export function testSession(obey: (command: Command) => void = () => {}): TestSession {
  const sent: Command[] = [];
  const listeners = new Set<(report: Report) => void>();
  let lastId = 0;
  const channel: WorkerChannel = {
    send: (command) => {
      sent.push(command);
      obey(command);
    },
    onReport: (listen) => {
      listeners.add(listen);
      return () => void listeners.delete(listen);
    },
    nextId: () => ++lastId,
    restart: () => Promise.resolve(),
    close: () => listeners.clear(),
  };
  const report = (told: Report) => {
    for (const listen of [...listeners]) listen(told);
  };
  return Object.assign(createSession({ channel }), { sent, listeners, report });
}
