import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { reportAddress } from '../chrome/problems/reportAddress.tsx';
import { declarePanels } from '../panel/declared.ts';
import * as registry from '../panel/registry.ts';
import { startSizeSync } from '../widgets/stageSize.ts';
import { lectureProblems } from './address.ts';
import { OpenedLecture } from './OpenedLecture.tsx';

/** The plans of lectures, the screen for the room, or the notes, instead of the page's stage. */
export async function mountLecture(root: HTMLElement): Promise<void> {
  declarePanels(registry);
  startSizeSync();
  // How many steps there are is known with the plan.
  reportAddress(lectureProblems(location.search, Number.POSITIVE_INFINITY));
  createRoot(root).render(
    <StrictMode>
      <OpenedLecture />
    </StrictMode>,
  );
}
