import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useStage } from '../../store/stage.ts';
import { useStageSize } from '../../widgets/stageSize.ts';

/** While a run plays, a box stays as high as its longest words so far: what is below does not move. */
export function useHeldHeight(box: RefObject<HTMLElement | null>): void {
  const playing = useStage((s) => s.run === 'playing');
  const scene = useStage((s) => s.loaded?.scenario.id);
  const { width, fit } = useStageSize();
  const about = playing ? `${scene} ${width} ${fit}` : '';
  const before = useRef('');
  // After each change of the words, which is when it is drawn again.
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    if (about !== before.current) element.style.minHeight = '';
    before.current = about;
    if (playing) element.style.minHeight = `${element.offsetHeight}px`;
  });
}
