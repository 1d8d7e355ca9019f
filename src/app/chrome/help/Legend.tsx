import { type ReactElement, useId, useRef } from 'react';
import { EventCode } from '../../../contract/index.ts';
import { TABS } from '../../link/state.ts';
import { placed } from '../../panel/arrange/arrange.ts';
import { declaredPanels } from '../../panel/declared.ts';
import { useArrangement, useLayoutContext } from '../../panel/layoutContext.ts';
import type { Panel } from '../../panel/panel.ts';
import { shownPolicy } from '../../plot/shown.ts';
import { useSession } from '../../session/context.ts';
import { useMoment } from '../../store/moment.ts';
import {
  type LegendSignId,
  type LegendSignId as Sign,
  legendTexts as texts,
} from '../../strings/panels/legend.ts';
import { thresholdSpecs } from '../../thresholds/thresholds.ts';
import { tracesOf } from '../../traces/index.ts';
import { LegendSign } from './LegendSign.tsx';
import styles from './legend.module.css';
import { useNextTo } from './useNextTo.ts';

/** Signs of events that many runs never have: they are drawn once one is recorded. */
const RARE = {
  cross: EventCode.pushOut,
  marked: EventCode.mark,
  capital: EventCode.echo,
  listed: EventCode.capture,
} as const satisfies Partial<Record<LegendSignId, number>>;
const isRare = (sign: LegendSignId): sign is keyof typeof RARE => Object.hasOwn(RARE, sign);

/** A panel in sight, and those of its signs that this run has. */
type DrawnPanel = Pick<Panel, 'id' | 'title' | 'draws'>;

/** The panels of the stage that draw something, in their order; on a phone those of all tabs. */
function useDrawnPanels(): readonly DrawnPanel[] {
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

interface PartProps {
  /** Id of the panel; undefined for all panels. */
  readonly of?: string;
  readonly title: string;
  readonly rows: readonly (readonly [sign: Sign, means: string | undefined])[];
}

function Signs({ rows, label }: Pick<PartProps, 'rows'> & { readonly label?: string }): ReactElement {
  return (
    <ul aria-label={label}>
      {rows.map(([sign, means]) => (
        <li key={sign}>
          <LegendSign sign={sign} />
          {means}
        </li>
      ))}
    </ul>
  );
}

function Part({ of, title, rows }: PartProps): ReactElement {
  const id = useId();
  return (
    <section aria-labelledby={id} data-of={of}>
      <h4 id={id}>{title}</h4>
      <Signs rows={rows} />
    </section>
  );
}

const meaningsOf = ({ id, draws }: DrawnPanel): PartProps['rows'] =>
  draws.map((sign) => [sign, texts.panels[id]?.[sign]]);

/** Legend of one panel, at its title. Nothing for a panel of text. */
export function LegendOf({ panel }: { readonly panel: string }): ReactElement | null {
  const drawn = useDrawnPanels().find(({ id }) => id === panel);
  if (drawn === undefined) return null;
  return (
    <div className={styles.legend}>
      <Signs label={texts.title} rows={meaningsOf(drawn)} />
    </div>
  );
}

/** Legend of each visible panel, next to it and connected by a line, where there is room. */
export function Legend({ isNextToTraces }: { readonly isNextToTraces: boolean }): ReactElement {
  const panels = useDrawnPanels();
  const list = useRef<HTMLDivElement>(null);
  const lines = useNextTo(list, isNextToTraces, panels.map(({ id, draws }) => [id, ...draws].join()).join());
  return (
    <div ref={list} className={styles.legend} data-beside={isNextToTraces || undefined}>
      <h3 className={isNextToTraces ? 'unseen' : undefined}>{texts.title}</h3>
      {!isNextToTraces && <p>{texts.atTitles}</p>}
      {panels.map((panel) => (
        <Part key={panel.id} of={panel.id} title={panel.title} rows={meaningsOf(panel)} />
      ))}
      <Part title={texts.everywhere} rows={texts.all} />
      <svg className={styles.lines} aria-hidden="true">
        {lines.map(({ of, d }) => (
          <path key={of} d={d} />
        ))}
      </svg>
    </div>
  );
}

/** The legend in a word or two per sign, for a projector. A sign of the same meaning is listed once. */
export function WallLegend(): ReactElement {
  const named = useDrawnPanels().flatMap(({ id, draws }) =>
    draws.map((sign) => ({ sign, name: texts.wall[id]?.[sign] ?? '' })),
  );
  const once = new Map(named.map((each) => [`${each.sign} ${each.name}`, each]));
  return (
    <ul className={styles.wall} aria-label={texts.title}>
      {[...once].map(([key, { sign, name }]) => (
        <li key={key}>
          <LegendSign sign={sign} />
          {name}
        </li>
      ))}
    </ul>
  );
}
