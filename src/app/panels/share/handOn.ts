import { currentLink, currentState } from '../../client/address.ts';
import { ask } from '../../client/requests.ts';
import { toRunFile } from '../../link/file.ts';
import { say } from '../../store/page.ts';
import { useStage } from '../../store/stage.ts';
import { en } from '../../strings/en.ts';
import { copied } from '../../widgets/clipboard.ts';
import { saveFile } from '../../widgets/saveFile.ts';

/** Copies the link, or saves the run as a file where no link can hold it. */
export async function copyLink(): Promise<void> {
  const { href, form } = currentLink();
  if (form === 'file') {
    say(en.share.tooLong(await saveRun()));
    return;
  }
  say((await copied(href)) ? en.share.copied : en.share.copyFailed);
}

/** Saves the run as a file, paused so that its digest is of the very moment it opens at. Returns the name of the file. */
export async function saveRun(): Promise<string> {
  useStage.getState().pause();
  const digest = await ask('digest');
  const state = currentState();
  const id = useStage.getState().loaded?.scenario.id ?? 'run';
  const text = `${JSON.stringify(toRunFile({ ...state, paused: true }, digest), null, 2)}\n`;
  const name = `cellscope-${id}-seed${state.seed}.json`;
  saveFile(name, 'application/json', text);
  say(en.share.saved(name));
  return name;
}
