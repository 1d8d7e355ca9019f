import { type Arrangement, isHidden } from '../../link/parts.ts';
import type { Panel } from '../panel.ts';

const without = (list: readonly string[] = [], id: string): readonly string[] =>
  list.filter((other) => other !== id);

/** Left out, whatever else the link says of it; a panel that comes back has its usual size. */
export const hidden = (page: Arrangement, { id, isHiddenByDefault }: Panel): Arrangement => ({
  ...page,
  hide: [...without(page.hide, id), ...(isHiddenByDefault ? [] : [id])],
  show: without(page.show, id),
  large: without(page.large, id),
});

/** Shown; of a group that the link leaves out, the other panels stay left out, unless the group has the name of the panel. */
export function shown(page: Arrangement, panel: Panel, all: readonly Panel[]): Arrangement {
  const { id, group } = panel;
  const others = id === group ? [] : all.filter((other) => other.group === group && other.id !== id);
  const hide = (page.hide ?? []).flatMap((name) =>
    name === group ? others.map((other) => other.id) : name === id ? [] : [name],
  );
  const next = { ...page, hide: [...new Set(hide)] };
  const asked = isHidden(next, id) ? { ...next, show: [...(page.show ?? []), id] } : next;
  return panel.isHiddenByDefault ? { ...asked, large: [id] } : asked;
}

/** With its region for itself, or with the others again. */
export const resized = (page: Arrangement, { id }: Panel): Arrangement => ({
  ...page,
  large: page.large?.includes(id) ? without(page.large, id) : [id],
});
