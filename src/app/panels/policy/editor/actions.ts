import type { Session } from '../../../session/session.ts';
import { branchesOf, shownEdits } from '../../../store/branches/branches.ts';
import { portOfClass } from '../../../store/paths.ts';
import { stageOf } from '../../../store/stage.ts';
import { tracesOf } from '../../../traces/index.ts';
import { editsWith, type TakeOver, takeOverOf } from './compare.ts';

interface Comparison {
  readonly path: string;
  readonly port: string;
  /** Class whose buffer it is; null: the port's. */
  readonly of: string | null;
  readonly text: string;
  readonly running: string;
  /** A built-in policy, and what its branch is called. */
  readonly rival: { readonly id: string; readonly name: string };
}

/** Since when the rule has decided; of one that does not run, from here on. */
function takeOverBy(session: Session, { port, of, text, running }: Comparison): TakeOver {
  const { now } = stageOf(session).getState();
  if (text !== running) return { from: now, before: running };
  const recorded = tracesOf(session)
    .shown.applied.ofPort(port)
    .map(({ from, settings }) => ({ from, settings: portOfClass(settings, of) }));
  return takeOverOf(recorded);
}

/** The rule and a rival run together: a rule that runs, since it took over; one that does not, from here on. */
export function compareWith(session: Session, comparison: Comparison): void {
  const { path, text, running, rival } = comparison;
  const branches = branchesOf(session).getState();
  const { catalog, set } = stageOf(session).getState();
  const info = catalog?.policies.find(({ id }) => id === rival.id);
  const parameters = info?.parameters.map(({ name }) => name) ?? [];
  const takeOver = takeOverBy(session, comparison);
  const edits = editsWith(shownEdits(branches), { path, id: rival.id, parameters }, takeOver);
  branches.rename(branches.runNextTo(edits, takeOver.from), rival.name);
  if (text !== running) set(path, text);
}
