import type { StepKind } from '../../../contract/index.ts';
import { STEP_KINDS } from '../../link/state.ts';
import { useShown } from '../../store/page.ts';
import { isRated } from '../../store/rated.ts';
import { useStage } from '../../store/stage.ts';
import { en } from '../../strings/en.ts';
import { Choice } from '../../widgets/Choice.tsx';
import { TimeTools } from '../branches/TimeTools.tsx';
import { Timeline } from '../index.ts';
import { Digest } from '../share/Digest.tsx';
import { Speed } from './Speed.tsx';
import { Status } from './Status.tsx';
import { playOrPause, stepBack, stepOn } from './stepping.ts';
import { TimeBox } from './TimeBox.tsx';

const named = (kinds: readonly StepKind[]) => kinds.map((kind) => [kind, en.steps[kind]] as const);
/** RM cells where there are any; then frames are nobody's business. */
const KINDS = named(STEP_KINDS.filter((kind) => kind !== 'rm'));
const RATE_KINDS = named(STEP_KINDS.filter((kind) => kind !== 'frame'));

function PlayButtons() {
  const playing = useStage((s) => s.run === 'playing' || s.stepping);
  const kind = useStage((s) => s.stepKind);
  const ready = useStage((s) => s.loaded !== null);
  const what = en.steps[kind];
  return (
    <div className="play-buttons">
      <button
        type="button"
        className="button back"
        aria-label={en.transport.back(what)}
        disabled={!ready}
        onClick={() => stepBack()}
      >
        ◀ {what}
      </button>
      <button type="button" className="button filled play" disabled={!ready} onClick={playOrPause}>
        {playing ? `❚❚ ${en.transport.pause}` : `▶ ${en.transport.play}`}
      </button>
      <button
        type="button"
        className="button on"
        aria-label={en.transport.on(what)}
        disabled={!ready}
        onClick={() => stepOn()}
      >
        {what} ▶
      </button>
    </div>
  );
}

/** `few`: only what a projector or a phone has room for. */
export function Transport({ few }: { readonly few: boolean }) {
  const kind = useStage((s) => s.stepKind);
  const setKind = useStage((s) => s.setStepKind);
  const rated = useStage(isRated);
  const projector = useStage((s) => s.theme === 'projector');
  const timeline = useShown('timeline');
  const step = useShown('step');
  const time = useShown('time');
  const speed = useShown('speed');
  const digest = useShown('digest');
  const tools = useShown('tools');
  return (
    <section className={`transport ${few ? 'few' : ''}`} aria-label={en.transport.label}>
      {timeline && !projector && <Timeline />}
      <div className="controls">
        <PlayButtons />
        {step && !few && (
          <div className="step-by">
            <span aria-hidden="true">{en.transport.stepBy}</span>
            <Choice
              label={en.transport.stepBy}
              options={rated ? RATE_KINDS : KINDS}
              value={kind}
              onChange={setKind}
            />
          </div>
        )}
        {time && !few && <TimeBox />}
        {speed && !few && <Speed />}
        <Status />
        {digest && !few && <Digest />}
        {tools && !projector && <TimeTools few={few} />}
      </div>
    </section>
  );
}
