import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { reportAddress } from '../chrome/problems/reportAddress.tsx';
import { guardUnfinishedRuns } from '../lab/lab.ts';
import { rememberPlace } from '../lab/places.ts';
import { fetchPacking } from '../link/packed/packing.ts';
import { sweepAddress } from '../link/sweepLink.ts';
import { loadChoiceLabels } from '../settings/labels.ts';
import { pageTitle } from '../strings/pages/pageTitle.ts';
import { sweepTexts as texts } from '../strings/pages/sweep.ts';
import { Sweep } from './Sweep.tsx';
import { sweepLab } from './sweepLab.ts';

/** Sweeps instead of the stage. Resolves when the runs that are kept have been read. */
export async function mountSweep(root: HTMLElement): Promise<void> {
  document.title = pageTitle(texts.page);
  guardUnfinishedRuns(sweepLab);
  reportAddress(sweepAddress.problems(location.search));
  rememberPlace('sweep', location.search);
  await loadChoiceLabels();
  createRoot(root).render(
    <StrictMode>
      <Sweep />
    </StrictMode>,
  );
  await Promise.all([sweepLab.open(), fetchPacking()]);
}
