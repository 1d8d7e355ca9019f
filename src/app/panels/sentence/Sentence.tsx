import { type RefObject, useEffect, useRef } from 'react';
import type { Decision } from '../../../contract/index.ts';
import { useHeadline } from '../../headline/useHeadline.ts';
import { withUnits } from '../../lesson/units.ts';
import { useProfile } from '../../plot/profile.ts';
import { shownPortIndex } from '../../plot/shown.ts';
import { useSession } from '../../session/context.ts';
import type { Session } from '../../session/session.ts';
import { useMoment } from '../../store/moment.ts';
import { showTab, usePage } from '../../store/page.ts';
import { useWhy } from '../../store/questions/why.ts';
import { en } from '../../strings/en.ts';
import { atPort, nearest } from '../../why/events.ts';
import { askVisit, askWhy } from '../../why/pick.ts';
import { Button } from '../../widgets/Button.tsx';
import { Landmark } from '../../widgets/Landmark.tsx';
import { late } from '../../widgets/late.tsx';
import { observeSize } from '../../widgets/size.ts';
import { useStageSize } from '../../widgets/stageSize.ts';
import { Rich } from '../../widgets/words/Rich.tsx';
import { Terms } from '../../widgets/words/Terms.tsx';
import styles from './style.module.css';

/** While a run plays, a box stays as high as its longest words so far: what is below does not move. */
function useHeldHeight(box: RefObject<HTMLElement | null>, about: unknown): void {
  const playing = useMoment((s) => s.run === 'playing');
  const scene = useMoment((s) => s.loaded?.scenario.id);
  const { width, fit } = useStageSize();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins again with each of them.
  useEffect(() => {
    const element = box.current;
    if (element === null || !playing) return;
    // Observed, not read when the words change: that would lay out the page once more in each frame.
    const end = observeSize(element, () => {
      element.style.minHeight = `${element.offsetHeight}px`;
    });
    return () => {
      end();
      element.style.minHeight = '';
    };
  }, [box, playing, scene, width, fit, about]);
}

const CostLine = late(async () => (await import('./cost/CostLine.tsx')).CostLine);
const WhyCard = late(async () => (await import('./why/WhyCard.tsx')).WhyCard);

const showPolicy = (session: Session) => showTab(session, 'policy');

export function Sentence() {
  const session = useSession();
  const { key, headline, sentence } = useHeadline();
  const decision = useMoment((s) => (s.run === 'playing' ? null : s.decision));
  const rm = useMoment((s) => (s.run === 'playing' ? null : s.rm));
  const phone = useProfile() === 'phone';
  const asked = useWhy((s) => s.event !== null);
  const policyTab = usePage((s) => s.tab === 'policy');
  const refused = decision && !decision.accepted ? decision : null;
  // On a phone the whole story is next to the code.
  const brief = phone && !policyTab;
  const box = useRef<HTMLElement>(null);
  useHeldHeight(box, asked);
  const before = useRef(asked);
  // The button that asked went with the sentence: the focus comes back next to it.
  useEffect(() => {
    if (before.current && !asked && document.activeElement === document.body) box.current?.focus();
    before.current = asked;
  }, [asked]);
  if (asked) return <WhyCard brief={brief} />;
  return (
    <Landmark ref={box} className={styles.sentence} data-panel="sentence" label={en.live.label} tabIndex={-1}>
      {/* Its name is the text: the buttons of its terms would put spaces before commas. */}
      <h2 key={key} aria-label={headline}>
        <Terms text={withUnits(headline)} />
      </h2>
      <p key={`sentence ${key}`}>
        <Rich text={sentence} />{' '}
        {refused && brief && (
          <Button quiet onClick={() => showPolicy(session)}>
            {en.live.all}
          </Button>
        )}
        {rm && (
          <Button quiet onClick={() => askVisit(session, rm.vc, rm.visit)}>
            {en.why.more}
          </Button>
        )}
        {decision && !rm && !(refused && brief) && <AskDecision decision={decision} />}
      </p>
      {refused && !brief && <CostLine decision={refused} />}
    </Landmark>
  );
}

/** Behind a decision just taken that lost or marked a cell: the way to what followed. */
function AskDecision({ decision }: { readonly decision: Decision }) {
  const session = useSession();
  const loaded = useMoment((s) => s.loaded);
  const event = loaded && nearest(session, atPort(session, shownPortIndex(loaded)), decision.time, 0, loaded);
  if (!event) return null;
  return (
    <Button quiet onClick={() => askWhy(session, event, true)}>
      {en.why.more}
    </Button>
  );
}
