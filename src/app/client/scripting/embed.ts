import { PS_PER_SECOND } from '../../../contract/index.ts';
import type { Session } from '../../session/session.ts';
import { branchesOf, shownEdits } from '../../store/branches/branches.ts';
import { pageOf } from '../../store/page.ts';
import { stageOf } from '../../store/stage.ts';
import { currentLink } from '../opening/address.ts';

/** Between two messages of state while the run goes on. */
const PACE_MS = 500;

/** What the page around this one receives; docs/reference/links.md describes it. */
function message(session: Session, type: 'ready' | 'state') {
  const { loaded, now, run, results } = stageOf(session).getState();
  return {
    source: 'cellscope',
    type,
    scenario: loaded?.scenario.id ?? null,
    seed: loaded?.seed ?? null,
    time: now / PS_PER_SECOND,
    run,
    edits: shownEdits(branchesOf(session).getState()).length,
    digest: results?.digest ?? null,
    link: currentLink(session).href,
  };
}

/**
 * Informs the page around an embedded one that it is ready, and from then on what it shows. Any page
 * may receive that: there is nothing in a state but what the link says.
 */
export function notifyEmbedder(session: Session): void {
  if (!pageOf(session).getState().embed) return;
  const post = (type: 'ready' | 'state') => window.parent.postMessage(message(session, type), '*');
  post('ready');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const notifySoon = () => {
    if (timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      post('state');
    }, PACE_MS);
  };
  stageOf(session).subscribe((state, before) => {
    if (state.run !== before.run || state.now !== before.now) notifySoon();
  });
  branchesOf(session).subscribe((state, before) => {
    if (shownEdits(state) !== shownEdits(before)) notifySoon();
  });
}
