import { type ReactElement, useCallback, useRef } from 'react';
import type { VcInfo } from '../../../contract/index.ts';
import { Row } from '../../plot/row/Row.tsx';
import { TimePlot } from '../../plot/TimePlot.tsx';
import { useSize } from '../../plot/useSurface.ts';
import { useSession } from '../../session/context.ts';
import { useMoment } from '../../store/moment.ts';
import { vcName } from '../../store/rated.ts';
import { en } from '../../strings/en.ts';
import { askOfVc, pickOfVc } from '../../why/pick.ts';
import { Notice } from './Notice.tsx';
import { paintSpacetime } from './paint.ts';
import { FrameSign } from './Signs.tsx';
import { Stations } from './Stations.tsx';
import { shownFrames } from './view.ts';
import { describeFrames, framesTable, framesValue } from './words.ts';

const texts = en.panels.spacetime;

/** Frames and ACKs of a VC over time (to the right) and way (downwards). */
export function Diagram({ vc }: { readonly vc: VcInfo }): ReactElement {
  const session = useSession();
  const name = useMoment((state) => vcName(state.loaded, vc.id));
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  const pick = useCallback(
    (x: number, _: number, width: number) => pickOfVc(session, vc.id, { x, width }),
    [vc.id, session],
  );
  return (
    <Row
      name="frames"
      title={texts.title}
      notes={[
        name,
        <FrameSign key="data" kind="data" vc={vc.id} />,
        <FrameSign key="again" kind="again" vc={vc.id} />,
        <FrameSign key="ack" kind="ack" vc={vc.id} />,
        <FrameSign key="duplicate" kind="duplicate" vc={vc.id} />,
      ]}
      right={<Stations vc={vc} height={size.height} />}
    >
      <div className="plot-holder" ref={box}>
        <TimePlot
          label={texts.label(name)}
          paint={(frame) => paintSpacetime(frame, vc)}
          describe={() => describeFrames(session, vc.id, shownFrames(session, vc, size.width))}
          valueAt={(time) => framesValue(session, vc.id, time)}
          table={() => framesTable(session, vc)}
          onPick={pick}
          onEnter={(time) => askOfVc(session, vc.id, time)}
        >
          <Notice vc={vc} width={size.width} />
        </TimePlot>
      </div>
    </Row>
  );
}
