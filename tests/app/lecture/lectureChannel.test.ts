import { afterEach, expect, it, vi } from 'vitest';
import { notesChannel, type RemoteCommand, roomChannel } from '../../../src/app/lecture/lectureChannel.ts';
import type { Presented } from '../../../src/app/lecture/room/presenter.ts';

const presented: Presented = {
  step: 0,
  stop: 0,
  isBlack: false,
  isAtEnd: false,
  isLeaving: false,
  trouble: null,
  question: null,
  otherRooms: 0,
  startedAt: null,
};

const open = new Set<{ close(): void }>();
afterEach(() => {
  for (const end of open) end.close();
  open.clear();
});

/** A window for the room whose clock started then; it shows that step when it is asked. */
function room(startedAt: number | null, step = 0) {
  const heard = { wishes: [] as RemoteCommand['type'][], others: 0, startedAt };
  const wire = roomChannel('short', {
    dispatch: (wish) => {
      heard.wishes.push(wish.type);
      if (wish.type === 'hello') wire.shown({ ...presented, step });
    },
    others: (count) => {
      heard.others = count;
    },
    clock: (time) => {
      heard.startedAt = time;
    },
    startedAt: () => heard.startedAt,
  });
  open.add(wire);
  return { heard, wire };
}

/** Messages between windows take the time that they take. */
const comes = (expected: () => void) => vi.waitFor(expected, { timeout: 10_000, interval: 5 });

it('gives a second window for the room the clock of the first, and each knows of the other', async () => {
  const first = room(1000);
  const second = room(null);
  second.wire.arrive();
  await comes(() =>
    expect([first.heard, second.heard]).toMatchObject([
      { startedAt: 1000, others: 1 },
      { startedAt: 1000, others: 1 },
    ]),
  );
  second.wire.leave();
  await comes(() => expect(first.heard.others).toBe(0));
});

it('starts and restarts the clock of both', async () => {
  const [first, second] = [room(null), room(null)];
  first.wire.clock(500);
  await comes(() => expect(second.heard.startedAt).toBe(500));
});

it('leads the window that was moved last from the notes, and the other one when that is closed', async () => {
  const [first, second] = [room(null, 3), room(null, 7)];
  const followed: (number | null)[] = [];
  const notes = notesChannel('short', (shown) => followed.push(shown?.step ?? null));
  open.add(notes);
  second.wire.shown({ ...presented, step: 7 });
  await comes(() => expect(followed).toEqual([7]));
  notes.ask({ type: 'forward' });
  await comes(() => expect([first.heard.wishes, second.heard.wishes]).toEqual([[], ['forward']]));
  second.wire.leave();
  second.wire.close();
  await comes(() => expect(followed).toEqual([7, null, 3]));
});
