import { TwinBar } from '../panels/branches/late.ts';
import { twinKinds } from '../panels/branches/twinView.ts';
import {
  AcrPanel,
  BufferPanel,
  CreditLevels,
  CreditPanel,
  DropListPanel,
  LinkPanels,
  NetworkPanel,
  QueuePanel,
  QueuesPanel,
  RoutesPanel,
  SegmentsPanel,
  SpacetimePanel,
  TimeAxis,
  WindowsPanel,
} from '../panels/index.ts';
import { PolicyCard } from '../panels/policy/PolicyCard.tsx';
import { Inspector } from '../panels/rates/late.ts';
import { Score } from '../panels/score/Score.tsx';
import { Questions } from '../panels/sentence/Questions.tsx';
import { Sentence } from '../panels/sentence/Sentence.tsx';
import { useBranches } from '../store/branches.ts';
import { usePage } from '../store/page.ts';
import { besideQueues, hasCredit, hasWindows, isCredited, isRated } from '../store/rated.ts';
import { useStage } from '../store/stage.ts';
import type { Tab } from '../store/types.ts';
import { VcChips } from '../widgets/VcChips.tsx';
import { Part } from './Part.tsx';
import { TwinRows } from './TwinRows.tsx';

function Shown({ tab }: { readonly tab: Tab }) {
  const rated = useStage(isRated);
  const tcp = useStage(hasWindows);
  const running = useBranches((s) => s.together.length + 1);
  const rows = twinKinds(
    usePage((page) => page.twins),
    running,
    'phone',
    useStage(besideQueues) !== null,
  );
  const credited = useStage(isCredited);
  const credit = useStage(hasCredit);
  switch (tab) {
    case 'traces':
      return (
        <>
          {running > 1 && <TwinBar />}
          {rows.length > 0 ? (
            <TwinRows kinds={rows} />
          ) : rated ? (
            <>
              <Part name="windows">
                <AcrPanel />
                <SegmentsPanel />
              </Part>
              <Part name="queue">
                <QueuesPanel />
                <LinkPanels />
                {credit && <CreditLevels />}
              </Part>
              {tcp && (
                <Part name="windows">
                  <WindowsPanel />
                </Part>
              )}
            </>
          ) : (
            <>
              <Part name="queue">
                <QueuePanel />
                {credit && <CreditLevels />}
              </Part>
              {credited ? (
                <Part name="windows">
                  <CreditPanel />
                </Part>
              ) : (
                <>
                  <Part name="droplist">
                    <DropListPanel />
                  </Part>
                  <Part name="windows">
                    <WindowsPanel />
                  </Part>
                </>
              )}
            </>
          )}
          {rows.length === 0 && (
            <Part name="frames">
              <SpacetimePanel />
            </Part>
          )}
          <TimeAxis />
          <VcChips />
        </>
      );
    case 'buffer':
      return <BufferPanel />;
    case 'network':
      return (
        <>
          {rated ? <RoutesPanel /> : <NetworkPanel />}
          {rated && <Inspector />}
          <VcChips />
        </>
      );
    case 'policy':
      return <PolicyCard fold={false} parameters />;
    case 'score':
      return (
        <>
          <Score few={false} />
          <Part name="questions">
            <Questions />
          </Part>
        </>
      );
  }
}

export function PhoneStage() {
  const tab = usePage((s) => s.tab);
  return (
    <>
      <Part name="sentence">
        <Sentence />
      </Part>
      <div id="tab-panel" role="tabpanel" aria-labelledby={`tab-${tab}`} className="stage-left">
        <Shown tab={tab} />
      </div>
    </>
  );
}
