import { MOST_SHOWN, type Problem } from '../../contract/index.ts';
import { findScenario } from '../../scenarios/index.ts';
import { askWorker } from '../client/askWorker.ts';
import { problemSentence } from '../saying.ts';
import { useKeptRules } from '../store/rules/keptRules.ts';
import { asRuleText } from '../store/rules/ruleHead.ts';
import { said } from '../widgets/words/reasons.ts';
import { openAsLecture, openAsLesson, openAsStory, openOnStage, runFileOf, runIn } from './handOver.ts';
import { judgeFile } from './judge.ts';

const SCENE_OF_RULES = 'half-empty';

const sentenceOf = async (problem: Problem): Promise<string> =>
  problemSentence(problem, await said(problem.reason));

/** Opens a rule in the scene that all of them are tried in, from its start, and keeps it; what is wrong with one that cannot run. */
async function problemsOfRule(file: string, text: string): Promise<readonly Problem[]> {
  const scenario = findScenario(SCENE_OF_RULES);
  if (scenario === null) return [];
  const { problems } = await askWorker({ type: 'check', scenario, points: [[['policy', text]]] });
  if (problems.length > 0) return problems.map(({ reason }) => ({ path: file, value: undefined, reason }));
  useKeptRules.getState().keep(text);
  openOnStage({ ...runIn(SCENE_OF_RULES), edits: [{ time: 0, path: 'policy', value: text }] });
  return [];
}

async function problemsOf(file: File): Promise<readonly Problem[]> {
  const judged = await judgeFile(file);
  if (judged.kind === 'broken') return judged.problems;
  if (judged.kind === 'rule') return problemsOfRule(file.name, asRuleText(judged.text));
  if (judged.kind === 'lesson') openAsLesson({ file: file.name, text: judged.text });
  else if (judged.kind === 'story') openAsStory({ file: file.name, text: judged.text });
  else if (judged.kind === 'lecture') openAsLecture({ file: file.name, text: judged.text });
  else if (judged.kind === 'run') openOnStage(judged.document);
  else {
    const { document: scenario, placed } = judged;
    const { problems } = await askWorker({ type: 'check', scenario, points: [[]] });
    if (problems.length > 0) return placed(problems);
    openOnStage(runFileOf(scenario));
  }
  return [];
}

/** Opens a file on the page that it is for, from a page without a stage; says what is wrong with one that cannot be, at first. */
export async function tryFile(
  file: File,
): Promise<{ readonly sentences: readonly string[]; readonly count: number }> {
  const problems = await problemsOf(file);
  const sentences = await Promise.all(problems.slice(0, MOST_SHOWN).map(sentenceOf));
  return { sentences, count: problems.length };
}
