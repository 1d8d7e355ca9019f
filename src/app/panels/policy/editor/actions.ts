import { shownEdits, useBranches } from '../../../store/branches.ts';
import { portOfClass } from '../../../store/paths.ts';
import { useStage } from '../../../store/stage.ts';
import { traceStore } from '../../../traces/index.ts';
import { editsWith, takeOverOf } from './compare.ts';

interface Comparison {
  readonly path: string;
  readonly port: string;
  /** Class whose buffer it is; null: the port's. */
  readonly of: string | null;
  readonly text: string;
  readonly running: string;
  /** Id of a built-in policy. */
  readonly rival: string;
}

/** The rule and a rival run together: a rule that runs, since it took over; one that does not, from here on. */
export function compareWith({ path, port, of, text, running, rival }: Comparison): void {
  const branches = useBranches.getState();
  const { catalog, set } = useStage.getState();
  if (text !== running) {
    branches.fork(true);
    set(path, text);
    return;
  }
  const recorded = traceStore.applied
    .ofPort(port)
    .map(({ from, settings }) => ({ from, settings: portOfClass(settings, of) }));
  const takeOver = takeOverOf(recorded);
  const info = catalog?.policies.find(({ id }) => id === rival);
  const parameters = info?.parameters.map(({ name }) => name) ?? [];
  branches.runBeside(
    editsWith(shownEdits(branches), { path, id: rival, parameters }, takeOver),
    takeOver.from,
  );
}
