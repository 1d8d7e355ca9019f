import { type ReactNode, useEffect } from 'react';
import type { Decision, Picoseconds, WhyFollowed } from '../../../../contract/index.ts';
import { duration, kilobytes, whole } from '../../../format.ts';
import { shownPortIndex } from '../../../plot/shown.ts';
import { useSession } from '../../../session/context.ts';
import { useMoment } from '../../../store/moment.ts';
import { costQuestionOf, useCost } from '../../../store/questions/cost.ts';
import { vcName } from '../../../store/vcNames.ts';
import { en } from '../../../strings/en.ts';
import { vcColor } from '../../../theme/tokens/tokens.ts';
import { atPort, nearest } from '../../../why/events.ts';
import { percentage } from '../../../widgets/cssValues.ts';
import { Landmark } from '../../../widgets/Landmark.tsx';
import { Rich } from '../../../widgets/words/Rich.tsx';
import { remarkNow } from '../../../widgets/words/remarks.ts';
import styles from './cost.module.css';
import { type Cost, costOf, type LearnedLoss, logPlace } from './cost.ts';

const GLYPHS = {
  drop: <path d="M0 2H16L8 15Z" fill="var(--drop)" />,
  halved: <path d="M8 2 14 8 8 14 2 8Z" fill="var(--bg)" stroke="var(--ink)" strokeWidth="1.8" />,
  timeout: <path d="M3 3H13V13H3Z" fill="var(--ink)" />,
} as const;

interface MarkProps {
  readonly kind: keyof typeof GLYPHS;
  readonly time: Picoseconds;
  /** Bold text, and a shorter one for narrow places. */
  readonly text: string;
  readonly brief?: string;
  readonly note: string;
  readonly briefNote?: string;
}

/** A text, with a shorter one for narrow places. */
const Roomy = ({ text, brief }: { readonly text: string; readonly brief: string }): ReactNode =>
  text === brief ? (
    text
  ) : (
    <>
      <span className={styles.more}>{text}</span>
      <span className={styles.brief}>{brief}</span>
    </>
  );

/** A mark on the time line with its sign and words; a press seeks to its time. */
function Mark({ kind, time, text, brief = text, note, briefNote = note }: MarkProps): ReactNode {
  const seek = useMoment((s) => s.seek);
  return (
    <li data-kind={kind}>
      <button type="button" onClick={() => seek(time)} title={en.cost.seek(`${text}, ${note}`)}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          {GLYPHS[kind]}
        </svg>
        <strong className="nowrap">
          <Roomy text={text} brief={brief} />
        </strong>
        <small className="nowrap">
          <Roomy text={note} brief={briefNote} />
        </small>
      </button>
    </li>
  );
}

/** When the sender learned of a loss, and its window afterwards if that is known. */
const learnedText = (
  span: string,
  { before, after }: LearnedLoss,
  text: (span: string, before: string, after: string) => string,
): string =>
  Number.isNaN(after)
    ? en.cost.after(span)
    : text(span, kilobytes(before).replace(/\u00a0.*/, ''), kilobytes(after));

function Marks({ decision, cost }: { readonly decision: Decision; readonly cost: Cost }) {
  const loaded = useMoment((s) => s.loaded);
  const { stay, halved, timeout } = cost;
  const since = (time: Picoseconds) => duration(time - decision.time);
  const span = stay && duration(stay.to - stay.from);
  return (
    <ol>
      <Mark
        kind="drop"
        time={stay?.from ?? decision.time}
        text={stay ? en.cost.cellsLost(stay.cells, whole(stay.cells)) : en.cost.one}
        brief={stay ? en.cost.cells(stay.cells, whole(stay.cells)) : en.cost.one}
        note={span ? (stay.over ? en.cost.stayed(span) : en.cost.staying(span)) : vcName(loaded, decision.vc)}
      />
      {halved && (
        <Mark
          kind="halved"
          time={halved.time}
          text={learnedText(since(halved.time), halved, en.cost.halved)}
          brief={en.cost.after(since(halved.time))}
          note={en.cost.fastRetransmit}
          briefNote={en.cost.retransmit}
        />
      )}
      {timeout && (
        <Mark
          kind="timeout"
          time={timeout.time}
          text={learnedText(since(timeout.time), timeout, (span, _, after) => en.cost.left(span, after))}
          brief={en.cost.after(since(timeout.time))}
          note={en.cost.timeout}
        />
      )}
    </ol>
  );
}

/** Asks what the sender did about the loss, once per decision and again after the run has been changed. */
function useFollowed(decision: Decision): WhyFollowed | null {
  const session = useSession();
  const loaded = useMoment((s) => s.loaded);
  const version = useMoment((s) => s.settingsVersion);
  const { vc, time } = decision;
  const { event, followed } = useCost();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other settings lead to another answer.
  useEffect(() => {
    const found = loaded && nearest(session, atPort(session, shownPortIndex(loaded)), time, 0, loaded);
    if (found) costQuestionOf(session).ask(found);
  }, [session, loaded, vc, time, version]);
  return event?.vc === vc && event.time === time ? followed : null;
}

/** How the lost bytes were sent again if the sender did not react to their loss. */
const otherwise = ({ sentence, resentAfter }: WhyFollowed, computed: Picoseconds): string | null => {
  const how = sentence.find(({ key }) => key === 'sentAgainBy');
  return how === undefined || resentAfter === null || resentAfter >= computed ? null : remarkNow(how);
};

/** Consequences of a refused cell for its sender, on a logarithmic time line up to the end of the record. */
export function CostLine({ decision }: { readonly decision: Decision }) {
  const session = useSession();
  const loaded = useMoment((s) => s.loaded);
  const recorded = useMoment((s) => s.recorded);
  const theme = useMoment((s) => s.theme);
  const followed = useFollowed(decision);
  if (!loaded) return null;
  const { vc, time } = decision;
  const name = vcName(loaded, vc);
  const cost = costOf(session, decision, shownPortIndex(loaded), recorded, followed);
  const losses = [cost.halved, cost.timeout].flatMap((loss) => (loss ? [loss.time - time] : []));
  const computed = recorded - time;
  const width = cost.stay && losses.length > 0 ? logPlace(losses, cost.stay.to - time) : 0;
  const none = computed > 1e9 ? en.cost.none(name, duration(computed)) : en.cost.notYet;
  return (
    <Landmark className={styles.cost} label={en.cost.label(name)} data-marks={losses.length + 1}>
      <span className={styles.rail} aria-hidden="true">
        <span style={{ width: percentage(width), background: vcColor(theme, vc) }} />
      </span>
      <Marks decision={decision} cost={cost} />
      {losses.length === 0 && followed && (
        <p>
          <Rich text={otherwise(followed, computed) ?? none} />
        </p>
      )}
    </Landmark>
  );
}
