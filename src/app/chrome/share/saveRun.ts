import { currentState } from '../../client/opening/address.ts';
import { ask } from '../../client/requests.ts';
import { toRunFile } from '../../link/packed/file.ts';
import type { Session } from '../../session/session.ts';
import { say } from '../../store/page.ts';
import { stageOf } from '../../store/stage.ts';
import { en } from '../../strings/en.ts';
import { savedWords, saveFile } from '../../widgets/saveFile.ts';

/** Saves the run as a file, paused so that its digest is of the very moment it opens at. Returns the name of the file. */
export async function saveRun(session: Session): Promise<string> {
  stageOf(session).getState().pause();
  const digest = await ask(session, 'digest');
  const state = currentState(session);
  const id = stageOf(session).getState().loaded?.scenario.id ?? 'run';
  const text = `${JSON.stringify(toRunFile({ ...state, paused: true }, digest), null, 2)}\n`;
  const name = `cellscope-${id}-seed${state.seed}.json`;
  saveFile(name, 'application/json', text);
  say(session, savedWords(name, en.share.saved));
  return name;
}
