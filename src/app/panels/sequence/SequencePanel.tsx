import { type ReactElement, useCallback, useMemo, useRef } from 'react';
import { useProfile } from '../../plot/profile.ts';
import { Row } from '../../plot/row/Row.tsx';
import { timeScale } from '../../plot/scale.ts';
import { TimePlot } from '../../plot/TimePlot.tsx';
import { useSize } from '../../plot/useSurface.ts';
import { vcName } from '../../store/rated.ts';
import { useStage } from '../../store/stage.ts';
import { en } from '../../strings/en.ts';
import { ratePanels } from '../../strings/ratePanels.ts';
import { traceStore } from '../../traces/index.ts';
import { emptyAcr } from '../acr/words.ts';
import { askSender, pickInLane } from '../why/pick.ts';
import { Sign } from '../windows/Sign.tsx';
import { progressOf } from './numbers.ts';
import { paintSequence } from './paint.ts';
import { Values } from './Values.tsx';
import { sequenceScale, sequenceView } from './view.ts';
import { describeSequence, sequenceTable, sequenceValue } from './words.ts';
import '../rates/lanes.css';
import './sequence.css';

const words = ratePanels.sequence;

/** Distance of two names in the right gutter, CSS pixels. */
const LINE = { laptop: 13.5, phone: 17, projector: 31 } as const;
/** A press means the line that is nearest, CSS pixels. */
const REACH = 24;

/** The VC whose line is nearest to a place of the plot; null where none is near. */
function lineAt(x: number, y: number, width: number, height: number): number | null {
  const state = useStage.getState();
  const { vcs, counted, scale } = sequenceView(state, state.viewport, traceStore);
  const time = timeScale(state.viewport, width).invert(x);
  const row = sequenceScale(scale, height);
  const near = vcs
    .map((vc) => ({ vc, away: Math.abs(row(progressOf(traceStore, vc, counted)?.at(time) ?? 0) - y) }))
    .filter(({ away }) => away < REACH)
    .sort((one, other) => one.away - other.away);
  return near[0]?.vc ?? null;
}

/** Sequence numbers of all VCs over time: what is steep is fast, what is flat stands still. */
export function SequencePanel(): ReactElement {
  const loaded = useStage((s) => s.loaded);
  const followed = useStage((s) => s.followedVc);
  const profile = useProfile(useStage((s) => s.theme));
  // A phone has no gutters.
  const inside = profile === 'phone';
  const box = useRef<HTMLDivElement>(null);
  const { height } = useSize(box);
  const { vcs, large, counted } = useMemo(() => {
    const state = useStage.getState();
    return sequenceView({ ...state, loaded, followedVc: followed }, state.viewport, traceStore);
  }, [loaded, followed]);
  const pick = useCallback(
    (x: number, y: number, width: number) => {
      const vc = lineAt(x, y, width, height);
      if (vc === null || (vc === large && counted === 'bytes' && pickInLane(vc, { x, width }))) return;
      useStage.getState().followVc(vc);
    },
    [height, large, counted],
  );
  const signs = [
    <span key="sent" className="sign">
      <i className="sequence-sent" /> {words.underWay(vcName(loaded, large))}
    </span>,
    <Sign key="f" kind="diamond" text={en.panels.windows.duplicates} />,
    <Sign key="t" kind="square" text={en.panels.windows.timeout} />,
  ];
  return (
    <Row
      name="sequence"
      title={words.title}
      notes={[words.notes[counted], ...(counted === 'bytes' ? signs : [])]}
      right={!inside && <Values vcs={vcs} large={large} height={height} line={LINE[profile]} />}
    >
      <div className="plot-holder" ref={box}>
        <TimePlot
          label={words.label[counted]}
          paint={(frame) => {
            paintSequence(frame, sequenceView(frame.state, frame.range, frame.traces), inside);
          }}
          describe={describeSequence}
          valueAt={sequenceValue}
          table={sequenceTable}
          empty={emptyAcr}
          onPick={pick}
          onEnter={counted === 'bytes' ? (time) => askSender(time, large) : undefined}
        />
      </div>
    </Row>
  );
}
