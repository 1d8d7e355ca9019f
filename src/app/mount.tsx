import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { openChannel } from './client/channel.ts';
import { openLink } from './client/opening/open.ts';
import { type Mount, type MountedStage, scriptInterface } from './client/scripting/script.ts';
import { startWorker } from './client/startWorker.ts';
import { latePartsArrived, loadUnseenParts } from './late.ts';
import { fetchPacking } from './link/packed/packing.ts';
import { parseLink } from './link/query.ts';
import { saidIn } from './link/said.ts';
import { Stage } from './pages/Stage.tsx';
import { busy } from './rest.ts';
import { SessionContext } from './session/context.ts';
import { createSession, type Session } from './session/session.ts';
import { sessionAround } from './session/sessions.ts';
import { startSession } from './session/start.ts';
import { fail } from './store/stage.ts';
import { en } from './strings/en.ts';

let mounted = 0;

/** The query of a link; a text without a question mark is the query itself. */
const searchOf = (link: string): string => `?${link.split('#')[0]?.replace(/^[^?]*\?/, '') ?? ''}`;

async function open(session: Session, search: string): Promise<void> {
  if (saidIn(search, 'state') !== null) await fetchPacking();
  const { link, problems } = parseLink(search);
  await openLink(session, link, problems);
}

/** A live stage in an element, next to the main one and others: its own worker, run, link, keys and focus. */
export function mountStage(...[element, link = '', options = {}]: Parameters<Mount>): MountedStage {
  if (!(element instanceof HTMLElement))
    throw new TypeError('mount: the first argument is no element of the page');
  const number = ++mounted;
  const session = createSession({
    channel: openChannel(startWorker),
    id: `stage${number}-`,
    label: options.label ?? en.stage(number),
    element,
  });
  const opened = busy();
  const ready = startSession(session, () => open(session, searchOf(link)))
    .then(loadUnseenParts)
    .then(latePartsArrived);
  ready.finally(opened).catch(() => {});
  ready.catch((error: Error) => fail(session, en.problems.openFailed(error.message)));
  session.onDispose(opened);
  const root = createRoot(element);
  root.render(
    <StrictMode>
      <SessionContext value={session}>
        <Stage />
      </SessionContext>
    </StrictMode>,
  );
  return {
    ...scriptInterface(session, ready),
    unmount: () => {
      root.unmount();
      session.dispose();
    },
  };
}

/** A stage in a box of its own, and its session. */
export interface HostedStage {
  readonly stage: MountedStage;
  readonly session: Session;
  readonly box: HTMLElement;
  close(): void;
}

/** The stage of a page with another subject; `window.cellscope` controls this stage. */
export function hostStage(host: HTMLElement, link: string, label: string): HostedStage {
  const box = document.createElement('div');
  host.append(box);
  const stage = mountStage(box, link, { label });
  window.cellscope = { ...stage, mount: async (...parts) => mountStage(...parts) };
  const session = sessionAround(box);
  if (session === null) throw new Error('a stage that was mounted has no session');
  const close = (): void => {
    stage.unmount();
    box.remove();
  };
  return { stage, session, box, close };
}
