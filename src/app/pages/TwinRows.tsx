import type { TwinKind } from '../panels/branches/twinView.ts';
import { AcrPanel, CreditLevels, QueuePanel, QueuesPanel, WindowsPanel } from '../panels/index.ts';
import { PlotBranch } from '../panels/plot/branch.ts';
import { useBranches } from '../store/branches.ts';
import { besideQueues } from '../store/rated.ts';
import { useStage } from '../store/stage.ts';
import { Part } from './Part.tsx';

const PANELS = {
  queue: { windows: QueuePanel, credit: QueuePanel, rates: QueuesPanel },
  windows: { windows: WindowsPanel, credit: CreditLevels, rates: AcrPanel },
} as const;

/** The same panel of every branch that runs, one below the other over the one time axis. */
export function TwinRows({ kinds }: { readonly kinds: readonly TwinKind[] }) {
  const current = useBranches((s) => s.current);
  const together = useBranches((s) => s.together);
  const beside = useStage(besideQueues) ?? 'windows';
  const ids = [current, ...together].sort((a, b) => a - b);
  return kinds.map((kind) => {
    const Panel = PANELS[kind][beside];
    return (
      <Part key={kind} name={kind}>
        {ids.map((id) => (
          <PlotBranch key={id} value={id}>
            <Panel />
          </PlotBranch>
        ))}
      </Part>
    );
  });
}
