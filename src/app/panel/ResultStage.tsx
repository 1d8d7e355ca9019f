import type { ReactElement } from 'react';
import { TimeAxis } from '../chrome/axis/TimeAxis.tsx';
import { CompareBar } from '../compare/CompareBar.tsx';
import { ResultHead } from '../compare/ResultHead.tsx';
import { ResultNumbers } from '../compare/ResultNumbers.tsx';
import { isHidden } from '../link/parts.ts';
import { useSession } from '../session/context.ts';
import { idIn } from '../session/session.ts';
import { otherParts } from '../strings/faults.ts';
import { Guard } from '../widgets/Guard.tsx';
import { inResult } from './arrange/arrange.ts';
import { CompareRows } from './CompareRows.tsx';
import { declaredPanels } from './declared.ts';
import { useArrangement, useLayoutContext } from './layoutContext.ts';
import { PanelSlots } from './PanelSlot.tsx';

function Numbers(): ReactElement {
  return (
    <div className="stage-right">
      <div className="stage-right-inner">
        <Guard name={otherParts.result}>
          <ResultNumbers />
        </Guard>
      </div>
    </div>
  );
}

/** Two branches by what they differ in: the sentence, where it shows, and three numbers. A phone has the numbers first. */
export function ResultStage(): ReactElement {
  const session = useSession();
  const { run, profile } = useLayoutContext();
  const page = useArrangement();
  const phone = profile === 'phone';
  const hasNumbers = !isHidden(page, 'score');
  const rows = (kind: 'once' | 'each') => inResult(declaredPanels(), kind, run, page);
  return (
    <>
      {!isHidden(page, 'sentence') && (
        <Guard name={otherParts.result}>
          <ResultHead />
        </Guard>
      )}
      {phone && hasNumbers && <Numbers />}
      <div
        className="stage-left"
        {...(phone && {
          id: idIn(session, 'tab-panel'),
          role: 'tabpanel',
          'aria-labelledby': idIn(session, 'tab-traces'),
        })}
      >
        <CompareBar />
        <PanelSlots panels={rows('once')} />
        <CompareRows panels={rows('each')} />
        <Guard name={otherParts.axis}>
          <TimeAxis />
        </Guard>
      </div>
      {!phone && hasNumbers && <Numbers />}
    </>
  );
}
