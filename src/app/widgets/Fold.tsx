import { type ReactNode, useState } from 'react';

interface FoldProps {
  readonly summary: ReactNode | ((isOpen: boolean) => ReactNode);
  readonly className?: string | undefined;
  /** Of the summary. */
  readonly look?: string;
  readonly children: ReactNode;
}

/** Something that is folded away at first: it is rendered when it is opened. */
export function Fold({ summary, className, look, children }: FoldProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={className} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={look}>{typeof summary === 'function' ? summary(isOpen) : summary}</summary>
      {isOpen && children}
    </details>
  );
}
