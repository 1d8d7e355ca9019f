import type { WorkerChannel } from '../client/channel.ts';

/**
 * One run on the page with all that belongs to it: its worker, traces, stores and questions. None of it is kept elsewhere, so that
 * two sessions share nothing and a disposed one leaves nothing behind.
 */
export interface Session {
  /** Whether the page's address is its link, and keys pressed outside every stage are for it. */
  readonly isMain: boolean;
  /** Prefix of the ids of its elements; empty for the main session. */
  readonly id: string;
  /** Name that distinguishes its stage from others; empty if it is the only one. */
  readonly label: string;
  /** Element of its stage; null without a page. */
  readonly element: HTMLElement | null;
  readonly channel: WorkerChannel;
  /** The part that `build` creates for this session: created on first use, and the same from then on. */
  part<T>(build: (session: Session) => T): T;
  /** Adds a task for the end of the session; runs it at once if that is over. Returns a function that removes the task. */
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

/** State of which every session has its own instance: the only way to keep state of a run. */
export const perSession =
  <T>(build: (session: Session) => T) =>
  (session: Session): T =>
    session.part(build);

/** The id of an element of a stage. */
export const idIn = ({ id }: Session, name: string): string => `${id}${name}`;

export const elementIn = (session: Session, name: string): HTMLElement | null =>
  document.getElementById(idIn(session, name));

/** Name of a part of a stage, unique among the stages of the page. */
export const nameIn = ({ label }: Session, name: string): string =>
  label === '' ? name : `${name}, ${label}`;
