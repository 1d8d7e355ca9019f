import { useEffect, useRef } from 'react';
import type { WhyEvent } from '../../../../contract/index.ts';
import { sayRemark } from '../../../../strings/en/remarks/index.ts';
import { type WhyInWords, whyInWords } from '../../../../strings/en/remarks/why.ts';
import { clock } from '../../../format.ts';
import { keys, type Press } from '../../../keys/keys.ts';
import { useSession } from '../../../session/context.ts';
import { useMoment } from '../../../store/moment.ts';
import { showTab } from '../../../store/page.ts';
import { useWhy } from '../../../store/questions/why.ts';
import { en } from '../../../strings/en.ts';
import { askAdjacent, closeWhy } from '../../../why/pick.ts';
import { Button } from '../../../widgets/Button.tsx';
import { Landmark } from '../../../widgets/Landmark.tsx';
import { Rich } from '../../../widgets/words/Rich.tsx';
import sentence from '../style.module.css';
import { EventBar } from './EventBar.tsx';
import { MomentList } from './MomentList.tsx';
import styles from './style.module.css';
import { seekToEvent } from './visit.ts';

interface WhyProps {
  readonly why: WhyInWords;
  readonly event: WhyEvent;
  /** Only the sentences: the moments are next to the code. */
  readonly brief: boolean;
}

function Rule({ why: { rule } }: { readonly why: WhyInWords }) {
  if (rule === null) return null;
  return (
    <p className={styles.rule} data-leaves="rule">
      <span>{en.why.line(rule.short, rule.line)}</span> <code>{rule.text}</code>
    </p>
  );
}

/** Rules of source end systems that decided. */
function SourceRules({ why: { rate } }: { readonly why: WhyInWords }) {
  return rate?.rules.map(({ source, text }) => (
    <p key={text} className={styles.rule} data-leaves="rule">
      <span>{source}</span> <code>{text}</code>
    </p>
  ));
}

function Followed({ why: { followed }, event, brief }: WhyProps) {
  const recorded = useMoment((s) => s.recorded);
  return (
    <>
      <h3>{en.why.followed}</h3>
      <p>
        <Rich text={followed.sentence} /> {followed.until > recorded && en.why.ahead}
      </p>
      {!brief && followed.steps.length > 0 && (
        <MomentList title={en.why.followed} steps={followed.steps} from={event.time} />
      )}
    </>
  );
}

function Answer(props: WhyProps) {
  const session = useSession();
  const { why, event, brief } = props;
  return (
    <>
      <h2 tabIndex={-1}>{why.headline}</h2>
      <p>
        <Rich text={why.sentence} />{' '}
        {brief && (
          <Button quiet onClick={() => showTab(session, 'policy')}>
            {en.why.all}
          </Button>
        )}
      </p>
      <SourceRules why={why} />
      <Rule why={why} />
      {!brief && why.causes.length > 0 && (
        <div className={styles.causes}>
          <h3>{en.why.causes}</h3>
          <MomentList title={en.why.causes} steps={why.causes} from={event.time} />
        </div>
      )}
      <Followed {...props} />
    </>
  );
}

/** Why an event came about, instead of the sentence: its reasons, and what followed. */
export function WhyCard({ brief }: { readonly brief: boolean }) {
  const session = useSession();
  const box = useRef<HTMLElement>(null);
  const event = useWhy((s) => s.event);
  const answer = useWhy((s) => s.answer);
  const waiting = useWhy((s) => s.waiting);
  const byKey = useWhy((s) => s.byKey);
  useEffect(() => {
    if (byKey && answer && !box.current?.contains(document.activeElement))
      box.current?.querySelector('h2')?.focus();
  }, [byKey, answer]);
  useEffect(() => {
    if (answer) seekToEvent(session, answer);
  }, [answer, session]);
  if (event === null) return null;
  const act = ({ key }: Press) => {
    if (key === 'Escape') return () => closeWhy(session);
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
    return () => askAdjacent(session, event, key === 'ArrowRight');
  };
  return (
    <Landmark
      ref={box}
      className={`${sentence.sentence} ${styles.why}`}
      label={en.why.label}
      aria-busy={waiting}
      data-panel="why"
      {...keys(act)}
    >
      <EventBar event={event} />
      {answer?.why && <Answer why={whyInWords(answer.why)} event={answer.event} brief={brief} />}
      {answer && !answer.why && <h2 tabIndex={-1}>{answer.message && sayRemark(answer.message)}</h2>}
      {!answer && <p className={styles.asking}>{en.why.asking(clock(event.time))}</p>}
    </Landmark>
  );
}
