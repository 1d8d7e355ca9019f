import type { Presented } from './room/presenter.ts';

/** Commands from the window of the notes to the one for the room. */
export type RemoteCommand =
  | { readonly type: 'hello' | 'forward' | 'back' | 'black' | 'restart' | 'question' }
  | { readonly type: 'goTo'; readonly step: number };

type Message =
  | { readonly type: 'wish'; readonly wish: RemoteCommand; readonly to: string | null }
  | { readonly type: 'shown'; readonly room: string; readonly presented: Presented }
  /** Between windows for the room: one announces itself, and the others answer with their clock. */
  | {
      readonly type: 'here';
      readonly room: string;
      readonly isAnswer: boolean;
      readonly startedAt: number | null;
    }
  | { readonly type: 'clock'; readonly room: string; readonly startedAt: number | null }
  | { readonly type: 'gone'; readonly room: string };

interface RoomHandlers {
  dispatch(wish: RemoteCommand): void;
  /** Number of other windows that show the lecture to a room. */
  others(count: number): void;
  /** Clock of another window, started or already running; ms since 1970. */
  clock(startedAt: number | null): void;
  /** The clock of this window. */
  startedAt(): number | null;
}

/** Channel of a window for the room. */
export interface RoomChannel {
  shown(presented: Presented): void;
  clock(startedAt: number | null): void;
  /** Announces this window: at first, and again when the browser restores it. */
  arrive(): void;
  leave(): void;
  close(): void;
}

/** Channel of the notes: follows the window for the room that was moved last. */
export interface NotesChannel {
  ask(wish: RemoteCommand): void;
  close(): void;
}

function openChannel(id: string, receive: (message: Message) => void) {
  const channel = new BroadcastChannel(`cellscope-lecture-${id}`);
  channel.onmessage = ({ data }: MessageEvent<Message>) => receive(data);
  return { post: (message: Message) => channel.postMessage(message), close: () => channel.close() };
}

/** Undefined on an insecure origin: there only a message from a window shows that it has closed. */
const locks = (): LockManager | undefined => globalThis.navigator?.locks;

/** Name of the lock that a window for the room holds while it is open. */
const lockOf = (room: string): string => `cellscope-lecture-${room}`;

/** Calls `then` once the window is gone, even if it could not send a message, as after a crash. */
function whenGone(room: string, then: () => void): void {
  locks()
    ?.request(lockOf(room), { mode: 'shared' }, then)
    .catch(() => {});
}

/** Connects all windows of a lecture, whichever was opened first, and again after a reload. */
export function roomChannel(id: string, handlers: RoomHandlers): RoomChannel {
  const room = `${Date.now()}-${Math.random()}`;
  const others = new Set<string>();
  const meet = (other: string, isThere: boolean): void => {
    if (isThere) others.add(other);
    else others.delete(other);
    handlers.others(others.size);
  };
  const { post, close } = openChannel(id, (message) => {
    if (message.type === 'wish') {
      if (message.to === null || message.to === room) handlers.dispatch(message.wish);
    } else if (message.type === 'here') {
      meet(message.room, true);
      whenGone(message.room, () => meet(message.room, false));
      if (!message.isAnswer) post({ type: 'here', room, isAnswer: true, startedAt: handlers.startedAt() });
      else if (message.startedAt !== null) handlers.clock(message.startedAt);
    } else if (message.type === 'clock') handlers.clock(message.startedAt);
    else if (message.type === 'gone') meet(message.room, false);
  });
  const arrive = (): void => post({ type: 'here', room, isAnswer: false, startedAt: handlers.startedAt() });
  let release = (): void => {};
  const hold = (): Promise<void> => {
    arrive();
    return new Promise((resolve) => {
      release = resolve;
    });
  };
  return {
    shown: (presented) => post({ type: 'shown', room, presented }),
    clock: (startedAt) => post({ type: 'clock', room, startedAt }),
    arrive: () => {
      const asked = locks()?.request(lockOf(room), hold);
      if (asked === undefined) arrive();
      else asked.catch(() => {});
    },
    leave: () => {
      post({ type: 'gone', room });
      release();
    },
    close,
  };
}

export function notesChannel(id: string, follow: (presented: Presented | null) => void): NotesChannel {
  let room: string | null = null;
  const lose = (gone: string): void => {
    if (gone !== room) return;
    room = null;
    follow(null);
    ask({ type: 'hello' });
  };
  const { post, close } = openChannel(id, (message) => {
    if (message.type === 'gone') lose(message.room);
    if (message.type !== 'shown') return;
    if (message.room !== room) whenGone(message.room, () => lose(message.room));
    room = message.room;
    follow(message.presented);
  });
  const ask = (wish: RemoteCommand): void => post({ type: 'wish', wish, to: room });
  return { ask, close };
}
