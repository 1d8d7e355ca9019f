import { createContext, memo, type ReactElement, useMemo } from 'react';
import { Guard } from '../widgets/Guard.tsx';
import { PanelId } from '../widgets/Landmark.tsx';
import type { Panel } from './panel.ts';

/** A panel and what is around it. */
export interface PanelPlacing {
  readonly panel: Panel;
  /** Ids of all panels of its place from top to bottom; itself alone where the order is fixed. */
  readonly column: readonly string[];
}

/** The place of the panel inside; null outside of the stage. */
export const PanelPlacingContext = createContext<PanelPlacing | null>(null);

interface SlotProps {
  readonly panel: Panel;
  /** Ids with spaces between them: equal columns are equal. */
  readonly column?: string;
}

/** A panel in its place; what throws inside it stops nothing else. */
export const PanelSlot = memo(function PanelSlot({ panel, column = panel.id }: SlotProps): ReactElement {
  const placing = useMemo(() => ({ panel, column: column.split(' ') }), [panel, column]);
  return (
    <Guard name={panel.inSentence}>
      <PanelPlacingContext value={placing}>
        <PanelId value={panel.id}>
          <panel.View />
        </PanelId>
      </PanelPlacingContext>
    </Guard>
  );
});

/** Panels one below the other. */
export function PanelSlots({ panels }: { readonly panels: readonly Panel[] }): ReactElement {
  const column = panels.map(({ id }) => id).join(' ');
  return (
    <>
      {panels.map((panel) => (
        <PanelSlot key={panel.id} panel={panel} column={column} />
      ))}
    </>
  );
}
