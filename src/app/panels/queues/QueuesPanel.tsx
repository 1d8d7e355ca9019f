import '../../rates/lanes.css';
import './queues.css';
import { type ReactElement, useCallback, useMemo, useRef, useState } from 'react';
import { limitLabels, paintClassLimits } from '../../classes/limits.ts';
import { paintGap, useGapWords } from '../../compare/gap.ts';
import { shortCount, whole } from '../../format.ts';
import { LaneStack, useLaneRoom } from '../../lanes/LaneStack.tsx';
import { type LaneRoom, laneScale, type PlacedLane, placeLanes } from '../../lanes/lanes.ts';
import { mostRecorded, useBranchContext } from '../../plot/branch.ts';
import { isCrowded, placesInOrder, separateLabels } from '../../plot/labels.ts';
import { roundUp } from '../../plot/scale.ts';
import { shownPort, spokenPort } from '../../plot/shown.ts';
import type { TableData } from '../../plot/table/DataTable.tsx';
import { timeTable } from '../../plot/table/timeTable.ts';
import { portLabel, queuePorts } from '../../rates/view.ts';
import { useSession } from '../../session/context.ts';
import type { Session } from '../../session/session.ts';
import { useMoment } from '../../store/moment.ts';
import { stageOf } from '../../store/stage.ts';
import type { StageState } from '../../store/types.ts';
import { en } from '../../strings/en.ts';
import { ratePanels } from '../../strings/panels/ratePanels.ts';
import { inParts } from '../../strings/text.ts';
import { paintThresholdLines } from '../../thresholds/lines.ts';
import { ThresholdHandle } from '../../thresholds/ThresholdHandle.tsx';
import { portHistory } from '../../thresholds/thresholds.ts';
import type { TraceStore } from '../../traces/index.ts';
import { countsAt, paintCount } from './paintCount.ts';

const words = ratePanels.queues;

function queuesValue(session: Session, time: number, traces: TraceStore): string {
  const ports = queuePorts(stageOf(session).getState().loaded);
  return inParts(ports.map((port) => words.value(portLabel(ports, port), whole(traces.queueAt(port, time)))));
}

const describeQueues = (session: Session, traces: TraceStore): string =>
  `${queuesValue(session, stageOf(session).getState().now, traces)}.`;

function queuesTable(session: Session, traces: TraceStore): TableData {
  const ports = queuePorts(stageOf(session).getState().loaded);
  return timeTable(session, {
    caption: words.table,
    time: words.time,
    rows: 120,
    columns: ports.map((port) => ({
      name: words.cells(portLabel(ports, port)),
      at: (time, until) => traces.channel(`queue/${port}`)?.spans(time, until, 1).max[0] ?? Number.NaN,
    })),
  });
}

/** The large lane over a small one, and the distance of two labels in the right gutter, CSS pixels. */
const LARGE = 3;
const LABEL_GAP = { laptop: 17, phone: 30, projector: 38 } as const;
/** Handles of thresholds reach so far into the plot, CSS pixels; on a phone the count of cells is next to their names. */
const ASIDE = { laptop: 30, phone: null, projector: 68 } as const;
/** On a phone the names of thresholds are above the scale, in the order of their lines: next to the pills they hide the queue. */
const ROOF_GAP = 20;
/** Above the scale of a lane; on a phone name and value are there. CSS pixels. */
const ROOF = 8;
const NAME_ROW = 18;
/** Room below zero, CSS pixels. */
const BOTTOM = 3;
/** Pen of a small lane, part of the usual one. */
const SMALL = 0.8;
/** A lane of this height has room for a value above its largest, CSS pixels. */
const TWO_LINES = 26;
/** A scale reaches this far beyond what is on it, and shows this many cells at least. */
const HEADROOM = 1.08;
const LEAST = 20;

/** Tops of the scales, as a text so that equal ones are equal. */
function readTops(session: Session, state: StageState): string {
  const { loaded, recorded, ports } = state;
  const shown = shownPort(state);
  return queuePorts(loaded)
    .map((port) => {
      const seen = mostRecorded(session, `queue/${port}`, recorded);
      const lines = port === shown?.id ? Object.values(thresholdsOf(ports, port)) : [];
      return roundUp(
        Math.max(LEAST, (Number.isNaN(seen) ? 0 : seen) * HEADROOM, ...lines.map((line) => line * 1.5)),
      );
    })
    .join();
}

/** LT and HT of a port, where its algorithm has them. */
const thresholdsOf = (ports: StageState['ports'], id: string): number[] => {
  const params = ports.find((port) => port.id === id)?.algorithmParams ?? {};
  return [params.lt, params.ht].filter((value) => typeof value === 'number');
};

/** Scales keep still while a handle is dragged. */
function useTops(held: boolean): string {
  const session = useSession();
  const read = useCallback((state: StageState) => readTops(session, state), [session]);
  const newest = useMoment(read);
  const tops = useRef(newest);
  if (!held) tops.current = newest;
  return tops.current;
}

