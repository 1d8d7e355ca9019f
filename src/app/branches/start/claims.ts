import { useEffect, useState } from 'react';
import { createStore } from 'zustand';
import { hookOf, useSession } from '../../session/context.ts';
import { perSession } from '../../session/session.ts';

/** Places of the button that applies a change from the start: on the card of its setting, else at the question, else next to Undo. */
export const PLACES = ['card', 'question', 'undo'] as const;
export type ClaimPlace = (typeof PLACES)[number];

type IsOwn = (path: string) => boolean;

interface Claim {
  readonly place: ClaimPlace;
  readonly isOwn: IsOwn;
}

const claimsOf = perSession(() => createStore<{ readonly all: readonly Claim[] }>()(() => ({ all: [] })));
const useClaims = hookOf(claimsOf);

/** Whether no earlier place in the order has claimed the path: each change has one place. */
export const isLeft = (claims: readonly Claim[], place: ClaimPlace, path: string): boolean =>
  !claims.some((claim) => PLACES.indexOf(claim.place) < PLACES.indexOf(place) && claim.isOwn(path));

/** Claims changes for a place while it is visible. Returns which paths are left to it. */
export function useClaim(place: ClaimPlace, isOwn: IsOwn): IsOwn {
  const session = useSession();
  const all = useClaims((state) => state.all);
  const [own] = useState(() => ({ place, isOwn }));
  own.isOwn = isOwn;
  useEffect(() => {
    const claims = claimsOf(session);
    claims.setState(({ all: others }) => ({ all: [...others, own] }));
    return () => claims.setState(({ all: known }) => ({ all: known.filter((claim) => claim !== own) }));
  }, [session, own]);
  return (path) => isOwn(path) && isLeft(all, place, path);
}
