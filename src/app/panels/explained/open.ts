import type { Session } from '../../session/session.ts';
import { pageOf } from '../../store/page.ts';
import { opener } from '../../widgets/overlay/Sheet.tsx';

/**
 * Shows how a mechanism works, where the mechanisms of the port are.
 * @param id of `Catalog.explained`: `reno`, `greedy-tcp`, `tm4`; left out: the first one that the followed VC has
 */
export function openMechanism(session: Session, id = ''): void {
  const page = pageOf(session);
  const { mechanism, mechanismOpener } = page.getState();
  page.setState({
    mechanism: id,
    mechanismOpener: mechanism === null ? opener() : mechanismOpener,
    dialog: null,
    tab: 'policy',
  });
}

export function closeMechanism(session: Session): void {
  const { mechanismOpener } = pageOf(session).getState();
  pageOf(session).setState({ mechanism: null, mechanismOpener: null });
  requestAnimationFrame(() => mechanismOpener?.focus());
}
