import { perSession, type Session } from '../../session/session.ts';

/** What builds the run of a session: openings, of which the latest counts, and the restoration that they wait for. */
const turnsOf = perSession(() => ({
  count: 0,
  latest: Promise.resolve() as Promise<unknown>,
  overtake: () => {},
  restoration: null as Promise<void> | null,
}));

/** From now on this one builds the run. Returns whether that is still so: one that is overtaken touches nothing more. */
export function takeTurn(session: Session): () => boolean {
  const turns = turnsOf(session);
  const turn = ++turns.count;
  return () => turn === turns.count;
}

/** Opens something once no run is being restored: that would be loaded over it. */
export function startOpening<T>(session: Session, work: () => Promise<T>): Promise<T> {
  const turns = turnsOf(session);
  // One that is overtaken may never end: its answers go to the next.
  turns.overtake();
  const overtaken = new Promise<void>((resolve) => {
    turns.overtake = resolve;
  });
  const opening = turns.restoration?.then(work, work) ?? work();
  turns.latest = Promise.race([opening.catch(() => {}), overtaken]);
  return opening;
}

/** Kept when nothing is being opened or restored: a command given before would be overtaken by the opening's own. */
export async function openingSettled(session: Session): Promise<void> {
  const turns = turnsOf(session);
  await turns.restoration?.catch(() => {});
  for (let awaited: unknown = null; awaited !== turns.latest; ) {
    awaited = turns.latest;
    await awaited;
  }
}

/** Restores what was there; asked twice at a time, it is done once. */
export function startRestoration(session: Session, work: () => Promise<void>): Promise<void> {
  const turns = turnsOf(session);
  turns.restoration ??= work().finally(() => {
    turns.restoration = null;
  });
  return turns.restoration;
}

export const isRestoring = (session: Session): boolean => turnsOf(session).restoration !== null;

/** When no restoration is under way. Rejects where the last one has failed. */
export const restorationSettled = (session: Session): Promise<void> =>
  turnsOf(session).restoration ?? Promise.resolve();
