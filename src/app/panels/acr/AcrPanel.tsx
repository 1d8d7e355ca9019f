import { type ReactElement, type ReactNode, useCallback, useId, useMemo, useRef } from 'react';
import type { PortState } from '../../../contract/index.ts';
import { shortRate } from '../../format.ts';
import { Marker } from '../../lanes/Marker.tsx';
import { tracesFor, useBranchContext } from '../../plot/branch.ts';
import { emptyYet } from '../../plot/Empty.tsx';
import { type Lane, labelNextToLane, laneAt } from '../../plot/paint/lanes.ts';
import { useProfile } from '../../plot/profile.ts';
import { Row } from '../../plot/row/Row.tsx';
import { TimePlot } from '../../plot/TimePlot.tsx';
import { useSize } from '../../plot/useSurface.ts';
import { useWords } from '../../plot/useWords.ts';
import { acrAt, fairAt, startsOf } from '../../rates/acrReadings.ts';
import { StateKey } from '../../rates/state/StateKey.tsx';
import { pairAt } from '../../rates/state/states.ts';
import { acrHeights, acrLanes, capacityOf, largeVc, partFor, portLabel } from '../../rates/view.ts';
import { useSession } from '../../session/context.ts';
import type { Session } from '../../session/session.ts';
import { useMoment } from '../../store/moment.ts';
import { runningAt } from '../../store/paths.ts';
import { ratedIds, ratedVcs, vcName } from '../../store/rated.ts';
import type { StageState } from '../../store/types.ts';
import { en } from '../../strings/en.ts';
import { ratePanels } from '../../strings/panels/ratePanels.ts';
import { askRateAt, pickRate } from '../../why/pick.ts';
import { setText } from '../../widgets/words/setText.ts';
import { paintAcr } from './paint.ts';
import { SequenceOpener } from './SequenceOpener.tsx';
import styles from './style.module.css';
import { acrTable } from './table.ts';
import type { AcrView } from './view.ts';
import { acrValue, describeAcr } from './words.ts';
import '../../rates/lanes.css';

const words = ratePanels.acr;
/**
 * Above the scales: starts of VCs in the large lane; on a phone names and values, and starts below them. CSS pixels.
 */
const HEADROOM = {
  laptop: { large: 14, small: 0 },
  phone: { large: 34, small: 15 },
  projector: { large: 30, small: 0 },
} as const;
/** Of how the shown port regards a VC, CSS pixels. */
const BAND = { laptop: 5, phone: 6, projector: 12 } as const;
/** Of a compared branch the title has a badge before it, and the scale is below it, CSS pixels. */
const BELOW_TITLE = 9;
/** A lane of this height has room for a rate above its share, CSS pixels. */
const TWO_LINES = { laptop: 27, phone: 27, projector: 160 } as const;

/** Parts of the link that the lanes span, in the order of the VCs, as a text so that equal ones are equal. */
function readParts(session: Session, { loaded, recorded }: StageState): string {
  const capacity = capacityOf(loaded);
  return ratedVcs(loaded)
    .map(({ id }) => partFor(session, id, capacity, recorded))
    .join();
}

function useReading(port: PortState | null): AcrView['reading'] {
  const catalog = useMoment((s) => s.catalog);
  return useMemo(() => {
    const info = catalog && port && runningAt(catalog, port, 'algorithm');
    if (!port || !info || !('readingLabel' in info) || info.readingLabel === '') return null;
    return {
      channel: `rate/${port.id}`,
      label: words.reading(String(info.readingLabel), portLabel([], port.id)),
    };
  }, [catalog, port]);
}

/** The pair of states that the algorithm of a port uses at the head, or used where one can see it. */
function usePair(port: string | undefined, branch: number | null): number {
  const session = useSession();
  const read = useCallback(
    ({ loaded, now, viewport }: StageState): number =>
      port === undefined ? 0 : pairAt(ratedIds(loaded), port, now, viewport, tracesFor(session, branch)),
    [port, branch, session],
  );
  return useMoment(read);
}

