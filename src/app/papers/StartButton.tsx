import type { ReactNode } from 'react';
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
    <Button disabled={isBusy} onClick={onStart}>
      {children}
    </Button>
  );
}
