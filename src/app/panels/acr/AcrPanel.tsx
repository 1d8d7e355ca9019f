import { type ReactElement, useCallback, useMemo } from 'react';
import type { PortState } from '../../../contract/index.ts';
import { LaneStack, useLaneRoom } from '../../lanes/LaneStack.tsx';
import { alsoTraced } from '../../lanes/paint.ts';
import { Opener } from '../../panel/Openers.tsx';
import openers from '../../panel/openers.module.css';
import { tracesFor, useBranchContext } from '../../plot/branch.ts';
import { startsOf } from '../../rates/acrReadings.ts';
import { StateKey } from '../../rates/state/StateKey.tsx';
import { pairAt } from '../../rates/state/states.ts';
import { capacityOf, largeVc, partFor, portLabel } from '../../rates/view.ts';
import { useSession } from '../../session/context.ts';
import type { Session } from '../../session/session.ts';
import { useMoment } from '../../store/moment.ts';
import { toggleDetail, usePage } from '../../store/page.ts';
import { runningAt } from '../../store/paths.ts';
import { abrVcIds, abrVcs } from '../../store/runKind.ts';
import type { StageState } from '../../store/types.ts';
import { en } from '../../strings/en.ts';
import { ratePanels } from '../../strings/panels/ratePanels.ts';
import { askRateAt, pickRate } from '../../why/pick.ts';
import { acrHeights, rateLanes } from './lanes.ts';
import { paintRates, paintSourceChanges, type RatesDrawn } from './paint.ts';
import { paintStates, stateReach } from './paintStates.ts';
import styles from './style.module.css';
import { acrTable } from './table.ts';
import { acrValue, describeAcr } from './words.ts';
import '../../rates/lanes.css';

const words = ratePanels.acr;
/** Height of the band that shows how the port regards a VC, CSS pixels. */
const BAND = { laptop: 5, phone: 6, projector: 12 } as const;
/** Share of the link that each VC's lane spans, joined into one string so that equal results compare equal. */
function readParts(session: Session, { loaded, recorded }: StageState): string {
  const capacity = capacityOf(loaded);
  return abrVcs(loaded)
    .map(({ id }) => partFor(session, id, capacity, recorded))
    .join();
}

/** Opens and closes the sequence numbers. */
function SequenceOpener(): ReactElement {
  const isOpen = usePage((state) => state.magnifies);
  const { title, openHint } = ratePanels.sequence;
  return (
    <Opener text={title} hint={openHint} isOpen={isOpen} toggle={toggleDetail} className={openers.sequence} />
  );
}

function useReading(port: PortState | null): RatesDrawn['reading'] {
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

/** Number of the state pair that a port's algorithm uses at the head, or else used last in the visible range; 0 without one. */
function usePair(port: string | undefined, branch: number | null): number {
  const session = useSession();
  const read = useCallback(
    ({ loaded, now, viewport }: StageState): number =>
      port === undefined ? 0 : pairAt(abrVcIds(loaded), port, now, viewport, tracesFor(session, branch)),
    [port, branch, session],
  );
  return useMoment(read);
}

export function AcrPanel(): ReactElement {
  const session = useSession();
  const loaded = useMoment((s) => s.loaded);
  const followed = useMoment((s) => s.followedVc);
  const followVc = useMoment((s) => s.followVc);
  const room = useLaneRoom();
  const { profile } = room;
  const { branch, live, port } = useBranchContext();
  const large = largeVc(loaded, followed);
  const ids = abrVcIds(loaded);
  const read = useCallback((state: StageState) => readParts(session, state), [session]);
  const parts = useMoment(read).split(',').map(Number);
  const reading = useReading(port);
  const pair = usePair(port?.id, branch);
  const states = port === null || pair === 0 ? null : { port: port.id, pair, height: BAND[profile] };
  const key = states && <StateKey port={states.port} pair={pair} vc={large ?? 0} />;
  const starts = useMemo(() => startsOf(loaded), [loaded]);
  const partOf = (vc: number): number => parts[ids.indexOf(vc)] || 1;
  const drawn: RatesDrawn = { starts, reading, isLaptop: profile === 'laptop', partOf };
  const lanes = rateLanes(room, {
    loaded,
    large,
    alone: branch !== null,
    capacity: capacityOf(loaded),
    partOf,
    states,
    follow: followVc,
    ask: (vc, press) => live && pickRate(session, vc, press),
    key: profile !== 'phone' && key && <> {key}</>,
  });
  const heights = acrHeights(lanes.length);
  return (
    <LaneStack
      room={room}
      lanes={lanes}
      follow={en.panels.windows.follow}
      drawn={{
        also: states && alsoTraced({ paint: paintStates, view: states, reach: stateReach }),
        words: (frame, placed, names) => paintRates(frame, placed, names, drawn),
        marks: paintSourceChanges,
      }}
      name="acr"
      title={words.title}
      notes={[
        words.unit,
        <FairSign key="fair" />,
        <GoodputSign key="goodput" />,
        ...(profile === 'phone' && key !== null ? [key] : []),
      ]}
      before={
        branch === null && (
          <>
            {
              // The lane names already say which VCs they are.
              lanes.length < ids.length && (
                <div className={styles.lanesOf}>{words.lanesOf(lanes.length, ids.length)}</div>
              )
            }
            <SequenceOpener />
          </>
        )
      }
      style={{
        '--acr-min': `${heights.min}px`,
        '--acr-max': `${heights.max}px`,
        '--acr-phone': `${heights.phone}px`,
        '--acr-projector': `${heights.projected}px`,
      }}
      label={words.label}
      describe={(traces) => describeAcr(session, traces)}
      valueAt={(time, traces) => acrValue(session, time, traces)}
      table={(traces) => acrTable(session, traces)}
      onEnter={live ? (time) => large !== null && askRateAt(session, large, time) : undefined}
    />
  );
}

const FairSign = (): ReactElement => (
  <span className={styles.fairSign}>
    <svg className="ink" width="18" height="6" viewBox="0 0 18 6" aria-hidden="true">
      <path d="M0 3h4M7 3h4M14 3h4" stroke="currentColor" strokeWidth="1.4" />
    </svg>{' '}
    {words.fair.join(' ')}
  </span>
);

const GoodputSign = (): ReactElement => (
  <span className={styles.fairSign}>
    <svg className="ink" width="18" height="7" viewBox="0 0 18 7" aria-hidden="true">
      <path d="M0 2h18v5H0z" fill="var(--fill)" />
      <path d="M0 1.5h18" stroke="currentColor" strokeWidth="1" />
    </svg>{' '}
    {words.goodput}
  </span>
);
