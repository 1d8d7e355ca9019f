import { createContext, useContext } from 'react';
import { type StoreApi, useStore } from 'zustand';
import type { Session } from './session.ts';

/** The session that the parts of the page inside are about. */
export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('a part of the stage is shown outside a session');
  return session;
}

export interface StoreHook<T> {
  (): T;
  <U>(select: (state: T) => U): U;
}

/** The hook that reads a store of the session around a component. */
export const hookOf =
  <T>(storeOf: (session: Session) => StoreApi<T>): StoreHook<T> =>
  <U>(select?: (state: T) => U): T | U =>
    useStore(storeOf(useSession()), select ?? ((state: T) => state as unknown as U));
