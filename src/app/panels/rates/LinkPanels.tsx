import type { ReactElement } from 'react';
import { usePage } from '../../store/page.ts';
import { useStage } from '../../store/stage.ts';
import { usePageSize } from '../../widgets/pageSize.ts';
import { SequencePanel } from '../sequence/SequencePanel.tsx';
import { ClassesPanel } from './ClassesPanel.tsx';

/** The use of the link; sequence numbers above it while they are open, on a low page in its place. */
export function LinkPanels(): ReactElement {
  const open = usePage((page) => page.lens);
  const projector = useStage((s) => s.theme === 'projector');
  const { low, width } = usePageSize();
  const narrow = width === 'phone' || width === 'narrow';
  const both = projector || narrow || !low;
  return (
    <>
      {open && <SequencePanel />}
      {(!open || both) && <ClassesPanel />}
    </>
  );
}
