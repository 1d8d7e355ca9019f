import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { declarePanels } from '../panel/declared.ts';
import * as registry from '../panel/registry.ts';
import { startSizeSync } from '../widgets/stageSize.ts';
import { OpenedLesson } from './OpenedLesson.tsx';

/** A lesson next to a stage of its own, instead of the page's stage. */
export async function mountLesson(root: HTMLElement): Promise<void> {
  declarePanels(registry);
  startSizeSync();
  createRoot(root).render(
    <StrictMode>
      <OpenedLesson />
    </StrictMode>,
  );
}
