import { perSession, type Session } from '../../session/session.ts';

/** Openings of a session, of which only the latest counts, and the restoration that they wait for. */
const turnsOf = perSession(() => ({
  count: 0,
  latest: Promise.resolve() as Promise<unknown>,
  overtake: () => {},
  restoration: null as Promise<void> | null,
}));

/** Makes this opening the latest. Returns a function that checks whether it still is; an overtaken one changes nothing more. */
export function takeTurn(session: Session): () => boolean {
  const turns = turnsOf(session);
  const turn = ++turns.count;
  return () => turn === turns.count;
}

/** Starts an opening once no run is being restored, because the restored run would replace it. */
export function startOpening<T>(session: Session, work: () => Promise<T>): Promise<T> {
  const turns = turnsOf(session);
  // An overtaken opening may never settle: its answers go to the next.
  turns.overtake();
  const overtaken = new Promise<void>((resolve) => {
    turns.overtake = resolve;
  });
  const opening = turns.restoration?.then(work, work) ?? work();
  turns.latest = Promise.race([opening.catch(() => {}), overtaken]);
  return opening;
}

/** Resolves when nothing is being opened or restored: earlier commands would be overridden by the opening's own. */
export async function openingSettled(session: Session): Promise<void> {
  const turns = turnsOf(session);
  await turns.restoration?.catch(() => {});
  for (let awaited: unknown = null; awaited !== turns.latest; ) {
    awaited = turns.latest;
    await awaited;
  }
}

/** Restores the previous run; concurrent calls share one restoration. */
export function startRestoration(session: Session, work: () => Promise<void>): Promise<void> {
  const turns = turnsOf(session);
  turns.restoration ??= work().finally(() => {
    turns.restoration = null;
  });
  return turns.restoration;
}

export const isRestoring = (session: Session): boolean => turnsOf(session).restoration !== null;

/** Resolves when no restoration is in progress. Rejects if it fails. */
export const restorationSettled = (session: Session): Promise<void> =>
  turnsOf(session).restoration ?? Promise.resolve();
