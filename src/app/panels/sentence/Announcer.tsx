import { useEffect, useState } from 'react';
import { usePage } from '../../store/page.ts';
import { useStage } from '../../store/stage.ts';
import { useWhy } from '../../store/why.ts';
import { en } from '../../strings/en.ts';
import { useTelling } from './useTelling.ts';

/** The page's only live region: the whole sentence when paused, the headline's changes while playing. */
export function Announcer() {
  const { headline, sentence } = useTelling();
  const playing = useStage((s) => s.run === 'playing');
  const notice = usePage((s) => s.notice);
  const answer = useWhy((s) => s.answer);
  const [said, setSaid] = useState('');
  useEffect(() => {
    setSaid(playing ? headline : `${headline} ${sentence.replaceAll('**', '')}`);
  }, [playing, headline, sentence]);
  useEffect(() => {
    if (answer === null) return;
    const { why, message } = answer;
    const words = why ? [why.headline, why.sentence, en.why.followed, why.followed.sentence] : [message];
    setSaid(words.join(' ').replaceAll('**', ''));
  }, [answer]);
  useEffect(() => {
    if (notice) setSaid(notice);
  }, [notice]);
  return (
    <div className="unseen" role="status" aria-live="polite">
      {said}
    </div>
  );
}
