import type { ReactElement } from 'react';
import { PlotBranch } from '../panels/plot/branch.ts';
import { useBranches } from '../store/branches.ts';
import { PanelSlot } from './PanelSlot.tsx';
import type { Panel } from './panel.ts';

/** The same panels of every branch that runs, one below the other over the one time axis. */
export function CompareRows({ panels }: { readonly panels: readonly Panel[] }): ReactElement {
  const current = useBranches((s) => s.current);
  const together = useBranches((s) => s.together);
  const ids = [current, ...together].sort((a, b) => a - b);
  return (
    <>
      {panels.flatMap((panel) =>
        ids.map((id) => (
          <PlotBranch key={`${panel.id} ${id}`} value={id}>
            <PanelSlot panel={panel} />
          </PlotBranch>
        )),
      )}
    </>
  );
}
