import type { ReactElement } from 'react';
import { usePage } from '../../store/page.ts';
import { useStage } from '../../store/stage.ts';
import { usePageSize } from '../../widgets/pageSize.ts';
import { SequencePanel } from '../sequence/SequencePanel.tsx';
import { ClassesPanel } from './ClassesPanel.tsx';

/**
 * The use of the link; sequence numbers above it while they are open, on a low page in its place. A low frame in somebody's
 * page has no room for it.
 */
export function LinkPanels(): ReactElement {
  const open = usePage((page) => page.lens);
  const embed = usePage((page) => page.embed);
  const projector = useStage((s) => s.theme === 'projector');
  const { low, width } = usePageSize();
  const narrow = width === 'phone' || width === 'narrow';
  const use = embed ? !low : !open || projector || narrow || !low;
  return (
    <>
      {open && <SequencePanel />}
      {use && <ClassesPanel />}
    </>
  );
}
