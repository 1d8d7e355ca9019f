import './theme/index.css';
import './panels/panels.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { scriptInterface } from './client/script.ts';
import { startSession } from './client/session.ts';
import { keepAddress } from './client/visits.ts';
import { keepWarm } from './client/warm.ts';
import { onFault, requestPaint } from './frame.ts';
import { parseLink } from './link/query.ts';
import { Stage } from './pages/Stage.tsx';
import { declarePanels } from './panel/declared.ts';
import { PANELS } from './panel/registry.ts';
import { busy, keepRest } from './rest.ts';
import { reportFault, useFaults, watchForFaults } from './store/faults.ts';
import { PART_MISSING } from './store/partMissing.ts';
import { useStage } from './store/stage.ts';
import { en } from './strings/en.ts';
import { keepPrintable } from './theme/print.ts';
import { keepTheme } from './theme/theme.ts';
import { latePartsArrived, loadLateParts } from './widgets/late.tsx';
import { keepPageSize } from './widgets/pageSize.ts';

declarePanels(PANELS);
watchForFaults();
onFault(reportFault);
useFaults.subscribe(requestPaint);
keepTheme(parseLink(location.search).link.theme);
keepPageSize();
keepPrintable();
keepRest();
const opened = busy();
const ready = startSession().then(latePartsArrived);
ready.finally(opened).catch(() => {});
ready.then(
  () => {
    loadLateParts();
    keepAddress();
    keepWarm();
    if (window.parent !== window) tellEmbedder();
  },
  (error: Error) => useStage.setState({ failure: en.problems.openFailed(error.message) }),
);
window.cellscope = scriptInterface(ready);

/** A page by itself does not need what tells the one around it. */
function tellEmbedder(): void {
  import('./client/embed.ts').then(
    (embed) => embed.tellEmbedder(),
    () => useStage.setState(({ problems }) => ({ problems: [...problems, PART_MISSING] })),
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('the document has no element #root');
createRoot(root).render(
  <StrictMode>
    <Stage />
  </StrictMode>,
);
