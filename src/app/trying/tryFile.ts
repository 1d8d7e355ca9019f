import { inWords, type Problem } from '../../contract/index.ts';
import { askWorker } from '../client/askWorker.ts';
import { saying } from '../panels/problems/saying.ts';
import { tryTexts as texts } from '../strings/teaching/tryFile.ts';
import { openAsLesson, openOnStage, runOf } from './handOver.ts';
import { judgeFile } from './judge.ts';

/** Words of reasons are large; those that the page says itself need none. */
async function sentenceOf(problem: Problem): Promise<string> {
  const { sayReason } = await import('../../strings/en/reasons/index.ts');
  const { subject, predicate } = saying(problem, sayReason(problem.reason));
  return subject + predicate;
}

async function problemsOf(file: File): Promise<readonly Problem[]> {
  const refused = (reason: string): readonly Problem[] => [
    { path: file.name, value: undefined, reason: inWords(reason) },
  ];
  const judged = await judgeFile(file);
  if (judged.kind === 'broken') return judged.problems;
  if (judged.kind === 'rule') return refused(texts.ruleElsewhere);
  if (judged.kind === 'lesson') openAsLesson({ file: file.name, text: judged.text });
  else if (judged.kind === 'run') openOnStage(judged.document);
  else {
    const { document: scenario, placed } = judged;
    const { problems } = await askWorker({ type: 'check', scenario, points: [[]] });
    if (problems.length > 0) return placed(problems);
    openOnStage(runOf(scenario));
  }
  return [];
}

/** Opens a file on the page that it is for, from a page without a stage; says what is wrong with one that cannot be. */
export async function tryFile(file: File): Promise<readonly string[]> {
  return Promise.all((await problemsOf(file)).map(sentenceOf));
}
