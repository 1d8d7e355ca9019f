import { PS_PER_SECOND } from '../../../contract/index.ts';
import { useMarks } from '../../store/marks.ts';
import { usePage } from '../../store/page.ts';
import { useStage } from '../../store/stage.ts';
import { en } from '../../strings/en.ts';
import { stopWords } from '../branches/stopWords.ts';
import { speedWords } from './speed.ts';

/** Letters that a line of the usual size has room for beside step, time and speed. */
const LONG = 22;

/** The time scale in words, and why nothing moves. */
export function Status() {
  const run = useStage((s) => s.run);
  const stepping = useStage((s) => s.stepping);
  const reason = useStage((s) => s.reason);
  const stopped = useStage((s) => s.stopped);
  const stops = useMarks((s) => s.stops);
  const loaded = useStage((s) => s.loaded);
  const speed = useStage((s) => s.speed);
  const following = useStage((s) => s.following);
  const setFollowing = useStage((s) => s.setFollowing);
  const hidden = usePage((s) => s.pausedByHiding);

  const end = ((loaded?.endPs ?? 0) / PS_PER_SECOND).toFixed(1);
  const opening = usePage((s) => s.phase !== 'ready');
  const computed = useStage((s) => (opening ? (s.recorded / PS_PER_SECOND).toFixed(1) : ''));
  const state = () => {
    if (opening) return en.transport.computing(computed, end);
    if (run === 'playing') return en.transport.playing;
    if (run === 'ended') return en.transport.ended;
    if (hidden) return en.transport.hidden;
    if (stepping) return en.transport.stepping(reason);
    const stop = stopped === null ? undefined : stops[stopped];
    if (stop) return en.transport.pausedFor(stopWords(stop, loaded));
    return reason ? en.transport.pausedFor(reason) : en.transport.paused;
  };
  const words = state();
  return (
    <p className="status" data-long={words.length > LONG}>
      <strong>{speedWords(speed)}</strong>
      <span>
        {words}
        {!following && run === 'playing' && (
          <button type="button" className="button-quiet" onClick={() => setFollowing(true)}>
            {en.transport.follow}
          </button>
        )}
      </span>
    </p>
  );
}
