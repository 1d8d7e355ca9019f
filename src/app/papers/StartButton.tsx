import type { ReactNode } from 'react';
import { whyNot } from '../strings/whyNot.ts';
import { Button } from '../widgets/Button.tsx';
import { useLab } from './lab.ts';

interface StartProps {
  readonly onStart: () => void;
  readonly children: ReactNode;
}

/** Starts runs while no others are under way. */
export function StartButton({ onStart, children }: StartProps) {
  const isBusy = useLab((s) => s.status === 'running' || s.status === 'opening');
  return (
    <Button disabled={isBusy} why={whyNot.otherRuns} onClick={onStart}>
      {children}
    </Button>
  );
}
