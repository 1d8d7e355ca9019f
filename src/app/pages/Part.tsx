import type { ReactNode } from 'react';
import type { ControlName } from '../link/controls.ts';
import { useShown } from '../store/page.ts';
import { partNames } from '../strings/faults.ts';
import { Guard } from '../widgets/Guard.tsx';

/** A part of the page, unless the link leaves it out; what throws inside it stops nothing else. */
export function Part({ name, children }: { readonly name: ControlName; readonly children: ReactNode }) {
  return useShown(name) ? <Guard part={partNames[name] ?? name}>{children}</Guard> : null;
}
