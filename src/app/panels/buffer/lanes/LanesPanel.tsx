import { type MouseEvent, type ReactElement, useMemo, useRef, useState } from 'react';
import {
  type NumberParameter,
  type ParameterValues,
  type QueuesView,
  SERVICE_CLASSES,
} from '../../../../contract/index.ts';
import { invalidateNow } from '../../../clocks.ts';
import { keys, type Press } from '../../../keys/keys.ts';
import { useProfile } from '../../../plot/profile.ts';
import { PortChoice } from '../../../plot/row/PortChoice.tsx';
import { Row } from '../../../plot/row/Row.tsx';
import { shownPort, spokenPort } from '../../../plot/shown.ts';
import { usePlotTable } from '../../../plot/table/usePlotTable.tsx';
import { usePaint } from '../../../plot/useSurface.ts';
import { useSession } from '../../../session/context.ts';
import { useMoment } from '../../../store/moment.ts';
import { parameterPath, paramsOf, runningAt, sharePath } from '../../../store/paths.ts';
import { vcName } from '../../../store/vcNames.ts';
import { en } from '../../../strings/en.ts';
import { tracesOf } from '../../../traces/index.ts';
import { useSize } from '../../../widgets/size.ts';
import { sizeOf, useStageSize } from '../../../widgets/stageSize.ts';
import { LaneKey, LaneNames, LaneTags } from './Gutter.tsx';
import { type LanesLayout, lanesLayout } from './layout.ts';
import { queuesNow } from './live.ts';
import { paintLanes } from './paint.ts';
import { barScale, type LaneQueue, laneUnder } from './queueLanes.ts';
import { ShareHandle } from './ShareHandle.tsx';
import { describeLane, lanesTable } from './words.ts';

/** With more lanes than this a low page has no room for what the marks mean. */
const MANY = 8;

const NO_COUNTS: readonly number[] = [];
const NO_QUEUES: readonly LaneQueue[] = [];

type KnownQueues = Pick<QueuesView, 'vc' | 'acks'>;

const signatureOf = ({ vc, acks }: KnownQueues): string => `${vc} ${acks}`;

/** Which queues the shown port has; renewed only when these change. */
function useQueues(): readonly LaneQueue[] {
  const session = useSession();
  const states = useMoment((state) => state.vcStates);
  const known = useMoment((_, before?: KnownQueues | null): KnownQueues | null => {
    const queues = tracesOf(session).shown.view()?.queues ?? null;
    return queues && before && signatureOf(queues) === signatureOf(before) ? before : queues;
  });
  return useMemo(() => {
    if (!known) return NO_QUEUES;
    const classes = new Map(states.map(({ id, serviceClass }) => [id, serviceClass]));
    return Array.from(known.vc, (vc, i) => ({
      vc,
      acks: known.acks[i] === 1,
      serviceClass: classes.get(vc) ?? '',
    }));
  }, [known, states]);
}

/** Settings of the shown port that decide how its lanes look. */
function usePort() {
  const catalog = useMoment((state) => state.catalog);
  const port = useMoment(shownPort);
  return useMemo(() => {
    const scheduler = catalog && port && runningAt(catalog, port, 'scheduler');
    const allocation = catalog && port && runningAt(catalog, port, 'allocation');
    return {
      id: port?.id ?? '',
      places: port?.bufferCells ?? 1,
      byClass: scheduler?.byClass === true,
      specs: (allocation?.parameters ?? []).filter((spec) => spec.kind === 'number'),
      params: port ? paramsOf(port, 'allocation') : {},
      shares: allocation !== null && port?.allocation !== catalog?.allocations[0]?.id,
    };
  }, [catalog, port]);
}

