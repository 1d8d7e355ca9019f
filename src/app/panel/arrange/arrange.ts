import { type Arrangement, isHidden } from '../../link/parts.ts';
import type { Tab } from '../../store/types.ts';
import type { CompareRow, LayoutContext, Panel, Region, ResultRow, Run } from '../panel.ts';

const isFor = ({ when }: Panel, run: Run): boolean => when?.(run) ?? true;
const isOpen = (panel: Panel, around: LayoutContext): boolean =>
  isFor(panel, around.run) && (panel.isOpen?.(around) ?? true);

const orderOf = ({ order, orderOnPhone }: Panel, { profile }: LayoutContext): number =>
  profile === 'phone' ? (orderOnPhone ?? order) : order;

/** Sorts by the panels' own order, after those listed in `first`. */
const sorted = (panels: readonly Panel[], around: LayoutContext, first: readonly string[] = []) => {
  const rank = ({ id }: Panel) => (first.includes(id) ? first.indexOf(id) : first.length);
  return panels.toSorted((a, b) => rank(a) - rank(b) || orderOf(a, around) - orderOf(b, around));
};

/** The enlarged panels, which have the region to themselves, or else all panels. */
export function enlargedOrAll(panels: readonly Panel[], large: readonly string[] = []): readonly Panel[] {
  const enlarged = panels.filter(({ id }) => large.includes(id));
  return enlarged.length > 0 ? enlarged : panels;
}

const isOn = ({ places, region }: Panel, profile: LayoutContext['profile'], where: Region | Tab): boolean =>
  profile === 'phone'
    ? places.phone === where || (places.phoneToo ?? []).some((tab) => tab === where)
    : places[profile] && region === where;

/** Panels of a region, or of a tab of a phone, from top to bottom. */
export const placed = (
  panels: readonly Panel[],
  where: Region | Tab,
  around: LayoutContext,
  page: Arrangement,
): readonly Panel[] => {
  const shown = panels.filter(
    (panel) => isOn(panel, around.profile, where) && isOpen(panel, around) && !isHidden(page, panel.id),
  );
  return enlargedOrAll(sorted(shown, around, page.order), page.large);
};

/** Panels available on this screen for the run, shown or hidden. */
export const choosable = (panels: readonly Panel[], around: LayoutContext): readonly Panel[] =>
  panels.filter((panel) => isOpen(panel, around) && Boolean(panel.places[around.profile]));

/** Panels of each branch in a row of a comparison. */
export const inRow = (panels: readonly Panel[], row: CompareRow, run: Run): readonly Panel[] =>
  panels.filter((panel) => isFor(panel, run) && panel.compare?.(run) === row);

/** Panels of the result of two branches, shown once, or for each of them. */
export const inResult = (
  panels: readonly Panel[],
  row: ResultRow,
  run: Run,
  page: Arrangement,
): readonly Panel[] =>
  panels.filter((panel) => isFor(panel, run) && panel.result?.(run) === row && !isHidden(page, panel.id));

/** Whether a tab of a phone has any panel, now or once the reader opens it. */
export const keepsTab = (panels: readonly Panel[], tab: Tab, run: Run, page: Arrangement): boolean =>
  panels.some((panel) => panel.places.phone === tab && isFor(panel, run) && !isHidden(page, panel.id));

/** Whether the link leaves any panel in a region. */
export const keepsRegion = (panels: readonly Panel[], region: Region, page: Arrangement): boolean =>
  panels.some((panel) => panel.region === region && !isHidden(page, panel.id));
