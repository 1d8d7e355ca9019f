import type { ScenarioDocument } from '../../contract/index.ts';
import type { Job } from '../../studies/index.ts';
import { toRunFile } from '../link/packed/file.ts';
import { parseLink, writeLink } from '../link/query.ts';
import { stageLink } from '../papers/jobs.ts';
import { saveFile } from '../widgets/saveFile.ts';

/** A run as the stage opens it. @returns null where no link can hold its network */
export function runLink(job: Job, fromS: number, document: ScenarioDocument | null): string | null {
  const link = stageLink(job, fromS);
  if (document === null) return link;
  const { query, form } = writeLink(stateOf(link, document));
  return form === 'file' ? null : query;
}

function stateOf(link: string, document: ScenarioDocument) {
  const { scene: _scene, ...state } = parseLink(link).link;
  return { ...state, scenario: document };
}

/** The same as a file for the stage. */
export function saveRun(job: Job, fromS: number, document: ScenarioDocument): void {
  const file = toRunFile(stateOf(stageLink(job, fromS), document));
  saveFile(`cellscope-run-seed${job.seed}.json`, 'application/json', `${JSON.stringify(file, null, 2)}\n`);
}
