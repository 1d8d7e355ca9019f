import type { RunMoment, ScenarioDocument } from '../../contract/index.ts';
import type { Job } from '../../studies/index.ts';
import { toRunFile } from '../link/packed/file.ts';
import { parseLink, writeLink } from '../link/query.ts';
import { jobLink } from '../papers/jobs.ts';
import { saveFile } from '../widgets/saveFile.ts';
import type { PointRun } from './points.ts';

const BACK = 'sweep';

/** Links by job, cached because packing a network takes a while; jobs of another question are other objects. */
const written = new WeakMap<Job, string | null>();

/** Link to a run on the stage. @returns null if no link can hold its network */
export function runLink({ job, moment }: PointRun, document: ScenarioDocument | null): string | null {
  const known = written.get(job);
  if (known !== undefined) return known;
  const link = linkOf(job, moment, document);
  written.set(job, link);
  return link;
}

function linkOf(job: Job, moment: RunMoment, document: ScenarioDocument | null): string | null {
  const link = jobLink(job, moment, BACK);
  if (document === null) return link;
  const { query, form } = writeLink(stateOf(link, document));
  return form === 'file' ? null : query;
}

function stateOf(link: string, document: ScenarioDocument) {
  const { scene: _scene, ...state } = parseLink(link).link;
  return { ...state, scenario: document };
}

/** Saves the run as a file for the stage. */
export function savePointRun({ job, moment }: PointRun, document: ScenarioDocument): void {
  const file = toRunFile(stateOf(jobLink(job, moment, BACK), document));
  saveFile(`cellscope-run-seed${job.seed}.json`, 'application/json', `${JSON.stringify(file, null, 2)}\n`);
}
