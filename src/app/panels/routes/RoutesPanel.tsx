import { type MouseEvent, type ReactElement, useId, useMemo, useRef, useState } from 'react';
import { shownRmNumber } from '../../../contract/index.ts';
import { exact, whole } from '../../format.ts';
import { usePaintInSight } from '../../plot/inSight.ts';
import { useProfile } from '../../plot/profile.ts';
import { Row } from '../../plot/row/Row.tsx';
import { usePlotTable } from '../../plot/table/usePlotTable.tsx';
import { useLiveText } from '../../plot/useLiveText.ts';
import { usePaint } from '../../plot/useSurface.ts';
import { useSession } from '../../session/context.ts';
import { openElementCard } from '../../store/elementCard.ts';
import { RARELY_MS, useMoment } from '../../store/moment.ts';
import { inspectorOf, type RmName, useInspection } from '../../store/questions/inspection.ts';
import { rmCellsIn } from '../../store/questions/rmPick.ts';
import { abrVcs } from '../../store/runKind.ts';
import { stageOf } from '../../store/stage.ts';
import { vcName } from '../../store/vcNames.ts';
import { ratePanels } from '../../strings/panels/ratePanels.ts';
import { tracesOf } from '../../traces/index.ts';
import { sizeOf, useStageSize } from '../../widgets/stageSize.ts';
import { setText } from '../../widgets/words/setText.ts';
import { cellsAlong, rmCellPlaceWords, routesTable } from './cells.ts';
import { drawnRmCells, paintRoutes, type RoutesView } from './paint.ts';
import { RouteElements } from './RouteElements.tsx';
import { routeLayout } from './routes.ts';
import styles from './style.module.css';
import '../../rates/lanes.css';
import { keys, type Press } from '../../keys/keys.ts';
import { useLatest } from '../../latest.ts';
import { Radio } from '../../widgets/Radio.tsx';
import { useSize } from '../../widgets/size.ts';

/** Distance of two routes, half the side of an RM cell, a third of it at most, and the width of a switch, CSS pixels. */
const SIZES = {
  laptop: { pitch: 12, half: 4, box: 26, names: 16 },
  phone: { pitch: 18, half: 6, box: 26, names: 18 },
  projector: { pitch: 30, half: 10, box: 52, names: 36 },
} as const;

/** Between a name and its source; a letter of a name on a phone, CSS pixels. */
const NEXT_TO = 4;
const LETTER = 7;

const words = ratePanels.routes;

