import { type ReactElement, useContext } from 'react';
import { offerPicture } from '../../chrome/share/pictures/choice.ts';
import { nextFrame } from '../../clocks.ts';
import { isHidden } from '../../link/parts.ts';
import { mechanismOfPanel } from '../../readings/related.ts';
import { useSession } from '../../session/context.ts';
import { elementIn, type Session } from '../../session/session.ts';
import { useMoment } from '../../store/moment.ts';
import { arrangePanels, openMechanism, say } from '../../store/page.ts';
import { explainedWords } from '../../strings/panels/explained.ts';
import { panelMenu } from '../../strings/panels/panelMenu.ts';
import { Button } from '../../widgets/Button.tsx';
import { Landmark } from '../../widgets/Landmark.tsx';
import { late } from '../../widgets/late.tsx';
import { PopupClose } from '../../widgets/overlay/Popup.tsx';
import { declaredPanels } from '../declared.ts';
import { useArrangement, useLayoutContext } from '../layoutContext.ts';
import { PanelPlacingContext } from '../PanelSlot.tsx';
import { choosable } from './arrange.ts';
import { hidden, resized, shown } from './moves.ts';

const LegendOf = late(async () => (await import('../../chrome/help/Legend.tsx')).LegendOf);

/** Moves the focus after a panel has been hidden: to a title, else to the stage. */
function focusTitle(session: Session, id: string | undefined): void {
  nextFrame(() => {
    const title = id === undefined ? null : elementIn(session, `title-${id}`);
    (title ?? elementIn(session, 'stage'))?.focus();
  });
}

/** Menu of a panel: its actions, and its legend. */
export function PanelMenu(): ReactElement | null {
  const session = useSession();
  const placing = useContext(PanelPlacingContext);
  const page = useArrangement();
  const mechanism = useMoment((state) => placing && mechanismOfPanel(placing.panel.id, state));
  if (placing === null) return null;
  const { panel, column } = placing;
  const { id } = panel;
  const at = column.indexOf(id);
  const hide = () => {
    arrangePanels(session, hidden(page, panel));
    say(session, panelMenu.hidden(panel.title));
    focusTitle(session, column[at + 1] ?? column[at - 1]);
  };
  return (
    <>
      {panel.canEnlarge && (
        <PopupClose className="nav-item" onClick={() => arrangePanels(session, resized(page, panel))}>
          {page.large?.includes(id) ? panelMenu.shrink : panelMenu.enlarge}
        </PopupClose>
      )}
      {mechanism && (
        <PopupClose className="nav-item" onClick={() => openMechanism(session, mechanism.id)}>
          {explainedWords.howItWorks(mechanism.short)}
        </PopupClose>
      )}
      {!isHidden(page, 'share') && (
        <PopupClose className="nav-item" onClick={() => offerPicture(session, id)}>
          {panelMenu.picture}
        </PopupClose>
      )}
      <PopupClose className="nav-item" onClick={hide}>
        {panelMenu.hide}
      </PopupClose>
      <LegendOf panel={id} />
    </>
  );
}

/** List of all panels of the run, with check marks for the shown ones. */
export function PanelList(): ReactElement {
  const session = useSession();
  const page = useArrangement();
  const around = useLayoutContext();
  const isArranged = [page.order, page.large].some((list) => list && list.length > 0);
  return (
    <Landmark label={panelMenu.panels}>
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
                    arrangePanels(session, isOut ? shown(page, panel, declaredPanels()) : hidden(page, panel))
                  }
                />{' '}
                {panel.title}
              </label>
            </li>
          );
        })}
      </ul>
      <PopupClose className="button-quiet" onClick={() => openMechanism(session)}>
        {explainedWords.open}
      </PopupClose>
      {isArranged && (
        <Button quiet onClick={() => arrangePanels(session, { order: [], large: [] })}>
          {panelMenu.reset}
        </Button>
      )}
    </Landmark>
  );
}
