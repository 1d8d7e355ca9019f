import { type MouseEvent, type ReactElement, useMemo, useRef, useState } from 'react';
import { CellFlag } from '../../../contract/index.ts';
import { ClassBuffers } from '../../classes/ClassBuffers.tsx';
import { invalidateNow } from '../../clocks.ts';
import { whole } from '../../format.ts';
import { chords, keys, type Press } from '../../keys/keys.ts';
import { separateLabels } from '../../plot/labels.ts';
import { useProfile } from '../../plot/profile.ts';
import { countDead, Filling } from '../../plot/row/Filling.tsx';
import { PortChoice } from '../../plot/row/PortChoice.tsx';
import { Row } from '../../plot/row/Row.tsx';
import { keepsQueues, shownPolicy, shownPort, spokenPort } from '../../plot/shown.ts';
import type { TableData } from '../../plot/table/DataTable.tsx';
import { usePlotTable } from '../../plot/table/usePlotTable.tsx';
import { useLiveText } from '../../plot/useLiveText.ts';
import { usePaint } from '../../plot/useSurface.ts';
import { useSession } from '../../session/context.ts';
import type { Session } from '../../session/session.ts';
import { useMoment } from '../../store/moment.ts';
import { en } from '../../strings/en.ts';
import { appliedThresholds } from '../../thresholds/thresholds.ts';
import { tracesOf } from '../../traces/index.ts';
import { late } from '../../widgets/late.tsx';
import { useSize } from '../../widgets/size.ts';
import { useStageSize } from '../../widgets/stageSize.ts';
import { bufferPlaceWords, keyedPlace } from './frames.ts';
import { type BufferLayout, bufferLayout, cellCentre, placeUnder } from './layout.ts';
import { paintBuffer } from './paint.ts';
import styles from './style.module.css';

const LanesPanel = late(async () => (await import('./lanes/LanesPanel.tsx')).LanesPanel);

const cellsNow = (session: Session): Uint16Array =>
  tracesOf(session).shown.view()?.buffer ?? new Uint16Array(0);

function bufferTable(session: Session): TableData {
  const rows = [...cellsNow(session)].map((cell, place) => [
    place + 1,
    cell & CellFlag.vcMask,
    cell & CellFlag.last ? en.panels.buffer.yes : '',
    cell & CellFlag.dead ? en.panels.buffer.yes : '',
  ]);
  return {
    caption: en.panels.buffer.table,
    columns: en.panels.buffer.columns,
    rows,
  };
}

/** Thresholds of the policy that runs, as applied. */
function useThresholds() {
  const policy = useMoment(shownPolicy);
  const port = useMoment(shownPort);
  return useMemo(() => appliedThresholds(policy, port), [policy, port]);
}

/** The reader's place in the buffer, a slider from next out to the tail. */
function usePlace(columns: number) {
  const session = useSession();
  const [chosen, setChosen] = useState<number | null>(null);
  const slider = useRef<HTMLDivElement>(null);
  useLiveText([chosen, session], () => {
    const element = slider.current;
    if (!element) return;
    const cells = cellsNow(session);
    const place = Math.min(cells.length - 1, chosen ?? 0);
    element.setAttribute('aria-valuemax', String(Math.max(1, cells.length)));
    element.setAttribute('aria-valuenow', String(Math.max(1, place + 1)));
    element.setAttribute(
      'aria-valuetext',
      en.panels.buffer.place(whole(place + 1), bufferPlaceWords(cells, place), whole(countDead(cells))),
    );
  });
  const choose = (place: number | null) => {
    setChosen(place);
    invalidateNow();
  };
  const act = ({ key, alt, ctrl }: Press) => {
    if (alt) return null;
    if (key === 'Escape') return chosen === null ? null : () => choose(null);
    const place = keyedPlace(cellsNow(session), chosen ?? -1, key, ctrl, columns);
    return place === null ? null : () => choose(place);
  };
  return { chosen, choose, act, slider };
}

/** The buffer of the shown port: one line in service order, or a lane for each queue. */
export function BufferPanel(): ReactElement {
  const apart = useMoment((state) => keepsQueues(shownPort(state)));
  const byClass = useMoment((state) => shownPort(state)?.classes !== undefined);
  return byClass ? <ClassBuffers /> : apart ? <LanesPanel /> : <RasterPanel />;
}

