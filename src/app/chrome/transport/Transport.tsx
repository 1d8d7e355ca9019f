import { TimeTools } from '../../branches/TimeTools.tsx';
import { groupedDigest } from '../../format.ts';
import { useSession } from '../../session/context.ts';
import { useMoment } from '../../store/moment.ts';
import { useShown } from '../../store/page.ts';
import { en } from '../../strings/en.ts';
import { whyNot } from '../../strings/whyNot.ts';
import { isProjector } from '../../theme/tokens/tokens.ts';
import { Button } from '../../widgets/Button.tsx';
import { Landmark } from '../../widgets/Landmark.tsx';
import { EmbedTitle } from '../header/late.ts';
import { Timeline } from '../timeline/Timeline.tsx';
import { Status } from './Status.tsx';
import { Steering } from './Steering.tsx';
import { playOrPause, stepBack, stepOn } from './stepping.ts';
import styles from './style.module.css';

function PlayButtons() {
  const session = useSession();
  const playing = useMoment((s) => s.run === 'playing' || s.stepping);
  const kind = useMoment((s) => s.stepKind);
  const ready = useMoment((s) => s.loaded !== null);
  const what = en.steps[kind];
  return (
    <div className={styles.buttons}>
      <Button
        className={styles.back}
        aria-label={en.transport.back(what)}
        disabled={!ready}
        why={whyNot.building}
        onClick={() => stepBack(session)}
      >
        ◀ {what}
      </Button>
      <Button
        filled
        className={styles.play}
        disabled={!ready}
        why={whyNot.building}
        onClick={() => playOrPause(session)}
      >
        {playing ? `❚❚ ${en.transport.pause}` : `▶ ${en.transport.play}`}
      </Button>
      <Button
        className={styles.on}
        aria-label={en.transport.on(what)}
        disabled={!ready}
        why={whyNot.building}
        onClick={() => stepOn(session)}
      >
        {what} ▶
      </Button>
    </div>
  );
}

interface TransportProps {
  /** Whether to show only the controls that fit on a projector or phone; the others are in a menu. */
  readonly few: boolean;
  /** Whether to show the title of the run here, as an embedded page has no room for a header. */
  readonly hasTitle: boolean;
}

export function Transport({ few, hasTitle }: TransportProps) {
  const projector = useMoment((s) => isProjector(s.theme));
  const timeline = useShown('timeline');
  const digest = useShown('digest');
  const tools = useShown('tools');
  return (
    <Landmark
      translate="no"
      className={`${styles.transport} ${few ? styles.few : ''}`}
      label={en.transport.label}
    >
      {timeline && !projector && <Timeline />}
      <div className={styles.controls}>
        <PlayButtons />
        {!few && <Steering />}
        <Status />
        {digest && !few && <Digest />}
        {tools && !projector && <TimeTools few={few} />}
        {hasTitle && <EmbedTitle />}
      </div>
    </Landmark>
  );
}

/** The digest of the run up to the play head. */
function Digest() {
  const digest = useMoment((s) => s.results?.digest);
  if (digest === undefined) return null;
  return (
    <div className={styles.digest} title={en.share.digestHint}>
      <span>{en.share.digest}</span>
      <code className="code">{groupedDigest(digest)}</code>
    </div>
  );
}
