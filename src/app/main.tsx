import './theme/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { keepAddress } from './client/address.ts';
import { tellEmbedder } from './client/embed.ts';
import { scriptInterface } from './client/script.ts';
import { startSession } from './client/session.ts';
import { parseLink } from './link/query.ts';
import { Stage } from './pages/Stage.tsx';
import { useStage } from './store/stage.ts';
import { en } from './strings/en.ts';
import { keepPrintable } from './theme/print.ts';
import { keepTheme } from './theme/theme.ts';
import { latePartsArrived, loadLateParts } from './widgets/late.tsx';
import { keepPageSize } from './widgets/pageSize.ts';

keepTheme(parseLink(location.search).link.theme);
keepPageSize();
keepPrintable();
const ready = startSession().then(latePartsArrived);
ready.then(
  () => {
    loadLateParts();
    keepAddress();
    tellEmbedder();
  },
  (error: Error) => useStage.setState({ failure: en.problems.openFailed(error.message) }),
);
window.cellscope = scriptInterface(ready);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Stage />
  </StrictMode>,
);
