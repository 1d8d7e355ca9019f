import type { Edit, Problem } from '../../contract/index.ts';
import { exactSeconds } from '../format.ts';
import { useStage } from '../store/stage.ts';
import { seek, setValue } from './requests.ts';

/** Does the edits of a link or a run again, each at its time; a refused one is told and left out. */
export async function carryOut(edits: readonly Edit[]): Promise<readonly Problem[]> {
  const problems: Problem[] = [];
  for (const { time, path, value } of edits) {
    const { now, loaded } = useStage.getState();
    if (time > (loaded?.endPs ?? 0)) {
      problems.push({
        path: 'e',
        value: `${exactSeconds(time)}~${path}~${value}`,
        reason: 'after the end of the run',
      });
      continue;
    }
    if (time > now) await seek(time);
    const outcome = await setValue(path, value);
    if ('problem' in outcome) problems.push(outcome.problem);
  }
  useStage.setState({ rejected: {} });
  return problems;
}
