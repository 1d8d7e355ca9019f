import type { WorkerChannel } from '../client/channel.ts';

/**
 * One run on the page with all that belongs to it: its worker, its traces, its stores, its questions. Nothing of it is
 * kept outside, so that two of them share nothing and one that is over leaves nothing behind.
 */
export interface Session {
  /** The address of the page is its link, and keys pressed outside every stage are for it. */
  readonly isMain: boolean;
  /** Begins the ids of its elements; empty for the main one. */
  readonly id: string;
  /** What its stage is called among others; empty where it is the only one. */
  readonly label: string;
  /** Where its stage is; null without a page. */
  readonly element: HTMLElement | null;
  readonly channel: WorkerChannel;
  /** What `build` makes of this session; made when it is first asked for, and the same from then on. */
  part<T>(build: (session: Session) => T): T;
  /** Work for its end; at once where it is over. Returns what takes it away. */
  onDispose(task: () => void): () => void;
  /** Ends the worker, and everything that listens or paints for it. */
  dispose(): void;
}

export interface SessionOptions {
  readonly channel: WorkerChannel;
  readonly isMain?: boolean;
  readonly id?: string;
  readonly label?: string;
  readonly element?: HTMLElement | null;
}

export function createSession(options: SessionOptions): Session {
  const { channel, isMain = false, id = '', label = '', element = null } = options;
  const parts = new Map<unknown, unknown>();
  const ending = new Set<() => void>();
  let isOver = false;
  const session: Session = {
    isMain,
    id,
    label,
    element,
    channel,
    part: <T>(build: (session: Session) => T): T => {
      if (!parts.has(build)) parts.set(build, build(session));
      return parts.get(build) as T;
    },
    onDispose: (task) => {
      if (isOver) task();
      else ending.add(task);
      return () => ending.delete(task);
    },
    dispose: () => {
      isOver = true;
      channel.close();
      for (const task of ending) task();
      ending.clear();
      parts.clear();
    },
  };
  return session;
}

/** Something that every session has one of. The only way to keep state of a run. */
export const perSession =
  <T>(build: (session: Session) => T) =>
  (session: Session): T =>
    session.part(build);

/** The id of an element of a stage. */
export const idIn = ({ id }: Session, name: string): string => `${id}${name}`;

export const elementIn = (session: Session, name: string): HTMLElement | null =>
  document.getElementById(idIn(session, name));

/** What a part of a stage is called, so that no other stage of the page has one of that name. */
export const nameIn = ({ label }: Session, name: string): string =>
  label === '' ? name : `${name}, ${label}`;
