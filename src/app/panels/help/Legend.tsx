import { type ReactElement, useId } from 'react';
import { TABS } from '../../link/state.ts';
import { placed } from '../../panel/arrange/arrange.ts';
import { declaredPanels } from '../../panel/declared.ts';
import { useArrangement, useSurroundings } from '../../panel/surroundings.ts';
import { legendTexts as texts } from '../../strings/panels/legend.ts';
import { LegendSign } from './LegendSign.tsx';
import styles from './legend.module.css';

interface PartProps {
  readonly title: string;
  readonly rows: (typeof texts.panels)[string];
}

function Part({ title, rows }: PartProps): ReactElement {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h4 id={id}>{title}</h4>
      <ul>
        {rows.map(([sign, means]) => (
          <li key={means}>
            <LegendSign sign={sign} />
            {means}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What each panel on the stage draws, in the order of the panels: a panel that is new there has its rows in the texts. */
export function Legend(): ReactElement {
  const around = useSurroundings();
  const page = useArrangement();
  const places =
    around.profile === 'phone' ? (['lead', ...TABS] as const) : (['lead', 'left', 'right'] as const);
  const shown = new Set(places.flatMap((where) => placed(declaredPanels(), where, around, page)));
  const panels = declaredPanels().filter((panel) => shown.has(panel));
  return (
    <div className={styles.legend}>
      <h3>{texts.title}</h3>
      <p className="hint">{texts.note}</p>
      <Part title={texts.everywhere} rows={texts.all} />
      {panels.map(({ id, title }) => {
        const rows = texts.panels[id] ?? [];
        return rows.length > 0 && <Part key={id} title={title} rows={rows} />;
      })}
    </div>
  );
}
