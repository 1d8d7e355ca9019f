import type { PlotFrame } from '../../plot/frame.ts';
import { inSight } from '../../plot/inSight.ts';
import type { Session } from '../../session/session.ts';
import type { RmName } from '../../store/questions/inspection.ts';
import { rmCellsIn, type SeenRmCell } from '../../store/questions/rmPick.ts';
import { vcColor, vcDash, vcTier } from '../../theme/tokens/tokens.ts';
import { tracesOf } from '../../traces/index.ts';
import { labelNextToLine, oneOf, type Route, type RouteLayout, rmPlace } from './routes.ts';

export interface RoutesView {
  readonly layout: RouteLayout;
  readonly followed: number | null;
  /** Half the side of an RM cell, and the width of a switch, CSS pixels. */
  readonly half: number;
  readonly box: number;
  /** The RM cell that is looked into, and the one that the keys have come to. */
  readonly chosen: RmName | null;
  readonly pointed: RmName | null;
}

const isCell = (name: RmName | null, cell: SeenRmCell): boolean =>
  name !== null && name.vc === cell.vc && name.number === cell.number;

/** Whether a route is in sight. */
type Seen = (y: number) => boolean;

/** Half of the smallest mark of a source, CSS pixels. */
const LEAST_SOURCE = 4;

function paintLines(
  { ctx, style, state }: PlotFrame,
  { layout, followed, half }: RoutesView,
  seen: Seen,
): void {
  for (const { vc, y, nodes } of layout.routes) {
    if (!seen(y)) continue;
    const color = vcColor(state.theme, vc);
    const [left = 0] = nodes;
    const right = nodes.at(-1) ?? 0;
    ctx.strokeStyle = color;
    ctx.fillStyle = color;
    ctx.lineWidth = vc === followed ? style.followed[0] * 1.5 : style.lane[0];
    ctx.setLineDash([...vcDash(vc)]);
    ctx.beginPath();
    ctx.moveTo(left, y);
    ctx.lineTo(right, y);
    ctx.stroke();
    ctx.setLineDash([]);
    const size = Math.max(LEAST_SOURCE, half * 0.8);
    ctx.beginPath();
    if (vcTier(vc) === 0) ctx.arc(left, y, size, 0, 7);
    else if (vcTier(vc) === 1) ctx.rect(left - size, y - size, 2 * size, 2 * size);
    else {
      ctx.moveTo(left, y - size);
      ctx.lineTo(left + size, y + size);
      ctx.lineTo(left - size, y + size);
    }
    ctx.fill();
  }
}

interface DrawnCells {
  readonly places: readonly { readonly cell: SeenRmCell; readonly x: number; readonly y: number }[];
  /** Where they are thickest, one of so many is drawn. */
  readonly oneOf: number;
}

/** Between two RM cells of a wire and the one of the other way that comes between them, CSS pixels. */
const ROOM = 3;

const wireOf = ({ vc, hop, backward }: SeenRmCell): string => `${vc} ${hop} ${backward}`;

/** RM cells on each hop and way of each VC. */
function countOnWires(cells: readonly SeenRmCell[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const cell of cells) {
    if (cell.waiting >= 0) continue;
    counts.set(wireOf(cell), (counts.get(wireOf(cell)) ?? 0) + 1);
  }
  return counts;
}

const lengthOf = ({ nodes }: Route, hop: number): number => (nodes[hop + 1] ?? 0) - (nodes[hop] ?? 0);

/** Where the RM cells in sight are drawn; of a train too thick to be distinguished, one of several. */
export function drawnRmCells(session: Session, view: RoutesView): DrawnCells {
  const cells = rmCellsIn(tracesOf(session).shown.view(), null);
  const routes = new Map(view.layout.routes.map((route) => [route.vc, route]));
  const counts = countOnWires(cells);
  let most = 1;
  const places = cells.flatMap((cell) => {
    const route = routes.get(cell.vc);
    if (route === undefined) return [];
    if (cell.waiting < 0) {
      const n = oneOf(counts.get(wireOf(cell)) ?? 1, lengthOf(route, cell.hop), 2 * (2 * view.half + ROOM));
      most = Math.max(most, n);
      if (cell.number % n !== 0 && !isCell(view.chosen, cell) && !isCell(view.pointed, cell)) return [];
    }
    const x = rmPlace(route, cell.hop, cell.place, cell.waiting, cell.backward, view.box);
    return [{ cell, x, y: labelNextToLine(route, view.half, cell.backward) }];
  });
  return { places, oneOf: most };
}

function paintCells({ session, ctx, t }: PlotFrame, view: RoutesView, seen: Seen): void {
  const { half } = view;
  for (const { cell, x, y } of drawnRmCells(session, view).places) {
    if (!seen(y)) continue;
    const ringed = isCell(view.chosen, cell) || isCell(view.pointed, cell);
    if (ringed) {
      ctx.fillStyle = t.hl;
      ctx.fillRect(x - half - 4, y - half - 4, 2 * half + 8, 2 * half + 8);
    }
    ctx.fillStyle = t.bg;
    ctx.fillRect(x - half - 1, y - half - 1, 2 * half + 2, 2 * half + 2);
    ctx.fillStyle = ringed ? t.hlink : t.ink;
    ctx.fillRect(x - half, y - half, 2 * half, 2 * half);
    if (!cell.backward) continue;
    ctx.fillStyle = t.bg;
    const inner = half - Math.max(1.4, half * 0.3);
    ctx.fillRect(x - inner, y - inner, 2 * inner, 2 * inner);
  }
}

/** Drawn beyond what is in sight, for who scrolls faster than the page paints, CSS pixels. */
const AHEAD = 200;

export function paintRoutes(frame: PlotFrame, view: RoutesView): void {
  const { ctx, t, style, scale } = frame;
  const { from, to } = inSight(frame.session, ctx.canvas);
  const seen = (y: number) => y > from - AHEAD && y < to + AHEAD;
  ctx.setTransform(scale, 0, 0, scale, 0, 0);
  ctx.clearRect(0, 0, frame.width, frame.height);
  const { columns, top, bottom } = view.layout;
  for (const { x } of columns) {
    ctx.fillStyle = t.panel;
    ctx.strokeStyle = t.ink;
    ctx.lineWidth = style.threshold;
    ctx.beginPath();
    ctx.roundRect(x - view.box / 2, top - 4, view.box, bottom - top + 8, 6);
    ctx.fill();
    ctx.stroke();
  }
  paintLines(frame, view, seen);
  paintCells(frame, view, seen);
}
