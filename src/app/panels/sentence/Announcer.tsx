import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../session/context.ts';
import { pageOf, usePage } from '../../store/page.ts';
import { useWhy } from '../../store/why.ts';
import { en } from '../../strings/en.ts';
import { useMet } from './useMet.ts';
import { useTelling } from './useTelling.ts';

/** Between two headlines while playing, milliseconds of wall clock: as long as it takes to hear one out. */
const PACE_MS = 5000;

/** The page's only live region: the whole sentence when paused, the headline's changes while playing. */
export function Announcer() {
  const session = useSession();
  const { headline, sentence, playing } = useTelling();
  const met = useMet();
  const notices = usePage((s) => s.notices);
  const answer = useWhy((s) => s.answer);
  const asked = useWhy((s) => s.event !== null);
  const [said, setSaid] = useState({ words: '', line: 0 });
  const now = playing ? headline : `${headline} ${sentence.replaceAll('**', '')}`;
  const heard = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    // The head goes to the event that is explained: what is said is the explanation.
    if (asked) return;
    const tell = (words: string) => {
      heard.current = performance.now();
      setSaid(({ line }) => ({ words, line }));
    };
    if (!playing) {
      tell(now);
      return;
    }
    const timer = setTimeout(tell, Math.max(0, heard.current + PACE_MS - performance.now()), now);
    return () => clearTimeout(timer);
  }, [playing, now, asked]);
  useEffect(() => {
    if (met === null) return;
    setSaid(({ line }) => ({ words: met, line }));
  }, [met]);
  useEffect(() => {
    if (answer === null) return;
    const { why, message } = answer;
    const words = why ? [why.headline, why.sentence, en.why.followed, why.followed.sentence] : [message];
    setSaid(({ line }) => ({ words: words.join(' ').replaceAll('**', ''), line }));
  }, [answer]);
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
