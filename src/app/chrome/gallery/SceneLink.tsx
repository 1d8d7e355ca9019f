import type { MouseEvent, ReactNode } from 'react';
import { openScene } from '../../client/opening/open.ts';
import { useSession } from '../../session/context.ts';
import { showDialog } from '../../store/page.ts';

interface SceneLinkProps {
  readonly id: string;
  readonly className?: string;
  readonly isCurrent?: boolean;
  /** It opens on the screen on which a reader drives a sender. */
  readonly isByHand?: boolean;
  readonly children: ReactNode;
}

const isElsewhere = ({ button, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button !== 0 || ctrlKey || metaKey || shiftKey;

/** Opens a scene on this page, with what is hidden and locked there; a new tab opens it as it is. */
export function SceneLink({ id, className, isCurrent = false, isByHand = false, children }: SceneLinkProps) {
  const session = useSession();
  const choose = (event: MouseEvent) => {
    if (isElsewhere(event)) return;
    event.preventDefault();
    showDialog(session, null);
    void openScene(session, id, { hand: isByHand });
  };
  return (
    <a
      className={className}
      href={`?scene=${id}${isByHand ? '&hand=1' : ''}`}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={choose}
    >
      {children}
    </a>
  );
}
