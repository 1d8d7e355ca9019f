import { pageTitle } from '../strings/pages/pageTitle.ts';
import '../theme/tokens/agreement.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { reportAddress } from '../chrome/problems/reportAddress.tsx';
import { guardUnfinishedRuns } from '../lab/lab.ts';
import { papersTexts as texts } from '../strings/pages/papers.ts';
import { followHistory } from './address.ts';
import { papersLab } from './lab.ts';
import { Papers } from './Papers.tsx';
import { paperProblems } from './paperLink.ts';

/** The papers next to the simulation, instead of the stage. Resolves when the runs that are kept have been read. */
export function mountPapers(root: HTMLElement): Promise<void> {
  document.title = pageTitle(texts.page);
  reportAddress(paperProblems(location.search));
  followHistory();
  guardUnfinishedRuns(papersLab);
  createRoot(root).render(
    <StrictMode>
      <Papers />
    </StrictMode>,
  );
  return papersLab.open();
}
