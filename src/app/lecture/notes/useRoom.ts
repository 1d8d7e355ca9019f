import { useEffect, useRef, useState } from 'react';
import type { Lecture } from '../../../lessons/lectures/lecture.ts';
import { keepRemoteKeys } from '../keys.ts';
import type { Presented } from '../room/presenter.ts';
import { type NotesWire, notesWire, type Wish } from '../wire.ts';

interface FollowedRoom {
  /** Null: no window shows the lecture. */
  readonly presented: Presented | null;
  readonly ask: (wish: Wish) => void;
}

/** The window for the room as the notes follow and lead it; a remote works in both windows. */
export function useRoom({ id }: Lecture): FollowedRoom {
  const [presented, setPresented] = useState<Presented | null>(null);
  const line = useRef<NotesWire | null>(null);
  const [ask] = useState(() => (wish: Wish) => line.current?.ask(wish));
  useEffect(() => {
    const wire = notesWire(id, setPresented);
    line.current = wire;
    wire.ask({ type: 'hello' });
    const release = keepRemoteKeys({
      forward: () => ask({ type: 'forward' }),
      back: () => ask({ type: 'back' }),
      black: () => ask({ type: 'black' }),
    });
    return () => {
      release();
      wire.close();
      line.current = null;
    };
  }, [id, ask]);
  return { presented, ask };
}
