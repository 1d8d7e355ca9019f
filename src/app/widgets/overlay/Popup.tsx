import {
  createContext,
  type FocusEvent,
  type ReactElement,
  type ReactNode,
  type ToggleEvent,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useSession } from '../../session/context.ts';
import type { Session } from '../../session/session.ts';
import { observeSize } from '../size.ts';
import { sizeOf } from '../stageSize.ts';
import { nextTo, type Placing } from './nextTo.ts';

/** Id of the card around a close button. */
const Card = createContext('');

const FOCUSABLE = 'button:not(:disabled), input:not(:disabled), [tabindex="0"]';

/** Puts the card next to its button, in the card's own pixels, and shows it. */
export function place(session: Session, button: HTMLElement, card: HTMLElement, placing: Placing): void {
  const { width, height } = card.getBoundingClientRect();
  const window = { width: innerWidth, height: innerHeight };
  const [left, top] = nextTo(button.getBoundingClientRect(), { width, height }, window, placing);
  const { fit } = sizeOf(session).getState();
  card.style.left = `${left / fit}px`;
  card.style.top = `${top / fit}px`;
  card.dataset.placed = '';
}

interface PopupProps extends Placing {
  /** Id of the button. */
  readonly id?: string | undefined;
  /** Content of the button; `label` is the accessible name of button and card where this is not enough. */
  readonly trigger: ReactNode;
  readonly triggerClass: string;
  readonly label: string;
  readonly cardClass: string | undefined;
  readonly children: ReactNode;
}

/** Accessible name of the button; it includes the visible text, so that speech control can address it. */
const spoken = (trigger: ReactNode, label: string): string =>
  typeof trigger !== 'string' || label.toLowerCase().includes(trigger.toLowerCase())
    ? label
    : `${trigger}: ${label}`;

/**
 * A button and the card that it opens next to itself: the browser's own popover, closed by Escape or a press outside.
 * The content of the card exists only while it is open.
 */
export function Popup(props: PopupProps): ReactElement {
  const { trigger, triggerClass, label, cardClass, align, side, children } = props;
  const session = useSession();
  const id = useId();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const card = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!open || !card.current) return;
    const again = () => {
      if (button.current && card.current?.matches(':popover-open'))
        place(session, button.current, card.current, { align, side });
    };
    const end = observeSize(card.current, again);
    // Keeps the focus in the card when the line with the focus is deleted.
    const lines = new MutationObserver(() => {
      if (document.activeElement === document.body) card.current?.focus();
    });
    lines.observe(card.current, { childList: true, subtree: true });
    window.addEventListener('resize', again);
    window.addEventListener('scroll', again, true);
    return () => {
      end();
      lines.disconnect();
      window.removeEventListener('resize', again);
      window.removeEventListener('scroll', again, true);
    };
  }, [open, align, side, session]);

  // React lets these events bubble: those of a fold or card inside this one are ignored.
  const beforeToggle = ({ newState, target, currentTarget }: ToggleEvent<HTMLDivElement>) => {
    if (target !== currentTarget || newState !== 'open') return;
    delete currentTarget.dataset.placed;
    flushSync(() => setOpen(true));
  };
  // Content is removed after the browser has returned the focus from it.
  const toggled = ({ newState, target, currentTarget }: ToggleEvent<HTMLDivElement>) => {
    if (target !== currentTarget) return;
    setOpen(newState === 'open');
    if (newState !== 'open' || !button.current) return;
    place(session, button.current, currentTarget, { align, side });
    (currentTarget.querySelector<HTMLElement>(FOCUSABLE) ?? currentTarget).focus();
  };
  // Closes the card when the keyboard focus leaves it, because it would cover what is focused next.
  const left = ({ relatedTarget, currentTarget }: FocusEvent<HTMLDivElement>) => {
    if (
      relatedTarget instanceof Node &&
      !currentTarget.contains(relatedTarget) &&
      relatedTarget !== button.current
    )
      currentTarget.hidePopover();
  };
  return (
    <>
      <button
        ref={button}
        id={props.id}
        type="button"
        className={triggerClass}
        aria-label={spoken(trigger, label)}
        aria-haspopup="dialog"
        aria-expanded={open}
        popoverTarget={id}
      >
        {trigger}
      </button>
      {createPortal(
        <div
          ref={card}
          id={id}
          popover="auto"
          role="dialog"
          tabIndex={-1}
          aria-label={label}
          className={`popover ${cardClass}`}
          onBeforeToggle={beforeToggle}
          onToggle={toggled}
          onBlur={left}
        >
          <Card value={id}>{open && children}</Card>
        </div>,
        session.element ?? document.body,
      )}
    </>
  );
}

interface CloseProps {
  readonly className?: string;
  /** Also called on a press. */
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/** A button that closes the card around it. */
export function PopupClose({ className = 'button', onClick, children }: CloseProps): ReactElement {
  return (
    <button
      type="button"
      className={className}
      popoverTarget={useContext(Card)}
      popoverTargetAction="hide"
      onClick={onClick}
    >
      {children}
    </button>
  );
}
