import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { declarePanels } from '../panel/declared.ts';
import * as registry from '../panel/registry.ts';
import { startSizeSync } from '../widgets/stageSize.ts';
import { OpenedLecture } from './OpenedLecture.tsx';

/** The plans of lectures, the screen for the room, or the notes, instead of the page's stage. */
export async function mountLecture(root: HTMLElement): Promise<void> {
  declarePanels(registry);
  startSizeSync();
  createRoot(root).render(
    <StrictMode>
      <OpenedLecture />
    </StrictMode>,
  );
}
