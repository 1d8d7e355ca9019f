import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { reportAddress } from '../../chrome/problems/reportAddress.tsx';
import { openChannel } from '../../client/channel.ts';
import { startWorker } from '../../client/startWorker.ts';
import { loadUnseenParts } from '../../late.ts';
import { urlState } from '../../link/urlState.ts';
import { SessionContext } from '../../session/context.ts';
import { createSession } from '../../session/session.ts';
import { pageTitle } from '../../strings/pages/pageTitle.ts';
import { widgetTexts as texts } from '../../strings/pages/widgets.ts';
import { lendTheme } from '../../theme/theme.ts';
import { WidgetGallery } from './WidgetGallery.tsx';

/** For who builds the page: each control in each density and theme. No run is loaded, so no worker is started. */
export async function mountWidgets(root: HTMLElement): Promise<void> {
  document.title = pageTitle(texts.title);
  reportAddress(urlState('widgets', {}).problems(location.search));
  // Each part has a theme of its own, on what light has.
  lendTheme('light');
  // No picture moves first.
  loadUnseenParts();
  const session = createSession({ channel: openChannel(startWorker), element: root });
  createRoot(root).render(
    <StrictMode>
      <SessionContext value={session}>
        <WidgetGallery />
      </SessionContext>
    </StrictMode>,
  );
}
