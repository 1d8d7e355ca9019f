import { type ReactElement, useRef } from 'react';
import type { VcInfo } from '../../../contract/index.ts';
import { endOfRun } from '../../plot/shown.ts';
import { useWords } from '../../plot/useWords.ts';
import { useSession } from '../../session/context.ts';
import type { Session } from '../../session/session.ts';
import { stageOf } from '../../store/stage.ts';
import { en } from '../../strings/en.ts';
import { Button } from '../../widgets/Button.tsx';
import { setText } from '../../widgets/words/setText.ts';
import { closeUp } from './spacetime.ts';
import styles from './style.module.css';
import { roundTripOf, shownFrames } from './view.ts';
import { whyNot } from './words.ts';

/** The time axis about the head, near enough for frames to be distinguished; it goes on following the head. */
function zoomIn(session: Session, vc: VcInfo, frames: number, width: number): void {
  const stage = stageOf(session).getState();
  const { now, viewport, setViewport, setFollowing } = stage;
  const range = closeUp(now, viewport, endOfRun(stage), roundTripOf(session, vc), frames, width);
  setViewport(range.from, range.to);
  setFollowing(true);
}

/** Why no frames are drawn, and what to do about it. */
export function Notice({ vc, width }: { readonly vc: VcInfo; readonly width: number }): ReactElement {
  const session = useSession();
  const box = useRef<HTMLParagraphElement>(null);
  useWords([vc, width, session], () => {
    const element = box.current;
    if (!element) return;
    const drawn = shownFrames(session, vc, width);
    const text = whyNot(session, drawn, vc.id);
    const hidden = text === '';
    if (element.hidden !== hidden) element.hidden = hidden;
    const [words, button] = element.children as unknown as readonly [HTMLElement, HTMLElement];
    setText(words, text);
    if (button.hidden !== (drawn.kind !== 'dense')) button.hidden = drawn.kind !== 'dense';
  });
  const count = () => {
    const drawn = shownFrames(session, vc, width);
    return drawn.kind === 'dense' ? drawn.count : 0;
  };
  return (
    <p className={`plot-empty ${styles.notice}`} ref={box} hidden>
      <span />{' '}
      <Button onClick={() => zoomIn(session, vc, count(), width)}>{en.panels.spacetime.zoomIn}</Button>
    </p>
  );
}
