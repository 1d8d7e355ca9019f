import { isHidden } from '../link/controls.ts';
import { twinKinds } from '../panels/branches/twinView.ts';
import { useBranches } from '../store/branches.ts';
import { usePage } from '../store/page.ts';
import { alone, inRow } from './arrange.ts';
import { declaredPanels } from './declared.ts';
import type { Panel, Surroundings } from './panel.ts';
import { useArrangement } from './surroundings.ts';

/** Panels that each branch has copies of while branches are compared in rows; null while the stage shows one of everything. */
export function useComparedPanels({ run, profile }: Surroundings): readonly Panel[] | null {
  const running = useBranches((s) => s.together.length + 1);
  const wanted = usePage((page) => page.twins);
  const hasTwoRows = inRow(declaredPanels(), 'windows', run).length > 0;
  const rows = twinKinds(wanted, running, profile, hasTwoRows);
  const page = useArrangement();
  if (rows.length === 0) return null;
  const panels = rows.flatMap((row) => inRow(declaredPanels(), row, run));
  return alone(
    panels.filter(({ id }) => !isHidden(page, id)),
    page.large,
  );
}
