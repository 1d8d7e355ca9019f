import type { ReactElement } from 'react';
import { TimeAxis } from '../chrome/axis/TimeAxis.tsx';
import { CompareBar } from '../compare/late.ts';
import { useBranches } from '../store/branches/branches.ts';
import { usePage } from '../store/page.ts';
import { en } from '../strings/en.ts';
import { otherParts } from '../strings/faults.ts';
import { Guard } from '../widgets/Guard.tsx';
import { Landmark } from '../widgets/Landmark.tsx';
import { keepsRegion, placed } from './arrange/arrange.ts';
import { CompareRows, useComparedPanels } from './CompareRows.tsx';
import { declaredPanels } from './declared.ts';
import { PanelSlots } from './PanelSlot.tsx';
import type { Region } from './panel.ts';
import { useArrangement, useSurroundings } from './surroundings.ts';

/** The link leaves something in the right column. */
export const useHasRightColumn = (): boolean =>
  usePage((page) => keepsRegion(declaredPanels(), 'right', page));

/** Rows over the time axis, and the column of explanations. */
export function StageGrid(): ReactElement {
  const around = useSurroundings();
  const page = useArrangement();
  const compared = useComparedPanels(around);
  const isCompared = useBranches((s) => s.together.length > 0);
  const hasRight = useHasRightColumn();
  // Inside another page, and with nothing else on the right, what leads is above the rows.
  const isAbove = around.embed || !hasRight;
  const slots = (region: Region) => <PanelSlots panels={placed(declaredPanels(), region, around, page)} />;
  return (
    <>
      {isAbove && slots('lead')}
      <div className="stage-left">
        {isCompared && <CompareBar />}
        {compared ? <CompareRows panels={compared} /> : slots('left')}
        <Guard part={otherParts.axis}>
          <TimeAxis />
        </Guard>
      </div>
      {hasRight && (
        <div className="stage-right">
          {/* A scrolling region must be reachable by keys. */}
          <Landmark className="stage-right-inner" label={en.explanation} tabIndex={0}>
            {!isAbove && slots('lead')}
            {slots('right')}
          </Landmark>
        </div>
      )}
    </>
  );
}
