import { useEffect, useRef, useState } from 'react';
import { listenToKeys } from '../../keys/keys.ts';
import { useSession } from '../../session/context.ts';
import { idIn, type Session } from '../../session/session.ts';
import { sessionAround } from '../../session/sessions.ts';
import { place } from '../../widgets/overlay/Popup.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { glossaryEntry } from './split.ts';

/** Delays before the card opens under a resting pointer, and before it closes after the pointer has left; milliseconds. */
const REST_MS = 250;
const LEAVE_MS = 200;

/** The term of a stage that a pointer or the focus is on. */
function termAt(session: Session, target: EventTarget | null): HTMLElement | null {
  const found = target instanceof Element ? target.closest<HTMLElement>('[data-term]') : null;
  return sessionAround(found) === session ? found : null;
}

/** Definition of a term, next to it: one card for all terms of a stage, opened by hover, focus and tap. */
export function GlossaryCard() {
  const session = useSession();
  const id = idIn(session, 'glossary-card');
  const card = useRef<HTMLDivElement>(null);
  const [term, setTerm] = useState<HTMLElement | null>(null);
  const entry = term && glossaryEntry(term.dataset.term ?? '');

  useEffect(() => {
    let timer = 0;
    const soon = (task: () => void, ms: number) => {
      clearTimeout(timer);
      timer = window.setTimeout(task, ms);
    };
    const open = (found: HTMLElement | null) => {
      clearTimeout(timer);
      setTerm(found);
    };
    const over = ({ target, pointerType }: PointerEvent) => {
      if (pointerType === 'touch') return;
      const found = termAt(session, target);
      if (found) soon(() => open(found), REST_MS);
      else if (card.current?.contains(target as Node)) clearTimeout(timer);
      else soon(() => open(null), LEAVE_MS);
    };
    const focused = ({ target }: FocusEvent) => {
      const found = termAt(session, target);
      if (!found || found.matches(':focus-visible')) open(found);
    };
    const clicked = ({ target }: MouseEvent) => {
      if (card.current?.contains(target as Node)) return;
      open(termAt(session, target));
    };
    document.addEventListener('pointerover', over);
    document.addEventListener('focusin', focused);
    document.addEventListener('click', clicked);
    const release = listenToKeys(
      document,
      ({ key }) => (key === 'Escape' && card.current?.matches(':popover-open') ? () => open(null) : null),
      { first: true },
    );
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', over);
      document.removeEventListener('focusin', focused);
      document.removeEventListener('click', clicked);
      release();
    };
  }, [session]);

  useEffect(() => {
    const { current } = card;
    if (!current) return;
    if (!term?.isConnected) {
      current.hidePopover();
      return;
    }
    current.showPopover();
    place(session, term, current, { align: 'start', side: 'bottom' });
    term.setAttribute('aria-describedby', id);
    return () => term.removeAttribute('aria-describedby');
  }, [term, id, session]);

  return (
    <div ref={card} id={id} popover="manual" role="tooltip" className="popover term-card">
      {entry && (
        <>
          <p className="term-name">{entry.name}</p>
          <p>{entry.text}</p>
          <HowItWorks term={entry.name} onOpen={() => setTerm(null)} />
        </>
      )}
    </div>
  );
}
