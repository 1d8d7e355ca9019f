import { isHidden } from '../link/controls.ts';
import { TwinBar } from '../panels/branches/late.ts';
import { twinKinds } from '../panels/branches/twinView.ts';
import { Header } from '../panels/header/Header.tsx';
import { Scenes } from '../panels/header/Scenes.tsx';
import { useFileDrop } from '../panels/header/useFileDrop.ts';
import { Help } from '../panels/help/Help.tsx';
import {
  AcrPanel,
  BufferPanel,
  ClassBuffers,
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
import { useProfile } from '../panels/plot/profile.ts';
import { PolicyCard } from '../panels/policy/PolicyCard.tsx';
import { Problems } from '../panels/problems/Problems.tsx';
import { Race } from '../panels/race/Race.tsx';
import { Inspector } from '../panels/rates/late.ts';
import { RuleList } from '../panels/rules/late.ts';
import { Score } from '../panels/score/Score.tsx';
import { Announcer } from '../panels/sentence/Announcer.tsx';
import { Questions } from '../panels/sentence/Questions.tsx';
import { Sentence } from '../panels/sentence/Sentence.tsx';
import { Share } from '../panels/share/Share.tsx';
import { Transport } from '../panels/transport/Transport.tsx';
import { useBranches } from '../store/branches.ts';
import { useInspection } from '../store/inspection.ts';
import { usePage } from '../store/page.ts';
import { besideQueues, hasCredit, hasWindows, isCredited, isRated } from '../store/rated.ts';
import { useStage } from '../store/stage.ts';
import { en } from '../strings/en.ts';
import { otherParts } from '../strings/faults.ts';
import { Guard } from '../widgets/Guard.tsx';
import { usePageSize } from '../widgets/pageSize.ts';
import { useKeys } from './keys.ts';
import { Part } from './Part.tsx';
import { PhoneStage } from './PhoneStage.tsx';
import { Tabs } from './Tabs.tsx';
import { TwinRows } from './TwinRows.tsx';

/** Parts of the right column besides the sentence. */
const RIGHT = ['policy', 'score', 'questions'] as const;

/** What a run with rate control shows in the place of network, buffer, queue and windows. */
function RatePanels() {
  const tcp = useStage(hasWindows);
  const credit = useStage(hasCredit);
  return (
    <>
      <Part name="network">
        <RoutesPanel />
      </Part>
      <Part name="windows">
        <AcrPanel />
        <SegmentsPanel />
      </Part>
      <Part name="queue">
        <QueuesPanel />
        <LinkPanels />
        {credit && <CreditLevels />}
      </Part>
      <Part name="buffer">
        <ClassBuffers />
      </Part>
      {tcp && (
        <Part name="windows">
          <WindowsPanel />
        </Part>
      )}
    </>
  );
}

interface WideStageProps {
  readonly fold: boolean;
  readonly tall: boolean;
  readonly projector: boolean;
  readonly questions: boolean;
}

function WideStage({ fold, tall, projector, questions }: WideStageProps) {
  // Only a tall page has room for all lines of code between an RM cell and the score.
  const inspected = useInspection(({ cell }) => cell !== null) && !tall;
  const buffer = usePage((s) => s.lens);
  const rated = useStage(isRated);
  const running = useBranches((s) => s.together.length + 1);
  const credited = useStage(isCredited);
  const credit = useStage(hasCredit);
  // The table of differences needs the room.
  const compared = running > 1;
  const profile = useProfile(useStage((s) => s.theme));
  const rows = twinKinds(
    usePage((page) => page.twins),
    running,
    profile,
    useStage(besideQueues) !== null,
  );
  // In somebody's page, and with nothing else on the right, the sentence stands above the traces.
  const right = usePage((page) => RIGHT.some((name) => !isHidden(page, name)));
  const above = usePage((page) => page.embed) || !right;
  return (
    <>
      {above && (
        <Part name="sentence">
          <Sentence />
        </Part>
      )}
      <div className="stage-left">
        {compared && <TwinBar />}
        {rows.length > 0 ? (
          <TwinRows kinds={rows} />
        ) : rated ? (
          <RatePanels />
        ) : (
          <>
            <Part name="network">
              <NetworkPanel />
            </Part>
            {(!projector || buffer) && (
              <Part name="buffer">
                <BufferPanel />
              </Part>
            )}
            {credited && (
              <Part name="windows">
                <CreditPanel />
              </Part>
            )}
            <Part name="queue">
              <QueuePanel />
              {credit && <CreditLevels />}
            </Part>
            {!credited && !(projector && buffer) && (
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
        {!projector && rows.length === 0 && (
          <Part name="frames">
            <SpacetimePanel />
          </Part>
        )}
        <Guard part={otherParts.axis}>
          <TimeAxis />
        </Guard>
      </div>
      {right && (
        <div className="stage-right">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keys. */}
          <section className="stage-right-inner" aria-label={en.explanation} tabIndex={0}>
            {!above && (
              <Part name="sentence">
                <Sentence />
              </Part>
            )}
            {rated && (
              <Part name="policy">
                <Inspector />
              </Part>
            )}
            <Part name="policy">
              <PolicyCard fold={fold || projector || compared || inspected} parameters={!projector} />
            </Part>
            <Part name="score">
              <Score few={projector || inspected} />
            </Part>
            {questions && (
              <Part name="questions">
                <Questions />
              </Part>
            )}
          </section>
        </div>
      )}
    </>
  );
}

export function Stage() {
  const { width, low, tall, flat } = usePageSize();
  const projector = useStage((s) => s.theme === 'projector');
  const phone = width === 'phone' && !projector;
  // The right column has room for the questions too, or is as long as it likes.
  const questions = (!low || width === 'narrow' || phone) && !projector;
  const embed = usePage((page) => page.embed);
  const right = usePage((page) => RIGHT.some((name) => !isHidden(page, name)));
  useKeys();
  useFileDrop();
  return (
    <div className="page" data-embed={embed} data-right={right}>
      <a className="skip" href="#stage">
        {en.skip}
      </a>
      <Part name="header">
        <Header
          folded={projector || width === 'phone' || width === 'narrow'}
          questions={!questions && !phone}
        />
      </Part>
      <Problems />
      <main id="stage" className="stage" tabIndex={-1}>
        {phone ? (
          <PhoneStage />
        ) : (
          <WideStage fold={width === 'compact'} tall={tall} projector={projector} questions={questions} />
        )}
      </main>
      <footer>
        <Guard part={otherParts.transport}>
          <Transport few={projector || ((phone || flat) && !embed)} />
        </Guard>
        {phone && !embed && <Tabs />}
      </footer>
      <Guard part={otherParts.scenes}>
        <Scenes />
      </Guard>
      <Guard part={otherParts.help}>
        <Help />
      </Guard>
      <Guard part={otherParts.share}>
        <Share />
      </Guard>
      <Guard part={otherParts.race}>
        <Race />
      </Guard>
      <Guard part={otherParts.rules}>
        <RuleList />
      </Guard>
      <Guard part={otherParts.announcer}>
        <Announcer />
      </Guard>
    </div>
  );
}
