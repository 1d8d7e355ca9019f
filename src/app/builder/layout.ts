import type { PlaceDocument, ScenarioDocument } from '../../contract/index.ts';
import { type PathVc, switchGraph } from '../readings/graph.ts';
import { switchesOf, trunksOf } from './document/parts.ts';

/** Where a switch is: whole or half numbers from 0. */
export type SwitchPlace = PlaceDocument;

export type SwitchPlaces = Readonly<Record<string, SwitchPlace>>;

/** A network that is being built, and where its switches are drawn. */
export interface DraftMoment {
  readonly document: ScenarioDocument;
  readonly places: SwitchPlaces;
}

/** Half a cell of the grid. */
const STEP = 0.5;
/** More columns than these are drawn nowhere. */
const FARTHEST = 63;

const onGrid = (value: number): number => Math.min(FARTHEST, Math.max(0, Math.round(value / STEP) * STEP));

export const snapped = ({ column, row }: SwitchPlace): SwitchPlace => ({
  column: onGrid(column),
  row: onGrid(row),
});

/** Every switch by layers along the VCs, then along links; switches of one layer are centred on the tallest one. */
export function automaticPlaces(document: ScenarioDocument): SwitchPlaces {
  const alone = (id: number, ...route: readonly string[]): PathVc => ({ id, path: ['', ...route, ''] });
  const { nodes, rows } = switchGraph([
    ...document.vcs,
    ...trunksOf(document).map(({ a, b }) => alone(0, a, b)),
    ...switchesOf(document).map(({ id }) => alone(0, id)),
  ]);
  const known = new Set(switchesOf(document).map(({ id }) => id));
  const drawn = nodes.filter(({ id }) => known.has(id));
  const inLayer = (layer: number) => drawn.filter((node) => node.layer === layer).length;
  return Object.fromEntries(
    drawn.map(({ id, layer, row }) => [
      id,
      snapped({ column: layer, row: row + (rows - inLayer(layer)) / 2 }),
    ]),
  );
}

const isTaken = (places: SwitchPlaces, { column, row }: SwitchPlace): boolean =>
  Object.values(places).some((place) => Math.abs(place.column - column) < 1 && Math.abs(place.row - row) < 1);

/** Whole numbers of the grid. */
const LINES = Array.from({ length: FARTHEST + 1 }, (_, line) => line);

/** The first free place of a column from a row on; where it has none, the first one of the grid. */
function firstFree(places: SwitchPlaces, column: number, from: number): SwitchPlace {
  const below = LINES.map((line) => ({ column, row: from + line })).filter(({ row }) => row <= FARTHEST);
  const isFree = (place: SwitchPlace) => !isTaken(places, place);
  const anywhere = () => LINES.flatMap((left) => LINES.map((row) => ({ column: left, row })));
  return below.find(isFree) ?? anywhere().find(isFree) ?? { column, row: onGrid(from) };
}

/** Right of the others, in the first row that is free there. */
export const freeSwitchPlace = (places: SwitchPlaces): SwitchPlace =>
  firstFree(places, onGrid(Math.max(-1, ...Object.values(places).map((place) => place.column)) + 1), 0);

/** Below another one. */
export function placeBelow(places: SwitchPlaces, id: string): SwitchPlace {
  const { column, row } = places[id] ?? freeSwitchPlace(places);
  return firstFree(places, column, row + 1);
}

/** Switches on the place of another one, with the first that is there. */
export const overlapping = (places: SwitchPlaces): readonly (readonly [id: string, on: string])[] => {
  const firsts = new Map<string, string>();
  return Object.entries(places).flatMap(([id, { column, row }]) => {
    const spot = `${column} ${row}`;
    const on = firsts.get(spot);
    if (on !== undefined) return [[id, on] as const];
    firsts.set(spot, id);
    return [];
  });
};

/** Those on the place of another one go below it. */
export function withoutOverlaps(places: SwitchPlaces): SwitchPlaces {
  let next = places;
  for (const [id, on] of overlapping(places)) next = { ...next, [id]: placeBelow(next, on) };
  return next;
}

/** Places of the switches there are: new ones get a free one, those of others are forgotten. */
export function placesFor(document: ScenarioDocument, places: SwitchPlaces): SwitchPlaces {
  const kept = switchesOf(document).filter(({ id }) => places[id] !== undefined);
  let next: SwitchPlaces = Object.fromEntries(kept.map(({ id }) => [id, places[id] as SwitchPlace]));
  for (const { id } of switchesOf(document))
    if (next[id] === undefined) next = { ...next, [id]: freeSwitchPlace(next) };
  return next;
}

/** Places that a document has; else those of the automatic layout. */
export function switchPlaces(document: ScenarioDocument): SwitchPlaces {
  const own = document.stage?.places;
  if (own === undefined) return automaticPlaces(document);
  return placesFor(
    document,
    Object.fromEntries(Object.entries(own).map(([id, place]) => [id, snapped(place)])),
  );
}

/** The document as it is run, shared and saved: with the places, if they are others than those of the automatic layout. */
export function withPlaces(document: ScenarioDocument, places: SwitchPlaces): ScenarioDocument {
  const usual = automaticPlaces(document);
  const isUsual = Object.entries(places).every(
    ([id, { column, row }]) => usual[id]?.column === column && usual[id]?.row === row,
  );
  return isUsual ? document : { ...document, stage: { ...document.stage, places } };
}
