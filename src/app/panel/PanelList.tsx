import type { ReactElement } from 'react';
import { isHidden } from '../link/controls.ts';
import { usePage } from '../store/page.ts';
import { panelMenu } from '../strings/panelMenu.ts';
import { choosable } from './arrange.ts';
import { declaredPanels } from './declared.ts';
import { hidden, shown } from './moves.ts';
import { useArrangement, useSurroundings } from './surroundings.ts';

/** Every panel of the run: those with a mark are shown. */
export function PanelList(): ReactElement {
  const page = useArrangement();
  const around = useSurroundings();
  const isArranged = [page.order, page.large].some((list) => list && list.length > 0);
  return (
    <section className="panel-list" aria-label={panelMenu.panels}>
      <h3>{panelMenu.panels}</h3>
      <ul>
        {choosable(declaredPanels(), around).map((panel) => {
          const isOut = isHidden(page, panel.id);
          return (
            <li key={panel.id}>
              <label>
                <input
                  type="checkbox"
                  checked={!isOut}
                  onChange={() =>
                    usePage.setState(isOut ? shown(page, panel, declaredPanels()) : hidden(page, panel))
                  }
                />{' '}
                {panel.title}
              </label>
            </li>
          );
        })}
      </ul>
      {isArranged && (
        <button
          type="button"
          className="button-quiet"
          onClick={() => usePage.setState({ order: [], large: [] })}
        >
          {panelMenu.reset}
        </button>
      )}
    </section>
  );
}
