import type { Problem } from '../../../contract/index.ts';
import { openDocument, openRun } from '../../client/opening/open.ts';
import { openAsLecture, openAsLesson, openAsStory } from '../../fileDrop/handOver.ts';
import { judgeFile } from '../../fileDrop/judge.ts';
import { onDemand } from '../../late.ts';
import type { Session } from '../../session/session.ts';
import { setProblemFile, showDialog } from '../../store/page.ts';
import { showProblems } from '../../store/stage.ts';

const ruleActions = onDemand(() => import('../../rules/actions.ts'));

/** Reads a file, a scenario, a saved run, a lesson, a story or a rule, and opens it; whatever is wrong with it is shown and the scene goes on. */
export async function openFileContent(session: Session, file: File): Promise<void> {
  const show = (problems: readonly Problem[]) => {
    showDialog(session, null);
    showProblems(session, problems, file.name);
  };
  const judged = await judgeFile(file);
  if (judged.kind === 'broken') return show(judged.problems);
  if (judged.kind === 'rule') {
    const { openRule } = await ruleActions.ask();
    return openRule(session, file.name, judged.text).catch(() => {}); // a worker that failed is reported already
  }
  if (judged.kind === 'lesson') return openAsLesson({ file: file.name, text: judged.text });
  if (judged.kind === 'story') return openAsStory({ file: file.name, text: judged.text });
  if (judged.kind === 'lecture') return openAsLecture({ file: file.name, text: judged.text });
  showDialog(session, null);
  setProblemFile(session, file.name);
  if (judged.kind === 'run') return openRun(session, judged.document);
  const problems = await openDocument(session, judged.document);
  if (problems.length > 0) show(judged.placed(problems));
}
