import { inWords, type Problem, type ScenarioDocument } from '../../../contract/index.ts';
import { openDocument, openRun } from '../../client/opening/open.ts';
import { isRunFile } from '../../link/packed/file.ts';
import { isDeep, isObject } from '../../link/packed/judged.ts';
import type { Session } from '../../session/session.ts';
import { pageOf } from '../../store/page.ts';
import { stageOf } from '../../store/stage.ts';
import { en } from '../../strings/en.ts';

const MAX_BYTES = 2 * 2 ** 20;
/** A text that begins like a rule, whatever the name of its file. */
const RULE = /^\s*(#.*\s+)*rule\b/;

/** Reads a file, a scenario, a saved run or a rule, and loads it; whatever is wrong with it is shown and the scene goes on. */
export async function readFile(session: Session, file: File): Promise<void> {
  const refuse = (reason: string) => {
    const problem: Problem = { path: file.name, value: undefined, reason: inWords(reason) };
    pageOf(session).setState({ problemFile: file.name });
    stageOf(session).setState({ problems: [problem] });
  };
  if (file.size > MAX_BYTES) return refuse(en.problems.tooLarge);
  const text = await file.text();
  if (file.name.endsWith('.rule') || RULE.test(text)) {
    const { openRule } = await import('../rules/actions.ts');
    return openRule(session, file.name, text).catch(() => {}); // a worker that failed is reported already
  }
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch (error) {
    return refuse(en.problems.notJson(error instanceof Error ? error.message : String(error)));
  }
  if (!isObject(document) || isDeep(document)) {
    return refuse(en.problems.notObject);
  }
  pageOf(session).setState({ problemFile: file.name });
  if (isRunFile(document)) await openRun(session, document);
  else await openDocument(session, document as ScenarioDocument);
}
