import { seconds } from '../../format.ts';
import { paceOf } from '../../speed/bursts.ts';
import { useMarks } from '../../store/branches/marks.ts';
import { usePage } from '../../store/page.ts';
import { usePainted } from '../../store/painted.ts';
import { useStage } from '../../store/stage.ts';
import { en } from '../../strings/en.ts';
import { Button } from '../../widgets/Button.tsx';
import { latePart, useLate } from '../../widgets/late.tsx';
import { speedMeaning, speedName } from './speed.ts';
import styles from './style.module.css';

const standing = latePart(() => import('./standing.ts'));

/** Letters that a line of the usual size has room for beside step, time and speed. */
const LONG = 22;

/** How fast time passes, and what it means; or why nothing moves. */
export function Status() {
  const run = useStage((s) => s.run);
  const stepping = useStage((s) => s.stepping);
  const halt = useStage((s) => s.reason);
  const stopped = useStage((s) => s.stopped);
  const stops = useMarks((s) => s.stops);
  const loaded = useStage((s) => s.loaded);
  const inBurst = usePainted((s) => s.inBurst);
  const pace = usePainted((s) => paceOf(s.speed, s.inBurst));
  const following = useStage((s) => s.following);
  const setFollowing = useStage((s) => s.setFollowing);
  const hidden = usePage((s) => s.pausedByHiding);

  const words = useLate(standing, halt !== null || stopped !== null);
  const reason = halt === null ? '' : (words?.sayHalt(halt) ?? '');

  const end = seconds(loaded?.endPs ?? 0, 1);
  const opening = usePage((s) => s.phase !== 'ready');
  const computed = useStage((s) => (opening ? seconds(s.recorded, 1) : ''));
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
  const told = state() || speedMeaning(pace);
  return (
    <p className={styles.status} data-long={told.length > LONG}>
      <strong>
        {speedName(pace)}
        {inBurst && `, ${en.transport.atBurst}`}
      </strong>
      <span>
        {told}
        {!following && run === 'playing' && (
          <Button quiet onClick={() => setFollowing(true)}>
            {en.transport.follow}
          </Button>
        )}
      </span>
    </p>
  );
}
