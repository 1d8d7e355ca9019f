import { type ReactElement, useCallback, useMemo, useRef } from 'react';
import { type LoadedReport, linkBehind } from '../../../contract/index.ts';
import { clock, duration, kilobytes, portName, whole } from '../../format.ts';
import { useLayoutContext } from '../../panel/layoutContext.ts';
import { isTight } from '../../panel/tight.ts';
import { useProfile } from '../../plot/profile.ts';
import { Row } from '../../plot/row/Row.tsx';
import { shownPolicy, shownPort, shownPortIndex, spokenPort } from '../../plot/shown.ts';
import { usePaint } from '../../plot/useSurface.ts';
import { switchGraph } from '../../readings/graph.ts';
import { lately } from '../../readings/linkUse.ts';
import { listStays } from '../../readings/listStays.ts';
import { windowAt } from '../../readings/windows.ts';
import { useSession } from '../../session/context.ts';
import type { Session } from '../../session/session.ts';
import { type Moment, RARELY_MS, useMoment } from '../../store/moment.ts';
import { hasWindows } from '../../store/runKind.ts';
import { stageOf } from '../../store/stage.ts';
import { en } from '../../strings/en.ts';
import { appliedThresholds } from '../../thresholds/thresholds.ts';
import { tracesOf } from '../../traces/index.ts';
import { late } from '../../widgets/late.tsx';
import { useSize } from '../../widgets/size.ts';
import { useStageSize } from '../../widgets/stageSize.ts';
import { fitsWidth, insideWidth } from './captions.ts';
import { networkLayout } from './layout.ts';
import { Markers } from './Markers.tsx';
import { paintNetwork } from './paint.ts';
import { isUpright, placedGraph } from './placed.ts';
import { Refused } from './refused/Refused.tsx';
import { refusedArrow } from './refused/refusedArrow.ts';
import { layoutWithRings } from './rings/ringLayout.ts';
import { useTimerRings } from './rings/timerRings.ts';
import { groupRouters } from './routerGroups.ts';
import { CAPTION_HEIGHT, sizesFor, TIMES_HEIGHT, wireSizes } from './sizes.ts';
import styles from './style.module.css';
import { Wires } from './Wires.tsx';

/** Example: `VC 8, enters at S2, window 45 KB, on the drop list since 1.090 473.` */
function followedInWords(session: Session, vcId: number): string {
  const { loaded, now } = stageOf(session).getState();
  const vc = loaded?.vcs.find(({ id }) => id === vcId);
  if (!loaded || !vc) return '';
  const bytes = windowAt(vcId, now, tracesOf(session).shown);
  const bar = listStays(session, shownPortIndex(loaded)).at(vcId, now);
  const window = Number.isNaN(bytes) ? en.panels.network.unknownWindow : kilobytes(bytes);
  return en.panels.network.followed(vcId, vc.entry, window, bar ? clock(bar.from) : null);
}

/** A note where the shown port sends up or down, but is drawn sideways. */
function uprightNote({ scenario, port }: LoadedReport): string {
  const [from = '', to = ''] = port.split('>');
  return isUpright(scenario.stage?.places, port) ? en.panels.network.upright(from, to) : '';
}

function describeNetwork(session: Session): string {
  const state = stageOf(session).getState();
  const port = shownPort(state);
  const cells = tracesOf(session).shown.view()?.buffer.length ?? 0;
  if (!state.loaded || !port) return en.panels.notLoaded;
  const own = state.followedVc === null ? '' : followedInWords(session, state.followedVc);
  const { length } = state.loaded.vcs;
  const sentence = en.panels.network.spoken(
    length,
    spokenPort(port.id),
    whole(cells),
    whole(port.bufferCells),
  );
  const note = uprightNote(state.loaded);
  return [note && `${note}.`, own].filter(Boolean).reduce(en.panels.network.and, sentence);
}

/** Buttons that open cards are not loaded before the stage has opened. */
const ElementButtons = late(async () => (await import('./buttons/ElementButtons.tsx')).ElementButtons, {
  isSeen: false,
});

const EditNetwork = late(async () => (await import('./buttons/EditNetwork.tsx')).EditNetwork, {
  isSeen: false,
});

