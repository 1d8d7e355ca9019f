import { createContext } from 'react';
import type { Panel } from './panel.ts';

/** A panel and what is around it. */
export interface Placing {
  readonly panel: Panel;
  /** Ids of all panels of its place from top to bottom; itself alone where the order is fixed. */
  readonly column: readonly string[];
}

/** The place of the panel inside; null outside of the stage. */
export const PanelPlacing = createContext<Placing | null>(null);
