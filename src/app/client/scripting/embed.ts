import { PS_PER_SECOND } from '../../../contract/index.ts';
import type { Session } from '../../session/session.ts';
import { branchesOf, shownEdits } from '../../store/branches/branches.ts';
import { pageOf } from '../../store/page.ts';
import { stageOf } from '../../store/stage.ts';
import { currentLink } from '../opening/address.ts';

/** Interval between state messages while the run plays, ms. */
const PACE_MS = 500;

/** Message to the embedding page; docs/reference/links.md describes it. */
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
 * Notifies the embedding page that this one is ready, and from then on its state. Any page may receive these messages: a state
 * contains nothing beyond the link.
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
