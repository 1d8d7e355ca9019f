import { type ReactElement, useCallback, useContext, useMemo, useRef } from 'react';
import {
  type Catalog,
  elementAt,
  type PortState,
  policyName,
  type SettingsInterval,
} from '../../../contract/index.ts';
import { useGapWords } from '../../compare/gap.ts';
import { clock, portName, whole } from '../../format.ts';
import { useRun } from '../../panel/layoutContext.ts';
import { BufferOpener } from '../../panel/Openers.tsx';
import { PlotBranch, runningIds, tracesFor, useBranchContext } from '../../plot/branch.ts';
import { isCrowded, nearestFreeY, separateLabels } from '../../plot/labels.ts';
import { PlotRow } from '../../plot/PlotRow.tsx';
import { useProfile } from '../../plot/profile.ts';
import { PortChoice } from '../../plot/row/PortChoice.tsx';
import type { Scale } from '../../plot/scale.ts';
import { spokenPort } from '../../plot/shown.ts';
import { useLiveText } from '../../plot/useLiveText.ts';
import { useSession } from '../../session/context.ts';
import type { Session } from '../../session/session.ts';
import { useMoment } from '../../store/moment.ts';
import { usePage } from '../../store/page.ts';
import { leadsWithSenders } from '../../store/runKind.ts';
import type { StageState } from '../../store/types.ts';
import { en } from '../../strings/en.ts';
import { portHistory } from '../../thresholds/thresholds.ts';
import { askAtPort, pickAtPort } from '../../why/pick.ts';
import { late } from '../../widgets/late.tsx';
import { useSize } from '../../widgets/size.ts';
import { setText } from '../../widgets/words/setText.ts';
import { BufferBar } from './BufferBar.tsx';
import { DropMarkAnimation } from './DropMarkAnimation.tsx';
import { paintQueue } from './paint.ts';
import { averageAt } from './policyOverlays.ts';
import { cellsToCss, queueInsets, queueScale } from './scale.ts';
import type { QueueNumbers } from './view.ts';
import { describeQueue, queueAt, queueTable, queueValue } from './words.ts';

/** Policy swaps at a port, with both short names: `EPD → ESPD`. What a link sets at time 0 was never otherwise. */
function policySwaps(
  catalog: Catalog,
  recorded: readonly SettingsInterval<PortState>[],
): readonly { readonly time: number; readonly text: string }[] {
  const short = (id: string) => catalog.policies.find((policy) => policy.id === id)?.short ?? policyName(id);
  return recorded.flatMap(({ from, settings }, i) => {
    const before = recorded[i - 1]?.settings.policy ?? settings.policy;
    if (before === settings.policy) return [];
    return [{ time: from, text: `${short(before)} \u2192 ${short(settings.policy)}` }];
  });
}

const ThresholdHandle = late(
  async () => (await import('../../thresholds/ThresholdHandle.tsx')).ThresholdHandle,
);

/** Rows below this are low, CSS pixels. */
const LOW = 300;
/** Distance of two labels in the right gutter, CSS pixels. */
const LABEL_GAP = { laptop: 17, phone: 30, projector: 38 } as const;

/** Marks reach so far below the limit of the buffer, CSS pixels. */
const MARKS_BELOW = 20;

/** The largest buffer that the port has on any branch of a row: rows share their axis. */
function mostCells(session: Session, { loaded }: Pick<StageState, 'loaded'>, branch: number | null): number {
  const start = loaded?.ports.find(({ id }) => id === loaded.port);
  if (branch === null || start === undefined) return 0;
  const now = runningIds(session).map(
    (id) => tracesFor(session, id).applied.ofPort(start.id).at(-1)?.settings ?? start,
  );
  return Math.max(...now.map(({ bufferCells }) => bufferCells));
}

function useQueueView() {
  const session = useSession();
  const catalog = useMoment((state) => state.catalog);
  const { branch, live, port, recorded } = useBranchContext();
  const tallest = useMoment((state) => mostCells(session, state, branch));
  const profile = useProfile();
  return useMemo(() => {
    const known = catalog && port;
    return {
      profile,
      insets: queueInsets[profile],
      live,
      bufferCells: Math.max(port?.bufferCells ?? 1, tallest),
      history: known ? portHistory(catalog, recorded, port) : { thresholds: [], buffer: [] },
      swaps: known ? policySwaps(catalog, recorded) : [],
      port: port?.id ?? '',
    };
  }, [catalog, live, recorded, port, tallest, profile]);
}