/** One line per VC over the switches, with the RM cells on it. */
export function RoutesPanel(): ReactElement {
  const session = useSession();
  const loaded = useMoment((s) => s.loaded);
  const followed = useMoment((s) => s.followedVc);
  const followVc = useMoment((s) => s.followVc);
  const chosen = useInspection((s) => s.cell);
  const [pointed, setPointed] = useState<RmName | null>(null);
  const profile = useProfile();
  const { text } = useStageSize();
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const spoken = useRef<HTMLParagraphElement>(null);
  const [group, spokenId] = [useId(), useId()];
  const thinned = useRef<HTMLElement>(null);
  const size = useSize(box);
  const vcs = useMemo(() => abrVcs(loaded), [loaded]);
  const { half, box: boxWidth, names } = SIZES[profile];
  const pitch = SIZES[profile].pitch * text;
  // A phone has no gutter that names may reach into.
  const longest = Math.max(0, ...vcs.map(({ id }) => vcName(loaded, id).length));
  const reserved = profile === 'phone' ? longest * LETTER * text + half + NEXT_TO : 0;
  const layout = useMemo(
    () => routeLayout(vcs, { width: Math.max(1, size.width), top: 8, pitch, names: reserved }),
    [vcs, size.width, pitch, reserved],
  );
  const view: RoutesView = { layout, followed, half, box: boxWidth, chosen, pointed };
  const drawn = useLatest(view);
  usePaint(canvas, size, (frame) => paintRoutes(frame, view));
  usePaintInSight(size.height);
  // biome-ignore lint/correctness/useExhaustiveDependencies: how many are drawn depends on the room there is.
  useLiveText(
    [vcs, layout],
    ({ session }) => {
      const cells = rmCellsIn(tracesOf(session).shown.view(), null);
      const back = cells.filter(({ backward }) => backward).length;
      setText(spoken.current, words.spoken(vcs.length, cells.length - back, back));
      const { oneOf } = drawnRmCells(session, drawn.current);
      setText(thinned.current, oneOf > 1 ? words.oneOf(whole(oneOf)) : '');
    },
    RARELY_MS,
  );

  const open = (cell: RmName) => {
    stageOf(session).getState().followVc(cell.vc);
    inspectorOf(session).open({ vc: cell.vc, number: cell.number }, stageOf(session).getState().now);
  };
  const onClick = ({ clientX, clientY }: MouseEvent) => {
    const frame = box.current?.getBoundingClientRect();
    if (!frame) return;
    const { fit } = sizeOf(session).getState();
    const [x, y] = [(clientX - frame.left) / fit, (clientY - frame.top) / fit];
    const reach = Math.max(12, half * 2);
    const near = drawnRmCells(session, view)
      .places.map((place) => ({ ...place, d: Math.hypot(place.x - x, place.y - y) }))
      .sort((a, b) => a.d - b.d)[0];
    if (near !== undefined && near.d < reach) open(near.cell);
    else {
      const route = layout.routes.find((candidate) => Math.abs(candidate.y - y) < pitch / 2);
      if (route) followVc(route.vc === followed ? null : route.vc);
    }
  };
  const vc = followed ?? vcs[0]?.id ?? 0;
  const { table, swaps } = usePlotTable(() => routesTable(session));
  const act = ({ key: pressed }: Press, slider: Element) => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[pressed];
    return by === undefined && pressed !== 'Enter' ? null : () => go(by, slider);
  };
  const go = (by: number | undefined, slider: Element) => {
    const list = cellsAlong(session, vc);
    const at = list.findIndex((cell) => cell.vc === pointed?.vc && cell.number === pointed.number);
    if (by === undefined) {
      if (list[at] !== undefined) open(list[at]);
      return;
    }
    const next = list[at < 0 ? (by > 0 ? 0 : list.length - 1) : (at + by + list.length) % list.length];
    setPointed(next ?? null);
    const name = vcName(loaded, vc);
    const said = next
      ? words.chosen(
          name,
          whole(shownRmNumber(next.number)),
          words.ways[next.backward ? 1 : 0] ?? '',
          rmCellPlaceWords(session, next),
        )
      : words.none(name);
    slider.setAttribute('aria-valuetext', said);
    slider.setAttribute('aria-valuenow', String(next ? list.indexOf(next) + 1 : 0));
  };
  const rate = loaded?.scenario.links[0]?.rateMbps ?? 0;
  const key = (
    <p className={styles.key} aria-hidden="true">
      <span className="block nowrap">
        <i className={styles.sign} /> {words.forward}
      </span>
      <span className="block nowrap">
        <i className={styles.sign} data-back="true" /> {words.backward}
      </span>
      <small ref={thinned} />
    </p>
  );
  // A phone has no gutters.
  const inside = profile === 'phone';
  return (
    <Row
      name="routes"
      title={words.title}
      notes={inside ? [] : words.notes(exact(rate))}
      style={{ '--routes-height': `${Math.ceil(layout.bottom + 8 + names * text)}px` }}
      left={inside && key}
      right={!inside && key}
    >
      <div className="anchor tall" ref={box} {...keys(swaps)}>
        <canvas ref={canvas} />
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys do it too, by keys() or chords(). */}
        <div
          className="cover pressable"
          data-rm-cells=""
          role="slider"
          tabIndex={0}
          aria-label={words.inspect}
          aria-description={words.inspectHint}
          aria-describedby={spokenId}
          aria-valuemin={0}
          aria-valuemax={1000}
          aria-valuenow={0}
          aria-valuetext={words.inspectHint}
          onClick={onClick}
          {...keys(act)}
          onBlur={() => setPointed(null)}
        />
        <div role="radiogroup" aria-label={words.follow}>
          {layout.routes.map(({ vc: id, y, nodes }) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys do it too, by keys() or chords().
            <label
              key={id}
              className={styles.name}
              data-followed={id === followed}
              {...keys(({ key: pressed }) => {
                if (pressed === 'Escape') return () => followVc(null);
                if (pressed !== 'Enter') return null;
                return () => openElementCard(session, { kind: 'sender', id: String(id) });
              })}
              onClick={({ target }) => {
                // Arrows press the input: they follow only.
                if (!(target instanceof HTMLInputElement))
                  openElementCard(session, { kind: 'sender', id: String(id) }, false);
              }}
              style={{ top: `${y}px`, right: `${size.width - (nodes[0] ?? 0) + half + NEXT_TO}px` }}
            >
              <Radio
                name={group}
                unseen
                checked={id === followed}
                onChoose={() => followVc(id)}
                label={words.followed(vcName(loaded, id))}
              />
              <span aria-hidden="true">{vcName(loaded, id)}</span>
            </label>
          ))}
        </div>
        <RouteElements columns={layout.columns} bottom={layout.bottom} />
        <p ref={spoken} id={spokenId} className="unseen" />
        {table}
      </div>
    </Row>
  );
}
