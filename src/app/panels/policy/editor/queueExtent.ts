import { CELL_BYTES, type LoadedReport, linkBehind } from '../../../../contract/index.ts';
import { unitName } from '../../../../strings/en/units.ts';
import { duration, whole } from '../../../format.ts';

/** Values that a rule can read of waiting cells, other than their number. */
const NAMES = ['queue time', 'queue bytes', 'cell bytes'] as const;
type Extent = Readonly<Record<(typeof NAMES)[number], number>>;

/** By their names in a rule: picoseconds and bytes. All are NaN where packets wait, whose lengths the page does not know. */
export function queueExtent(loaded: LoadedReport | null, port: string, cells: number): Extent {
  const isKnown = loaded !== null && linkBehind(loaded.scenario, port)?.kind !== 'ethernet';
  const cellBytes = isKnown ? CELL_BYTES : Number.NaN;
  return {
    'queue time': isKnown ? cells * loaded.cellPs : Number.NaN,
    'queue bytes': cells * cellBytes,
    'cell bytes': cellBytes,
  };
}

const bytes = (count: number): string => `${whole(count)}\u00a0${unitName('bytes')}`;

/** The same as the page writes it, each with its unit; empty where it is not known. */
export function queueExtentTexts(extent: Extent): readonly (readonly [name: string, text: string])[] {
  const texts = { 'queue time': duration, 'queue bytes': bytes, 'cell bytes': bytes };
  return NAMES.flatMap((name) =>
    Number.isNaN(extent[name]) ? [] : [[name, texts[name](extent[name])] as const],
  );
}
