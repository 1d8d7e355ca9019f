import { saidIn } from './link/said.ts';
import './theme/index.ts';
import './plot/row/rows.css';
import './plot/row/gutters.css';
import './thresholds/handles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { openChannel } from './client/channel.ts';
import { openAddress, startAddressSync } from './client/opening/browserHistory.ts';
import { takeUpUnwritten } from './client/opening/unwritten.ts';
import { type Mount, scriptInterface } from './client/scripting/script.ts';
import { startWorker } from './client/startWorker.ts';
import { startWarmUp } from './client/warm.ts';
import { invalidateNow, onFault } from './clocks.ts';
import type { OTHER_PAGES } from './home/choice.ts';
import { markRest } from './language/mark.ts';
import { latePartsArrived, loadLateParts, loadUnseenParts, onDemand, onMissing } from './late.ts';
import { guardLinks } from './link/guardLinks.ts';
import { parseLink } from './link/query.ts';
import { startOffline } from './offline/keep.ts';
import { Stage } from './pages/Stage.tsx';
import { declarePanels } from './panel/declared.ts';
import * as registry from './panel/registry.ts';
import { busy, startRestSync } from './rest.ts';
import { SessionContext } from './session/context.ts';
import { createSession, type Session } from './session/session.ts';
import { sessionsNow } from './session/sessions.ts';
import { startSession } from './session/start.ts';
import { reportFault, useFaults, watchForFaults } from './store/faults.ts';
import { reportLatePartFailed } from './store/latePartFailed.ts';
import { say } from './store/page.ts';
import { fail } from './store/stage.ts';
import { en } from './strings/en.ts';
import { startPrintSupport } from './theme/print.ts';
import { startThemeSync } from './theme/theme.ts';
import { surviveTranslation } from './translated.ts';
import { startSizeSync } from './widgets/stageSize.ts';

type OpenPage = (root: HTMLElement) => Promise<void>;

const openSheet: OpenPage = async (root) => (await import('./sheets/sheetsPage.tsx')).mountSheet(root);

/** Pages other than the stage, by their name in the address; each is fetched when it is opened. */
const PAGES: Readonly<Record<(typeof OTHER_PAGES)[number] | 'open', OpenPage>> = {
  open: async () => (await import('./fileDrop/handOver.ts')).openHandedOver(),
  papers: async (root) => (await import('./papers/papersPage.tsx')).mountPapers(root),
  sweep: async (root) => (await import('./sweep/sweepPage.tsx')).mountSweep(root),
  race: async (root) => (await import('./lab/racePage.tsx')).mountRace(root),
  lesson: async (root) => (await import('./lesson/lessonPage.tsx')).mountLesson(root),
  guess: async (root) => (await import('./guess/guessPage.tsx')).mountGuess(root),
  story: async (root) => (await import('./story/storyPage.tsx')).mountStory(root),
  lecture: async (root) => (await import('./lecture/lecturePage.tsx')).mountLecture(root),
  poll: async (root) => (await import('./poll/pollPage.tsx')).mountPoll(root),
  widgets: async (root) => (await import('./widgets/gallery/widgetsPage.tsx')).mountWidgets(root),
  handout: openSheet,
  'lab-sheet': openSheet,
};
const isPage = (name: string): name is keyof typeof PAGES => Object.hasOwn(PAGES, name);

watchForFaults();
onFault(reportFault);
useFaults.subscribe(invalidateNow);
takeUpUnwritten();
startThemeSync(parseLink(location.search).link.theme);
startPrintSupport();
onMissing(() => {
  for (const session of sessionsNow()) reportLatePartFailed(session);
});
startRestSync();
surviveTranslation();
markRest();

// Home as it is before any script (home/still) is not this page.
document.getElementById('still')?.remove();
const root = document.getElementById('root');
if (root === null) throw new Error('the document has no element #root');
const page =
  ['lesson', 'story'].find((name) => saidIn(location.search, name) !== null) ??
  saidIn(location.search, 'page') ??
  '';
if (isPage(page)) openPage(PAGES[page], root);
else openStage(root);

/** A page that cannot be fetched says so instead of staying empty. */
function openPage(open: OpenPage, root: HTMLElement): void {
  open(root)
    .then(
      () => startOffline(),
      () => {
        const text = document.createElement('p');
        text.role = 'alert';
        text.textContent = en.problems.pageMissing;
        root.replaceChildren(text);
      },
    )
    .finally(busy());
}

/** The stage with its session, which the address of the page, the page around it and scripts without another one are about. */
function openStage(root: HTMLElement): void {
  declarePanels(registry);
  startSizeSync();
  const session = createSession({ channel: openChannel(startWorker), isMain: true, element: root });
  const opened = busy();
  guardLinks(() => say(session, en.share.noPages));
  const ready = startSession(session, () => openAddress(session))
    .then(() => startAddressSync(session))
    .then(loadUnseenParts)
    .then(latePartsArrived);
  ready.finally(opened).catch(() => {});
  ready.then(
    () => {
      loadLateParts();
      startWarmUp(session);
      startOffline();
      if (window.parent !== window) notifyEmbedder(session);
    },
    (error: Error) => fail(session, en.problems.openFailed(error.message)),
  );
  window.cellscope = { ...scriptInterface(session, ready), mount };
  createRoot(root).render(
    <StrictMode>
      <SessionContext value={session}>
        <Stage />
      </SessionContext>
    </StrictMode>,
  );
}

/** Pages with one stage do not need what mounts another. */
const mounting = onDemand(() => import('./mount.tsx'));

async function mount(...parts: Parameters<Mount>): ReturnType<Mount> {
  return (await mounting.ask()).mountStage(...parts);
}

/** A page outside of others does not need what reports to the one around it. */
const embedding = onDemand(() => import('./client/scripting/embed.ts'));

function notifyEmbedder(session: Session): void {
  embedding.ask().then(
    (embed) => embed.notifyEmbedder(session),
    () => reportLatePartFailed(session),
  );
}
