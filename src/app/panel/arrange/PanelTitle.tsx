import { type ReactElement, useContext } from 'react';
import { PlotBranch } from '../../plot/branch.ts';
import { useSession } from '../../session/context.ts';
import { idIn } from '../../session/session.ts';
import { usePage } from '../../store/page.ts';
import { Popup } from '../../widgets/overlay/Popup.tsx';
import { PanelMenu } from '../late.ts';
import { PanelPlacingContext } from '../PanelSlot.tsx';

/** Whether the panel around is enlarged. */
export function useIsLarge(): boolean {
  const placing = useContext(PanelPlacingContext);
  return usePage(({ large }) => placing !== null && large.includes(placing.panel.id));
}

/** The title of a panel; pressed, it opens the menu of the panel. */
export function PanelTitle({ title }: { readonly title: string }): ReactElement {
  const session = useSession();
  const placing = useContext(PanelPlacingContext);
  const isOfBranch = useContext(PlotBranch) !== null;
  if (placing === null) return <>{title}</>;
  return (
    <Popup
      id={isOfBranch ? undefined : idIn(session, `title-${placing.panel.id}`)}
      trigger={title}
      triggerClass="panel-title"
      label={title}
      cardClass="nav-card"
      align="start"
      side="bottom"
    >
      <PanelMenu />
    </Popup>
  );
}
