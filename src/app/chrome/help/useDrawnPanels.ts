import { EventCode } from '../../../contract/index.ts';
import { TABS } from '../../link/state.ts';
import { placed } from '../../panel/arrange/arrange.ts';
import { declaredPanels } from '../../panel/declared.ts';
import { useArrangement, useLayoutContext } from '../../panel/layoutContext.ts';
import type { Panel } from '../../panel/panel.ts';
import { shownPolicy } from '../../plot/shown.ts';
import { useSession } from '../../session/context.ts';
import { useMoment } from '../../store/moment.ts';
import type { LegendSignId } from '../../strings/panels/legend.ts';
import { thresholdSpecs } from '../../thresholds/thresholds.ts';
import { tracesOf } from '../../traces/index.ts';

/** Signs of events that many runs never have: they are drawn once one is recorded. */
const RARE = {
  cross: EventCode.pushOut,
  marked: EventCode.mark,
  capital: EventCode.echo,
  listed: EventCode.capture,
} as const satisfies Partial<Record<LegendSignId, number>>;
const isRare = (sign: LegendSignId): sign is keyof typeof RARE => Object.hasOwn(RARE, sign);

/** A panel in sight, and those of its signs that this run has. */
export type DrawnPanel = Pick<Panel, 'id' | 'title' | 'draws'>;

/** The panels of the stage that draw something, in their order; on a phone those of all tabs. */
export function useDrawnPanels(): readonly DrawnPanel[] {
  const around = useLayoutContext();
  const page = useArrangement();
  const session = useSession();
  const hasThresholds = useMoment((state) => thresholdSpecs(shownPolicy(state) ?? undefined).length > 0);
  const recorded = useMoment(() =>
    Object.values(RARE)
      .filter((code) => tracesOf(session).shown.events(code).length > 0)
      .join(),
  ).split(',');
  const isDrawn = (id: string, sign: LegendSignId): boolean => {
    if (id === 'queue-length' && sign === 'dashed') return hasThresholds;
    return !isRare(sign) || recorded.includes(String(RARE[sign]));
  };
  const places =
    around.profile === 'phone' ? (['lead', ...TABS] as const) : (['left', 'lead', 'right'] as const);
  const shown = new Set(places.flatMap((where) => placed(declaredPanels(), where, around, page)));
  return [...shown]
    .map(({ id, title, draws }) => ({ id, title, draws: draws.filter((sign) => isDrawn(id, sign)) }))
    .filter(({ draws }) => draws.length > 0);
}
