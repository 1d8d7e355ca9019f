import type { ReactElement } from 'react';
import { TimeAxis } from '../chrome/axis/TimeAxis.tsx';
import { CompareBar } from '../compare/late.ts';
import { TABS } from '../link/state.ts';
import { useSession } from '../session/context.ts';
import { idIn, nameIn } from '../session/session.ts';
import { useBranches } from '../store/branches/branches.ts';
import { showTab, usePage } from '../store/page.ts';
import type { Tab } from '../store/types.ts';
import { en } from '../strings/en.ts';
import { Tabs } from '../widgets/Tabs.tsx';
import { VcChips } from '../widgets/VcChips.tsx';
import { keepsTab, placed } from './arrange/arrange.ts';
import { CompareRows, useComparedPanels } from './CompareRows.tsx';
import { declaredPanels } from './declared.ts';
import { useArrangement, useLayoutContext, useRun } from './layoutContext.ts';
import { PanelSlots } from './PanelSlot.tsx';
import type { Panel } from './panel.ts';

/** A phone shows the panels of one tab at a time. */
export function PhoneStage(): ReactElement {
  const session = useSession();
  const around = useLayoutContext();
  const page = useArrangement();
  const tab = usePage((s) => s.tab);
  const compared = useComparedPanels(around);
  const isCompared = useBranches((s) => s.compared.length > 0);
  const panelsOf = (where: Tab | 'lead') => placed(declaredPanels(), where, around, page);
  const isTraces = tab === 'traces';
  const isNextToTraces = (panel: Panel) => isTraces && around.size.flat && panel.isNextToTraces === true;
  const follows = !compared && panelsOf(tab).some((panel) => panel.selectsVc);
  return (
    <>
      <div className="stage-lead">
        <PanelSlots panels={[...panelsOf('lead'), ...panelsOf(tab).filter(isNextToTraces)]} />
      </div>
      <div
        id={idIn(session, 'tab-panel')}
        role="tabpanel"
        aria-labelledby={idIn(session, `tab-${tab}`)}
        className="stage-left"
      >
        {isTraces && isCompared && <CompareBar />}
        {isTraces && compared ? (
          <CompareRows panels={compared} />
        ) : (
          <PanelSlots panels={panelsOf(tab).filter((panel) => !isNextToTraces(panel))} />
        )}
        {isTraces && <TimeAxis />}
        {(isTraces || tab === 'network') && !follows && <VcChips />}
      </div>
    </>
  );
}

/** Tabs that have a panel for this run. */
export function PhoneTabs(): ReactElement {
  const session = useSession();
  const page = useArrangement();
  const shown = usePage((s) => s.tab);
  const run = useRun();
  const tabs = TABS.filter((tab) => tab === 'traces' || keepsTab(declaredPanels(), tab, run, page));
  return (
    <Tabs
      look="stage"
      label={nameIn(session, en.tabs.label)}
      tabs={tabs.map((tab) => [tab, en.tabs[tab]] as const)}
      shown={shown}
      idOf={(tab) => idIn(session, `tab-${tab}`)}
      panel={idIn(session, 'tab-panel')}
      onShow={(tab) => showTab(session, tab)}
    />
  );
}
