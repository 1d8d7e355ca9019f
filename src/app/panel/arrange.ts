import { isHidden, type Visibility } from '../link/controls.ts';
import type { Tab } from '../store/types.ts';
import type { CompareRow, Panel, Region, Run, Surroundings } from './panel.ts';

const isFor = ({ when }: Panel, run: Run): boolean => when?.(run) ?? true;

const isShown = (panel: Panel, around: Surroundings, page: Visibility): boolean =>
  isFor(panel, around.run) && (panel.isOpen?.(around) ?? true) && !isHidden(page, panel.id);

/** What a laptop or a projector shows in a region. */
export const inRegion = (
  panels: readonly Panel[],
  region: Region,
  around: Surroundings,
  page: Visibility,
): readonly Panel[] =>
  panels.filter(
    (panel) =>
      panel.region === region &&
      panel.places[around.profile === 'projector' ? 'projector' : 'laptop'] &&
      isShown(panel, around, page),
  );

/** What a phone shows in a tab, or above all of them. */
export const inTab = (
  panels: readonly Panel[],
  tab: Tab | 'lead',
  around: Surroundings,
  page: Visibility,
): readonly Panel[] =>
  panels
    .filter((panel) => panel.places.phone === tab && isShown(panel, around, page))
    .sort((a, b) => (a.orderOnPhone ?? a.order) - (b.orderOnPhone ?? b.order));

/** Whether a phone has anything in a tab, now or once the reader opens it. */
export const keepsTab = (panels: readonly Panel[], tab: Tab, run: Run, page: Visibility): boolean =>
  panels.some((panel) => panel.places.phone === tab && isFor(panel, run) && !isHidden(page, panel.id));

/** What each branch shows in a row of compare. */
export const inRow = (panels: readonly Panel[], row: CompareRow, run: Run): readonly Panel[] =>
  panels.filter((panel) => isFor(panel, run) && panel.compare?.(run) === row);

/** Whether the link leaves anything in a region. */
export const keepsRegion = (panels: readonly Panel[], region: Region, page: Visibility): boolean =>
  panels.some((panel) => panel.region === region && !isHidden(page, panel.id));
