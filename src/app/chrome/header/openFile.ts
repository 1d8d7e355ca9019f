import { onDemand } from '../../late.ts';
import { busy } from '../../rest.ts';
import type { Session } from '../../session/session.ts';
import { reportLatePartFailed } from '../../store/latePartFailed.ts';

const reader = onDemand(() => import('./openFileContent.ts'));

/** Opens what a file holds. */
export function openFile(session: Session, file: File): true {
  const over = busy();
  void reader
    .ask()
    .then(
      ({ openFileContent }) => openFileContent(session, file),
      () => reportLatePartFailed(session),
    )
    .finally(over);
  return true;
}

/** Asks for a file with the system's own dialog. */
export function chooseFile(session: Session): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = '.json,.rule,application/json';
  input.addEventListener('change', () => {
    const file = input.files?.[0];
    if (file) openFile(session, file);
  });
  input.click();
}