/** The buffer of a port with a queue for each VC: a lane each, whom the scheduler picks, what each may hold. */
export function LanesPanel(): ReactElement {
  const session = useSession();
  const followed = useMoment((state) => state.followedVc);
  const followVc = useMoment((state) => state.followVc);
  const profile = useProfile();
  const { low } = useStageSize();
  const queues = useQueues();
  const port = usePort();
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [chosen, setChosen] = useState(-1);
  const { table, swaps } = usePlotTable(() => lanesTable(session));
  const size = useSize(box);
  const classes = port.byClass ? SERVICE_CLASSES : null;
  const layout = useMemo(
    () => lanesLayout(queues, classes, followed, port.places, size.width, profile, low),
    [queues, classes, followed, port.places, size.width, profile, low],
  );
  const counts = useMoment(() => queuesNow(session)?.cells.map(({ length }) => length) ?? NO_COUNTS);
  usePaint(canvas, size, (frame) =>
    paintLanes(
      frame,
      { layout, places: port.places, shares: port.shares, chosen, counts },
      queuesNow(session),
    ),
  );
  const described = useMoment<string | undefined>((_, before) => {
    const now = queuesNow(session);
    const lane = layout.lanes[Math.max(0, chosen)];
    if (now === null || !lane?.queues.every((queue) => now.cells[queue])) return before;
    return describeLane(session, lane, now);
  });

  const choose = (lane: number) => {
    setChosen(lane);
    invalidateNow();
  };
  const follow = (lane: number) => {
    const vc = layout.lanes[lane]?.vcs[0];
    if (vc !== undefined) followVc(vc === followed ? null : vc);
  };
  const act = ({ key }: Press) => {
    const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[key];
    if (by !== undefined) return () => choose(Math.max(0, Math.min(layout.lanes.length - 1, chosen + by)));
    if (key === 'Enter') return () => follow(chosen);
    return key === 'Escape' && chosen >= 0 ? () => choose(-1) : null;
  };
  const pick = (event: MouseEvent) => {
    const { top } = event.currentTarget.getBoundingClientRect();
    follow(laneUnder(layout.lanes, (event.clientY - top) / sizeOf(session).getState().fit));
  };
  const names = <LaneNames layout={layout} classes={port.byClass} />;
  const tags = <LaneTags layout={layout} />;
  const phone = profile === 'phone';
  return (
    <Row
      name="buffer"
      title={en.panels.lanes.title}
      notes={phone ? [<PortChoice key="port" />] : []}
      left={phone ? undefined : names}
      right={phone ? undefined : tags}
      style={{ '--buffer-height': `${layout.height}px` }}
    >
      <div className="plot" ref={box} {...keys(swaps)}>
        <canvas ref={canvas} />
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys do it too, by keys() or chords(). */}
        <div
          className="plot-cursor"
          role="slider"
          tabIndex={0}
          aria-label={en.panels.lanes.slider(spokenPort(port.id))}
          aria-valuemin={1}
          aria-valuemax={Math.max(1, layout.lanes.length)}
          aria-valuenow={Math.max(1, chosen + 1)}
          aria-valuetext={described}
          onClick={pick}
          {...keys(act)}
        />
        {phone && names}
        {phone && tags}
        <ShareHandles layout={layout} port={port} />
        {table}
      </div>
      <LaneKey shares={port.shares} many={layout.lanes.length > MANY} />
    </Row>
  );
}

const SHARES = ['min', 'max'] as const;

interface ShareHandlesProps {
  readonly layout: LanesLayout;
  readonly port: {
    readonly places: number;
    readonly specs: readonly NumberParameter[];
    readonly params: ParameterValues;
  };
}

/** Handles of the shares: for every VC on the scale below the lanes, for the followed VC on its own lane. */
function ShareHandles({ layout, port }: ShareHandlesProps): ReactElement {
  const states = useMoment((state) => state.vcStates);
  const loaded = useMoment((state) => state.loaded);
  const own = layout.lanes.find(({ large }) => large);
  const vc = own?.vcs[0];
  const share = states.find(({ id }) => id === vc)?.share;
  const { params } = port;
  const kinds = port.specs.flatMap((spec) => {
    const key = SHARES.find((name) => name === spec.name);
    return key === undefined ? [] : [{ spec, key, common: Number(params[key]) }];
  });
  /** @param whose the VC; null: every one */
  const handle = (spec: NumberParameter, whose: number | null, path: string, applied: number, y: number) => (
    <ShareHandle
      key={path}
      spec={spec}
      path={path}
      applied={applied}
      places={port.places}
      whose={whose === null ? en.panels.lanes.everyVc : vcName(loaded, whose)}
      own={whose !== null}
      y={y}
      x={barScale(layout.zones)}
    />
  );
  return (
    <>
      {kinds.map(({ spec, key, common }) =>
        handle(spec, null, parameterPath(key, 'allocation'), common, layout.scaleY),
      )}
      {own !== undefined &&
        vc !== undefined &&
        kinds.map(({ spec, key, common }) =>
          handle(spec, vc, sharePath(vc, key), share?.[key] ?? common, own.top + own.height / 2),
        )}
    </>
  );
}
