import type { ReactElement } from 'react';
import { compareKinds, viewShown } from '../compare/compareView.ts';
import { isHidden } from '../link/parts.ts';
import { PlotBranch } from '../plot/branch.ts';
import { useBranches } from '../store/branches/branches.ts';
import { usePage } from '../store/page.ts';
import { enlargedOrAll, inRow } from './arrange/arrange.ts';
import { declaredPanels } from './declared.ts';
import { useArrangement } from './layoutContext.ts';
import { PanelSlot } from './PanelSlot.tsx';
import type { LayoutContext, Panel } from './panel.ts';

/** Panels that each branch has copies of while branches are compared in rows; null while the stage shows one of everything. */
export function useComparedPanels({ run, profile }: LayoutContext): readonly Panel[] | null {
  const running = useBranches((s) => s.compared.length + 1);
  const wanted = usePage((page) => page.compareView);
  const hasTwoRows = inRow(declaredPanels(), 'windows', run).length > 0;
  const rows = compareKinds(wanted, running, profile, hasTwoRows);
  const page = useArrangement();
  if (rows.length === 0) return null;
  const panels = rows.flatMap((row) => inRow(declaredPanels(), row, run));
  return enlargedOrAll(
    panels.filter(({ id }) => !isHidden(page, id)),
    page.large,
  );
}

/** The same panels of every branch that runs, one below the other over the one time axis. */
export function CompareRows({ panels }: { readonly panels: readonly Panel[] }): ReactElement {
  const current = useBranches((s) => s.current);
  const compared = useBranches((s) => s.compared);
  const ids = [current, ...compared].sort((a, b) => a - b);
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

/** Whether the stage shows two branches by what they differ in; on a phone under its traces. */
export function useIsResult({ run, profile }: LayoutContext): boolean {
  const running = useBranches((s) => s.compared.length + 1);
  const { compareView, tab } = usePage();
  const hasTwoRows = inRow(declaredPanels(), 'windows', run).length > 0;
  if (running !== 2 || (profile === 'phone' && tab !== 'traces')) return false;
  return viewShown(compareView, running, profile, hasTwoRows) === 'result';
}
