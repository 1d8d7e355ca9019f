import { type ReactElement, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { en } from '../../strings/en.ts';
import { panelMenu } from '../../strings/panels/panelMenu.ts';
import { Button } from '../../widgets/Button.tsx';
import { Landmark } from '../../widgets/Landmark.tsx';
import { observeSize } from '../../widgets/size.ts';
import { useStageSize } from '../../widgets/stageSize.ts';
import { excessOf, fitColumn, showEverything } from './fit.ts';

/** Attributes that come with another height; what the column itself writes is none of them. */
const WATCHED = ['class', 'open', 'hidden', 'aria-expanded', 'data-leaves', 'data-lines'];

const isOfElements = ({ type, addedNodes, removedNodes }: MutationRecord): boolean =>
  type === 'attributes' || [...addedNodes, ...removedNodes].some((node) => node instanceof Element);

/**
 * Decides again, before it is painted, when the column or something in it has changed.
 * @returns what ends that
 */
function keepFitting(column: HTMLElement, showsAll: boolean): () => void {
  let known = 0;
  const decide = (): void => {
    fitColumn(column, showsAll);
    known = excessOf(column);
  };
  // Other words of the same height change nothing, and come several times a second.
  const changes = new MutationObserver((records) => {
    if (records.some(isOfElements) || excessOf(column) !== known) decide();
  });
  decide();
  changes.observe(column, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: WATCHED,
  });
  const endSize = observeSize(column, decide);
  document.fonts.addEventListener('loadingdone', decide);
  return () => {
    changes.disconnect();
    endSize();
    document.fonts.removeEventListener('loadingdone', decide);
    showEverything(column);
  };
}

/**
 * The column of explanations. On a wall, whose readers cannot scroll, parts leave that it has no room for (`leaving.ts`); a button at
 * its foot shows all of them, and the column scrolls. In other densities it scrolls.
 */
export function ExplanationColumn({ children }: { readonly children: ReactNode }): ReactElement {
  const { density } = useStageSize();
  const column = useRef<HTMLElement>(null);
  const [showsAll, setShowsAll] = useState(false);
  const fits = density === 'wall';
  useLayoutEffect(() => {
    return fits && column.current ? keepFitting(column.current, showsAll) : undefined;
  }, [fits, showsAll]);
  return (
    // A scrolling region must be reachable by keys.
    <Landmark ref={column} className="stage-right-inner" label={en.explanation} tabIndex={0}>
      {children}
      {fits && (
        <Button quiet className="column-more" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? panelMenu.oneScreen : panelMenu.rest}
        </Button>
      )}
    </Landmark>
  );
}
