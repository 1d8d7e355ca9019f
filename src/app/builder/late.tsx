import { type ReactElement, useState } from 'react';
import { usePage } from '../store/page.ts';
import { late } from '../widgets/late.tsx';

const Dialog = late(async () => (await import('./Builder.tsx')).Builder, { isAhead: false });

/** Few build networks: the script is fetched when the dialog is first opened. */
export function Builder(): ReactElement | null {
  const isOpen = usePage(({ dialog }) => dialog === 'builder');
  const [isWanted, want] = useState(false);
  if (isOpen && !isWanted) want(true);
  return isWanted ? <Dialog /> : null;
}
