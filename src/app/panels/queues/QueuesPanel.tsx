import { type ReactElement, useCallback, useContext, useId, useMemo, useRef, useState } from 'react';
import { useGapWords } from '../../compare/gap.ts';
import { shortCount, whole } from '../../format.ts';
import { mostRecorded, PlotBranch, tracesFor, useBranchContext } from '../../plot/branch.ts';
import { emptyYet } from '../../plot/Empty.tsx';
import { isCrowded, placesInOrder, spread } from '../../plot/labels.ts';
import { labelNextToLane } from '../../plot/paint/lanes.ts';
import { useProfile } from '../../plot/profile.ts';
import { Row } from '../../plot/row/Row.tsx';
import { roundUp } from '../../plot/scale.ts';
import { shownPort, spokenPort } from '../../plot/shown.ts';
import { TimePlot } from '../../plot/TimePlot.tsx';
import { useSize } from '../../plot/useSurface.ts';
import { portLabel, queuePorts } from '../../rates/view.ts';
import { useSession } from '../../session/context.ts';
import type { Session } from '../../session/session.ts';
import { useMoment } from '../../store/moment.ts';
import type { StageState } from '../../store/types.ts';
import { en } from '../../strings/en.ts';
import { ratePanels } from '../../strings/panels/ratePanels.ts';
import { isProjector } from '../../theme/tokens/tokens.ts';
import { ThresholdHandle } from '../../thresholds/ThresholdHandle.tsx';
import { portHistory } from '../../thresholds/thresholds.ts';
import { laneScale, type PortLane } from './lane.ts';
import { paintQueues } from './paint.ts';
import { countsAt } from './paintCount.ts';
import { describeQueues, queuesTable, queuesValue } from './words.ts';
import '../../rates/lanes.css';
import './queues.css';

const words = ratePanels.queues;
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

function useLanes(height: number, few: boolean, roof: number, held: boolean): readonly PortLane[] {
  const loaded = useMoment((s) => s.loaded);
  const tops = useTops(held);
  return useMemo(() => {
    const ports = queuePorts(loaded);
    const most = tops.split(',').map(Number);
    const shown = loaded?.port ?? '';
    const ordered = [
      ...ports.filter((port) => port === shown),
      ...(few ? [] : ports.filter((port) => port !== shown)),
    ];
    const unit = height / Math.max(1, ordered.length - 1 + LARGE);
    let top = 0;
    return ordered.map((port, i) => {
      const lane = {
        port,
        top,
        height: unit * (i === 0 ? LARGE : 1),
        most: most[ports.indexOf(port)] || LEAST,
        roof,
      };
      top += lane.height;
      return lane;
    });
  }, [loaded, tops, height, few, roof]);
}

