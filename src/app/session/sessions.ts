import type { Session } from './session.ts';

// The sessions of the page, for what the page does for each of them.

const alive = new Set<Session>();
const tasks = new Set<(session: Session) => void>();

/** Does something for every session there is, and for every one to come. */
export function eachSession(task: (session: Session) => void): void {
  tasks.add(task);
  for (const session of alive) task(session);
}

export const sessionsNow = (): readonly Session[] => [...alive];

export function join(session: Session): void {
  alive.add(session);
  session.onDispose(() => alive.delete(session));
  for (const task of tasks) task(session);
}

/** The session that an element of the page belongs to: the innermost around it, else the main one. */
export function sessionAround(target: EventTarget | null): Session | null {
  const around = [...alive].filter(({ element }) => target instanceof Node && element?.contains(target));
  const inner = around.find(({ element }) => around.every((other) => other.element?.contains(element)));
  return inner ?? [...alive].find(({ isMain }) => isMain) ?? null;
}
