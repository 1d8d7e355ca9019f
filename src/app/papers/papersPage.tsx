import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { papersTexts as texts } from '../strings/pages/papers.ts';
import { followHistory } from './address.ts';
import { cancelRuns, lab, openLab } from './lab.ts';
import { Papers } from './Papers.tsx';

/** A tab that is closed while runs are under way loses those that are not finished: the browser asks before. */
function warnWhileRunning(event: BeforeUnloadEvent): void {
  if (lab.getState().status === 'running') event.preventDefault();
}

/** The papers beside the simulation, instead of the stage. Resolves when the runs that are kept have been read. */
export function mountPapers(root: HTMLElement): Promise<void> {
  document.title = `${texts.page} · ${texts.home}`;
  followHistory();
  addEventListener('beforeunload', warnWhileRunning);
  addEventListener('pagehide', cancelRuns);
  createRoot(root).render(
    <StrictMode>
      <Papers />
    </StrictMode>,
  );
  return openLab();
}
