import { EventCode, type Picoseconds, type StepKind } from '../../../contract/index.ts';
import { seek } from '../../client/requests.ts';
import { useStage } from '../../store/stage.ts';
import { traceStore } from '../../traces/index.ts';

/** Time of the last recorded drop or push-out at the shown port before `time`; null without one. */
function dropBefore(time: Picoseconds): Picoseconds | null {
  const { loaded } = useStage.getState();
  const port = loaded?.ports.findIndex(({ id }) => id === loaded.port) ?? -1;
  const before = [EventCode.drop, EventCode.pushOut].flatMap((code) => {
    const events = traceStore.eventsAt(code, port);
    const index = events.from(time) - 1;
    return index < 0 ? [] : [events.time[index]];
  });
  return before.length === 0 ? null : Math.max(...before);
}

export function stepOn(kind?: StepKind): void {
  useStage.getState().step(kind);
}

/** Ends of frames are not recorded: there is nothing to step back to. */
export const canStepBack = (kind: StepKind): boolean => kind !== 'frame';

/** One step back, with its decision told: a cell slot earlier, or onto the drop before. */
export async function stepBack(kind: StepKind): Promise<void> {
  const { now, loaded, step, seek: goTo } = useStage.getState();
  if (!loaded) return;
  if (!canStepBack(kind)) return;
  if (kind === 'cell') {
    const before = now - 2 * loaded.cellPs;
    if (before < 0) return goTo(0);
    await seek(before).catch(() => {});
    return step('cell');
  }
  // A step stops one picosecond after its drop.
  const drop = dropBefore(now - 1);
  if (drop === null) return goTo(0);
  // Landing just before it and stepping onto it tells its decision whole.
  await seek(drop - 1).catch(() => {});
  step('drop');
}

export function playOrPause(): void {
  const { run, play, pause, reset } = useStage.getState();
  if (run === 'playing') pause();
  else if (run === 'ended') reset();
  else play();
}
