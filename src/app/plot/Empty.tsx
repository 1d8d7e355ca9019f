import { type ReactElement, useRef } from 'react';
import { useLatest } from '../latest.ts';
import type { Session } from '../session/session.ts';
import { useMoment } from '../store/moment.ts';
import { stageOf } from '../store/stage.ts';
import { en } from '../strings/en.ts';
import { Button } from '../widgets/Button.tsx';
import { percentage } from '../widgets/cssValues.ts';
import { setText } from '../widgets/words/setText.ts';
import { useLiveText } from './useLiveText.ts';

/** Why a plot shows nothing; `stop`: the next drop would change that. */
export interface Emptiness {
  readonly text: string;
  readonly stop: boolean;
}

/** On a plot without data, clear of the head: why, and what to do. */
export function Empty({ notice }: { readonly notice: () => Emptiness | null }): ReactElement {
  const box = useRef<HTMLParagraphElement>(null);
  const latest = useLatest(notice);
  const step = useMoment((state) => state.step);
  useLiveText([], ({ state: { viewport, now } }) => {
    const element = box.current;
    if (!element) return;
    const notice = latest.current();
    if (element.hidden !== (notice === null)) {
      element.hidden = notice === null;
      // For style sheets: where one asks for `hidden`, each element that appears has the styles of the stage computed again.
      element.toggleAttribute('data-shown', notice !== null);
    }
    if (notice === null) return;
    const before = (now - viewport.from) / (viewport.to - viewport.from);
    const side = before > 0.5 ? 'left' : 'right';
    if (element.dataset.side !== side) element.dataset.side = side;
    // In whole percent: another one is another layout.
    const room = percentage(Math.round(100 * Math.min(1, Math.max(before, 1 - before))) / 100);
    if (element.style.maxWidth !== room) element.style.maxWidth = room;
    const [words, , button] = element.children as unknown as readonly [HTMLElement, HTMLElement, HTMLElement];
    setText(words, notice.text);
    if (button.hidden === notice.stop) button.hidden = !notice.stop;
  });
  return (
    <p className="plot-empty" ref={box} hidden>
      <span data-words="whole" />
      <span data-words="brief">{en.panels.empty.brief}</span>{' '}
      <Button quiet onClick={() => step('drop')}>
        {en.panels.empty.stop}
      </Button>
    </p>
  );
}

/** Where nothing is in sight yet. @param nothing said of a run without any of it */
export function emptyYet(session: Session, nothing: string = en.panels.empty.nothing): Emptiness | null {
  const { loaded, recorded, viewport } = stageOf(session).getState();
  if (!loaded || recorded > viewport.from) return null;
  return { text: recorded === 0 ? nothing : en.panels.empty.notComputed, stop: false };
}
