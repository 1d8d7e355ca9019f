import { useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { LoadedReport } from '../../contract/index.ts';
import type { Arrangement } from '../link/parts.ts';
import { useProfile } from '../plot/profile.ts';
import { useMoment } from '../store/moment.ts';
import { usePage } from '../store/page.ts';
import { useInspection } from '../store/questions/inspection.ts';
import { useEditing, writesAboutVcs } from '../store/rules/editing.ts';
import { hasCredit, hasRateControl, hasWindows, isCreditBased } from '../store/runKind.ts';
import { useStageSize } from '../widgets/stageSize.ts';
import type { LayoutContext, Run } from './panel.ts';

export function runOf(loaded: LoadedReport | null): Run {
  const state = { loaded };
  return {
    hasRateControl: hasRateControl(state),
    isCreditBased: isCreditBased(state),
    hasCredit: hasCredit(state),
    hasWindows: hasWindows(state),
  };
}

export function useRun(): Run {
  const loaded = useMoment((s) => s.loaded);
  return useMemo(() => runOf(loaded), [loaded]);
}

/** Whether an RM cell is shown on a page that is too low for all of code and score next to it. */
export function useIsInspected(): boolean {
  const isOpen = useInspection(({ cell }) => cell !== null);
  const { tall } = useStageSize();
  return isOpen && !tall;
}

/** Arrangement of the panels by the link and the reader. */
export const useArrangement = (): Arrangement =>
  usePage(useShallow(({ embed, hide, show, order, large }) => ({ embed, hide, show, order, large })));

export function useLayoutContext(): LayoutContext {
  const run = useRun();
  const profile = useProfile();
  const size = useStageSize();
  const magnifies = usePage((page) => page.magnifies);
  const frames = usePage((page) => page.frames);
  const embed = usePage((page) => page.embed);
  const isEditing = useEditing(({ path }) => path !== null);
  const aboutVcs = useEditing(writesAboutVcs);
  const isExplaining = usePage((page) => page.mechanism !== null);
  return { run, profile, size, magnifies, frames, embed, isEditing, writesAboutVcs: aboutVcs, isExplaining };
}
