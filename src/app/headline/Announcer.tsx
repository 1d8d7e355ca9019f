import { useEffect, useRef, useState } from 'react';
import { shownRmNumber, type WhyReport } from '../../contract/index.ts';
import { clock, whole } from '../format.ts';
import { useSession } from '../session/context.ts';
import { useMoment } from '../store/moment.ts';
import { pageOf, say, usePage } from '../store/page.ts';
import { useInspection } from '../store/questions/inspection.ts';
import { useWhy } from '../store/questions/why.ts';
import { vcName } from '../store/vcNames.ts';
import { en } from '../strings/en.ts';
import { rmSpoken as words } from '../strings/rates.ts';
import { useLate } from '../widgets/late.tsx';
import { explanations, remarkNow } from '../widgets/words/remarks.ts';
import { paused } from './late.ts';
import { useHeadline } from './useHeadline.ts';

/** The RM cell that the reader chose, as it is read aloud; null where a step or an explanation reads it. */
function usePickedRmCell(): string | null {
  const { cell, story, message, waiting } = useInspection();
  const loaded = useMoment((s) => s.loaded);
  const stepped = useMoment((s) => s.rm);
  const asked = useWhy((s) => s.event !== null);
  const isSpokenElsewhere = asked || (stepped?.vc === cell?.vc && stepped?.number === cell?.number);
  if (cell === null || waiting || isSpokenElsewhere) return null;
  const [from, to] = [story?.visits[0], story?.visits.at(-1)];
  if (!from || !to) return message && remarkNow(message);
  const rateOf = ({ after }: typeof from) => whole(Math.round(after.er));
  return words.loop(vcName(loaded, cell.vc), whole(shownRmNumber(cell.number)), rateOf(from), rateOf(to));
}

/** Between two headlines while playing, milliseconds of wall clock: as long as one takes to be spoken. */
const PACE_MS = 5000;
/** The sentence about the moment that a step has come to is there by then, milliseconds of wall clock. */
const SETTLED_MS = 200;

/** An answer read aloud. */
async function announced({ why, message }: WhyReport): Promise<string> {
  if (why === null) return remarkNow(message);
  const { headline, sentence, followed } = (await explanations()).whyInWords(why);
  return [headline, sentence, en.why.followed, followed.sentence].join(' ').replaceAll('**', '');
}

/** After a step: what it has found and when, before the sentence that is about that moment. */
function useFound(): string {
  const halt = useMoment((s) => (s.run === 'playing' || s.stepping ? null : s.reason));
  const at = useMoment((s) => (halt === null ? 0 : s.now));
  const words = useLate(paused, halt !== null);
  return halt === null || words === null ? '' : en.transport.foundAt(words.sayHalt(halt), clock(at));
}

/** The page's only live region: the whole sentence when paused, the headline's changes while playing. */
export function Announcer() {
  const session = useSession();
  const { headline, sentence, playing } = useHeadline();
  const met = usePickedRmCell();
  const notices = usePage((s) => s.notices);
  const answer = useWhy((s) => s.answer);
  const note = useWhy((s) => s.note);
  const asked = useWhy((s) => s.event !== null);
  const [said, setSaid] = useState({ words: '', line: 0 });
  const found = useFound();
  const now = playing ? headline : `${found}${headline} ${sentence.replaceAll('**', '')}`;
  const saidAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    // The head goes to the event that is explained: what is said is the explanation.
    if (asked) return;
    const announce = (words: string) => {
      saidAt.current = performance.now();
      setSaid(({ line }) => ({ words, line }));
    };
    const wait = playing ? saidAt.current + PACE_MS - performance.now() : found === '' ? 0 : SETTLED_MS;
    if (wait === 0) {
      announce(now);
      return;
    }
    const timer = setTimeout(announce, Math.max(0, wait), now);
    return () => clearTimeout(timer);
  }, [playing, now, asked, found]);
  useEffect(() => {
    if (met === null) return;
    setSaid(({ line }) => ({ words: met, line }));
  }, [met]);
  useEffect(() => {
    if (answer === null) return;
    let isShown = true;
    void announced(answer).then((words) => {
      if (isShown) setSaid(({ line }) => ({ words, line }));
    });
    return () => {
      isShown = false;
    };
  }, [answer]);
  useEffect(() => {
    if (note !== null) say(session, remarkNow(note));
  }, [note, session]);
  // The same notice again is a line of its own, so that it is spoken again.
  useEffect(() => {
    if (notices > 0) setSaid({ words: pageOf(session).getState().notice, line: notices });
  }, [notices, session]);
  return (
    <div className="unseen" role="status" aria-live="polite">
      <span key={said.line}>{said.words}</span>
    </div>
  );
}
