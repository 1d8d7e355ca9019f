import { currentLink, currentState } from '../../client/address.ts';
import { ask } from '../../client/requests.ts';
import { toRunFile } from '../../link/file.ts';
import { usePage } from '../../store/page.ts';
import { useStage } from '../../store/stage.ts';
import { en } from '../../strings/en.ts';

const NOTICE_MS = 4000;

/** One short line in the header and for the live region. */
function tell(notice: string): void {
  usePage.setState({ notice });
  setTimeout(() => usePage.setState({ notice: '' }), NOTICE_MS);
}

export async function copyLink(): Promise<void> {
  const { href, form } = currentLink();
  try {
    await navigator.clipboard.writeText(href);
    tell(form === 'file' ? en.share.tooLong : en.share.copied);
  } catch {
    tell(en.share.copyFailed);
  }
}

/** Saves the run as a file, paused so that its digest is of the very moment it opens at. */
export async function saveRun(): Promise<void> {
  useStage.getState().pause();
  const digest = await ask('digest');
  const state = currentState();
  const id = useStage.getState().loaded?.scenario.id ?? 'run';
  const text = `${JSON.stringify(toRunFile({ ...state, paused: true }, digest), null, 2)}\n`;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = `cellscope-${id}-seed${state.seed}.json`;
  link.click();
  // The browser reads the object after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href), NOTICE_MS);
  tell(en.share.saved(link.download));
}