export function AcrPanel(): ReactElement {
  const session = useSession();
  const loaded = useMoment((s) => s.loaded);
  const followed = useMoment((s) => s.followedVc);
  const followVc = useMoment((s) => s.followVc);
  const profile = useProfile();
  // A phone has no gutters.
  const inside = profile === 'phone';
  const box = useRef<HTMLDivElement>(null);
  const { height } = useSize(box);
  const { branch, live, port } = useBranchContext();
  const large = largeVc(loaded, followed);
  const lanes = useMemo(
    () => acrLanes(loaded, large, height, profile, branch !== null),
    [loaded, large, height, profile, branch],
  );
  // The names of the lanes say which of them.
  const all = ratedIds(loaded).length;
  const read = useCallback((state: StageState) => readParts(session, state), [session]);
  const parts = useMoment(read);
  const partOf = useMemo(() => {
    const list = parts.split(',').map(Number);
    const ids = ratedIds(loaded);
    return (vc: number): number => list[ids.indexOf(vc)] || 1;
  }, [parts, loaded]);
  const capacity = capacityOf(loaded);
  const reading = useReading(port);
  const pair = usePair(port?.id, branch);
  const key = port === null || pair === 0 ? null : <StateKey port={port.id} pair={pair} vc={large ?? 0} />;
  const starts = useMemo(() => startsOf(loaded), [loaded]);
  const view: AcrView = {
    lanes,
    tops: lanes.map(({ vcs }) => capacity / partOf(vcs[0])),
    topNames: lanes.map(({ vcs }) => (profile === 'laptop' ? words.capacity(partOf(vcs[0])) : '')),
    starts,
    reading,
    states: port === null || pair === 0 ? null : { port: port.id, pair, height: BAND[profile] },
    filled: profile === 'laptop',
    headroom: HEADROOM[profile],
  };
  const pick = useCallback(
    (x: number, y: number, width: number) => {
      const lane = laneAt(lanes, y);
      if (live && lane?.followed && pickRate(session, lane.vcs[0], { x, width })) return;
      if (lane) followVc(lane.vcs[0]);
    },
    [lanes, live, followVc, session],
  );
  const heights = acrHeights(lanes.length);
  return (
    <Row
      name="acr"
      title={words.title}
      notes={[
        words.unit,
        <FairSign key="fair" />,
        <GoodputSign key="goodput" />,
        ...(inside && key !== null ? [key] : []),
      ]}
      left={
        <>
          {branch === null && lanes.length < all && (
            <div className={styles.lanesOf}>{words.lanesOf(lanes.length, all)}</div>
          )}
          {branch === null && <SequenceOpener />}
          {!inside && (
            <Labels
              lanes={lanes}
              partOf={partOf}
              room={view.headroom.large + (branch === null ? 0 : BELOW_TITLE)}
            />
          )}
        </>
      }
      right={!inside && height > 0 && <Values lanes={lanes} below={key} />}
      style={{
        '--acr-min': `${heights.min}px`,
        '--acr-max': `${heights.max}px`,
        '--acr-phone': `${heights.phone}px`,
        '--acr-projector': `${heights.projected}px`,
      }}
    >
      <div className="plot-holder" ref={box}>
        <TimePlot
          label={words.label}
          paint={(frame) => paintAcr(frame, view)}
          describe={(traces) => describeAcr(session, traces)}
          valueAt={(time, traces) => acrValue(session, time, traces)}
          table={(traces) => acrTable(session, traces)}
          empty={() => emptyYet(session)}
          onPick={pick}
          onEnter={live ? (time) => large !== null && askRateAt(session, large, time) : undefined}
        />
        {inside && (
          <div className="lanes-inside">
            <Labels lanes={lanes} partOf={partOf} room={view.headroom.large} />
            <Values lanes={lanes} below={null} />
          </div>
        )}
      </div>
    </Row>
  );
}

const FairSign = (): ReactElement => (
  <span className={styles.fairSign}>
    <svg width="18" height="6" viewBox="0 0 18 6" aria-hidden="true">
      <path d="M0 3h4M7 3h4M14 3h4" stroke="currentColor" strokeWidth="1.4" />
    </svg>{' '}
    {words.fair.join(' ')}
  </span>
);

const GoodputSign = (): ReactElement => (
  <span className={styles.fairSign}>
    <svg width="18" height="7" viewBox="0 0 18 7" aria-hidden="true">
      <path d="M0 2h18v5H0z" fill="var(--fill)" />
      <path d="M0 1.5h18" stroke="currentColor" strokeWidth="1" />
    </svg>{' '}
    {words.goodput}
  </span>
);

const highOf = (height: number): Record<string, string> => ({ '--high': `${height}px` });

/** Name, marker and scale of each lane; a radio group that chooses the large one. */
/** The name is in the middle of its lane: what its top is called is left out where it would be on it, CSS pixels. */
const ROOM_OF_NAME = 20;

function Labels({
  lanes,
  partOf,
  room,
}: {
  lanes: readonly Lane[];
  partOf: (vc: number) => number;
  room: number;
}): ReactElement {
  const followVc = useMoment((s) => s.followVc);
  const loaded = useMoment((s) => s.loaded);
  const group = useId();
  const profile = useProfile();
  const scale = profile === 'phone' ? words.span : (capacity: string) => capacity;
  return (
    <div role="radiogroup" aria-label={en.panels.windows.follow}>
      {lanes.map(({ vcs: [vc], followed, top, height }) => (
        <label
          key={vc}
          className="lane-label"
          data-followed={followed}
          style={{ top: `${top}px`, height: `${height}px`, ...highOf(height) }}
        >
          <input
            type="radio"
            name={group}
            className="unseen"
            checked={followed}
            onChange={() => followVc(vc)}
            aria-label={vcName(loaded, vc)}
          />
          <span aria-hidden="true">
            {vcName(loaded, vc)} <Marker vc={vc} />
          </span>
          {(profile !== 'laptop' || (followed && height / 2 > room + ROOM_OF_NAME)) && (
            <small className="lane-top" aria-hidden="true" style={{ top: `${room}px` }}>
              {scale(words.capacity(partOf(vc)))}
            </small>
          )}
        </label>
      ))}
    </div>
  );
}

/** Allowed rate and fair share beside each lane, at the cursor or the head. @param below the values of the large one */
function Values({ lanes, below }: { lanes: readonly Lane[]; below: ReactNode }): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  const twoLines = TWO_LINES[useProfile()];
  const low = useMemo(() => lanes.map(({ height }) => height < twoLines), [lanes, twoLines]);
  useWords([lanes, low], ({ traces, time }) => {
    lanes.forEach(({ vcs: [vc] }, i) => {
      const row = box.current?.children[i];
      const fair = fairAt(vc, time, traces);
      const active = !Number.isNaN(fair);
      setText(row?.firstElementChild ?? null, active ? shortRate(acrAt(vc, time, traces)) : '');
      const said = (low[i] ? words.ofFair : words.fairOf)(shortRate(fair));
      setText(row?.children[1] ?? null, active ? said : '');
    });
  });
  return (
    <div ref={box} aria-hidden="true">
      {lanes.map(({ vcs: [vc], top, height, followed }, i) => (
        <p key={vc} className="rate-value" data-low={low[i]} style={labelNextToLane(top, height)}>
          <b /> <small /> {followed && below}
        </p>
      ))}
    </div>
  );
}
