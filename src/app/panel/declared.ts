import type { Panel } from './panel.ts';

let declared: readonly Panel[] = [];

/**
 * The panels that this page has. Links and stores need their names, and must not import their components: `registry.ts`
 * declares them here once, before anything is read or shown.
 */
export function declarePanels(registered: Readonly<Record<string, Panel>>): void {
  const panels = Object.values(registered);
  const twice = panels.find(({ id }, i) => panels.findIndex((panel) => panel.id === id) < i);
  if (twice) throw new Error(`two panels are called ${twice.id}`);
  declared = panels.sort((a, b) => a.order - b.order);
}

/** In their order. */
export const declaredPanels = (): readonly Panel[] => declared;
