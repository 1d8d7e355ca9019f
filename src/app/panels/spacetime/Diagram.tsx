import { type ReactElement, useCallback, useRef } from 'react';
import type { VcInfo } from '../../../contract/index.ts';
import { placeLabels } from '../../plot/labels.ts';
import { PlotRow } from '../../plot/PlotRow.tsx';
import { styleOf } from '../../plot/profile.ts';
import { linearScale } from '../../plot/scale.ts';
import { endOfRun } from '../../plot/shown.ts';
import { useLiveText } from '../../plot/useLiveText.ts';
import { useSession } from '../../session/context.ts';
import type { Session } from '../../session/session.ts';
import { useMoment } from '../../store/moment.ts';
import { stageOf } from '../../store/stage.ts';
import { vcName } from '../../store/vcNames.ts';
import { en } from '../../strings/en.ts';
import { vcColor } from '../../theme/tokens/tokens.ts';
import { askOfVc, pickOfVc } from '../../why/pick.ts';
import { Button } from '../../widgets/Button.tsx';
import { useSize } from '../../widgets/size.ts';
import { setText } from '../../widgets/words/setText.ts';
import { insetOf, paintSpacetime } from './paint.ts';
import { closeUp } from './spacetime.ts';
import styles from './style.module.css';
import { roundTripOf, shownFrames, stationsOn } from './view.ts';
import { describeFrames, framesTable, framesValue, noPictureReason } from './words.ts';

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
    <PlotRow
      box={box}
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
      label={texts.label(name)}
      paint={(frame) => paintSpacetime(frame, vc)}
      describe={() => describeFrames(session, vc.id, shownFrames(session, vc, size.width))}
      valueAt={(time) => framesValue(session, vc.id, time)}
      table={() => framesTable(session, vc)}
      empty={null}
      onPick={pick}
      onEnter={(time) => askOfVc(session, vc.id, time)}
    >
      <Notice vc={vc} width={size.width} />
    </PlotRow>
  );
}

/** The time axis about the head, near enough for frames to be distinguished; it goes on following the head. */
function zoomIn(session: Session, vc: VcInfo, frames: number, width: number): void {
  const stage = stageOf(session).getState();
  const { now, viewport, setViewport, setFollowing } = stage;
  const range = closeUp(now, viewport, endOfRun(stage), roundTripOf(session, vc), frames, width);
  setViewport(range.from, range.to);
  setFollowing(true);
}

/** Why no frames are drawn, and what to do about it. */
function Notice({ vc, width }: { readonly vc: VcInfo; readonly width: number }): ReactElement {
  const session = useSession();
  const box = useRef<HTMLParagraphElement>(null);
  useLiveText([vc, width, session], () => {
    const element = box.current;
    if (!element) return;
    const drawn = shownFrames(session, vc, width);
    const text = noPictureReason(session, drawn, vc.id);
    const hidden = text === '';
    if (element.hidden !== hidden) element.hidden = hidden;
    const [words, button] = element.children as unknown as readonly [HTMLElement, HTMLElement];
    setText(words, text);
    if (button.hidden !== (drawn.kind !== 'dense')) button.hidden = drawn.kind !== 'dense';
  });
  const count = () => {
    const drawn = shownFrames(session, vc, width);
    return drawn.kind === 'dense' ? drawn.count : 0;
  };
  return (
    <p className={`plot-empty ${styles.notice}`} ref={box} hidden>
      <span />{' '}
      <Button onClick={() => zoomIn(session, vc, count(), width)}>{en.panels.spacetime.zoomIn}</Button>
    </p>
  );
}

const WIDTHS = { data: 1.5, again: 2.8, ack: 1.1, duplicate: 1.6 } as const;
const DASHES = { data: undefined, again: undefined, ack: '4 3', duplicate: '1.2 2.6' } as const;

/** How a kind of frame is drawn, and its name. */
function FrameSign({ kind, vc }: { readonly kind: keyof typeof WIDTHS; readonly vc: number }): ReactElement {
  const color = useMoment((state) => vcColor(state.theme, vc));
  const theme = { stroke: color, strokeWidth: WIDTHS[kind], strokeDasharray: DASHES[kind] };
  return (
    <span className="sign">
      <svg className={styles.frameSign} width="22" height="8" viewBox="0 0 22 8" aria-hidden="true">
        <path d="M0 4H22" fill="none" {...theme} />
        {kind === 'again' && (
          <circle cx="11" cy="4" r="3" fill="var(--bg)" stroke={color} strokeWidth="1.6" />
        )}
      </svg>{' '}
      {en.panels.spacetime[kind]}
    </span>
  );
}

/** Distance of two names, CSS pixels. */
const LINE = 12;

/** Names of source, destination and shown switch next to their lines; of the others where there is room. */
function Stations({ vc, height }: { readonly vc: VcInfo; readonly height: number }): ReactElement {
  const theme = useMoment((state) => state.theme);
  const port = useMoment((state) => state.loaded?.port ?? '');
  const inset = insetOf(styleOf(useSession(), theme).caption);
  const y = linearScale([0, 1], [inset, height - inset]);
  const stations = stationsOn(vc).map(({ id, share }, i, { length }) => ({
    id,
    top: y(share),
    rank: i === 0 || i === length - 1 ? 0 : id === port.split('>')[0] ? 1 : 2,
  }));
  const ordered = stations.toSorted((a, b) => a.rank - b.rank);
  const places = placeLabels(
    ordered.map(({ top }) => [{ from: 0, to: 1, top: top - LINE / 2, bottom: top + LINE / 2 }]),
  );
  const placed = ordered.filter((_, i) => places[i] !== null);
  return (
    <div className={styles.stations} aria-hidden="true">
      {placed.map(({ id, top, rank }) => (
        <span key={id} style={{ top: `${top}px` }} data-end={rank === 0}>
          {id}
        </span>
      ))}
    </div>
  );
}
