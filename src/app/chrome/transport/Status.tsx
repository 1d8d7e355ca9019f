import { seconds } from '../../format.ts';
import { paused } from '../../headline/late.ts';
import { headSpeed } from '../../speed/bursts.ts';
import { useMarks } from '../../store/branches/marks.ts';
import { useMoment } from '../../store/moment.ts';
import { usePage } from '../../store/page.ts';
import { en } from '../../strings/en.ts';
import { Button } from '../../widgets/Button.tsx';
import { useLate } from '../../widgets/late.tsx';
import { speedMeaning, speedName } from './speed.ts';
import styles from './style.module.css';

/** Letters that a line of the usual size has room for next to step, time and speed. */
const LONG = 22;

/** How fast time passes, and what it means; or why nothing moves. */
export function Status() {
  const run = useMoment((s) => s.run);
  const stepping = useMoment((s) => s.stepping);
  const halt = useMoment((s) => s.reason);
  const stopped = useMoment((s) => s.stopped);
  const stops = useMarks((s) => s.stops);
  const loaded = useMoment((s) => s.loaded);
  const inBurst = useMoment((s) => s.inBurst);
  const pace = useMoment((s) => headSpeed(s.speed, s.inBurst));
  const following = useMoment((s) => s.following);
  const setFollowing = useMoment((s) => s.setFollowing);
  const hidden = usePage((s) => s.pausedByHiding);

  const words = useLate(paused, halt !== null || stopped !== null);
  const reason = halt === null ? '' : (words?.sayHalt(halt) ?? '');

  const end = seconds(loaded?.endPs ?? 0, 1);
  const opening = usePage((s) => s.phase !== 'ready');
  const computed = useMoment((s) => (opening ? seconds(s.recorded, 1) : ''));
  const state = () => {
    if (opening) return en.transport.computing(computed, end);
    if (run === 'ended') return en.transport.ended;
    if (hidden) return en.transport.hidden;
    if (stepping) return en.transport.stepping(reason);
    const stop = stopped === null ? undefined : stops[stopped];
    if (stop) return words === null ? '' : en.transport.pausedFor(words.stopWords(stop, loaded));
    return reason ? en.transport.pausedFor(reason) : '';
  };
  if (loaded === null) return <p className={styles.status} />;
  const text = state() || speedMeaning(pace);
  return (
    <p className={styles.status} data-long={text.length > LONG}>
      <strong>
        {speedName(pace)}
        {inBurst && `, ${en.transport.atBurst}`}
      </strong>
      <span className="muted">
        {text}
        {!following && run === 'playing' && (
          <Button quiet onClick={() => setFollowing(true)}>
            {en.transport.follow}
          </Button>
        )}
      </span>
    </p>
  );
}
