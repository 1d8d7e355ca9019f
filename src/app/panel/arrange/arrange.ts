import { type Arrangement, isHidden } from '../../link/parts.ts';
import type { Tab } from '../../store/types.ts';
import type { CompareRow, LayoutContext, Panel, Region, ResultRow, Run } from '../panel.ts';

const isFor = ({ when }: Panel, run: Run): boolean => when?.(run) ?? true;
const isOpen = (panel: Panel, around: LayoutContext): boolean =>
  isFor(panel, around.run) && (panel.isOpen?.(around) ?? true);

const orderOf = ({ order, orderOnPhone }: Panel, { profile }: LayoutContext): number =>
  profile === 'phone' ? (orderOnPhone ?? order) : order;

/** Their own order, but those named first come first. */
const sorted = (panels: readonly Panel[], around: LayoutContext, first: readonly string[] = []) => {
  const rank = ({ id }: Panel) => (first.includes(id) ? first.indexOf(id) : first.length);
  return panels.toSorted((a, b) => rank(a) - rank(b) || orderOf(a, around) - orderOf(b, around));
};

/** A panel that is enlarged has the place for itself. */
export function enlargedOrAll(panels: readonly Panel[], large: readonly string[] = []): readonly Panel[] {
  const enlarged = panels.filter(({ id }) => large.includes(id));
  return enlarged.length > 0 ? enlarged : panels;
}

const isOn = ({ places, region }: Panel, profile: LayoutContext['profile'], where: Region | Tab): boolean =>
  profile === 'phone'
    ? places.phone === where || (places.phoneToo ?? []).some((tab) => tab === where)
    : places[profile] && region === where;

/** What a region, or a tab of a phone, shows from top to bottom. */
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

/** Panels that this screen has for the run, shown or left out. */
export const choosable = (panels: readonly Panel[], around: LayoutContext): readonly Panel[] =>
  panels.filter((panel) => isOpen(panel, around) && Boolean(panel.places[around.profile]));

/** What each branch shows in a row of compare. */
export const inRow = (panels: readonly Panel[], row: CompareRow, run: Run): readonly Panel[] =>
  panels.filter((panel) => isFor(panel, run) && panel.compare?.(run) === row);

/** What the result of two branches shows once, or for each of them. */
export const inResult = (
  panels: readonly Panel[],
  row: ResultRow,
  run: Run,
  page: Arrangement,
): readonly Panel[] =>
  panels.filter((panel) => isFor(panel, run) && panel.result?.(run) === row && !isHidden(page, panel.id));

/** Whether a phone has anything in a tab, now or once the reader opens it. */
export const keepsTab = (panels: readonly Panel[], tab: Tab, run: Run, page: Arrangement): boolean =>
  panels.some((panel) => panel.places.phone === tab && isFor(panel, run) && !isHidden(page, panel.id));

/** Whether the link leaves anything in a region. */
export const keepsRegion = (panels: readonly Panel[], region: Region, page: Arrangement): boolean =>
  panels.some((panel) => panel.region === region && !isHidden(page, panel.id));