/** Notes in the gutter: rate of the shown link and the range of round-trip times. */
function networkNotes(loaded: LoadedReport | null): string[] {
  if (!loaded) return [];
  const link = linkBehind(loaded.scenario, loaded.port);
  const trips = loaded.vcs.map((vc) => vc.baseRttPs);
  const [low, high] = [Math.min(...trips), Math.max(...trips)];
  const trip = high - low < low / 50 ? duration(low) : en.panels.network.range(duration(low), duration(high));
  const ethernet = loaded.scenario.links.some(({ kind }) => kind === 'ethernet');
  return [
    link ? en.panels.network.rate(link.rateMbps) : '',
    en.panels.network.roundTrip(trip),
    ethernet ? en.panels.network.ethernet : '',
    uprightNote(loaded),
  ].filter(Boolean);
}

/** Example: `R1`, or `10 routers` for a box that represents several. */
const boxName = (id: string, routers = 1): string => (routers > 1 ? en.panels.network.routers(routers) : id);

/** Name of the buffer and how full it is. */
function BufferName({ port }: { readonly port: string }): string {
  const session = useSession();
  const [cells, places] = useMoment((moment) => [
    tracesOf(session).shown.view()?.buffer.length ?? 0,
    shownPort(moment)?.bufferCells ?? 0,
  ]);
  return en.panels.network.buffer(portName(port), whole(cells), whole(places));
}

/** Text description of the network at the time shown. */
function Description(): ReactElement {
  const session = useSession();
  const describe = useCallback(
    ({ now }: Moment) => en.panels.plot.asOf(describeNetwork(session), clock(now)),
    [session],
  );
  return <p className="unseen">{useMoment(describe, RARELY_MS)}</p>;
}

/** Whether more than half of the shown link's slots were recently idle. */
function isQuiet(session: Session, loaded: LoadedReport | null, now: number): boolean {
  const recent = lately(tracesOf(session).shown, loaded, now)?.use;
  return recent !== undefined && recent.idle > recent.slots / 2;
}

/** Markers grow with enlarged text as long as every layer keeps this much width at the usual text size, CSS pixels. */
const LAYER_WIDTH = 62;

/** Whether the network is so tall that on a low page the buffer raster is left out for it. */
const isTall = (rows: number, vcs: number): boolean => rows > 2 || (rows > 1 && vcs > 10);

/** Half the width of the triangle of a refused cell, CSS pixels. */
const TRIANGLE = { laptop: 7, phone: 7, projector: 13 } as const;

