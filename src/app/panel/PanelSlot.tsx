import { memo, type ReactElement } from 'react';
import { Guard } from '../widgets/Guard.tsx';
import type { Panel } from './panel.ts';

/** A panel in its place; what throws inside it stops nothing else. */
export const PanelSlot = memo(function PanelSlot({ panel }: { readonly panel: Panel }): ReactElement {
  return (
    <Guard part={panel.called}>
      <panel.View />
    </Guard>
  );
});

/** Panels one below the other. */
export const PanelSlots = ({ panels }: { readonly panels: readonly Panel[] }): ReactElement => (
  <>
    {panels.map((panel) => (
      <PanelSlot key={panel.id} panel={panel} />
    ))}
  </>
);