export function QueuesPanel(): ReactElement {
  const session = useSession();
  const catalog = useMoment((s) => s.catalog);
  const { branch, live, port, recorded } = useBranchContext();
  const watchPort = useMoment((s) => s.watchPort);
  const profile = useProfile();
  // A phone has no gutters.
  const inside = profile === 'phone';
  const box = useRef<HTMLDivElement>(null);
  const { height } = useSize(box);
  const [held, setHeld] = useState(false);
  const few = profile === 'projector' || branch !== null;
  const lanes = useLanes(height, few, inside ? NAME_ROW : ROOF, held);
  const [large] = lanes;
  const thresholds = useMemo(
    () => (catalog && port ? portHistory(catalog, recorded, port, 'algorithm').thresholds : []),
    [catalog, port, recorded],
  );
  const pick = useCallback(
    (_: number, y: number) => {
      const lane = lanes.find((one) => y >= one.top && y < one.top + one.height);
      if (lane) watchPort(lane.port);
    },
    [lanes, watchPort],
  );
  const current = thresholds.filter((line) => line.current !== null);
  const at = (value: number) => (large === undefined ? 0 : laneScale(large)(Math.min(value, large.most)));
  const places = current.map((line) => at(line.current ?? 0));
  const gap = LABEL_GAP[profile];
  const labels = inside
    ? placesInOrder(places).map((place) => place * ROOF_GAP)
    : spread(places, gap, 8, Math.max(8, (large?.height ?? 0) - 6));
  const names = lanes.map((lane) => lane.port);
  const shown = large?.port ?? '';
  const counts = useMoment(({ cursor, now, recorded }) => countsAt(session, shown, cursor ?? now, recorded));
  const apart = useGapWords(shown);
  return (
    <Row
      name="queues"
      title={words.title}
      notes={[words.unit]}
      left={!inside && <Labels lanes={lanes} inside={inside} />}
      right={!inside && <Values lanes={lanes.slice(1)} />}
    >
      <div className="plot-holder" ref={box}>
        <TimePlot
          label={words.label(portLabel(names, large?.port ?? ''))}
          paint={(frame) =>
            paintQueues(frame, { lanes, thresholds, aside: ASIDE[profile], numbers: { counts, gap: apart } })
          }
          showsAsked
          describe={(traces) => describeQueues(session, traces)}
          valueAt={(time, traces) => queuesValue(session, time, traces)}
          table={(traces) => queuesTable(session, traces)}
          empty={() => emptyYet(session)}
          onPick={pick}
        />
        {inside && (
          <div className="lanes-inside">
            <Labels lanes={lanes} inside={inside} />
            <Values lanes={lanes} />
          </div>
        )}
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
      </div>
    </Row>
  );
}

/** The ports: a radio group that chooses the shown one; the scale of each. */
function Labels({ lanes, inside }: { lanes: readonly PortLane[]; inside: boolean }): ReactElement {
  // Beside the title of the row a projector has room for few letters.
  const brief = useMoment((s) => isProjector(s.theme));
  const watchPort = useMoment((s) => s.watchPort);
  const group = useId();
  const names = lanes.map(({ port }) => port);
  return (
    <div role="radiogroup" aria-label={words.show}>
      {lanes.map(({ port, top, height, most }, i) => (
        <label
          key={port}
          className="lane-label"
          data-followed={i === 0}
          style={{ top: `${top}px`, height: `${height}px` }}
        >
          <input
            type="radio"
            name={group}
            className="unseen"
            checked={i === 0}
            onChange={() => watchPort(port)}
            aria-label={spokenPort(port)}
          />
          <span aria-hidden="true">{portLabel(names, port)}</span>
          {inside && (
            <small className="lane-top" aria-hidden="true">
              {words.span(whole(most))}
            </small>
          )}
          {!inside && i === 0 && (
            <>
              <small className="lane-top" aria-hidden="true">
                {brief ? shortCount(most) : whole(most)}
              </small>
              <small className="lane-zero" aria-hidden="true">
                0
              </small>
            </>
          )}
        </label>
      ))}
    </div>
  );
}

function Value({ lane: { port, top, height } }: { readonly lane: PortLane }): ReactElement {
  const session = useSession();
  const branch = useContext(PlotBranch);
  const [cells, most] = useMoment(({ cursor, now, recorded }) => {
    const traces = tracesFor(session, branch);
    return [
      traces.queueAt(port, cursor ?? now),
      traces.channel(`queue/${port}`)?.most(0, Math.max(1, recorded)) ?? 0,
    ] as const;
  });
  return (
    <p className="rate-value" data-low={height < TWO_LINES} style={labelNextToLane(top, height)}>
      <b>{Number.isNaN(cells) ? '' : whole(cells)}</b> <small>{most > 0 ? words.max(whole(most)) : ''}</small>
    </p>
  );
}

/** Waiting cells of lanes, and the most that ever waited there. */
function Values({ lanes }: { lanes: readonly PortLane[] }): ReactElement {
  return (
    <div aria-hidden="true">
      {lanes.map((lane) => (
        <Value key={lane.port} lane={lane} />
      ))}
    </div>
  );
}
