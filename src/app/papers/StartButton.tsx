import type { ReactNode } from 'react';
import { useLab } from './lab.ts';

interface StartProps {
  readonly onStart: () => void;
  readonly children: ReactNode;
}

/** Starts runs while no others are under way. */
export function StartButton({ onStart, children }: StartProps) {
  const isBusy = useLab((s) => s.status === 'running' || s.status === 'opening');
  return (
    <button type="button" className="button" disabled={isBusy} onClick={onStart}>
      {children}
    </button>
  );
}
