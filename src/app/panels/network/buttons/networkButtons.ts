import { lastOf } from '../../../../contract/index.ts';
import type { Box, Point } from '../../../plot/plane.ts';
import { linkCalled, type Network, portsOf } from '../../../settings/network.ts';
import type { NetworkElement } from '../../../store/elementCard.ts';
import { type NetworkLayout, type Wire, wirePieces } from '../layout.ts';

/** The parts of the picture of a network that can be pressed. */
export interface DrawnNetwork {
  readonly layout: NetworkLayout;
  /** Size of a switch box, CSS pixels. */
  readonly box: { readonly boxWidth: number; readonly boxHeight: number };
  /** Number of routers that a box represents, by its id. */
  readonly routers: ReadonlyMap<string, number>;
  /** Least side of a button, CSS pixels. */
  readonly least: number;
}

export interface Pressed extends Box {
  readonly element: NetworkElement;
}

/** Gap between a box and the button next to it, and the least size of a button, CSS pixels. */
const GAP = 4;
const LEAST_TARGET = 24;

const around = (element: NetworkElement, { x, y }: Point, width: number, height: number): Pressed => ({
  element: element,
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

const wayOf = ({ from, to }: Wire): string => `${from.id}>${to.id}`;
const wayBack = ({ from, to }: Wire): string => `${to.id}>${from.id}`;

/** A wire with its link, and the ports at its ends that send on it and have no drawn buffer. */
interface Line {
  readonly wire: Wire;
  readonly link: string;
  readonly atStart: string | null;
  readonly atEnd: string | null;
}

/** One line for each link, whatever the directions of its wires; the wire with the buffer is preferred. */
function linesOf({ layout: { wires } }: DrawnNetwork, network: Network, port: string): readonly Line[] {
  const ports = new Set(portsOf(network));
  const used = new Set(wires.map(wayOf));
  const pressed = (id: string) => (ports.has(id) && used.has(id) && id !== port ? id : null);
  const inOrder = [...wires].sort((a, b) => Number(b.buffer !== null) - Number(a.buffer !== null));
  const lines = inOrder.flatMap((wire): Line[] => {
    const link = linkCalled(network, wire.from.id, wire.to.id);
    return link === null
      ? []
      : [{ wire, link, atStart: pressed(wayOf(wire)), atEnd: pressed(wayBack(wire)) }];
  });
  return lines.filter(({ link }, i) => lines.findIndex((line) => line.link === link) === i);
}

/** Buttons on a line: the link in its middle, and its ports at their switches where there is room. */
function onLine({ wire, link, atStart, atEnd }: Line, { box, least }: DrawnNetwork): readonly Pressed[] {
  const [a, b] = lastOf(wirePieces(wire));
  const length = Math.max(1, Math.hypot(b.x - a.x, b.y - a.y));
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  /** Distance from the centre of a box to its edge along this line. */
  const out = Math.min(
    ux === 0 ? length : box.boxWidth / 2 / Math.abs(ux),
    uy === 0 ? length : box.boxHeight / 2 / Math.abs(uy),
  );
  const [from, to] = [(wire.buffer ? 0 : out) + GAP, length - out - GAP];
  const at = (along: number): Point => ({ x: a.x + ux * along, y: a.y + uy * along });
  const count = [atStart, atEnd].filter((button) => button !== null).length;
  // Squares along a slanted line touch at their corners.
  const corner = Math.abs(ux) + Math.abs(uy);
  const side = Math.min(least, (to - from) / (count + 1) / corner);
  const hasRoom = side >= LEAST_TARGET;
  const step = hasRoom ? side * corner : 0;
  const [start, end] = [from + (atStart ? step : 0), to - (atEnd ? step : 0)];
  const across = uy === 0 ? Math.max(Math.min(least, hasRoom ? side : least), end - start) : least;
  const place = around({ kind: 'link', id: link }, at((start + end) / 2), across, least);
  const port = (id: string | null, along: number): Pressed[] =>
    id === null || !hasRoom ? [] : [around({ kind: 'port', id }, at(along), side, least)];
  return [place, ...port(atStart, from + step / 2), ...port(atEnd, to - step / 2)];
}

/** Buttons for everything in the picture that has a card except senders and VCs, from left to right. */
export function networkButtons(drawn: DrawnNetwork, network: Network, port: string): readonly Pressed[] {
  const { layout, box, routers, least } = drawn;
  const boxes = layout.boxes.map((shown) => {
    const count = routers.get(shown.id);
    const element: NetworkElement =
      count === undefined
        ? { kind: 'switch', id: shown.id }
        : { kind: 'router', id: count > 1 ? null : shown.id };
    return around(element, shown, Math.max(least, box.boxWidth), Math.max(least, box.boxHeight));
  });
  const lines = linesOf(drawn, network, port).flatMap((line) => onLine(line, drawn));
  const buffer =
    layout.buffer === null ? [] : [{ element: { kind: 'port', id: port } as const, ...layout.buffer }];
  return [...boxes, ...lines, ...buffer].sort((a, b) => a.x - b.x);
}