function RasterPanel(): ReactElement {
  const session = useSession();
  const port = useMoment(shownPort);
  const profile = useProfile();
  const { text } = useStageSize();
  const thresholds = useThresholds();
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const { table, swaps } = usePlotTable(() => bufferTable(session));
  const size = useSize(box);
  const places = port?.bufferCells ?? 1;
  const layout = useMemo(
    () => bufferLayout(places, size.width, profile, text),
    [places, size.width, profile, text],
  );
  const { chosen, choose, act, slider } = usePlace(layout.raster?.columns ?? 1);
  const marks = thresholds.map(({ cells }) => cells);
  usePaint(canvas, size, (frame) =>
    paintBuffer(frame, { layout, places, thresholds: marks, chosen }, tracesOf(session).shown.view()),
  );
  const pick = (event: MouseEvent) => {
    const frame = event.currentTarget.getBoundingClientRect();
    const place = placeUnder(
      layout,
      event.clientX - frame.left,
      event.clientY - frame.top,
      places,
      size.width,
    );
    choose(place === chosen ? null : place);
  };
  return (
    <Row
      name="buffer"
      title={profile === 'phone' ? en.panels.buffer.title : en.panels.buffer.byCell}
      notes={
        profile === 'phone'
          ? [<PortChoice key="port" />, <Filling key="filling" />]
          : [<Filling key="filling" />]
      }
      left={
        <p className="strip-note" style={{ top: `${layout.stripTop + layout.cellHeight / 2}px` }}>
          {en.panels.buffer.enlarged}
        </p>
      }
      right={
        <>
          <PlaceLabels layout={layout} places={places} width={size.width} thresholds={thresholds} />
          <RefusedLabel top={layout.stripTop + layout.cellHeight / 2} />
        </>
      }
      style={{ '--buffer-height': `${layout.height}px` }}
    >
      <div className="plot" ref={box} {...keys(swaps)}>
        <canvas ref={canvas} />
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys do it too, by keys() or chords(). */}
        <div
          ref={slider}
          className="plot-cursor"
          role="slider"
          tabIndex={0}
          aria-label={en.panels.buffer.slider(spokenPort(port?.id ?? ''))}
          aria-valuemin={1}
          aria-valuenow={1}
          onClick={pick}
          {...chords(act)}
        />
        {table}
      </div>
      <p className={styles.cellKey}>
        <span>
          <i className={styles.last} aria-hidden="true" /> {en.panels.buffer.keyLast}
        </span>
        <span>
          <i className={styles.dead} aria-hidden="true" /> {en.panels.buffer.keyDead}
        </span>
      </p>
    </Row>
  );
}

interface PlaceLabelsProps {
  readonly layout: BufferLayout;
  readonly places: number;
  readonly width: number;
  readonly thresholds: readonly { readonly label: string; readonly cells: number }[];
}

const GAP = 14;

/** Next to the raster: where cells leave, and the row of each threshold. */
function PlaceLabels({ layout, places, width, thresholds }: PlaceLabelsProps): ReactElement {
  const rows = [
    { key: '', text: en.panels.buffer.nextOut, place: 0, tick: false },
    ...thresholds
      .filter(({ cells }) => cells > 0 && cells <= places)
      .map(({ label, cells }) => ({
        key: label,
        text: `${label} ${whole(cells)}`,
        place: cells - 1,
        tick: true,
      })),
  ];
  const lines = rows.map(({ place }) => cellCentre(layout, place, places, width).y);
  const tops = separateLabels(lines, GAP, 8, layout.top + layout.rasterHeight + 2);
  return (
    <>
      {rows.map(({ key, text, tick }, i) => (
        <span
          key={key}
          className={tick ? 'place-label place-tick' : 'place-label'}
          style={{ top: `${tops[i]}px` }}
        >
          {text}
        </span>
      ))}
    </>
  );
}

/** Next to the strip: which cell of its frame was refused at the head. */
function RefusedLabel({ top }: { top: number }): ReactElement | null {
  const decision = useMoment((state) => state.decision);
  const cells = useMoment((state) => state.loaded?.vcs.find((vc) => vc.id === decision?.vc)?.cellsPerPacket);
  const playing = useMoment((state) => state.run === 'playing');
  if (!decision || decision.accepted || playing || cells === undefined) return null;
  const place = decision.first
    ? en.panels.buffer.first(cells)
    : decision.last
      ? en.panels.buffer.last(cells)
      : en.panels.buffer.inside;
  return (
    <strong className="refused-label" style={{ top: `${top}px` }}>
      {place}
    </strong>
  );
}
