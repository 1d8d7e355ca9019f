import { type ReactElement, useCallback, useEffect } from 'react';
import { TimeAxis } from '../chrome/axis/TimeAxis.tsx';
import { Header } from '../chrome/header/Header.tsx';
import { EmbedTitle, WayBack } from '../chrome/header/late.ts';
import { openFile } from '../chrome/header/openFile.ts';
import { Help } from '../chrome/help/Help.tsx';
import { Problems } from '../chrome/problems/Problems.tsx';
import { Transport } from '../chrome/transport/Transport.tsx';
import { CompareBar } from '../compare/late.ts';
import { useDrop } from '../fileDrop/useDrop.ts';
import { Announcer } from '../headline/Announcer.tsx';
import { listenToKeys, NOT_HANDLED, type Press } from '../keys/keys.ts';
import { keepsRegion, placed } from '../panel/arrange/arrange.ts';
import { CompareRows, useComparedPanels, useIsResult } from '../panel/CompareRows.tsx';
import { declaredPanels } from '../panel/declared.ts';
import { ExplanationColumn } from '../panel/fit/ExplanationColumn.tsx';
import { useArrangement, useLayoutContext } from '../panel/layoutContext.ts';
import { PanelSlots } from '../panel/PanelSlot.tsx';
import { PhoneStage, PhoneTabs } from '../panel/PhoneTabs.tsx';
import type { Region } from '../panel/panel.ts';
import { hasRoomForQuestions } from '../questions/Questions.tsx';
import { RuleList } from '../rules/late.ts';
import { useSession } from '../session/context.ts';
import { idIn, nameIn } from '../session/session.ts';
import { sessionAround, sessionsNow } from '../session/sessions.ts';
import { useBranches } from '../store/branches/branches.ts';
import { useMoment } from '../store/moment.ts';
import { usePage, useShown } from '../store/page.ts';
import { canDrive } from '../store/runKind.ts';
import { en } from '../strings/en.ts';
import { otherParts } from '../strings/faults.ts';
import { Guard } from '../widgets/Guard.tsx';
import { late } from '../widgets/late.tsx';
import { StripInside } from '../widgets/overlay/Sheet.tsx';
import { observeSize } from '../widgets/size.ts';
import { isColumn } from '../widgets/stageSize.ts';
import { closeOpen, isOverlaid } from './closing.ts';
import { BuilderSlot, ElementCardSlot, Glossary, GlossaryCard, Race, Scenes, Share } from './dialogs.tsx';
import { useStageKeys } from './keys.ts';

/** A scenario, a saved run, a lesson or a rule may be dropped anywhere on the page. */
function useFileDrop(): void {
  const session = useSession();
  useDrop(
    useCallback(
      (file, { target }) => sessionAround(target) === session && openFile(session, file),
      [session],
    ),
  );
}

/** A press with the mouse leaves the focus where it was: Escape closes what it opened from there, too. */
function useEscape(): void {
  const session = useSession();
  useEffect(() => {
    const isOurs = ({ target }: Press): boolean =>
      sessionAround(target) === session || (target === document.body && sessionsNow().length === 1);
    return listenToKeys(window, (press) => {
      if (press.key !== 'Escape' || isOverlaid() || !isOurs(press)) return null;
      return () => closeOpen(session) || NOT_HANDLED;
    });
  }, [session]);
}

const ByHand = late(async () => (await import('../byHand/ByHand.tsx')).ByHand, { isAhead: false });
const ResultStage = late(async () => (await import('../panel/ResultStage.tsx')).ResultStage);

/** Dialogs and what screen readers say: one that fails stops no other. */
const BESIDES = [
  [otherParts.scenes, Scenes],
  [otherParts.help, Help],
  [otherParts.glossary, Glossary],
  [otherParts.term, GlossaryCard],
  [otherParts.share, Share],
  [otherParts.race, Race],
  [otherParts.rules, RuleList],
  [otherParts.builder, BuilderSlot],
  [otherParts.element, ElementCardSlot],
  [otherParts.announcer, Announcer],
] as const;

/** Writes the height of what covers the foot of a page as `--transport`: it has more rows where words are long. */
const keepHeight = (footer: HTMLElement): (() => void) =>
  observeSize(footer, ({ borderBoxSize }) => {
    footer.parentElement?.style.setProperty('--transport', `${borderBoxSize[0]?.blockSize ?? 0}px`);
  });

export function Stage() {
  const session = useSession();
  const title = useMoment((s) => s.loaded?.scenario.title ?? en.name);
  const around = useLayoutContext();
  const { profile, embed, size } = around;
  const phone = profile === 'phone';
  const projector = profile === 'projector';
  // A stage in another page's text is named there.
  const isEmbedded = embed && session.isMain;
  const isNarrow = isColumn(size);
  const hasHeader = useShown('header');
  const phase = usePage((s) => s.phase);
  const isDrivable = useMoment(canDrive);
  const isByHand = usePage((s) => s.hand) && isDrivable;
  const hasWayBack = (usePage((s) => s.back !== null) || isDrivable) && session.isMain && !embed;
  const hasRight = useHasRightColumn();
  const isResult = useIsResult(around);
  // A page has one main part; other stages are parts of another page's text.
  const [Page, Main] = session.isMain ? (['div', 'main'] as const) : (['section', 'div'] as const);
  useStageKeys();
  useEscape();
  useFileDrop();
  if (isByHand) return <ByHand />;
  return (
    <Page
      className="page"
      aria-label={session.isMain ? undefined : nameIn(session, title)}
      data-embed={embed}
      data-right={hasRight}
      data-phase={phase}
    >
      {session.isMain && (
        <a className="skip" href="#stage">
          {en.skip}
        </a>
      )}
      {hasHeader && (
        <Guard name={otherParts.header}>
          <Header folded={projector || isNarrow} questions={phone || !hasRoomForQuestions(around)}>
            {hasWayBack && <WayBack />}
          </Header>
        </Guard>
      )}
      {isEmbedded && phone && <EmbedTitle />}
      {hasWayBack && !hasHeader && <WayBack />}
      <Problems />
      <Main id={idIn(session, 'stage')} className="stage" tabIndex={-1}>
        {isResult ? <ResultStage /> : phone ? <PhoneStage /> : <StageGrid />}
      </Main>
      <footer ref={keepHeight}>
        <Guard name={otherParts.transport}>
          <Transport few={projector || ((phone || size.flat) && !embed)} hasTitle={isEmbedded && !phone} />
        </Guard>
        {phone && !embed && <PhoneTabs />}
      </footer>
      <StripInside value={<Problems />}>
        {BESIDES.map(([part, View]) => (
          <Guard key={part} name={part}>
            <View />
          </Guard>
        ))}
      </StripInside>
    </Page>
  );
}

/** The link leaves something in the right column. */
const useHasRightColumn = (): boolean => usePage((page) => keepsRegion(declaredPanels(), 'right', page));

/** Rows over the time axis, and the column of explanations. */
function StageGrid(): ReactElement {
  const around = useLayoutContext();
  const page = useArrangement();
  const compared = useComparedPanels(around);
  const isCompared = useBranches((s) => s.compared.length > 0);
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
        <Guard name={otherParts.axis}>
          <TimeAxis />
        </Guard>
      </div>
      {hasRight && (
        <div className="stage-right">
          <ExplanationColumn>
            {!isAbove && slots('lead')}
            {slots('right')}
          </ExplanationColumn>
        </div>
      )}
    </>
  );
}