export function NetworkPanel(): ReactElement {
  const session = useSession();
  const loaded = useMoment((state) => state.loaded);
  const policy = useMoment(shownPolicy);
  const port = useMoment(shownPort);
  const profile = useProfile();
  const { text } = useStageSize();
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = useSize(box);
  const vcs = loaded?.vcs;
  const grouped = useMemo(() => {
    const nodes = loaded?.scenario.nodes ?? [];
    const routers = new Set(nodes.filter(({ kind }) => kind === 'router').map(({ id }) => id));
    return groupRouters(vcs ?? [], routers);
  }, [vcs, loaded]);
  const graph = useMemo(
    () => placedGraph(switchGraph(grouped.vcs), loaded?.scenario.stage?.places, loaded?.port ?? ''),
    [grouped, loaded],
  );
  const scale = Math.min(text, Math.max(1, size.width / graph.layers / LAYER_WIDTH));
  const sizes = useMemo(() => sizesFor(profile, graph.rows, scale), [profile, graph.rows, scale]);
  const hasTimers = useMoment(hasWindows);
  const plain = useMemo(
    () => networkLayout(graph, loaded?.port ?? '', { ...sizes, width: Math.max(1, size.width) }),
    [graph, loaded, sizes, size.width],
  );
  const roomy = useMemo(() => {
    const width = Math.max(1, size.width);
    return hasTimers ? layoutWithRings(graph, loaded?.port ?? '', { ...sizes, width }, profile) : null;
  }, [graph, loaded, sizes, profile, size.width, hasTimers]);
  const layout = roomy?.layout ?? plain;
  const note = useRef<HTMLSpanElement>(null);
  useTimerRings(box, note);
  const around = useLayoutContext();
  const isBufferBelow = around.magnifies || !isTight(around);
  const places = port?.bufferCells ?? 1;
  const thresholds = appliedThresholds(policy, port).map(({ cells }) => cells);
  usePaint(canvas, size, (frame) =>
    paintNetwork(
      frame,
      { layout, box: sizes, places, thresholds, quiet: isQuiet(session, loaded, frame.state.now) },
      tracesOf(session).shown.view(),
    ),
  );
  const foot = (roomy === null ? CAPTION_HEIGHT : TIMES_HEIGHT)[profile] * text;
  const height = Math.ceil(layout.height + (sizes.captions ? foot : 6));
  // Used above the rings too, if they leave enough room.
  const below = roomy && roomy.sizes.drop > 2 * TRIANGLE[profile] ? roomy.sizes.sourcePitch : sizes.pitch;
  const [from = '', to = ''] = (loaded?.port ?? '').split('>');
  // A letter of the profile's size is about half as wide as the triangle.
  const letters = en.panels.network.refused(99).length * TRIANGLE[profile] * text;
  const longest = en.panels.network.buffer(portName(port?.id ?? ''), whole(places), whole(places));
  const yOf = (id: string) => layout.boxes.find((b) => b.id === id)?.y;
  // Above the buffer of a slanted wire there may be another wire.
  const level = yOf(from) === yOf(to);
  const xOf = (id: string) => layout.boxes.find((b) => b.id === id)?.x ?? 0;
  const fromLeft = xOf(from) <= xOf(to);
  return (
    <Row
      name="network"
      title={en.panels.network.title}
      notes={[...networkNotes(loaded), <span key="waiting" ref={note} />]}
      right={<EditNetwork />}
      style={{ '--network-height': `${height}px` }}
    >
      <div
        className="anchor tall"
        translate="no"
        ref={box}
        data-rings={roomy === null ? 'small' : 'large'}
        data-tall={isTall(graph.rows, vcs?.length ?? 0)}
      >
        <Wires
          layout={layout}
          width={size.width}
          height={size.height}
          boxHeight={sizes.boxHeight}
          pitch={sizes.pitch}
          rail={wireSizes[profile].rail}
          wedge={profile === 'laptop' && graph.rows === 1 && isBufferBelow}
        />
        <canvas ref={canvas} />
        {layout.boxes.map((node) => (
          <span
            key={node.id}
            className={styles.switchBox}
            data-kind={grouped.routers.has(node.id) ? 'router' : 'switch'}
            style={{
              left: `${node.x}px`,
              top: `${node.y}px`,
              minWidth: `${sizes.boxWidth}px`,
              height: `${sizes.boxHeight}px`,
            }}
          >
            {boxName(node.id, grouped.routers.get(node.id))}
          </span>
        ))}
        <Markers
          layout={layout}
          size={sizes.pitch - 2}
          ring={(roomy?.sizes.sourcePitch ?? sizes.pitch) - 2}
        />
        <ElementButtons
          layout={layout}
          box={sizes}
          routers={grouped.routers}
          least={profile === 'phone' ? 44 : 24}
        />
        {layout.captions.map(({ of, x, y, text: words }) => (
          <span
            key={of}
            className={styles.caption}
            data-of={of.startsWith('source') ? 'source' : 'destination'}
            style={{ left: `${x}px`, top: `${y}px` }}
          >
            {words}
          </span>
        ))}
        {layout.buffer && (
          <>
            <span
              className={styles.bufferName}
              hidden={!level || !fitsWidth(longest, size.width, text)}
              style={{
                left: `${insideWidth(layout.buffer.x + layout.buffer.width / 2, longest, size.width, text)}px`,
                top: `${layout.buffer.y}px`,
              }}
            >
              <BufferName port={port?.id ?? ''} />
            </span>
            <Refused
              buffer={layout.buffer}
              arrow={refusedArrow(layout.buffer, fromLeft, TRIANGLE[profile], layout.markers, below, letters)}
              letters={letters}
              width={size.width}
              fromLeft={fromLeft}
            />
          </>
        )}
        <Description />
      </div>
    </Row>
  );
}
