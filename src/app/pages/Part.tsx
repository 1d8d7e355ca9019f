import type { ReactNode } from 'react';
import type { ControlName } from '../link/controls.ts';
import { useShown } from '../store/page.ts';

/** A part of the page, unless the link leaves it out. */
export function Part({ name, children }: { readonly name: ControlName; readonly children: ReactNode }) {
  return useShown(name) ? children : null;
}
