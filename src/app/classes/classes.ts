import {
  BUFFER_CELLS,
  CellFlag,
  type LoadedReport,
  type PortState,
  SERVICE_CLASSES,
  type ServiceClass,
  type VcState,
} from '../../contract/index.ts';
import { whole } from '../format.ts';
import { crosses } from '../store/runKind.ts';
import { classTexts as words } from '../strings/panels/classes.ts';

/** One with as many places as a buffer can have is one without a limit. */
export const isLimited = (places: number): boolean => places < BUFFER_CELLS.max;

/** `500`, or `no limit`. */
export const placesText = (places: number): string => (isLimited(places) ? whole(places) : words.noLimit);

/** `432 of 500`, or `12, no limit`. */
export const fillingText = (cells: number, places: number): string =>
  isLimited(places) ? words.of(whole(cells), whole(places)) : words.free(whole(cells));

/** Classes of the VCs that cross a port, as they are now, in the order of their priority. */
export function classesCrossing(
  loaded: Pick<LoadedReport, 'vcs'> | null,
  port: string,
  states: readonly VcState[],
): readonly ServiceClass[] {
  const ids = (loaded?.vcs ?? [])
    .filter(({ path }) => crosses({ path }, port) || crosses({ path: path.toReversed() }, port))
    .map(({ id }) => id);
  const present = states.filter(({ id }) => ids.includes(id)).map(({ serviceClass }) => serviceClass);
  return SERVICE_CLASSES.filter((serviceClass) => present.includes(serviceClass));
}

/** Waiting cells of each VC. */
export function cellsByVc(buffer: Uint16Array): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const cell of buffer) {
    const vc = cell & CellFlag.vcMask;
    counts.set(vc, (counts.get(vc) ?? 0) + 1);
  }
  return counts;
}

/** Waiting cells of a class. */
export const cellsOfClass = (
  counts: ReadonlyMap<number, number>,
  serviceClass: ServiceClass,
  states: readonly VcState[],
): number =>
  states.reduce((sum, vc) => sum + (vc.serviceClass === serviceClass ? (counts.get(vc.id) ?? 0) : 0), 0);

/** Cells at the right end of the common scale: the largest buffer that has an end. */
export const scaleOf = (port: PortState, classes: readonly ServiceClass[]): number =>
  Math.max(
    1,
    ...classes.map((serviceClass) => port.classes?.[serviceClass].bufferCells ?? 0).filter(isLimited),
  );
