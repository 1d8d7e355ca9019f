import type { ReactNode } from 'react';
import { Badge } from '../branches/Badge.tsx';

/** Content of a branch behind its badge: a value or name in a comparison. */
export const OfBranch = ({ id, children }: { readonly id: number; readonly children: ReactNode }) => (
  <>
    <Badge id={id} /> {children}
  </>
);
