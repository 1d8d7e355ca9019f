import type { ReactNode } from 'react';
import { Badge } from '../branches/Badge.tsx';

/** What a branch has, behind its badge: each value, each name where branches are held against each other. */
export const OfBranch = ({ id, children }: { readonly id: number; readonly children: ReactNode }) => (
  <>
    <Badge id={id} /> {children}
  </>
);
