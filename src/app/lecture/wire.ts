import type { Presented } from './room/presenter.ts';

/** What the window of the notes asks of the one for the room. */
export type Wish =
  | { readonly type: 'hello' | 'forward' | 'back' | 'black' | 'restart' }
  | { readonly type: 'goTo'; readonly step: number };

interface Shown {
  readonly type: 'shown';
  /** Null: the lecture was left. */
  readonly presented: Presented | null;
}

type Message = Wish | Shown;

/** Both windows of a lecture, whichever was opened first, and again after one was loaded again. */
export interface Wire {
  tell(message: Message): void;
  close(): void;
}

function wire(id: string, hear: (message: Message) => void): Wire {
  const channel = new BroadcastChannel(`cellscope-lecture-${id}`);
  channel.onmessage = ({ data }: MessageEvent<Message>) => hear(data);
  return { tell: (message) => channel.postMessage(message), close: () => channel.close() };
}

/** The end of the room: it hears wishes. */
export const roomWire = (id: string, hear: (wish: Wish) => void): Wire =>
  wire(id, (message) => {
    if (message.type !== 'shown') hear(message);
  });

/** The end of the notes: it hears what is shown. */
export const notesWire = (id: string, hear: (presented: Presented | null) => void): Wire =>
  wire(id, (message) => {
    if (message.type === 'shown') hear(message.presented);
  });
