import { type RefObject, useEffect } from 'react';
import { useMoment } from '../../store/moment.ts';
import { useStageSize } from '../../widgets/stageSize.ts';

/** While a run plays, a box stays as high as its longest words so far: what is below does not move. */
export function useHeldHeight(box: RefObject<HTMLElement | null>, about: unknown): void {
  const playing = useMoment((s) => s.run === 'playing');
  const scene = useMoment((s) => s.loaded?.scenario.id);
  const { width, fit } = useStageSize();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins again with each of them.
  useEffect(() => {
    const element = box.current;
    if (element === null || !playing) return;
    // Observed, not read when the words change: that would lay out the page once more in each frame.
    const observer = new ResizeObserver(() => {
      element.style.minHeight = `${element.offsetHeight}px`;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      element.style.minHeight = '';
    };
  }, [box, playing, scene, width, fit, about]);
}