/** Cells that wait at each port, the shown one in the large lane. @param tops cells at the tops of the scales, by port */
export function queueLanes(
  ports: readonly string[],
  { height, profile, style }: LaneRoom,
  tops: (port: string) => number,
  watchPort: (port: string) => void,
): readonly PlacedLane[] {
  const inside = profile === 'phone';
  const placed = placeLanes(
    ports.map((port, i) => ({ port, large: i === 0 })),
    height,
    { times: LARGE },
  );
  return placed.map(({ port, large, top, height: rows }): PlacedLane => {
    const most = tops(port);
    const thin = large ? 1 : SMALL;
    // Next to the title of the row a projector has room for few letters.
    const count = profile === 'projector' ? shortCount : whole;
    return {
      id: port,
      label: portLabel(ports, port),
      name: spokenPort(port),
      vc: null,
      ...(inside
        ? { words: { top: words.span(whole(most)) } }
        : large && { words: { top: count(most), zero: '0' } }),
      large,
      top,
      height: rows,
      most,
      above: inside ? NAME_ROW : ROOF,
      below: BOTTOM,
      traces: [
        {
          channels: [`queue/${port}`],
          vc: null,
          pens: [style.queue[0] * thin, style.queue[1] * thin],
          fill: 'area',
          ...(large && { gap: true }),
        },
      ],
      choose: () => watchPort(port),
      read:
        large && !inside
          ? undefined
          : ({ time, traces, recorded }) => {
              const cells = traces.queueAt(port, time);
              const ever = traces.channel(`queue/${port}`)?.most(0, Math.max(1, recorded)) ?? 0;
              return [Number.isNaN(cells) ? '' : whole(cells), ever > 0 ? words.max(whole(ever)) : ''];
            },
      isLow: rows < TWO_LINES,
    };
  });
}

export function QueuesPanel(): ReactElement {
  const session = useSession();
  const loaded = useMoment((s) => s.loaded);
  const catalog = useMoment((s) => s.catalog);
  const watchPort = useMoment((s) => s.watchPort);
  const { branch, live, port, recorded } = useBranchContext();
  const room = useLaneRoom();
  const { profile } = room;
  const [held, setHeld] = useState(false);
  const tops = useTops(held).split(',').map(Number);
  const all = queuePorts(loaded);
  const shown = loaded?.port ?? '';
  const isAlone = profile === 'projector' || branch !== null;
  const ports = [...all.filter((id) => id === shown), ...(isAlone ? [] : all.filter((id) => id !== shown))];
  const lanes = queueLanes(ports, room, (id) => tops[all.indexOf(id)] || LEAST, watchPort);
  const [large] = lanes;
  const about = large?.id ?? '';
  const thresholds = useMemo(
    () => (catalog && port ? portHistory(catalog, recorded, port, 'algorithm').thresholds : []),
    [catalog, port, recorded],
  );
  const current = thresholds.filter((line) => line.current !== null);
  const at = (value: number) => (large === undefined ? 0 : laneScale(large)(Math.min(value, large.most)));
  const places = current.map((line) => at(line.current ?? 0));
  const gap = LABEL_GAP[profile];
  const labels =
    profile === 'phone'
      ? placesInOrder(places).map((place) => place * ROOF_GAP)
      : separateLabels(places, gap, 8, Math.max(8, (large?.height ?? 0) - 6));
  const texts = useMoment(({ cursor, now, recorded }) => countsAt(session, about, cursor ?? now, recorded));
  const apart = useGapWords(about);
  const row = (cells: number) => Math.round(at(cells)) + 0.5;
  const aside = ASIDE[profile];
  // Handles of thresholds need the right edge for themselves.
  const namesLimits = thresholds.length === 0 && large !== undefined;
  return (
    <LaneStack
      room={room}
      lanes={lanes}
      follow={words.show}
      drawn={{
        namesBranches: true,
        lines: (frame) => {
          paintThresholdLines(frame, thresholds, row, 'algorithm');
          if (namesLimits) paintClassLimits(frame, large.most, row);
        },
        words: (frame, _, names) => large && paintGap(frame, about, laneScale(large), names, apart),
        marks: (frame) =>
          large &&
          aside !== null &&
          frame.branch === null &&
          paintCount(frame, large, {
            thresholds,
            aside,
            texts,
            words: namesLimits ? limitLabels(frame, large.most, row) : [],
          }),
      }}
      name="queues"
      showsAsked
      title={words.title}
      notes={[words.unit]}
      label={words.label(portLabel(ports, about))}
      describe={(traces) => describeQueues(session, traces)}
      valueAt={(time, traces) => queuesValue(session, time, traces)}
      table={(traces) => queuesTable(session, traces)}
    >
      {(live ? current : []).map(({ spec, current: value, policy }, i) => (
        <ThresholdHandle
          key={`${policy.id}.${spec.name}`}
          spec={spec}
          mechanism="algorithm"
          applied={value ?? 0}
          bufferCells={port?.bufferCells ?? 1}
          span={large?.most}
          name={en.panels.queue.threshold(spec.label, spec.unit)}
          placeOf={(value) => ({ top: `${at(value)}px` })}
          valueAt={(place) => (large === undefined ? 0 : Math.max(0, laneScale(large).invert(place.y)))}
          onHold={setHeld}
          shift={Math.round((labels[i] ?? 0) - (places[i] ?? 0))}
          aside={i % 2 === 1 && isCrowded(places, i, gap)}
        />
      ))}
    </LaneStack>
  );
}
