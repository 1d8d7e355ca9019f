import { type ReactElement, useCallback, useContext, useId, useMemo, useRef } from 'react';
import { elementAt, type LoadedReport, PS_PER_MS } from '../../../contract/index.ts';
import { megabits, milliseconds } from '../../format.ts';
import { LaneName } from '../../lanes/LaneName.tsx';
import { vcLane } from '../../lanes/vcLane.ts';
import { PlotBranch, tracesFor } from '../../plot/branch.ts';
import { separateLabels } from '../../plot/labels.ts';
import { PlotRow } from '../../plot/PlotRow.tsx';
import type { Profile } from '../../plot/paint/style.ts';
import { useProfile } from '../../plot/profile.ts';
import row from '../../plot/row/fillLine.module.css';
import type { TimeRange } from '../../plot/scale.ts';
import { binOf, layerAt, layersOf, mostBits, ratesAt } from '../../rates/layers.ts';
import { binsPerBand } from '../../readings/bands.ts';
import { useSession } from '../../session/context.ts';
import { useMoment } from '../../store/moment.ts';
import { stageOf } from '../../store/stage.ts';
import type { StageState } from '../../store/types.ts';
import { en } from '../../strings/en.ts';
import { senderRatesTexts as words } from '../../strings/panels/senderRates.ts';
import { useSize } from '../../widgets/size.ts';
import { bitsScale, paintSenderRates, type SenderRatesView } from './paint.ts';
import styles from './style.module.css';
import { describeSenderRates, senderRatesTable, senderRatesValue } from './words.ts';

/** Least width of a stretch, in which the height is constant, CSS pixels. */
const STRETCH = 6;
/** Distance of two labels next to the stack, CSS pixels. */
const LABEL_LINE = { laptop: 15, phone: 18, projector: 30 } as const;

/** Senders send in bursts of a round trip: a stretch covers at least one if this many stretches then fit into view. */
const LEAST_STRETCHES = 40;

/** Recording windows per stretch. */
function binsOfStretch(loaded: LoadedReport, binPs: number, range: TimeRange, width: number): number {
  const roundTripPs = Math.max(...loaded.vcs.map(({ baseRttPs }) => baseRttPs));
  const leastPs = Math.min(roundTripPs, (range.to - range.from) / LEAST_STRETCHES);
  const wide = binsPerBand(binPs, range, width, STRETCH);
  return Math.max(wide, 2 ** Math.ceil(Math.log2(Math.max(1, leastPs / binPs))));
}

/** Goodput of each sender's application, stacked, next to the capacity of the link. */
export function SenderRatesPanel(): ReactElement | null {
  const loaded = useMoment((state) => state.loaded);
  return loaded === null ? null : <Recorded loaded={loaded} />;
}

function Recorded({ loaded }: { readonly loaded: LoadedReport }): ReactElement {
  const session = useSession();
  const branch = useContext(PlotBranch);
  const followed = useMoment((state) => state.followedVc);
  const profile = useProfile();
  const box = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(box);
  const layers = useMemo(() => layersOf(loaded, followed), [loaded, followed]);
  const readBins = useMemo(
    () =>
      ({ viewport }: StageState) => {
        const binPs = binOf(tracesFor(session, branch), layers);
        return binPs === null || width === 0 ? 1 : binsOfStretch(loaded, binPs, viewport, width);
      },
    [session, branch, loaded, layers, width],
  );
  const bins = useMoment(readBins);
  const most = mostBits(loaded);
  const view: SenderRatesView = { layers, most, bins };
  const pick = useCallback(
    (x: number, y: number, wide: number) => {
      const { viewport, followVc } = stageOf(session).getState();
      const time = viewport.from + (x / wide) * (viewport.to - viewport.from);
      const binPs = binOf(tracesFor(session, branch), layers) ?? 1;
      const rates = ratesAt(tracesFor(session, branch), layers, time + bins * binPs, bins);
      const layer = layerAt(layers, rates, bitsScale(height, most).invert(y));
      if (layer !== null) followVc(layer.large ? null : layer.vcs[0]);
    },
    [session, branch, layers, bins, height, most],
  );
  const binPs = binOf(tracesFor(session, branch), layers) ?? 0;
  return (
    <PlotRow
      box={box}
      name="sender-rates"
      title={profile === 'projector' ? words.brief : words.title}
      notes={
        profile === 'projector'
          ? []
          : [
              words.unit(milliseconds((bins * binPs) / PS_PER_MS, 1)),
              followed === null ? words.follow : words.share,
            ]
      }
      right={profile !== 'phone' && <SenderLabels view={view} height={height} profile={profile} />}
      label={words.label}
      paint={(frame) => paintSenderRates(frame, view)}
      describe={(traces) => describeSenderRates(session, traces)}
      valueAt={(time, traces) => senderRatesValue(session, time, traces)}
      table={(traces) => senderRatesTable(session, traces)}
      onPick={pick}
    />
  );
}

/** Label of the link capacity, and name and rate of each sender at the height of its part; a press follows the sender. */
function SenderLabels({
  view: { layers, most, bins },
  height,
  profile,
}: {
  readonly view: SenderRatesView;
  readonly height: number;
  readonly profile: Profile;
}): ReactElement | null {
  const session = useSession();
  const branch = useContext(PlotBranch);
  const group = useId();
  const loaded = useMoment((state) => state.loaded);
  const followVc = useMoment((state) => state.followVc);
  const rates = useMoment(({ cursor, now }) =>
    ratesAt(tracesFor(session, branch), layers, cursor ?? now, bins),
  );
  const name = useRef<HTMLParagraphElement>(null);
  const { height: named } = useSize(name);
  const y = bitsScale(height, most);
  const line = LABEL_LINE[profile];
  // The highest label is below the name of the capacity line, however many lines that has.
  const first = y(most) + named + 0.6 * line;
  const known = rates.map((rate) => (Number.isNaN(rate) ? 0 : rate));
  const tops = known.map((_, i) => known.slice(0, i + 1).reduce((sum, rate) => sum + rate, 0));
  const room = Math.floor((height - first) / line + 0.5);
  const labelled = layers.flatMap(({ large }, i) =>
    height > 0 && (large || layers.length <= room) ? [i] : [],
  );
  // Labels of parts without height keep the order of the stack.
  const wishes = labelled.map((i) => y(elementAt(tops, i) - elementAt(known, i) / 2) - i / 1000);
  const places = separateLabels(wishes, line, first, height - line / 2);
  return (
    <>
      <p
        className={`${row.fillLine} ${styles.fills}`}
        style={{ top: `${y(most)}px` }}
        aria-hidden="true"
        ref={name}
      >
        <b className="block ink nowrap">{megabits(most)}</b> <small>{words.fills}</small>
      </p>
      <div role="radiogroup" aria-label={en.panels.windows.follow}>
        {labelled.map((i, at) => {
          const lane = vcLane(loaded, elementAt(layers, i), followVc);
          return (
            <LaneName
              key={lane.id}
              lane={{ ...lane, large: elementAt(layers, i).large }}
              group={group}
              className={styles.label}
              style={{ top: `${elementAt(places, at)}px` }}
            >
              <span aria-hidden="true">{megabits(elementAt(rates, i))}</span>
            </LaneName>
          );
        })}
      </div>
    </>
  );
}
