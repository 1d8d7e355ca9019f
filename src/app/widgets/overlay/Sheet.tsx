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
  /** Whether the sheet is at the right edge, so that the traces stay in view. */
  readonly isNextToTraces?: boolean;
  /** Whether to focus the title, because the first focusable element may be far below. */
  readonly isRead?: boolean;
  readonly children: ReactNode;
}

/** The strip that reports faults: behind a modal dialog it could not be read. */
export const StripInside = createContext<ReactNode>(null);

const close = (session: Session) => showDialog(session, null);

/** Clears the dialog state when the browser closes the sheet, unless another one has been opened. */
const closing = (session: Session, name: SheetName) => {
  if (pageOf(session).getState().dialog === name) close(session);
};

/**
 * Handles the `close` event, which the browser sends a moment later: the dialog may be open again. Nothing behind it takes the
 * focus any earlier.
 */
const closed = (session: Session, name: SheetName, dialog: HTMLDialogElement) => {
  if (dialog.open) return;
  closing(session, name);
  if (document.activeElement === document.body) pageOf(session).getState().dialogOpener?.focus();
};

/** A press on the backdrop, which belongs to the dialog element itself, closes it. */
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
  // In the layout effect, because the browser may still have to report that the previous dialog has closed.
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
