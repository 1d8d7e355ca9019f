import { type ReactElement, useCallback, useMemo, useRef } from 'react';
import { Sign } from '../../lanes/Sign.tsx';
import { PlotRow } from '../../plot/PlotRow.tsx';
import { useProfile } from '../../plot/profile.ts';
import { timeScale } from '../../plot/scale.ts';
import { useSession } from '../../session/context.ts';
import type { Session } from '../../session/session.ts';
import { useMoment } from '../../store/moment.ts';
import { stageOf } from '../../store/stage.ts';
import { vcName } from '../../store/vcNames.ts';
import { en } from '../../strings/en.ts';
import { ratePanels } from '../../strings/panels/ratePanels.ts';
import { tracesOf } from '../../traces/index.ts';
import { askSender, pickInLane } from '../../why/pick.ts';
import { progressOf } from './numbers.ts';
import { paintSequence } from './paint.ts';
import { SequenceValues } from './SequenceValues.tsx';
import styles from './style.module.css';
import { sequenceScale, sequenceView } from './view.ts';
import { describeSequence, sequenceTable, sequenceValue } from './words.ts';
import '../../rates/lanes.css';
import { useSize } from '../../widgets/size.ts';

const words = ratePanels.sequence;

/** Distance of two names in the right gutter, CSS pixels. */
const LINE = { laptop: 13.5, phone: 17, projector: 31 } as const;
/** A press means the line that is nearest, CSS pixels. */
const REACH = 24;

/** The VC whose line is nearest to a place of the plot; null where none is near. */
function lineAt(session: Session, x: number, y: number, width: number, height: number): number | null {
  const state = stageOf(session).getState();
  const { vcs, counted, scale } = sequenceView(state, state.viewport, tracesOf(session).shown);
  const time = timeScale(state.viewport, width).invert(x);
  const row = sequenceScale(scale, height);
  const near = vcs
    .map((vc) => ({
      vc,
      away: Math.abs(row(progressOf(tracesOf(session).shown, vc, counted)?.at(time) ?? 0) - y),
    }))
    .filter(({ away }) => away < REACH)
    .sort((a, b) => a.away - b.away);
  return near[0]?.vc ?? null;
}

/** Sequence numbers of all VCs over time: what is steep is fast, what is flat does not move. */
export function SequencePanel(): ReactElement {
  const session = useSession();
  const loaded = useMoment((s) => s.loaded);
  const followed = useMoment((s) => s.followedVc);
  const profile = useProfile();
  // A phone has no gutters.
  const inside = profile === 'phone';
  const box = useRef<HTMLDivElement>(null);
  const { height } = useSize(box);
  const { vcs, large, counted } = useMemo(() => {
    const state = stageOf(session).getState();
    return sequenceView({ ...state, loaded, followedVc: followed }, state.viewport, tracesOf(session).shown);
  }, [loaded, followed, session]);
  const pick = useCallback(
    (x: number, y: number, width: number) => {
      const vc = lineAt(session, x, y, width, height);
      if (vc === null || (vc === large && counted === 'bytes' && pickInLane(session, vc, { x, width })))
        return;
      stageOf(session).getState().followVc(vc);
    },
    [height, large, counted, session],
  );
  const signs = [
    <span key="sent" className="sign">
      <i className={styles.sent} /> {words.underWay(vcName(loaded, large))}
    </span>,
    <Sign key="f" kind="diamond" text={en.panels.windows.duplicates} />,
    <Sign key="t" kind="square" text={en.panels.windows.timeout} />,
  ];
  return (
    <PlotRow
      box={box}
      name="sequence"
      title={words.title}
      notes={[words.notes[counted], ...(counted === 'bytes' ? signs : [])]}
      right={!inside && <SequenceValues vcs={vcs} large={large} height={height} line={LINE[profile]} />}
      label={words.label[counted]}
      paint={(frame) => {
        paintSequence(frame, sequenceView(frame.state, frame.range, frame.traces), inside);
      }}
      describe={(traces) => describeSequence(session, traces)}
      valueAt={(time, traces) => sequenceValue(session, time, traces)}
      table={(traces) => sequenceTable(session, traces)}
      onPick={pick}
      onEnter={counted === 'bytes' ? (time) => askSender(session, time, large) : undefined}
    />
  );
}
