import { createContext, type MouseEvent, type ReactNode, use, useId, useLayoutEffect, useRef } from 'react';
import { useSession } from '../../session/context.ts';
import type { Session } from '../../session/session.ts';
import { pageOf, showDialog, usePage } from '../../store/page.ts';
import { en } from '../../strings/en.ts';
import { Button } from '../Button.tsx';

export type SheetName = 'scenes' | 'help' | 'glossary' | 'share' | 'race' | 'rules' | 'builder';

interface SheetProps {
  readonly name: SheetName;
  readonly title: string;
  readonly note?: string;
  /** It is at the right edge, and what it is about stays in sight. */
  readonly isNextToTraces?: boolean;
  /** It is read from its title on: what has the focus first in it may be far below. */
  readonly isRead?: boolean;
  readonly children: ReactNode;
}

/** What the page has to report of faults: behind a modal dialog it would not be read. */
export const StripInside = createContext<ReactNode>(null);

const close = (session: Session) => showDialog(session, null);

/** The browser closes it; unless another one was opened in its place, none is open. */
const closing = (session: Session, name: SheetName) => {
  if (pageOf(session).getState().dialog === name) close(session);
};

/**
 * The browser has closed it, and says so a moment later: it may have been opened again since. Nothing behind it
 * takes the focus any earlier.
 */
const closed = (session: Session, name: SheetName, dialog: HTMLDialogElement) => {
  if (dialog.open) return;
  closing(session, name);
  if (document.activeElement === document.body) pageOf(session).getState().dialogOpener?.focus();
};

/** A press on the veil, which belongs to the dialog element itself, closes it. */
const closeOnVeil = (session: Session, event: MouseEvent<HTMLDialogElement>) => {
  if (event.target === event.currentTarget) close(session);
};

/** A modal dialog over the stage, the browser's own; which one is open is page state. */
export function Sheet({ name, title, note, isNextToTraces = false, isRead = false, children }: SheetProps) {
  const session = useSession();
  const open = usePage((s) => s.dialog === name);
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const strip = use(StripInside);
  // Before the next event: the browser may still have to say that the one before has closed.
  useLayoutEffect(() => {
    if (open) {
      dialog.current?.showModal();
      if (isRead) heading.current?.focus();
      return;
    }
    dialog.current?.close();
  }, [open, isRead]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog on its own.
    <dialog
      ref={dialog}
      className={isNextToTraces ? 'sheet sheet-beside' : 'sheet'}
      aria-labelledby={id}
      onBeforeToggle={({ target, currentTarget, newState }) =>
        target === currentTarget && newState === 'closed' && closing(session, name)
      }
      onClose={({ target, currentTarget }) =>
        target === currentTarget && closed(session, name, currentTarget)
      }
      onClick={(event) => closeOnVeil(session, event)}
    >
      {open && (
        <div className="sheet-body">
          <h2 id={id} ref={heading} tabIndex={isRead ? -1 : undefined}>
            {title}
          </h2>
          {note !== undefined && <p>{note}</p>}
          {strip}
          {children}
          <Button onClick={() => close(session)}>{en.scenes.close}</Button>
        </div>
      )}
    </dialog>
  );
}
