import { Header } from '../panels/header/Header.tsx';
import { Scenes } from '../panels/header/Scenes.tsx';
import { useFileDrop } from '../panels/header/useFileDrop.ts';
import { Help } from '../panels/help/Help.tsx';
import {
  AcrPanel,
  BufferPanel,
  DropListPanel,
  NetworkPanel,
  QueuePanel,
  QueuesPanel,
  RoutesPanel,
  SpacetimePanel,
  TimeAxis,
  WindowsPanel,
} from '../panels/index.ts';
import { PolicyCard } from '../panels/policy/PolicyCard.tsx';
import { Problems } from '../panels/problems/Problems.tsx';
import { Inspector } from '../panels/rates/Inspector.tsx';
import { Score } from '../panels/score/Score.tsx';
import { Announcer } from '../panels/sentence/Announcer.tsx';
import { Questions } from '../panels/sentence/Questions.tsx';
import { Sentence } from '../panels/sentence/Sentence.tsx';
import { Transport } from '../panels/transport/Transport.tsx';
import { useBranches } from '../store/branches.ts';
import { usePage } from '../store/page.ts';
import { isRated } from '../store/rated.ts';
import { useStage } from '../store/stage.ts';
import { en } from '../strings/en.ts';
import { usePageSize } from '../widgets/pageSize.ts';
import { useKeys } from './keys.ts';
import { PhoneStage } from './PhoneStage.tsx';
import { Tabs } from './Tabs.tsx';

/** What a run with rate control shows in the place of network, buffer, queue and windows. */
function RatePanels() {
  const tcp = useStage((s) => s.loaded?.vcs.some(({ windowBytes }) => windowBytes !== null) ?? false);
  return (
    <>
      <RoutesPanel />
      <AcrPanel />
      <QueuesPanel />
      {tcp && <WindowsPanel />}
    </>
  );
}

interface WideStageProps {
  readonly fold: boolean;
  readonly projector: boolean;
  readonly questions: boolean;
}

function WideStage({ fold, projector, questions }: WideStageProps) {
  const buffer = usePage((s) => s.bufferShown);
  const rated = useStage(isRated);
  // The table of differences needs the room.
  const compared = useBranches((s) => s.together.length > 0);
  return (
    <>
      <div className="stage-left">
        {rated ? (
          <RatePanels />
        ) : (
          <>
            <NetworkPanel />
            {(!projector || buffer) && <BufferPanel />}
            <QueuePanel />
            {!(projector && buffer) && (
              <>
                <DropListPanel />
                <WindowsPanel />
              </>
            )}
          </>
        )}
        {!projector && <SpacetimePanel />}
        <TimeAxis />
      </div>
      <div className="stage-right">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keys. */}
        <section className="stage-right-inner" aria-label={en.explanation} tabIndex={0}>
          <Sentence />
          {rated && <Inspector />}
          <PolicyCard fold={fold || projector || compared} parameters={!projector} />
          <Score few={projector} />
          {questions && <Questions />}
        </section>
      </div>
    </>
  );
}

export function Stage() {
  const { width, low } = usePageSize();
  const projector = useStage((s) => s.theme === 'projector');
  const phone = width === 'phone' && !projector;
  // The right column has room for the questions too, or is as long as it likes.
  const questions = (!low || width === 'narrow' || phone) && !projector;
  useKeys();
  useFileDrop();
  return (
    <div className="page">
      <a className="skip" href="#stage">
        {en.skip}
      </a>
      <Header
        folded={projector || width === 'phone' || width === 'narrow'}
        questions={!questions && !phone}
      />
      <Problems />
      <main id="stage" className="stage" tabIndex={-1}>
        {phone ? (
          <PhoneStage />
        ) : (
          <WideStage fold={width === 'compact'} projector={projector} questions={questions} />
        )}
      </main>
      <footer>
        <Transport few={projector || phone} />
        {phone && <Tabs />}
      </footer>
      <Scenes />
      <Help />
      <Announcer />
    </div>
  );
}