/** The live value next to the plot: at the cursor while there is one, else at the head. */
function useReadout(height: number, bufferCells: number, taken: readonly number[], gap: number, y: Scale) {
  const readout = useRef<HTMLSpanElement>(null);
  useLiveText([height, bufferCells, taken, gap, y], ({ session, traces, time, state: { cursor } }) => {
    const element = readout.current;
    if (!element) return;
    const cells = queueAt(session, time, traces);
    setText(element, Number.isNaN(cells) ? '' : whole(cells));
    const spoken = en.panels.plot.valueAt(clock(time), queueValue(session, time, traces));
    if (element.ariaLabel !== spoken) element.ariaLabel = spoken;
    element.dataset.cursor = String(cursor !== null);
    const wish = y(Number.isNaN(cells) ? 0 : Math.min(cells, bufferCells));
    element.style.transform = `translateY(calc(${nearestFreeY(wish, taken, gap, y(bufferCells), height - 6)}px - 50%))`;
  });
  return readout;
}

function useNumbers(port: string): QueueNumbers {
  const session = useSession();
  const branch = useContext(PlotBranch);
  const average = useMoment(({ now }) => averageAt(tracesFor(session, branch), port, now));
  return { average, gap: useGapWords(port) };
}

export function QueuePanel(): ReactElement {
  const session = useSession();
  const view = useQueueView();
  const { bufferCells, insets, history, profile, port, live } = view;
  const alone = useContext(PlotBranch) === null;
  const run = useRun();
  const isBelowSenders = usePage((s) => s.tab === 'traces') && leadsWithSenders(run);
  const hasBar = profile === 'phone' && alone && !isBelowSenders;
  const box = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(box);
  const gap = LABEL_GAP[profile];
  const current = history.thresholds.filter((line) => line.current !== null);
  const values = current.map((line) => line.current).join();
  const { lines, labels, y } = useMemo(() => {
    const rows = queueScale(bufferCells, height, insets);
    const ys = values === '' ? [] : values.split(',').map((value) => rows(Number(value)));
    return { lines: ys, labels: separateLabels(ys, gap, 8, Math.max(8, height - 8)), y: rows };
  }, [values, bufferCells, height, insets, gap]);
  const numbers = useNumbers(port);
  const readout = useReadout(height, bufferCells, labels, gap, y);

  const pick = useCallback(
    (x: number, row: number, wide: number) => {
      if (live && row <= insets.top + MARKS_BELOW) pickAtPort(session, { x, width: wide });
    },
    [insets, live, session],
  );
  // In a low row of a projector the port's name is where the middle tick would be.
  const ticked =
    profile === 'projector' && height < LOW ? [bufferCells, 0] : [bufferCells, bufferCells / 2, 0];
  const ticks = ticked.map((cells) => (
    <span key={cells} className="tick" style={{ top: cellsToCss(cells, bufferCells, insets) }}>
      {whole(cells)}
    </span>
  ));
  return (
    <>
      {hasBar && <BufferBar />}
      <PlotRow
        box={box}
        name="queue-length"
        showsAsked
        title={en.panels.queue.title}
        notes={
          profile === 'phone'
            ? hasBar || !alone
              ? [en.panels.queue.ofPort(portName(port))]
              : [en.panels.queue.unit, <PortChoice key="port" />]
            : alone
              ? [en.panels.queue.unit, <PortChoice key="port" />, <BufferOpener key="buffer" />]
              : []
        }
        left={ticks}
        right={<span className="readout" role="note" ref={readout} />}
        label={en.panels.queue.label(spokenPort(port))}
        paint={(frame) => paintQueue(frame, { ...view, numbers })}
        describe={(traces) => describeQueue(session, traces)}
        valueAt={(time, traces) => queueValue(session, time, traces)}
        table={(traces) => queueTable(session, traces)}
        onPick={pick}
        onEnter={live ? (time) => askAtPort(session, time) : undefined}
      >
        {live && <DropMarkAnimation profile={profile} width={width} y={insets.top + 2} />}
        {(live ? current : []).map(({ spec, current: value, policy }, i) => (
          <ThresholdHandle
            key={`${policy.id}.${spec.name}`}
            spec={spec}
            applied={value ?? 0}
            bufferCells={bufferCells}
            name={en.panels.queue.threshold(spec.label, spec.unit)}
            placeOf={(value) => ({ top: cellsToCss(value, bufferCells, insets) })}
            valueAt={(place) => y.invert(place.y)}
            shift={Math.round(elementAt(labels, i) - elementAt(lines, i))}
            aside={i % 2 === 1 && isCrowded(lines, i, gap)}
          />
        ))}
      </PlotRow>
    </>
  );
}
