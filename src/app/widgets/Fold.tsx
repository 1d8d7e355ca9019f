import { type ReactNode, useState } from 'react';

interface FoldProps {
  readonly summary: ReactNode | ((isOpen: boolean) => ReactNode);
  readonly className?: string | undefined;
  /** Class of the summary. */
  readonly look?: string;
  readonly children: ReactNode;
}

/** A folded section whose content is rendered only while it is open. */
export function Fold({ summary, className, look, children }: FoldProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={className} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={look}>{typeof summary === 'function' ? summary(isOpen) : summary}</summary>
      {isOpen && children}
    </details>
  );
}
